"""C and C++ to bitcode."""

from __future__ import annotations

import ctypes
import importlib.util
import re
from pathlib import Path

import pytest

from irad.backend.jit import JitLibrary
from irad.backend.optimise import prepare
from irad.backend.target import parse_module
from irad.errors import InputError, ToolError, UsageError
from irad.frontends import toolchain
from irad.frontends.c.compile import compile_c
from irad.frontends.compiled_module import Unit
from irad.options import Options
from irad.runtime import header_directory

KERNEL = """
#include <math.h>
double kernel(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += sin(x[i]) * sqrt(x[i]);
  return s;
}
"""
has_wheel = importlib.util.find_spec("ziglang") is not None
COMPILERS = [
    "",
    pytest.param("ziglang", marks=pytest.mark.skipif(not has_wheel, reason="no ziglang wheel here")),
]


@pytest.fixture
def options(tmp_path: Path) -> Options:
    return Options(cache_directory=tmp_path / "cache")


def text_of(unit: Unit) -> str:
    return str(parse_module(unit.bitcode))


def body_of(text: str, function: str) -> list[str]:
    found = re.search(rf"^define [^\n]*@{function}\(.*?^}}", text, re.MULTILINE | re.DOTALL)
    assert found
    return found[0].split("\n")


def opcodes(text: str, function: str) -> list[str]:
    """The instructions of a function, in order, without names."""
    words = (
        re.sub(r"^\s*(%\S+ = )?(tail )?", "", line).split(" ")[0] for line in body_of(text, function)[1:-1]
    )
    return [w for w in words if w.isalpha()]


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_every_compiler_and_level_gives_the_same_shape(options: Options, compiler: str, level: str) -> None:
    unit = compile_c(text=KERNEL, flags=[level], options=options.with_(compiler=compiler))
    prepared = str(prepare(parse_module(unit.bitcode)))
    counts = {
        name: opcodes(prepared, "kernel").count(name) for name in ("phi", "load", "store", "alloca", "call")
    }
    assert counts["load"] == 1 and counts["store"] == counts["alloca"] == 0
    assert "@llvm.sqrt.f64(" in "\n".join(body_of(prepared, "kernel"))
    assert re.search(r"DILocalVariable\(name: \"x\", arg: 1", prepared)
    assert not re.search(r"<\d+ x double>|ubsan", prepared)


def test_defaults_and_users_flags(options: Options) -> None:
    plain = compile_c(text=KERNEL, options=options)
    assert "isOptimized: true" in text_of(plain)
    assert (plain.language, len(plain.sources)) == ("c", 1)
    errno = compile_c(text=KERNEL, flags="-fmath-errno -g0", options=options)
    assert "@sin(" in text_of(errno) and "DISubprogram" not in text_of(errno)
    defined = compile_c(text="double f(void) { return VALUE; }", flags=["-DVALUE=2.5"], options=options)
    assert "ret double 2.500000e+00" in text_of(defined)


LEVELS = [((), 2), (("-O0",), 2), (("-Os",), 2), (("-O1", "-O3"), 3), (("-Ofast",), 3)]


@pytest.mark.parametrize(("flags", "level"), LEVELS)
def test_passes_are_left_for_later(options: Options, flags: tuple[str, ...], level: int) -> None:
    unit = compile_c(text=KERNEL, flags=flags, options=options)
    assert unit.level == level
    assert "alloca" in opcodes(text_of(unit), "kernel")


CHOICES = """
#include <math.h>
void kernel(const float *x, const float *w, float *e, int n, int m) {
  for (int l = 0; l < m; l++) {
    float energy = 0;
    for (int i = 0; i < n; i++) {
      float gap = sqrtf(x[i]) - (w[l] + w[i]), dry = w[l + 1] + w[i + 1];
      if (gap < 0) energy -= gap * 38;
      if (gap < 4) energy += w[i] * (gap < 0 ? 1 : 1 - gap / 4) * 45;
      if (dry < 0 && gap < 2) energy += dry * (gap < 0 ? 1 : 1 - gap / 2);
    }
    e[l] = energy;
  }
}
"""


def test_what_is_differentiated_is_the_same_for_all_processors(options: Options) -> None:
    bodies = []
    for flags in ((), ("-march=x86-64-v4",)):
        unit = compile_c(text=CHOICES, flags=["-O3", "-g0", *flags], options=options)
        bodies.append(opcodes(str(prepare(parse_module(unit.bitcode), unit.level, any_processor=True)), "kernel"))
    assert bodies[0] == bodies[1]


def test_several_files_are_linked(tmp_path: Path, options: Options) -> None:
    (tmp_path / "a.c").write_text("double g(double); double f(double x) { return g(x) + 1; }")
    (tmp_path / "b.cc").write_text('extern "C" double g(double x) { return 2 * x; }')
    unit = compile_c([tmp_path / "a.c", tmp_path / "b.cc"], options=options)
    assert unit.name == "a" and unit.language == "c++"
    library = JitLibrary(unit.bitcode, libraries=unit.libraries, options=options)
    assert ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(library.address("f"))(3.0) == 7.0
    with pytest.raises(InputError, match=r"a\.c cannot be linked with .*multiply defined"):
        compile_c([tmp_path / "a.c", tmp_path / "a.c"], options=options)


