"""Which results of the primal's calls derivatives take (`irad.adjoint.common_calls`)."""

from __future__ import annotations

import pytest

from irad.analysis.cfg import CFG
from irad.ir.instructions import Call
from irad.ir.text.parser import parse_module

BRANCH = """
define double @f(double %s, i1 %c) {{
entry:
  br i1 %c, label %then, label %end
then:
  %cosine = call double @llvm.cos.f64(double %s)
  br label %end
end:
  %r = phi double [ 0.0, %entry ], [ %cosine, %then ]
  {between}
  %sine = call double @llvm.sin.f64(double %s)
  {behind}
}}
declare double @llvm.cos.f64(double)
declare double @llvm.sin.f64(double)
"""
RETURN = "%sum = fadd double %sine, %r\n  ret double %sum"


@pytest.mark.parametrize(
    ("between", "behind", "goes"),
    [
        ("", RETURN, False),
        ("", "br label %last\nlast:\n  ret double %sine", False),
        ("%again = call double @llvm.cos.f64(double %s)", RETURN, True),
        ("", "br label %last\nlast:\n  %again = call double @llvm.cos.f64(double %s)\n  ret double %again", True),
    ],
)  # fmt: skip
def test_a_call_that_always_goes_with_another(between: str, behind: str, goes: bool) -> None:
    function = parse_module(BRANCH.format(between=between, behind=behind)).functions["f"]
    calls = [i for i in function.instructions() if isinstance(i, Call)]
    (sine,) = (c for c in calls if c.callee_name == "llvm.sin.f64")
    cosine = [c for c in calls if c.callee_name == "llvm.cos.f64"][-1]
    cfg = CFG(function)
    assert cfg.always_goes_with(sine, cosine, sine.operands[0]) is goes
