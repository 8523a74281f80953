"""Loops that the source wants vectorised may add up in any order; others may not."""

from irad.transform.simd import WANTED, allow_reordering

TEXT = """
define double @f(ptr %x, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %r = phi double [ 1.0, %entry ], [ %q, %loop ]
  %at = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %at
  %w = fadd double %v, 1.0
  %t = fadd double %s, %w
  %h = fdiv double %r, %v
  %q = fadd double %h, %v
  %j = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %j, %n
  br i1 %more, label %loop, label %end, !llvm.loop !0

end:
  %z = fadd double %t, %q
  ret double %z
}

!0 = distinct !{!0, !1}
!1 = !{!"NAME", i1 true}
"""


def test_what_is_added_up_may_be_added_in_any_order() -> None:
    text = allow_reordering(TEXT.replace("NAME", WANTED))
    assert "%t = fadd reassoc double %s, %w" in text
    assert text.count("reassoc") == 1  # neither what is added, nor what is divided on the way


def test_other_loops_stay_as_they_are() -> None:
    for name in ("llvm.loop.vectorize.width", "llvm.loop.mustprogress"):
        assert allow_reordering(TEXT.replace("NAME", name)) == TEXT.replace("NAME", name)
    said = TEXT.replace("NAME", WANTED).replace("i1 true", "i1 false")
    assert allow_reordering(said) == said
