"""Modules of every front end go through irad's memory and come back as LLVM knew them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.roundtrip.harness import bitcode_text, round_trip

CORPUS = Path(__file__).with_name("corpus")
LEVELS = ("-O0", "-O2", "-O3")


def find(*names: str) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def clang() -> list[str]:
    """A C compiler: clang, or the one in the ziglang wheel."""
    found = find("clang-22", "clang")
    if found:
        return [found]
    ziglang = pytest.importorskip("ziglang", reason="needs clang or the ziglang wheel")
    return [str(Path(ziglang.__file__).with_name("zig")), "cc"]


def compile_to_text(command: list[str], output: Path) -> str:
    subprocess.run([*command, "-o", str(output)], check=True, capture_output=True)
    return bitcode_text(output.read_bytes())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["numeric.c", "system.c", "vectors.c"])
def test_c(name: str, level: str, tmp_path: Path) -> None:
    command = [*clang(), level, "-g", "-c", "-emit-llvm", str(CORPUS / name)]
    trip = round_trip(compile_to_text(command, tmp_path / "out.bc"))
    assert trip.functions >= 7


@pytest.mark.parametrize("level", LEVELS)
def test_cpp(level: str, tmp_path: Path) -> None:
    command = [*clang(), "-std=c++20", level, "-g", "-c", "-emit-llvm", str(CORPUS / "shapes.cpp")]
    text = compile_to_text(command, tmp_path / "out.bc")
    assert "landingpad" in text
    assert round_trip(text).instructions > 500


def test_windows_exceptions(tmp_path: Path) -> None:
    source = tmp_path / "seh.cpp"
    source.write_text(
        "void f(); struct D { ~D(); };\n"
        "int g() { D d; try { f(); } catch (int x) { return x; } catch (...) { f(); } return 0; }\n"
    )
    found = find("clang-22", "clang")
    if not found:
        pytest.skip("needs clang: only it writes code for MSVC without that target's headers")
    command = [
        found,
        "-target",
        "x86_64-pc-windows-msvc",
        "-fexceptions",
        "-O1",
        "-c",
        "-emit-llvm",
        str(source),
    ]
    text = compile_to_text(command, tmp_path / "out.bc")
    assert "catchswitch" in text
    round_trip(text)


@pytest.mark.parametrize("target", ["aarch64-linux-gnu", "powerpc64-linux-gnu", "i686-linux-gnu"])
def test_other_targets(target: str, tmp_path: Path) -> None:
    found = find("clang-22", "clang")
    if not found:
        pytest.skip("needs clang: compiles for a machine whose headers are not here")
    flags = ["-march=armv8-a+sve", "-mllvm", "-scalable-vectorization=preferred"] if "aarch" in target else []
    command = [found, "-target", target, *flags, "-O3", "-g", "-c", "-emit-llvm", str(CORPUS / "vectors.c")]
    text = compile_to_text(command, tmp_path / "out.bc")
    assert ("vscale" in text) == ("aarch" in target)
    round_trip(text)


@pytest.mark.parametrize("level", ["0", "3"])
def test_rust(level: str, tmp_path: Path) -> None:
    rustc = find("rustc", os.path.expanduser("~/.cargo/bin/rustc"))  # without a home, too
    if not rustc:
        pytest.skip("needs rustc")
    command = [rustc, "-C", f"opt-level={level}", "-g", "--emit=llvm-bc", str(CORPUS / "lists.rs")]
    assert round_trip(compile_to_text(command, tmp_path / "out.bc")).functions >= 7


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_fortran(level: str, tmp_path: Path) -> None:
    flang = find("flang-22", "flang-new-22", "flang", "flang-new")
    if not flang:
        pytest.skip("needs flang")
    command = [flang, level, "-g", "-c", "-emit-llvm", f"-J{tmp_path}", str(CORPUS / "fields.f90")]
    assert round_trip(compile_to_text(command, tmp_path / "out.bc")).functions >= 4


def test_numba() -> None:
    numba = pytest.importorskip("numba")
    import numpy as np

    @numba.njit
    def smooth(x: np.ndarray, names: dict) -> float:
        total = 0.0
        for i in range(1, x.shape[0] - 1):
            total += np.sin(x[i - 1]) * x[i] ** 2
        if total < 0:
            raise ValueError("negative total")
        return total + len([name for name in names if name > 1])

    smooth(np.ones(10), numba.typed.Dict.empty(numba.int64, numba.float64))
    for text in smooth.inspect_llvm().values():
        assert round_trip(text).functions >= 2


def test_numba_parallel() -> None:
    numba = pytest.importorskip("numba")
    import numpy as np

    @numba.njit(parallel=True, fastmath=True)
    def scale(x: np.ndarray, y: np.ndarray) -> float:
        total = 0.0
        for i in numba.prange(x.shape[0]):
            y[i] = 2 * x[i]
            total += y[i]
        return total

    scale(np.ones(10, np.float32), np.ones(10, np.float32))
    for text in scale.inspect_llvm().values():
        assert round_trip(text).functions >= 2
