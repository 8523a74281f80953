"""Bitcode from files, objects, archives and loaded libraries."""

from __future__ import annotations

import ctypes
import os
import random
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from irad.backend.jit import JitLibrary
from irad.backend.target import parse_module
from irad.errors import InputError
from irad.frontends.bitcode import WRAPPER_MAGIC, load, load_bytes, split_modules
from irad.frontends.c.compile import compile_c
from irad.frontends.compiled_module import Unit
from irad.frontends.loaded_images import library_of_address, load_shared
from irad.frontends.rust import standard_library
from irad.options import Options

A = """
struct pair { double first; int second[3]; };
static double coefficient = 2;
static struct pair both = {1, {2, 3, 4}};
double offset;
static const double table[2] = {5, 6};
void set(double c, double o) { coefficient = c; offset = o; both.second[1] = (int)c; }
double f(double x) { return coefficient * x + offset + both.second[1]; }
static double hidden(double x) { return x * table[x > 0]; }
double (*get(void))(double) { return hidden; }
"""
B = "double f(double); double h(double x) { return 2 * f(x); }"
CLANG = shutil.which("clang-22") or shutil.which("clang")
needs_clang = pytest.mark.skipif(CLANG is None, reason="embedding bitcode needs a clang on the path")
OPTIONS = Options(cache=False)


