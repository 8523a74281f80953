; Counting down by two, by an unsigned test and without a promise not to wrap: the bound keeps the numbers from going
; below zero.
; REQUEST: f active const -> active
; FACT: loop %loop depth 1 trips (1 - %n) / -2 + 1
; RUN: f(1.1, 7) grad == 16 * 1.1 ** 15
; RUN: f(1.1, 6) grad == 16 * 1.1 ** 15
; RUN: f(1.1, 3) grad == 4 * 1.1 ** 3
; RUN: f(1.1, 1) grad == 2 * 1.1
; RUN: f(1.1, 0) grad == 2 * 1.1
define double @f(double %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %s = phi double [ %x, %entry ], [ %t, %loop ]
  %t = fmul double %s, %s
  %next = add i32 %i, -2
  %more = icmp ugt i32 %i, 1
  br i1 %more, label %loop, label %end
end:
  %r = phi double [ %t, %loop ]
  ret double %r
}
