; As loop_down_by_twos.ll, but what passes the test may be 1, from where the next number wraps around: counted as it
; runs.
; REQUEST: f active const -> active
; FACT: loop %loop depth 1 trips unknown
; RUN: f(1.1, 6) grad == 16 * 1.1 ** 15
define double @f(double %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %s = phi double [ %x, %entry ], [ %t, %loop ]
  %t = fmul double %s, %s
  %next = add i32 %i, -2
  %more = icmp ugt i32 %i, 0
  br i1 %more, label %loop, label %end
end:
  %r = phi double [ %t, %loop ]
  ret double %r
}
