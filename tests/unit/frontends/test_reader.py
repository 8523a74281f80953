"""The process that reads foreign modules: whatever becomes of it, there is a message, and another one."""

from __future__ import annotations

import os
import platform
import signal
import threading

import llvmlite.binding as llvm
import pytest

from irad.errors import InputError
from irad.frontends import reader, reader_program
from irad.frontends.bitcode import load_bytes
from irad.frontends.reader import canonical

GOOD = b"define double @f(double %x) {\n  ret double %x\n}\n"


def names(bitcode: bytes) -> list[str]:
    return [f.name for f in llvm.parse_bitcode(bitcode, context=llvm.create_context()).functions]


def test_text_and_bitcode_become_bitcode() -> None:
    made = canonical(GOOD, is_text=True)
    assert names(made) == ["f"] and names(canonical(made)) == ["f"]


def test_one_process_serves_all_and_dies_of_nothing_that_llvm_refuses() -> None:
    canonical(GOOD, is_text=True)
    process = reader._current[0].process
    with pytest.raises(InputError, match="expected top-level entity"):
        canonical(b"hello", is_text=True)
    with pytest.raises(InputError, match="does not dominate"):
        canonical(b"define i32 @f() {\n  %a = add i32 %b, 1\n  %b = add i32 1, 1\n  ret i32 %a\n}\n", is_text=True)
    with pytest.raises(InputError, match="a name that is not UTF-8"):
        canonical(b'define void @"\\FF"() {\n  ret void\n}\n', is_text=True)
    assert names(canonical(GOOD, is_text=True)) == ["f"] and reader._current[0].process is process


def test_a_process_that_has_died_is_replaced() -> None:
    canonical(GOOD, is_text=True)
    process = reader._current[0].process
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert names(canonical(GOOD, is_text=True)) == ["f"] and reader._current[0].process is not process


@pytest.mark.parametrize("hears", [False, True], ids=["before", "after"])
def test_a_process_that_dies_over_a_module_is_a_message(monkeypatch: pytest.MonkeyPatch, hears: bool) -> None:
    canonical(GOOD, is_text=True)
    write = reader._Reader._write

    def dying(self: reader._Reader, data: bytes, end: float) -> None:
        self.process.kill()
        self.process.wait()
        if not hears:
            write(self, data, end)

    with monkeypatch.context() as patch:
        patch.setattr(reader._Reader, "_write", dying)
        with pytest.raises(InputError, match="x is not valid LLVM IR: LLVM crashes on it"):
            load_bytes(GOOD, "x")
    assert names(canonical(GOOD, is_text=True)) == ["f"]


def test_metadata_that_the_verifier_does_not_know_is_tried() -> None:
    text = """define double @f(double %x) {
      ret double %x
    }
    define void @g() {
      call void (ptr, ...) @fork(ptr @h)
      ret void
    }
    define internal void @h() {
      ret void
    }
    declare !callback !0 void @fork(ptr, ...)
    !0 = !{!1}
    !1 = !{!2, i1 true}
    !2 = !{}
    """
    with pytest.raises(InputError, match="LLVM crashes on it"):
        canonical(text.encode(), is_text=True)
    assert "f" in names(canonical(text.replace("!1 = !{!2, i1 true}", "!1 = !{i64 0, i1 true}").encode(), is_text=True))


def test_metadata_of_openmp_is_known_by_its_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """It need not be tried; what only looks like it is."""
    tried: list[str] = []
    monkeypatch.setattr(reader_program, "_optimise", lambda llvm, module: tried.append(str(module)))
    good = """declare !callback !0 void @__kmpc_fork_call(ptr, i32, ptr, ...)
    !0 = !{!1}
    !1 = !{i64 2, i64 -1, i64 -1, i1 true}
    """
    others = [
        good.replace("i64 2,", "i64 3,"),
        good.replace("ptr, i32, ptr, ...", "ptr, ..."),
        good.replace("@__kmpc_fork_call", "@fork"),
        good + "define void @g(ptr %p) !callback !2 {\n  ret void\n}\n!2 = !{!3}\n!3 = !{i64 0, i1 false}\n",
    ]
    for text in (good, *others):
        reader_program._read(llvm, b"t", (text + F).encode(), frozenset())
    assert len(tried) == len(others) and "@__kmpc_fork_call(ptr, i32, ptr, ...)" in tried[0]


