; memcpy of a size that is known only at run time, between arrays of doubles.
; REQUEST: f dup dup const -> void noalias
; FACT: step CopyStep [0+8 double] every 8
; RUN: f(dup([2.0, 3.0, 4.0]), dup([0.0, 0.0, 9.0], [1.0, 10.0, 100.0]), 16) grad == [4.0, 60.0, 0.0], [0.0, 0.0, 1800.0]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr %x, ptr %y, i64 %n) {
entry:
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 %n, i1 false)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %e = getelementptr double, ptr %y, i64 %i
  %o = load double, ptr %e
  %t = fmul double %o, %o
  store double %t, ptr %e
  %j = add nuw nsw i64 %i, 1
  %m = icmp ult i64 %j, 3
  br i1 %m, label %loop, label %done
done:
  ret void
}
