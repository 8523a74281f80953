; A test for inequality with steps of one: exact even where the counter wraps around.
; REQUEST: f active const -> active
; FACT: loop %loop depth 1 trips %n - 2147483646
; RUN: f(1.1, -2147483647) grad == 8 * 1.1 ** 7
; RUN: f(1.1, 2147483647) grad == 2 * 1.1
define double @f(double %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 2147483646, %entry ], [ %next, %loop ]
  %s = phi double [ %x, %entry ], [ %t, %loop ]
  %t = fmul double %s, %s
  %next = add i32 %i, 1
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %r = phi double [ %t, %loop ]
  ret double %r
}
