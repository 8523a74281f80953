"""Copies of functions in which calls are replaced by bodies: they still compute the same, as LLVM reads them."""

from __future__ import annotations

import ctypes

from irad.backend.jit import JitLibrary
from irad.backend.target import parse_module
from irad.ir.instructions import Alloca, Call
from irad.ir.module import Function, Module
from irad.ir.text.parser import parse_module as parse_text
from irad.ir.text.printer import number_values, print_module
from irad.transform.inlining import copied, inline_calls

_TEXT = """
%pair = type { ptr, i64 }
@kept = internal global double 2.0

define internal double @sum(ptr %at, i64 %n) noinline {
entry:
  %room = alloca double, align 8
  store double 0.0, ptr %room, align 8
  %0 = icmp sgt i64 %n, 0
  br i1 %0, label %before, label %out
before:
  br label %loop
loop:
  %i = phi i64 [ 0, %before ], [ %next, %loop ]
  %place = getelementptr double, ptr %at, i64 %i
  %1 = load double, ptr %place, align 8
  %2 = load double, ptr %room, align 8
  %3 = fadd double %1, %2
  store double %3, ptr %room, align 8
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  br label %out
out:
  %4 = load double, ptr %room, align 8
  ret double %4
}

define internal double @of_pair(ptr %p) noinline {
entry:
  %0 = load ptr, ptr %p, align 8
  %1 = getelementptr %pair, ptr %p, i64 0, i32 1
  %n = load i64, ptr %1, align 8
  %i = call double @sum(ptr %0, i64 %n)
  ret double %i
}

define double @f(ptr %p, i64 %times) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %all = phi double [ 0.0, %entry ], [ %more, %loop ]
  %0 = call double @of_pair(ptr %p)
  %1 = call double @of_pair(ptr %p)
  %2 = fmul double %0, %1
  %more = fadd double %all, %2
  %next = add nuw nsw i64 %i, 1
  %done = icmp sge i64 %next, %times
  br i1 %done, label %out, label %loop
out:
  ret double %more
}

define double @again(ptr %p, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %more, label %out
more:
  %less = sub i64 %n, 1
  %0 = call double @again(ptr %p, i64 %less)
  br label %out
out:
  %1 = phi double [ 1.0, %entry ], [ %0, %more ]
  ret double %1
}

define double @stops(ptr %p, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %more, label %bad
more:
  ret double 1.0
bad:
  unreachable
}

define double @calls(ptr %p, i64 %n) {
entry:
  %0 = call double @stops(ptr %p, i64 %n)
  %1 = call double @again(ptr %p, i64 %n)
  %2 = fadd double %0, %1
  ret double %2
}
"""


def _inlined(name: str) -> tuple[Module, Function]:
    module = parse_text(str(parse_module(_TEXT)))
    made = copied(module.functions[name], "made")
    inline_calls(made, lambda call: module.functions.get(call.callee_name or ""))
    module.functions["made"] = made
    return module, made


def _called(function: Function) -> list[str | None]:
    return [i.callee_name for i in function.instructions() if isinstance(i, Call)]


def test_bodies_of_bodies_compute_the_same() -> None:
    module, made = _inlined("f")
    assert not _called(made)
    number_values(made)
    library = JitLibrary(parse_module(print_module(module)))
    numbers = (ctypes.c_double * 4)(1, 2, 3, 4.5)

    class Pair(ctypes.Structure):
        _fields_ = (("at", ctypes.c_void_p), ("n", ctypes.c_int64))

    for n in (0, 1, 4):
        pair = Pair(ctypes.addressof(numbers), n)
        found = [
            ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p, ctypes.c_int64)(library.address(name))(
                ctypes.addressof(pair), 3
            )
            for name in ("f", "made")
        ]
        assert found == [3 * sum(numbers[:n]) ** 2] * 2


def test_the_function_itself_stays_as_it_was() -> None:
    module, made = _inlined("f")
    assert _called(module.functions["f"]) == ["of_pair", "of_pair"]
    assert not any(isinstance(i, Alloca) for i in module.functions["f"].instructions())
    assert [isinstance(i, Alloca) for i in made.entry.instructions] == [True, True, False]


def test_what_stops_or_calls_itself_is_not_inlined() -> None:
    """Of a function that calls itself one body is put in."""
    _, made = _inlined("calls")
    assert _called(made) == ["stops", "again"]
