"""Loads that leave loops: which ones do, for what reason others stay, and that the function computes the same."""

from __future__ import annotations

import ctypes

import pytest

from irad.backend.jit import JitLibrary
from irad.backend.target import parse_module
from irad.facts.call_classifier import CallClassifier
from irad.ir.instructions import Load
from irad.ir.module import Module
from irad.ir.text.parser import parse_module as parse_text
from irad.ir.text.printer import print_module
from irad.rules.registry import Registry
from irad.transform.invariant_loads import hoist_invariant_loads

_SWAPPED = """
define double @f(ptr %u, ptr %v, ptr %s, i64 %n) {{
entry:
  br label %steps
steps:
  %t = phi i64 [ 0, %entry ], [ %t.next, %swap ]
  %p = phi ptr [ %u, %entry ], [ %q, %swap ]
  %q = phi ptr [ %v, %entry ], [ %p, %swap ]
  br label %cells
cells:
  %i = phi i64 [ 0, %steps ], [ %next, %more ]
  {before}
  %at = getelementptr inbounds double, ptr %s, i64 {index}
  %k = load {volatile} double, ptr %at, align 8
  {behind}
  br label %more
more:
  %from = getelementptr double, ptr %p, i64 %i
  %a = load double, ptr %from, align 8
  %to = getelementptr double, ptr %q, i64 %i
  %b = fmul double %a, %k
  store double %b, ptr %to, align 8
  {store}
  %next = add nuw nsw i64 %i, 1
  %done = icmp sge i64 %next, %n
  br i1 %done, label %swap, label %cells
swap:
  %t.next = add nuw nsw i64 %t, 1
  %ends = icmp sge i64 %t.next, 3
  br i1 %ends, label %out, label %steps
out:
  %x = load double, ptr %q, align 8
  ret double %x
}}
declare void @g()
declare void @llvm.assume(i1)
"""
_PLAIN = {"before": "", "behind": "", "index": "1", "volatile": "", "store": ""}
_SECOND = "%w = getelementptr double, ptr %s, i64 {}\n  store double %a, ptr %w, align 8"
LEAVES = {
    "past buffers that change places": {},
    "past another member": {"store": _SECOND.format(2)},
    "from a place that was computed in front": {"index": "%n"},
    "past an assumption": {"before": "%fine = icmp sge i64 %i, 0\n  call void @llvm.assume(i1 %fine)"},
}
STAYS = {
    "it is written": {"store": _SECOND.format(1)},
    "half of it may be written": {"store": _SECOND.format("%i")},
    "its place depends on the iteration": {"index": "%i"},
    "volatile": {"volatile": "volatile"},
    "a call may not come back": {"before": "call void @g()"},
}


def _module(changed: dict[str, str]) -> Module:
    return parse_text(_SWAPPED.format(**{**_PLAIN, **changed}))


def _hoisted(module: Module) -> bool:
    calls = CallClassifier(module, Registry.default())
    return hoist_invariant_loads(module.functions["f"], calls.effect, lambda inst: None)


def _block_of_k(module: Module) -> str:
    loads = (i for i in module.functions["f"].instructions() if isinstance(i, Load) and i.name == "k")
    return next(loads).parent.name


@pytest.mark.parametrize("name", LEAVES)
def test_leaves_all_loops(name: str) -> None:
    module = _module(LEAVES[name])
    assert _hoisted(module)
    assert _block_of_k(module) == "entry"


@pytest.mark.parametrize("name", STAYS)
def test_stays(name: str) -> None:
    module = _module(STAYS[name])
    assert not _hoisted(module)
    assert _block_of_k(module) == "cells"


def test_what_is_done_under_a_condition_stays() -> None:
    """In front of the loop it might trap."""
    text = _SWAPPED.format(**_PLAIN).replace("br label %more", "br label %yes\nyes:\n  br label %more", 1)
    assert _hoisted(parse_text(text))
    changed = {"before": "%odd = trunc i64 %i to i1\n  br i1 %odd, label %yes, label %more\nyes:", "behind": ""}
    text = _SWAPPED.format(**{**_PLAIN, **changed})
    text = text.replace("more:\n", "more:\n  %kk = phi double [ 0.0, %cells ], [ %k, %yes ]\n").replace(
        "fmul double %a, %k", "fmul double %a, %kk"
    )
    assert not _hoisted(parse_text(text))


def test_computes_the_same() -> None:
    found = []
    for module in (_module({}), _module({})):
        assert not found or _hoisted(module)
        u, v, s = ((ctypes.c_double * 4)(*values) for values in ((1, 2, 3, 4), (0, 0, 0, 0), (9, 1.5, 7, 8)))
        library = JitLibrary(parse_module(print_module(module)))
        function = ctypes.CFUNCTYPE(ctypes.c_double, *[ctypes.c_void_p] * 3, ctypes.c_long)(library.address("f"))
        addresses = [ctypes.addressof(a) for a in (u, v, s)]
        found.append((function(*addresses, 4), [*u], [*v]))
    assert found[0] == found[1]
