"""Branches that become selects, and those that stay."""

from __future__ import annotations

import ctypes

import pytest

from irad.backend.jit import JitLibrary
from irad.backend.target import parse_module
from irad.ir.instructions import Phi
from irad.ir.module import Module
from irad.ir.text.parser import parse_module as parse_text
from irad.ir.text.printer import number_values, print_module
from irad.lowering.if_conversion import convert_branches

_BRANCH = """
define double @f(double %a, double %b, ptr %p) {{
entry:
  %c = fcmp ole double %a, 0.0
  br i1 %c, label %merge, label %outer
outer:
  %d = fcmp olt double %b, %a
  br i1 %d, label %yes, label %no
yes:
  {yes}
  br label %inner
no:
  {no}
  br label %inner
inner:
  %m = phi double [ {chosen}, %yes ], [ %y, %no ]
  br label %merge
merge:
  %x = phi double [ %b, %entry ], [ %m, %inner ]
  ret double %x
}}
declare double @llvm.fabs.f64(double)
declare double @llvm.sqrt.f64(double)
"""
_USUAL = {"yes": "%v = fadd double %a, 1.0", "chosen": "%v", "no": "%y = fneg double %b"}
ALL = {
    "sums": {},
    "an absolute value": {"no": "%y = call double @llvm.fabs.f64(double %b)"},
    "as it is": {"chosen": "%a"},
}
NONE = {
    "a product": {"yes": "%v = fmul double %a, %b"},
    "a root": {"no": "%y = call double @llvm.sqrt.f64(double %b)"},
    "a load": {"no": "%y = load double, ptr %p"},
    "a store": {"no": "%y = fneg double %b\n  store double %b, ptr %p"},
    "many steps": {"yes": "\n".join(f"%v{k or ''} = fadd double %a, {k}.0" for k in range(7))},
}


def _module(changes: dict[str, str]) -> Module:
    return parse_text(_BRANCH.format(**{**_USUAL, **changes}))


@pytest.mark.parametrize("name", [*ALL, *NONE])
def test_which_become_selects(name: str) -> None:
    module = _module((ALL | NONE)[name])
    function = module.functions["f"]
    assert convert_branches(function) == (name in ALL)
    assert any(isinstance(i, Phi) for i in function.instructions()) == (name in NONE)
    number_values(function)
    library, expected = (JitLibrary(parse_module(print_module(m))) for m in (module, _module((ALL | NONE)[name])))
    kind = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_double, ctypes.c_void_p)
    room = ctypes.c_double(3)
    for a in (-1.0, 0.5, 2.0):
        for b in (0.25, 1.0, 3.0):
            found = [kind(made.address("f"))(a, b, ctypes.addressof(room)) for made in (library, expected)]
            assert found[0] == found[1]
