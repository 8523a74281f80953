; A callee that fills a block with integers: its copy carries no derivative.
; REQUEST: f dup const -> active
; FACT: memory block allocated by %p: 0+4 integer every 4
; RUN: f(dup([3.0]), 2) grad == [50529027.0]
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare noalias ptr @malloc(i64)
declare void @free(ptr)

define internal void @fill(ptr %to, i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %b = getelementptr i32, ptr %to, i64 %i
  %v = load i32, ptr %b
  %w = mul i32 %v, 3
  store i32 %w, ptr %b
  %j = add nuw nsw i64 %i, 1
  %m = icmp ult i64 %j, %n
  br i1 %m, label %loop, label %done
done:
  ret void
}
define double @f(ptr %x, i64 %n) {
  %bytes = mul i64 %n, 4
  %p = call noalias ptr @malloc(i64 %bytes)
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 %bytes, i1 false)
  call void @fill(ptr %p, i64 %n)
  %q = call noalias ptr @malloc(i64 %bytes)
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 %bytes, i1 false)
  %k = load i32, ptr %q
  %kd = sitofp i32 %k to double
  %d = load double, ptr %x
  %s = fmul double %d, %kd
  call void @free(ptr %p)
  call void @free(ptr %q)
  ret double %s
}
