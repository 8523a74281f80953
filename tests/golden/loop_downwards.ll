; A loop that counts down to a bound runs a known number of times.
; REQUEST: f active const -> active
; FACT: loop %loop depth 1 trips (0 - %n) / -1
; RUN: f(1.1, 3) grad == 8 * 1.1 ** 7
; RUN: f(1.1, 0) grad == 2 * 1.1
define double @f(double %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %s = phi double [ %x, %entry ], [ %t, %loop ]
  %t = fmul double %s, %s
  %next = add nsw i32 %i, -1
  %more = icmp sgt i32 %next, 0
  br i1 %more, label %loop, label %end
end:
  %r = phi double [ %t, %loop ]
  ret double %r
}
