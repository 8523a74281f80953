"""The example projects of build systems, built as their first lines say, and what build systems ask of irad."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from irad.cli.main import main
from irad.errors import ToolError
from irad.frontends.rust import find_rustc
from irad.options import Options
from tests.cli.building import irad, output

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "build"
GRADIENT = "1.051680: -0.479426 -0.518069 0.997495\n"
COMMANDS = {
    "irad": "", "irad-cc": "cc", "irad-c++": "c++", "irad-llvm-ar": "ar", "irad-llvm-ranlib": "ranlib",
    "irad-llvm-nm": "nm",
}  # fmt: skip


@pytest.fixture
def projects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the projects; irad's programs are on the path, whether or not they are installed."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name, command in COMMANDS.items():
        (programs / name).write_text(f'#!/bin/sh\nPYTHONPATH={ROOT} exec {sys.executable} -m irad {command} "$@"\n')
        (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}:{Path(sys.executable).parent}")
    if os.path.expanduser("~") == "~":  # irad needs no home, but setuptools and cargo do
        monkeypatch.setenv("HOME", str(tmp_path))
    shutil.copytree(EXAMPLES, tmp_path / "build")
    return tmp_path / "build"


def needs(*programs: str) -> pytest.MarkDecorator:
    path = f"{os.environ['PATH']}:{Path(sys.executable).parent}"
    missing = [name for name in programs if shutil.which(name, path=path) is None]
    return pytest.mark.skipif(bool(missing), reason=f"there is no {', '.join(missing)} here")


def run(folder: Path, *command: str, **variables: str) -> str:
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, env={**os.environ, **variables}, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@needs("make", "ar")
@pytest.mark.parametrize("program", ["static", "thin", "shared"])
def test_make(projects: Path, program: str) -> None:
    run(projects / "make", "make", program)
    assert output(projects / "make" / program) == GRADIENT


@needs("make", "ar", "clang-22")
@pytest.mark.parametrize("kind", ["undefined", "undefined -fno-sanitize-recover"])
def test_sanitizers(projects: Path, kind: str) -> None:
    """What they call where they see something is inactive; of what is in order they say nothing."""
    run(projects / "make", "make", "static", "CFLAGS=-O1 -g -I../src", f"CC=irad-cc -fsanitize={kind}")
    assert output(projects / "make" / "static") == GRADIENT


@needs("make", "ar", "ccache")
def test_ccache_keeps_objects_that_are_differentiated(projects: Path, tmp_path: Path) -> None:
    for _ in range(2):
        run(projects / "make", "make", "-B", "static", "CC=ccache irad-cc", CCACHE_DIR=str(tmp_path / "kept"))
        assert output(projects / "make" / "static") == GRADIENT
    told = run(projects, "ccache", "--print-stats", CCACHE_DIR=str(tmp_path / "kept"))
    assert re.search(r"^direct_cache_hit\t([1-9])", told, re.MULTILINE)


@needs("make", "ar")
def test_a_thin_archive_whose_member_is_gone(projects: Path, capfd: pytest.CaptureFixture[str]) -> None:
    run(projects / "make", "make", "libthin.a", "main.o", "gradient.o")
    (projects / "make" / "chain.o").unlink()
    assert main(["cc", *(str(projects / "make" / name) for name in ("main.o", "gradient.o", "libthin.a"))]) == 1
    said = capfd.readouterr().err
    assert said.startswith("error: cannot read chain.o, which the thin archive ") and "No such file" in said


@needs("cmake")
@pytest.mark.parametrize("generator,program", [("Unix Makefiles", "make"), ("Ninja", "ninja")])
def test_cmake(projects: Path, generator: str, program: str) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"there is no {program} here")
    folder = projects / "cmake"
    place = run(folder, "irad", "--cmakedir").strip()
    across_files = f"-DCMAKE_INTERPROCEDURAL_OPTIMIZATION={'ON' if program == 'make' else 'OFF'}"
    run(folder, "cmake", "-G", generator, "-S", ".", "-B", "made", f"-Dirad_DIR={place}", across_files)
    run(folder, "cmake", "--build", "made")
    assert output(folder / "made" / "static") == output(folder / "made" / "shared") == GRADIENT


@needs("cmake", "ninja", "clang-22")
def test_cmake_with_optimisation_across_files(projects: Path) -> None:
    folder = projects / "cmake-lto"
    run(folder, "cmake", "-G", "Ninja", "-S", ".", "-B", "made", "-DCMAKE_C_COMPILER=irad-cc")
    run(folder, "cmake", "--build", "made")
    assert output(folder / "made" / "static") == GRADIENT


@needs("meson", "ninja")
def test_meson(projects: Path) -> None:
    folder = projects / "meson"
    run(folder, "meson", "setup", "made", CC="irad-cc")
    run(folder, "ninja", "-C", "made")
    assert output(folder / "made" / "static") == output(folder / "made" / "shared") == GRADIENT


def test_cffi(projects: Path) -> None:
    run(projects / "cffi", sys.executable, "build_chain.py", CC="irad-cc")
    assert run(projects / "cffi", sys.executable, "use_chain.py") == GRADIENT


@pytest.mark.skipif(importlib.util.find_spec("Cython") is None, reason="there is no Cython here")
def test_cython(projects: Path) -> None:
    command = (sys.executable, "setup.py", "build_ext", "-i")
    run(projects / "cython", *command, CC="irad-cc", LDSHARED="irad-cc -shared")
    assert run(projects / "cython", sys.executable, "use_chain.py") == GRADIENT


@needs("cmake")
@pytest.mark.skipif(importlib.util.find_spec("scikit_build_core") is None, reason="there is no scikit-build-core here")
def test_scikit_build_core(projects: Path) -> None:
    folder = projects / "scikit-build-core"
    words = ("--no-build-isolation", "--no-deps", "--quiet", "--target", "made", ".")
    run(folder, sys.executable, "-m", "pip", "install", *words)
    program = "from chain import gradient; print(*('%.6f' % g for g in gradient([0.0, 0.5, 2.0])[1]))"
    said = run(folder, sys.executable, "-c", program, PYTHONPATH=str(folder / "made"))
    assert said == "-0.479426 -0.518069 0.997495\n"


def _has_rust() -> bool:
    try:
        return bool(find_rustc(Options()))
    except ToolError:
        return False


@needs("cargo")
@pytest.mark.skipif(not _has_rust(), reason="there is no Rust compiler that works here")
def test_cargo(projects: Path) -> None:
    assert run(projects / "cargo", "cargo", "run", "--quiet", "--offline", "--release") == GRADIENT


@needs("pkg-config")
def test_pkg_config(projects: Path) -> None:
    place = run(projects, "irad", "--pkgconfigdir").strip()
    found = run(projects, "pkg-config", "--cflags", "--libs", "irad", PKG_CONFIG_PATH=place)
    assert found.split() == run(projects, "irad", "--cflags", "--libs").split()


def test_questions(capfd: pytest.CaptureFixture[str]) -> None:
    irad("--includedir")
    folder = capfd.readouterr().out.strip()
    assert (Path(folder) / "irad.h").is_file()
    irad("--cflags", "--libs")
    assert capfd.readouterr().out == f"-I{folder} -lm\n"
    assert main(["--cflags", "--bibs"]) == 1
    assert capfd.readouterr().err.startswith("error: --bibs is none of --includedir, --cflags, --libs,")


def test_the_module_is_the_command(projects: Path) -> None:
    assert run(projects, sys.executable, "-m", "irad", "--version", PYTHONPATH=str(ROOT)) == "irad 0.1.0\n"


def test_the_header_of_cxx_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("alone.cpp").write_text(
        "#include <irad.hpp>\n#include <cstdio>\n"
        "int main() { std::printf(\"%g\\n\", irad::autodiff([](double a) { return a * a; }, irad::Active(3.0))); }\n"
    )
    irad("c++", "alone.cpp", "-o", "alone")
    assert output("alone") == "6\n"


@needs("gcc")
@pytest.mark.parametrize("suffix,call", [(".c", "(void *)f, x"), (".cpp", "f, x")])
def test_another_compiler_says_what_to_build_with(tmp_path: Path, suffix: str, call: str) -> None:
    source = tmp_path / f"other{suffix}"
    source.write_text(
        "#include <irad.h>\ndouble f(double x) { return x * x; }\n"
        f"double g(double x) {{ return __irad_autodiff({call}); }}\n"
    )
    include = ROOT / "csrc"
    done = subprocess.run(
        ["gcc", f"-I{include}", "-c", str(source), "-o", str(tmp_path / "other.o")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode and "derivatives are made by irad: build with 'irad cc' or 'irad c++'" in done.stderr
    source.write_text("#include <irad.h>\ndouble f(double x) { return x * x; }\n")
    subprocess.run(["gcc", f"-I{include}", "-c", str(source), "-o", str(tmp_path / "other.o")], check=True)