def test_cxx_templates_and_static_objects(options: Options) -> None:
    text = """
    #include <cmath>
    #include <vector>
    static std::vector<double> weights(3, 2.0);
    template <class T> T twice(T x) { return x + std::fabs(x); }
    extern "C" double f(double x) { return twice(x) * weights[1]; }
    """
    unit = compile_c(text=text, lang="c++", standard="c++17", options=options)
    library = JitLibrary(unit.bitcode, libraries=unit.libraries, options=options)
    assert ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(library.address("f"))(3.0) == 12.0


def test_the_header_is_clean_c_and_cxx(options: Options) -> None:
    text = """
    #include <irad.h>
    static double f(const double *x, int n) { return x[0] * n; }
    double g(double *x, double *dx) { return __irad_autodiff(f, irad_dup, x, dx, irad_const, 3); }
    void *a(double *x, double *dx) { return __irad_augmentfwd(f, enzyme_dup, x, dx, enzyme_const, 3); }
    """
    for lang, standard in (("c", "c99"), ("c", "c17"), ("c", "c23"), ("c++", "c++11"), ("c++", "c++20")):
        flags = ["-Wall", "-Wextra", "-Werror"]
        unit = compile_c(
            text=text, lang=lang, standard=standard, flags=flags, include=header_directory(), options=options
        )
        found = text_of(unit)
        assert re.search(r"call [^@\n]*@\w*__irad_autodiff\w*\(", found)
        assert "@irad_dup = external" in found
        assert unit.messages == ""


def test_compiler_errors_and_warnings_are_passed_on(tmp_path: Path, options: Options) -> None:
    (tmp_path / "bad.c").write_text("double f(double x) {\n  return y;\n}\n")
    with pytest.raises(ToolError) as caught:
        compile_c(tmp_path / "bad.c", options=options)
    assert "bad.c:2:10: error: use of undeclared identifier 'y'" in caught.value.output
    assert str(caught.value).startswith(f"cannot compile {tmp_path / 'bad.c'}: the compiler failed\n")
    assert caught.value.command
    warned = compile_c(text="int f(int x) { if (x = 1) return 2; return 3; }", options=options)
    assert "-Wparentheses" in warned.messages


def test_source_text_stays_to_be_shown(options: Options) -> None:
    with pytest.raises(ToolError) as caught:
        compile_c(text="int f( {", options=options)
    path = re.search(r"(/\S+\.c):1:8: error", caught.value.output)
    assert path and Path(path[1]).read_text() == "int f( {"


def test_wrong_input(tmp_path: Path, options: Options) -> None:
    (tmp_path / "a.txt").write_text("")
    with pytest.raises(InputError, match="no such file"):
        compile_c(tmp_path / "missing.c", options=options)
    with pytest.raises(InputError, match="it is a directory"):
        compile_c(tmp_path, lang="c", options=options)
    with pytest.raises(UsageError, match="neither C nor C\\+\\+"):
        compile_c(tmp_path / "a.txt", options=options)
    with pytest.raises(UsageError, match="no source files"):
        compile_c(options=options)
    with pytest.raises(UsageError, match="not both"):
        compile_c("a.c", text="int x;", options=options)
    with pytest.raises(UsageError, match="'fortran'"):
        compile_c("a.f", lang="fortran", options=options)


def test_libraries_are_parted_from_flags(tmp_path: Path, options: Options) -> None:
    (tmp_path / "libown.so").write_bytes(b"")
    unit = compile_c(
        text="int x;", flags=["-lm", "-L", str(tmp_path), "-lown", "-Wl,-rpath,x"], options=options
    )
    assert unit.libraries == ("libm.so.6", str(tmp_path / "libown.so"))


def test_no_compiler_is_explained(monkeypatch: pytest.MonkeyPatch, options: Options) -> None:
    monkeypatch.setattr(toolchain, "_installed", lambda newest: None)
    with pytest.raises(ToolError, match="pip install irad\\[c\\]"):
        compile_c(text="int x;", options=options)
    with pytest.raises(ToolError, match="'no-such-clang' cannot be run"):
        compile_c(text="int x;", options=options.with_(compiler="no-such-clang"))
    with pytest.raises(ToolError, match="is not clang"):
        compile_c(text="int x;", options=options.with_(compiler="true"))


def test_compilers_of_the_wrong_age_are_refused(tmp_path: Path, options: Options) -> None:
    for version in (3, 99):
        fake = tmp_path / f"clang-{version}"
        fake.write_text(f"#!/bin/sh\necho clang version {version}.0.1\n")
        fake.chmod(0o755)
        with pytest.raises(ToolError, match=f"is clang {version}; irad reads bitcode of LLVM 15 to"):
            compile_c(text="int x;", options=options.with_(compiler=str(fake)))
