"""Functions into which all that they call is put: which functions are chosen, and that they still compute the same."""

from __future__ import annotations

import ctypes

import pytest

from irad.backend.jit import JitLibrary
from irad.backend.target import parse_module
from irad.errors import Diagnostic, TypeUndecided
from irad.ir.text.parser import parse_module as parse_text
from irad.pipeline import flatten, prepare
from irad.transform.flatten import flattened

_TEXT = """
@count = internal global i32 0

define internal double @square(double %x) noinline #0 {
  %r = fmul double %x, %x
  ret double %r
}

define internal double @twice(double %x) noinline optnone {
  %a = call double @square(double %x)
  %b = fadd double %a, %a
  ret double %b
}

define internal double @power(double %x, i32 %n) noinline {
  %done = icmp sle i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i32 %n, 1
  %p = call double @power(double %x, i32 %m)
  %s = call double @square(double %x)
  %q = fmul double %p, %s
  br label %end
end:
  %r = phi double [ 1.0, %0 ], [ %q, %more ]
  ret double %r
}

define weak double @replaceable(double %x) {
  ret double %x
}

define internal double @ruled(double %x) noinline {
  ret double %x
}

define double @f(double %x) {
  %a = call double @twice(double %x)
  %b = call double @power(double %x, i32 3)
  %c = call double @replaceable(double %x)
  %d = call double @ruled(double %x)
  %e = fadd double %a, %b
  %g = fadd double %c, %d
  %h = fadd double %e, %g
  ret double %h
}

define double @alone(double %x) {
  ret double %x
}

attributes #0 = { nounwind noinline "kept"="yes" }
"""


def _inlined(text: str) -> set[str]:
    module = parse_text(text)
    return {f.name for f in module.functions.values() if "alwaysinline" in f.attribute_words()}


def test_what_is_chosen() -> None:
    text = flattened(_TEXT, {"f"}, keep={"ruled"})
    assert text is not None
    assert _inlined(text) == {"square", "twice"}
    words = parse_text(text).functions["square"].attribute_words()
    assert "noinline" not in words and '"kept"="yes"' in words and "nounwind" in words


def test_nothing_to_inline() -> None:
    assert flattened(_TEXT, {"alone"}) == _TEXT
    refused = TypeUndecided(Diagnostic(None, "what", "why", "remedy"))
    with pytest.raises(TypeUndecided) as raised:
        flatten(parse_module(_TEXT), {"alone", "absent"}, refused)
    assert raised.value is refused


def test_what_it_computes() -> None:
    refused = TypeUndecided(Diagnostic(None, "what", "why", "remedy"))
    module = prepare(flatten(parse_module(_TEXT), {"f"}, refused, keep={"ruled"}))
    kept = {f.name for f in module.functions if not f.is_declaration}
    assert "twice" not in kept and {"f", "replaceable"} <= kept
    library = JitLibrary(module)
    f = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(library.address("f"))
    assert f(1.5) == 2 * 1.5**2 + (1.5**2) ** 3 + 2 * 1.5
