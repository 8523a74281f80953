; A value carried around a loop as an integer.
; REQUEST: f dup const -> active
; FACT: type %v carries double
; RUN: f(dup([1.5]), 3) grad == [136.6875]
define double @f(ptr %x, i32 %n) {
entry:
  %a = load i64, ptr %x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = phi i64 [ %a, %entry ], [ %u, %loop ]
  %d = bitcast i64 %v to double
  %e = fmul double %d, %d
  %u = bitcast double %e to i64
  %j = add nuw nsw i32 %i, 1
  %m = icmp slt i32 %j, %n
  br i1 %m, label %loop, label %done
done:
  ret double %e
}