@pytest.fixture(scope="module")
def bitcode(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return compile_c(text=A, options=Options(cache_directory=tmp_path_factory.mktemp("cache"))).bitcode


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a library, objects and an archive that carry bitcode, and a library that does not."""
    folder = tmp_path_factory.mktemp("built")
    (folder / "a.c").write_text(A)
    (folder / "b.c").write_text(B)

    def run(*command: str) -> None:
        subprocess.run(command, check=True, cwd=folder)

    assert CLANG
    run(CLANG, "-O2", "-g", "-fPIC", "-shared", "-fembed-bitcode=all", "a.c", "b.c", "-o", "libab.so")
    run(CLANG, "-O2", "-fPIC", "-shared", "a.c", "-o", "libplain.so")
    for name in "ab":
        run(CLANG, "-O2", "-flto", "-ffat-lto-objects", "-c", f"{name}.c", "-o", f"{name}.o")
    shutil.copy(folder / "b.o", folder / "of_a_long_name.o")  # more than the 15 letters that have room in the archive
    run("ar", "rcs", "libab.a", "a.o", "of_a_long_name.o")
    run("ar", "rcsT", "libthin.a", "a.o", "of_a_long_name.o")
    shutil.copy(folder / "libab.so", folder / "libstripped.so")
    run("strip", "libstripped.so")
    return folder


def functions_of(unit: Unit) -> set[str]:
    return {f.name for f in parse_module(unit.bitcode).functions if not f.is_declaration}


def test_bitcode_text_and_wrapped_bitcode(tmp_path: Path, bitcode: bytes) -> None:
    wrapped = WRAPPER_MAGIC + struct.pack("<4I", 0, 20, len(bitcode), 7) + bitcode + b"\0\0"
    for name, data in (("m.bc", bitcode), ("m.ll", str(parse_module(bitcode)).encode()), ("w.bc", wrapped)):
        (tmp_path / name).write_bytes(data)
        unit = load(tmp_path / name)
        assert {"f", "set", "get"} <= functions_of(unit)
        assert (unit.language, unit.sources) == ("ir", (str(tmp_path / name),))


def test_modules_in_a_row_are_split(bitcode: bytes) -> None:
    other = parse_module("define void @other() {\n  ret void\n}").as_bitcode()
    assert split_modules(bitcode + other, "x") == [bitcode, other]
    assert split_modules(bitcode + b"\0" * 12 + other + b"\0", "x") == [bitcode, other]


@needs_clang
@pytest.mark.parametrize("name", ["libab.so", "libab.a", "libthin.a"])
def test_libraries_and_archives(built: Path, name: str) -> None:
    assert {"f", "set", "get", "h"} <= functions_of(load(built / name))


@needs_clang
def test_objects(built: Path) -> None:
    assert "h" in functions_of(load(built / "b.o")) and "f" in functions_of(load(built / "a.o"))


@needs_clang
def test_a_library_without_bitcode_says_how_to_build_it(built: Path) -> None:
    with pytest.raises(InputError, match="carries no bitcode; build it with clang's -fembed-bitcode=all"):
        load(built / "libplain.so")


@needs_clang
def test_loaded_libraries_share_their_variables(built: Path) -> None:
    unit = load_shared(built / "libab.so")
    assert {"coefficient", "offset"} <= set(unit.externals) and "table" not in unit.externals
    library = JitLibrary(unit.bitcode, externals=unit.externals, libraries=unit.libraries, options=OPTIONS)
    original = ctypes.CDLL(str(built / "libab.so"))
    original.set.argtypes = [ctypes.c_double, ctypes.c_double]
    ours = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(library.address("h"))
    original.set(10.0, 0.5)
    assert ours(3.0) == 2 * (10 * 3 + 0.5 + 10)


@needs_clang
def test_hidden_variables_of_a_stripped_library_are_never_copied(built: Path) -> None:
    unit = load_shared(built / "libstripped.so")
    with pytest.raises(InputError, match=r"the code uses .*coefficient, which nothing defines"):
        JitLibrary(unit.bitcode, externals=unit.externals, libraries=unit.libraries, options=OPTIONS)


@needs_clang
def test_functions_are_found_by_address(built: Path) -> None:
    library = ctypes.CDLL(str(built / "libab.so"))
    library.get.restype = ctypes.c_void_p
    public = ctypes.cast(library.set, ctypes.c_void_p).value
    assert public
    assert library_of_address(public) == (built / "libab.so", "set")
    assert library_of_address(library.get()) == (built / "libab.so", "hidden")
    with pytest.raises(InputError, match="no function that begins at"):
        library_of_address(public + 1)
    with pytest.raises(InputError, match="no library holds the address 0x10"):
        library_of_address(0x10)


def test_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"cannot read .*No such file"):
        load(tmp_path / "missing.bc")
    with pytest.raises(InputError, match=r"cannot read .*directory"):
        load(tmp_path)
    os.mkfifo(tmp_path / "pipe.ll")
    with open(tmp_path / "large.ll", "wb") as large:
        large.truncate(100 << 30)
    for path in (tmp_path / "pipe.ll", Path("/dev/zero")):
        with pytest.raises(InputError, match=f"cannot read {path}: it is a pipe or a device, not a file"):
            load(path)
    with pytest.raises(InputError, match=r"cannot read .*large.ll: it has 107,374,182,400 bytes, and modules of"):
        load(tmp_path / "large.ll")
    for data, message in (
        (b"", "is empty"),
        (b"hello", "x:1:1: error: expected top-level entity"),
        (b"define i32 @f() { ret i32 0 }\0junk", "neither LLVM IR text, nor bitcode"),
        (b"\xff\xfe\x00", "neither LLVM IR text, nor bitcode"),
        (b"BC\xc0\xde", "truncated bitcode"),
        (b"\x7fELF\x01\x01" + bytes(60), "not a 64-bit little-endian ELF file"),
        (b"\x7fELF\x02\x01", "truncated or damaged ELF file"),
        (b"!<thin>\n", "no member that carries bitcode"),
        (b"!<thin>\n" + b"/dev/zero/".ljust(48) + b"7".ljust(10) + b"`\n", "cannot read /dev/zero, .*: it is a pipe"),
        (b"!<thin>\n" + b"gone.o/".ljust(48) + b"7".ljust(10) + b"`\n", "cannot read gone.o, which the thin archive x"),
        (b"!<arch>\n", "no member that carries bitcode"),
        (b"!<arch>\n" + b"x" * 60, "damaged archive"),
    ):
        with pytest.raises(InputError, match=message):
            load_bytes(data, "x")


def test_truncation_at_any_place_is_an_input_error(bitcode: bytes) -> None:
    chooser = random.Random(1)
    # Cut anywhere but between two top-level blocks, the rest lacks part of a block.
    for cut in chooser.sample(range(len(bitcode) - 100), 60):
        with pytest.raises(InputError):
            split_modules(bitcode[:cut], "x")
    with pytest.raises(InputError, match="x holds truncated bitcode"):
        load_bytes(bitcode[: len(bitcode) // 2], "x")


def test_flipped_bytes_never_end_the_process(bitcode: bytes) -> None:
    chooser = random.Random(5)
    refused = 0
    for _ in range(12):
        damaged = bytearray(bitcode)
        for _ in range(6):
            damaged[chooser.randrange(4, len(damaged))] = chooser.randrange(256)
        try:
            parse_module(load_bytes(bytes(damaged), "x").bitcode)
        except InputError:
            refused += 1
    assert refused >= 8


def test_damaged_elf_files_are_input_errors() -> None:
    data = Path(sys.executable).read_bytes()
    chooser = random.Random(2)
    for cut in chooser.sample(range(len(data)), 20):
        with pytest.raises(InputError):
            load_bytes(data[:cut], "x")


def test_a_producer_that_is_no_text_has_no_standard_library() -> None:
    assert standard_library(b"..rustc version 1.95.\xb1 (59807616e)..", Options()) == ()
