; Steps that do not divide the span evenly: the last one goes beyond the bound.
; REQUEST: f active const -> active
; FACT: loop %loop depth 1 trips (%n) / 3
; FACT: reservations 1
; RUN: f(1.1, 7) grad == 8 * 1.1 ** 7
; RUN: f(1.1, 6) grad == 4 * 1.1 ** 3
; RUN: f(1.1, -5) grad == 2 * 1.1
define double @f(double %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ %x, %entry ], [ %t, %loop ]
  %t = fmul double %s, %s
  %next = add nuw nsw i32 %i, 3
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %r = phi double [ %t, %loop ]
  ret double %r
}
