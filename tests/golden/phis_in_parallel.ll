; Two values change places in each iteration: their adjoints must be taken before either is given.
; REQUEST: fibonacci active active const -> active
; FACT: tape none
; RUN: fibonacci(2.0, 3.0, 1) grad == 1.0, 1.0
; RUN: fibonacci(2.0, 3.0, 5) grad == 5.0, 8.0
define double @fibonacci(double %x, double %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = phi double [ %x, %entry ], [ %b, %loop ]
  %b = phi double [ %y, %entry ], [ %sum, %loop ]
  %sum = fadd double %a, %b
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %r = phi double [ %sum, %loop ]
  ret double %r
}
