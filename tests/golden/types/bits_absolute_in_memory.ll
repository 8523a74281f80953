; Absolute values of an array, by a loop over integers.
; REQUEST: f dup const -> void
; FACT: type %a carries double
; RUN: f(dup([2.0, -3.0], [1.0, 10.0]), 2) grad == [4.0, -60.0]
define void @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %e = getelementptr double, ptr %x, i64 %i
  %b = load i64, ptr %e
  %a = and i64 %b, 9223372036854775807
  store i64 %a, ptr %e
  %o = load double, ptr %e
  %t = fmul double %o, %o
  store double %t, ptr %e
  %j = add nuw nsw i64 %i, 1
  %m = icmp ult i64 %j, %n
  br i1 %m, label %loop, label %done
done:
  ret void
}
