"""Settings and where they come from."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from pathlib import Path

import pytest

import irad
from irad.errors import UsageError
from irad.options import Options
from irad.storage import process_directory


def test_the_environment_sets_every_field() -> None:
    values = {
        "opt_level": ("1", 1),
        "strong_zero": ("yes", True),
        "assume_noalias": ("on", True),
        "cache": ("0", False),
        "cache_directory": ("/tmp/x", Path("/tmp/x")),
        "cache_limit": ("77", 77),
        "cpu": ("znver4", "znver4"),
        "features": ("+avx2", "+avx2"),
        "vector_library": ("none", "none"),
        "verify": ("false", False),
        "debug": ("TRUE", True),
        "compiler": ("clang", "clang"),
        "fortran_compiler": ("flang", "flang"),
        "rust_compiler": ("rustc", "rustc"),
        "openmp_library": ("/x.so", "/x.so"),
        "parallel": ("1", True),
        "deterministic": ("1", True),
        "check_assumptions": ("on", True),
        "check_bounds": ("yes", True),
        "constant_state": ("1", True),
    }
    assert set(values) == {field.name for field in fields(Options)}
    options = Options.from_environment({f"IRAD_{name.upper()}": text for name, (text, _) in values.items()})
    for name, (_, expected) in values.items():
        assert getattr(options, name) == expected


def test_overrides_win_and_the_cache_follows_the_desktops_convention() -> None:
    environment = {"XDG_CACHE_HOME": "/c", "IRAD_OPT_LEVEL": "1"}
    options = Options.from_environment(environment, opt_level=2)
    assert (options.opt_level, options.cache_directory) == (2, Path("/c/irad"))


def test_what_is_given_wins_over_the_environment_and_that_over_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRAD_CACHE", "0")
    monkeypatch.setenv("IRAD_OPT_LEVEL", "1")
    options = Options(strong_zero=True, opt_level=2)
    assert (options.strong_zero, options.opt_level, options.cache) == (True, 2, False)
    assert Options(0).opt_level == 0 and Options().opt_level == 1
    assert Options.from_environment({}).cache, "another environment says nothing"
    assert options.with_(opt_level=3).cache is False
    monkeypatch.setenv("IRAD_CACHE", "1")
    assert not options.with_(opt_level=0).cache, "a copy is one"


@pytest.mark.parametrize(
    "name,hint", [("IRAD_CACHE_DIR", "did you mean IRAD_CACHE_DIRECTORY?"), ("IRAD_QQ", "the guide lists the settings")]
)
def test_unknown_settings_are_warned_of_once(monkeypatch: pytest.MonkeyPatch, name: str, hint: str) -> None:
    monkeypatch.setattr("irad.options._told", set())
    monkeypatch.setenv(name, "x")
    with pytest.warns(RuntimeWarning) as found:
        Options()
        Options.from_environment()
    assert [str(each.message) for each in found] == [f"irad knows no setting {name}; {hint}"]


def test_names_that_do_not_exist_get_a_hint() -> None:
    with pytest.raises(UsageError, match=r"there is no option 'op_level'; did you mean opt_level\?"):
        Options(op_level=1)  # type: ignore[call-arg]
    with pytest.raises(AttributeError, match=r"module 'irad' has no attribute 'gradd'; did you mean irad.grad\?"):
        irad.gradd  # noqa: B018
    with pytest.raises(AttributeError, match=r"has no attribute 'xyz'$"):
        irad.xyz  # noqa: B018


def test_no_home_and_an_unknown_user(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", unknown)
    for name in ("XDG_CACHE_HOME", "IRAD_CACHE_DIRECTORY"):
        monkeypatch.delenv(name, raising=False)
    assert Options().cache_directory == process_directory()


@pytest.mark.parametrize(
    "environment,message",
    [
        ({"IRAD_CACHE": "maybe"}, "IRAD_CACHE is 'maybe'; it must be 1 or 0"),
        ({"IRAD_OPT_LEVEL": "fast"}, "IRAD_OPT_LEVEL is 'fast'; it must be a whole number"),
        ({"IRAD_OPT_LEVEL": "7"}, "opt_level is 7; it must be 0, 1, 2 or 3"),
        ({"IRAD_CACHE_LIMIT": "-1"}, "cache_limit is -1"),
        ({"IRAD_VECTOR_LIBRARY": "svml"}, "vector_library is 'svml'"),
    ],
)
def test_wrong_values_are_refused(environment: dict[str, str], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        Options.from_environment(environment)


def test_options_are_frozen_and_changed_by_copying() -> None:
    options = Options()
    assert options.with_(opt_level=0) == Options(opt_level=0)
    with pytest.raises(FrozenInstanceError):
        options.opt_level = 1  # type: ignore[misc]
    with pytest.raises(UsageError, match=r"there is no option 'level'; did you mean opt_level\?"):
        options.with_(level=3)


def test_options_that_are_none() -> None:
    for call in (lambda o: irad.compile("f.c", options=o), lambda o: irad.load("f.bc", options=o)):
        with pytest.raises(UsageError, match=r"options is \{'opt_level': 2\}; it must be irad.Options\(...\)"):
            call({"opt_level": 2})
    function = irad.compile("double f(double x) { return x * x; }", lang="c")["f"]
    with pytest.raises(UsageError, match="options is 2; it must be"):
        irad.grad(function, options=2)  # type: ignore[arg-type]


def test_empty_variables_and_a_relative_place_count_as_none() -> None:
    plain = Options.from_environment({})
    environment = {"IRAD_CACHE_DIRECTORY": "", "IRAD_OPT_LEVEL": "", "XDG_CACHE_HOME": "here"}
    assert Options.from_environment(environment) == plain
