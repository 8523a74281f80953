; memset of a size that is known only at run time, over doubles.
; REQUEST: f dup const -> void
; FACT: step FillStep [0+8 double] every 8
; RUN: f(dup([2.0, 3.0, 4.0], [1.0, 10.0, 100.0]), 16) grad == [3200.0, 0.0, 3200.0]
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @f(ptr %x, i64 %n) {
  %v = load double, ptr %x
  %x2 = getelementptr double, ptr %x, i64 2
  %w = load double, ptr %x2
  %p = fmul double %v, %w
  call void @llvm.memset.p0.i64(ptr %x, i8 0, i64 %n, i1 false)
  %z = load double, ptr %x2
  %q = fmul double %p, %z
  store double %q, ptr %x2
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %e = getelementptr double, ptr %x, i64 %i
  %o = load double, ptr %e
  %t = fmul double %o, 2.0
  store double %t, ptr %e
  %j = add nuw nsw i64 %i, 1
  %m = icmp ult i64 %j, 3
  br i1 %m, label %loop, label %done
done:
  ret void
}
