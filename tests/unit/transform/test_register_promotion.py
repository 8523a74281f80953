"""Loads that take what a function has stored itself: as LLVM runs them, they read the same."""

from __future__ import annotations

import ctypes

import pytest

from irad.backend.jit import JitLibrary
from irad.backend.target import parse_module
from irad.ir import types as T
from irad.ir.instructions import Load, Phi
from irad.ir.module import Module, users_of
from irad.ir.text.parser import parse_module as parse_text
from irad.ir.text.printer import number_values, print_module
from irad.ir.values import Argument, Value
from irad.transform.register_promotion import promote_places

_LOOP = """
define i64 @f(ptr %at, i64 %n) {{
entry:
  %room = alloca {{ i64, i64 }}, align 8
  %second = getelementptr i8, ptr %room, i64 8
  store i64 3, ptr %room, align 8
  store i64 5, ptr %second, align 8
  {before}
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %a = load i64, ptr %room, align 8
  %b = load i64, ptr %second, align 8
  %more = add i64 %a, %i
  %odd = and i64 %i, 1
  %test = icmp eq i64 %odd, 0
  br i1 %test, label %swapped, label %latch
swapped:
  store i64 %b, ptr %room, align 8
  store i64 %more, ptr %second, align 8
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp sge i64 %next, %n
  br i1 %done, label %out, label %loop
out:
  %x = load i64, ptr %room, align 8
  %y = load i64, ptr %second, align 8
  %z = mul i64 %x, 1000
  %sum = add i64 %z, %y
  {behind}
  ret i64 %sum
}}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
"""
KEPT = {
    "a byte is written": ("", "store i8 0, ptr %room, align 1"),
    "the next number is read beside it": ("%p = getelementptr i8, ptr %room, i64 4", "%v = load i64, ptr %p, align 4"),
    "volatile": ("", "%v = load volatile i64, ptr %room, align 8"),
    "filled": ("", "call void @llvm.memset.p0.i64(ptr %room, i8 0, i64 16, i1 false)"),
    "its address is stored": ("store ptr %room, ptr %at, align 8", ""),
    "at some place": ("%p = getelementptr i64, ptr %room, i64 %n", ""),
    "as another type": ("", "%v = load double, ptr %room, align 8"),
}


def _promoted(text: str, at_entry: Value | None = None) -> tuple[Module, list[tuple[int, int, bool]]]:
    module = parse_text(text)
    found = promote_places(module, module.functions["f"], (), lambda root, begin: at_entry)
    return module, [(place.begin, place.end, place.at_entry) for place in found]


def _used_loads(module: Module) -> list[str]:
    function = module.functions["f"]
    users = users_of(function)
    return [i.name for i in function.instructions() if isinstance(i, Load) and i in users]


@pytest.mark.parametrize("elsewhere", [False, True])
def test_swapped_numbers(elsewhere: bool) -> None:
    text = _LOOP.format(before="", behind="")
    if elsewhere:
        text = text.replace("%room = alloca { i64, i64 }, align 8", "%room = getelementptr i8, ptr %at, i64 0")
    expected = JitLibrary(parse_module(text))
    module, places = _promoted(text)
    assert places == [(0, 8, False), (8, 16, False)] and not _used_loads(module)
    function = module.functions["f"]
    assert any(len(p.operands) == 1 for b in function.blocks for p in b.phis)  # what leaves the loop does so by a phi
    number_values(function)
    made = JitLibrary(parse_module(print_module(module)))
    memory, kind = (ctypes.c_int64 * 2)(), ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)
    for n in range(1, 8):
        one, other = (kind(library.address("f"))(ctypes.addressof(memory), n) for library in (expected, made))
        assert one == other


@pytest.mark.parametrize("name", KEPT)
def test_what_else_is_accessed_stays(name: str) -> None:
    before, behind = KEPT[name]
    module, places = _promoted(_LOOP.format(before=before, behind=behind))
    assert (0, 8, False) not in places and "a" in _used_loads(module)


_POINTERS = """
define ptr @f(ptr %at, i1 %test) {
entry:
  br i1 %test, label %changed, label %out
changed:
  store ptr null, ptr %at, align 8
  br label %out
out:
  %p = load ptr, ptr %at, align 8
  ret ptr %p
}
"""


def test_what_was_there_at_entry() -> None:
    argument = Argument(T.PTR, "was", 2)
    module, places = _promoted(_POINTERS, argument)
    assert places == [(0, 8, True)] and not _used_loads(module)
    (phi,) = (p for b in module.functions["f"].blocks for p in b.phis)
    assert isinstance(phi, Phi) and argument in phi.operands
    module, places = _promoted(_POINTERS)
    assert places == [] and _used_loads(module) == ["p"]
    numbers = _POINTERS.replace("ptr null", "i64 0").replace("load ptr", "load i64")
    _, places = _promoted(numbers.replace("define ptr", "define i64").replace("ret ptr", "ret i64"), argument)
    assert places == []  # numbers are not read early
