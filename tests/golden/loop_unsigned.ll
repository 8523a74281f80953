; An unsigned bound is not taken for a negative number.
; REQUEST: f active const -> active
; FACT: loop %loop depth 1 trips %n - -3
; RUN: f(1.1, -1) grad == 4 * 1.1 ** 3
; RUN: f(1.1, 5) grad == 2 * 1.1
define double @f(double %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ -3, %entry ], [ %next, %loop ]
  %s = phi double [ %x, %entry ], [ %t, %loop ]
  %t = fmul double %s, %s
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %r = phi double [ %t, %loop ]
  ret double %r
}