WEIGHTS = """define void @g(i1 %c) !prof !1 {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!1 = !{!"function_entry_count", i64 7}
"""
FIELDS = """declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @g(ptr %p, ptr %q) {
  store i32 0, ptr %p, !tbaa !1
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false), !tbaa.struct !0
  ret void
}
!0 = !{i64 0, i64 4, !1, i64 4, i64 4, !1}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}
"""
LOOPS = """define void @g(i1 %c) {
  br label %a
a:
  br i1 %c, label %a, label %b, !llvm.loop !0
b:
  ret void
}
!0 = distinct !{!0, !1, !2, !3}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.unroll.count", i32 4}
!3 = !{!"llvm.loop.parallel_accesses", !4}
!4 = distinct !{}
"""


@pytest.mark.parametrize(
    ("good", "was", "becomes"),
    [
        (WEIGHTS, "i32 1, i32 2000}", "i64 1, i64 2000}"),
        (WEIGHTS, "i64 7}", "i64 7, i64 8}"),
        (FIELDS, "i64 4, i64 4, !1}", "i64 4, i64 4}"),
        (FIELDS, "i64 4, i64 4, !1}", "i64 4, i64 4, !2}"),
        (FIELDS, "{i64 0, ", "{i32 0, "),
        (LOOPS, '!1 = !{!"llvm.loop.mustprogress"}', "!1 = !{}"),
        (LOOPS, "i32 4}", "double 4.0}"),
    ],
)
def test_metadata_of_usual_form_is_not_tried(
    good: str, was: str, becomes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Weights of branches, fields of structs, and hints to loops; damaged ones are."""
    tried: list[str] = []
    monkeypatch.setattr(reader_program, "_optimise", lambda llvm, module: tried.append(str(module)))
    reader_program._read(llvm, b"t", (good + F).encode(), frozenset({"tbaa"}))
    assert not tried and was in good
    reader_program._read(llvm, b"t", (good.replace(was, becomes) + F).encode(), frozenset({"tbaa"}))
    assert len(tried) == 1


@pytest.mark.skipif(platform.machine() != "x86_64", reason="LLVM ends the process over processors of 32 bits")
@pytest.mark.parametrize("words", ['"target-cpu"="i386"', '"target-cpu"="no such"', '"target-features"="-64bit,+sse2"'])
def test_a_processor_over_which_llvm_ends_the_process(words: str) -> None:
    """Where it is another function than the first, nothing takes it out before code is generated."""
    text = "define double @f(double %x) #0 {\n  ret double %x\n}\ndefine void @g() #1 {\n  ret void\n}\n"
    usual = 'attributes #0 = { "target-cpu"="x86-64" "target-features"="+sse,+sse2" "tune-cpu"="generic" }\n'
    with pytest.raises(InputError, match="LLVM crashes on it"):
        canonical(f"{text}{usual}attributes #1 = {{ {words} }}\n".encode(), is_text=True)
    other = 'attributes #1 = { "target-cpu"="skylake" "target-features"="+avx2,-avx512f" "tune-cpu"="no such" }\n'
    assert "f" in names(canonical((text + usual + other).encode(), is_text=True))


F = "define double @f(double %x) {\n  ret double %x\n}\n"
DEEP_TYPE = "[1 x " * 300 + "double" + "]" * 300
NAMED = "".join(f"%t{n} = type {{ %t{n + 1} }}\n" for n in range(300)) + "%t300 = type { double }\n"
WIDE = "define i9000 @g(i9000 %a) {\n  ret i9000 %a\n}\n"


@pytest.mark.parametrize(
    "text,said",
    [
        (f"@g = global {DEEP_TYPE} zeroinitializer\n", "more than 100 deep"),
        (f"{NAMED}@g = global %t0 zeroinitializer\n", "more than 100 deep"),
        (f"define void @g() {{\n  %p = alloca {DEEP_TYPE}\n  ret void\n}}\n", "more than 100 deep"),
        (WIDE, "integers of 9000 bits; irad reads those of at most 4096"),
        ("define void @g() {\n  call void @g(), !srcloc !0\n  ret void\n}\n!0 = !{null}\n", "are no numbers"),
        (LOOPS.replace("!0, !1", '!0, !"text"'), "is no list of nodes"),
        ("!llvm.linker.options = !{!0}\n!0 = !{i32 1}\n", "LLVM crashes on it"),
        ("!llvm.dependent-libraries = !{!0}\n!0 = !{i32 1}\n", "LLVM crashes on it"),
    ],
    ids=["type", "named", "local", "wide", "place", "loops", "options", "libraries"],
)
def test_what_would_never_end_or_crash_later_is_refused(text: str, said: str) -> None:
    for data, is_text in ((text + F, True), (llvm.parse_assembly(text + F).as_bitcode(), False)):
        with pytest.raises(InputError, match=said):
            canonical(data.encode() if isinstance(data, str) else data, is_text=is_text)


@pytest.mark.parametrize(
    "text",
    [
        '@g = global [9 x i8] c" i9000 [["\n',
        "define void @g() {\n  call void @g(), !srcloc !0\n  ret void\n}\n!0 = !{i64 4, i64 7}\n",
        "define i32 @i9000(i32 %i9001) {\ni9002:\n  %i9003 = add i32 %i9001, 1\n  ret i32 %i9003\n}\n",
        f'%"[[[[i9000" = type {{ i4096 }}\n@g = global [200 x {{ i32 }}] [{", ".join(["{ i32 } { i32 1 }"] * 200)}]\n',
    ],
    ids=["string", "place", "names", "wide"],
)
def test_what_only_looks_like_it_is_read(text: str) -> None:
    assert "f" in names(canonical((text + F).encode(), is_text=True))


def test_time_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    canonical(GOOD, is_text=True)
    reader._current[0].process.send_signal(signal.SIGSTOP)
    with monkeypatch.context() as patch:
        patch.setattr(reader, "_SECONDS", 0.1)
        with pytest.raises(InputError, match="LLVM takes too long to read it"):
            canonical(GOOD, is_text=True)
    assert names(canonical(GOOD, is_text=True)) == ["f"]


def test_memory_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """A module that grows when it is read ends that process only."""
    monkeypatch.setattr(reader, "_MEMORY", 240 << 20)
    monkeypatch.setattr(reader, "_current", [])
    with pytest.raises(InputError, match=r"crashes|memory"):
        canonical(b"\n".join(b"@v%d = global i64 0" % n for n in range(400_000)), is_text=True)
    reader._end()


def test_large_modules_go_through_both_pipes() -> None:
    text = "\n".join(f"@v{n} = global i64 {n}" for n in range(100_000))
    made = llvm.parse_bitcode(canonical(text.encode(), is_text=True), context=llvm.create_context())
    assert sum(1 for _ in made.global_variables) == 100_000


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")  # beside threads, from Python 3.12 on
def test_threads_take_turns_and_a_fork_has_its_own() -> None:
    found: list[list[str]] = []
    threads = [
        threading.Thread(target=lambda: found.append(names(canonical(GOOD, is_text=True)))) for _ in range(6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [["f"]] * 6
    mine = reader._current[0].process.pid
    child = os.fork()
    if not child:
        ok = names(canonical(GOOD, is_text=True)) == ["f"] and reader._current[0].process.pid != mine
        reader._current[0].stop()
        os._exit(0 if ok else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert names(canonical(GOOD, is_text=True)) == ["f"] and reader._current[0].process.pid == mine
