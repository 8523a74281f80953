; A loop that can be left in two places has no closed trip count.
; REQUEST: f active const -> active
; FACT: loop %loop depth 1 trips unknown
; FACT: records 1
; RUN: f(1.1, 3) grad == 8 * 1.1 ** 7
; RUN: f(3.0, 9) grad == 4 * 3.0 ** 3
define double @f(double %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %more ]
  %s = phi double [ %x, %entry ], [ %t, %more ]
  %t = fmul double %s, %s
  %large = fcmp ogt double %t, 50.0
  br i1 %large, label %early, label %more
more:
  %next = add nuw nsw i64 %i, 1
  %again = icmp slt i64 %next, %n
  br i1 %again, label %loop, label %late
early:
  %a = phi double [ %t, %loop ]
  br label %end
late:
  %b = phi double [ %t, %more ]
  br label %end
end:
  %r = phi double [ %a, %early ], [ %b, %late ]
  ret double %r
}
