; Steps of two that may jump over the bound and wrap around are counted while running.
; REQUEST: f active const -> active
; FACT: loop %loop depth 1 trips unknown
; FACT: records 1
; RUN: f(1.1, 6) grad == 8 * 1.1 ** 7
define double @f(double %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ %x, %entry ], [ %t, %loop ]
  %t = fmul double %s, %s
  %next = add i32 %i, 2
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %r = phi double [ %t, %loop ]
  ret double %r
}
