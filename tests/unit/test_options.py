"""Settings and where they come from."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from pathlib import Path

import pytest

from irad.errors import UsageError
from irad.options import Options


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
    assert Options.from_environment({}) == Options()


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
    with pytest.raises(UsageError, match="there is no option 'level'; options are opt_level, "):
        options.with_(level=3)
