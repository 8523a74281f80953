"""Compilation into this process, and output ahead of time."""

from __future__ import annotations

import ctypes
import gc
import mmap
import platform
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from irad.backend import assembly
from irad.backend.aot import emit_object, write_atomically, write_bitcode, write_object, write_text
from irad.backend.jit import CompiledObject, JitLibrary, compile_object, load_library
from irad.backend.target import Target, parse_module
from irad.errors import InputError, UsageError
from irad.options import Options
from tests.unit.compilers import program_compiler

OPTIONS = Options(cache=False)
FORTY_TWO = "define i32 @answer() {\n  ret i32 42\n}"
WANTS_HELPER = """
declare i32 @irad_test_helper(i32)
define i32 @call_it(i32 %x) {
  %r = call i32 @irad_test_helper(i32 %x)
  ret i32 %r
}
"""


def call(library: JitLibrary, name: str, *arguments: int) -> int:
    kinds = [ctypes.c_int] * (1 + len(arguments))
    return int(ctypes.CFUNCTYPE(*kinds)(library.address(name))(*arguments))


FAR_CALL = """
declare i32 @low() nonlazybind
define i32 @call_it() {
  %r = call i32 @low()
  %s = add i32 %r, 1
  ret i32 %s
}
!llvm.module.flags = !{!0, !1}
!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
"""


@pytest.mark.skipif(
    platform.machine() != "x86_64" or sys.platform != "linux", reason="only x86-64's Linux has MAP_32BIT"
)
def test_calls_of_functions_at_low_addresses() -> None:
    """The executable's own functions, where it is not position-independent, are as far away as that."""
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x40  # MAP_32BIT
    page = mmap.mmap(-1, mmap.PAGESIZE, flags, mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
    page.write(bytes.fromhex("b807000000c3"))  # mov eax, 7; ret
    address = ctypes.addressof(ctypes.c_char.from_buffer(page))
    assert address < 1 << 32
    library = JitLibrary(FAR_CALL, externals={"low": address}, options=OPTIONS)
    assert call(library, "call_it") == 8


def test_functions_and_variables_have_addresses() -> None:
    library = JitLibrary("@x = global i32 7\n@hidden = internal global i32 8\n" + FORTY_TWO, options=OPTIONS)
    assert call(library, "answer") == 42
    assert ctypes.c_int.from_address(library.address("x")).value == 7
    assert set(library.names) == {"answer", "x"} and "answer" in library
    with pytest.raises(UsageError, match="defines no 'hidden'"):
        library.address("hidden")


def test_externals_come_from_the_caller_and_the_process() -> None:
    helper = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(lambda x: x + 1)
    address = ctypes.cast(helper, ctypes.c_void_p).value
    assert address
    library = JitLibrary(WANTS_HELPER, externals={"irad_test_helper": address, "unused": 1}, options=OPTIONS)
    assert call(library, "call_it", 5) == 6
    text = "declare i32 @abs(i32)\ndefine i32 @g(i32 %x) {\n  %r = call i32 @abs(i32 %x)\n  ret i32 %r\n}"
    assert call(JitLibrary(text, options=OPTIONS), "g", -3) == 3


def test_missing_symbols_are_named() -> None:
    with pytest.raises(InputError, match="the code uses irad_test_helper, which nothing defines"):
        JitLibrary(WANTS_HELPER, options=OPTIONS)
    with pytest.raises(InputError, match="cannot load the library /no/such"):
        load_library("/no/such.so")


def test_thread_local_variables_are_refused() -> None:
    text = "@t = thread_local global i32 5\ndefine i32 @g() {\n  %r = load i32, ptr @t\n  ret i32 %r\n}"
    with pytest.raises(InputError, match="thread-local variable 't'"):
        JitLibrary(text, options=OPTIONS)


def _library_with_a_thread_local(folder: Path, name: str) -> Path:
    source, library = folder / f"{name}.c", folder / f"{name}.so"
    source.write_text(f"_Thread_local struct {{ long before, here, behind; }} {name} = {{3, 40, 5}};")
    subprocess.run([*program_compiler(), "-shared", "-fPIC", str(source), "-o", str(library)], check=True)
    return library


def test_thread_local_variables_of_libraries_are_found_wherever_their_memory_lies(tmp_path: Path) -> None:
    names = [f"local{i}" for i in range(12)]
    for name in names:
        library = ctypes.CDLL(str(_library_with_a_thread_local(tmp_path, name)), mode=ctypes.RTLD_GLOBAL)
        text = f"""
@{name} = external thread_local global [3 x i64], align 8
declare ptr @llvm.threadlocal.address.p0(ptr)
define i64 @count() {{
  %all = call align 8 ptr @llvm.threadlocal.address.p0(ptr nonnull align 8 @{name})
  %at = getelementptr i8, ptr %all, i64 8
  %old = load i64, ptr %at
  %new = add i64 %old, 1
  store i64 %new, ptr %at
  ret i64 %new
}}"""
        made = JitLibrary(text, options=OPTIONS)
        count = ctypes.CFUNCTYPE(ctypes.c_long)(made.address("count"))
        assert [count(), count()] == [41, 42]
        assert list((ctypes.c_long * 3).in_dll(library, name)) == [3, 42, 5]
        with ThreadPoolExecutor(1) as other:  # which has its own
            assert other.submit(count).result() == 41


def test_thread_local_variables_that_no_library_has_are_missed_by_name() -> None:
    text = """
@nobodys = external thread_local global i32
declare ptr @llvm.threadlocal.address.p0(ptr)
define i32 @g() {
  %at = call ptr @llvm.threadlocal.address.p0(ptr @nobodys)
  %r = load i32, ptr %at
  ret i32 %r
}"""
    with pytest.raises(InputError, match="nobodys, which nothing defines"):
        JitLibrary(text, options=OPTIONS)


@pytest.mark.parametrize("level", [0, 3])
def test_thread_local_variables_that_are_declared_and_not_used_need_no_library(level: int) -> None:
    text = f"@nobodys = external thread_local global i32\n{FORTY_TWO}"
    assert call(JitLibrary(text, options=Options(cache=False, opt_level=level)), "answer") == 42


def test_addresses_of_thread_local_variables_in_constants_are_refused() -> None:
    text = "@t = external thread_local global i32\ndefine i32 @g() {\n  %r = load i32, ptr @t\n  ret i32 %r\n}"
    with pytest.raises(InputError, match="uses the thread-local variable 't'"):
        JitLibrary(text, options=OPTIONS)


def test_static_constructors_run() -> None:
    text = """
    @x = global i32 0
    @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [
      { i32, ptr, ptr } { i32 1, ptr @init, ptr null }]
    declare i32 @abs(i32)
    define internal void @init() {
      %v = call i32 @abs(i32 -9)
      store volatile i32 %v, ptr @x
      ret void
    }
    """
    library = JitLibrary(text, options=OPTIONS)
    assert ctypes.c_int.from_address(library.address("x")).value == 9


def test_many_libraries_with_the_same_names_come_and_go() -> None:
    kept = JitLibrary(FORTY_TWO, options=OPTIONS)
    for value in range(50):
        other = JitLibrary(f"define i32 @answer() {{\n  ret i32 {value}\n}}", options=OPTIONS)
        assert call(other, "answer") == value
    del other
    gc.collect()
    assert call(kept, "answer") == 42


def test_threads_may_compile_at_once() -> None:
    results: dict[int, int] = {}

    def build(value: int) -> None:
        text = f"define i32 @answer() {{\n  ret i32 {value}\n}}"
        results[value] = call(JitLibrary(text, options=OPTIONS), "answer")

    threads = [threading.Thread(target=build, args=(value,)) for value in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == {value: value for value in range(8)}


def test_compiled_objects_are_kept_on_disk(tmp_path: Path) -> None:
    options = Options(cache_directory=tmp_path)
    first = compile_object(WANTS_HELPER, options)
    entries = list(tmp_path.glob("??/*.bin"))
    assert len(entries) == 1
    assert compile_object(WANTS_HELPER, options) == first == CompiledObject.unpack(first.pack())
    assert first.undefined == ("irad_test_helper",)
    entries[0].write_bytes(b"damaged")
    assert compile_object(WANTS_HELPER, options) == first
    compile_object(WANTS_HELPER, options.with_(opt_level=1))
    assert len(list(tmp_path.glob("??/*.bin"))) == 2, "the level is part of the key"


def test_bad_ir_is_an_input_error() -> None:
    for bad in ("define i32 @f(", b"BC\xc0\xde1234"):
        with pytest.raises(InputError, match="cannot be read"):
            JitLibrary(bad, options=OPTIONS)


def test_objects_link_into_programs(tmp_path: Path) -> None:
    module = parse_module(FORTY_TWO.replace("@answer", "@main"))
    write_object(module, tmp_path / "main.o")
    subprocess.run(
        [*program_compiler(), "-pie", str(tmp_path / "main.o"), "-o", str(tmp_path / "main")], check=True
    )
    assert subprocess.run([str(tmp_path / "main")], check=False).returncode == 42
    assert emit_object(module, Target("x86_64-pc-linux-gnu"))[:4] == b"\x7fELF"


def test_bitcode_and_text_read_back(tmp_path: Path) -> None:
    module = parse_module(FORTY_TWO)
    write_bitcode(module, tmp_path / "m.bc")
    write_text(module, tmp_path / "m.ll")
    assert str(parse_module((tmp_path / "m.bc").read_bytes())).endswith(str(module).split("\n", 1)[1])
    assert "ret i32 42" in (tmp_path / "m.ll").read_text()


def test_writing_leaves_no_parts_behind(tmp_path: Path) -> None:
    target = tmp_path / "out"
    target.write_bytes(b"old")
    target.chmod(0o640)
    write_atomically(target, b"new")
    assert target.read_bytes() == b"new" and target.stat().st_mode & 0o777 == 0o640
    with pytest.raises(InputError, match="cannot write"):
        write_atomically(tmp_path / "missing" / "out", b"new")
    with pytest.raises(TypeError):
        write_atomically(target, "not bytes")  # type: ignore[arg-type]
    assert target.read_bytes() == b"new"
    assert [p.name for p in tmp_path.iterdir()] == ["out"]
    write_atomically("/dev/null", b"gone")
    assert not Path("/dev/null").is_file()


ASSEMBLY = 'define i32 @answer() {{\n  %x = call i32 asm sideeffect "{}", "=r"()\n  ret i32 42\n}}\n'


def test_inline_assembly_is_compiled() -> None:
    library = JitLibrary(ASSEMBLY.format("nop"), options=OPTIONS)
    assert call(library, "answer") == 42


@pytest.mark.parametrize("text", [ASSEMBLY.format("no_such_word"), f'module asm "no_such_word"\n{FORTY_TWO}'])
def test_what_an_assembler_refuses_is_a_message(text: str) -> None:
    """LLVM ends the process over it; that is not this one."""
    with pytest.raises(InputError, match=r"has assembly in it: (?s:.*)no_such_word"):
        compile_object(text, OPTIONS)


def test_an_assembler_that_would_go_on_and_on_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assembly, "_SECONDS", 1)
    with pytest.raises(InputError, match="has assembly in it: it takes too long"):
        compile_object(ASSEMBLY.format(".rept 2000000000\\0A nop\\0A.endr"), OPTIONS)
