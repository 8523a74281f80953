; What a block holds is known from the function that fills it; a copy of unknown size relies on that.
; REQUEST: f dup dup const -> void noalias
; FACT: memory block allocated by %p: 0+8 double every 8
; FACT: step CopyStep [0+8 double] every 8
; RUN: f(dup([2.0, 3.0]), dup([0.0, 0.0], [1.0, 10.0]), 2) grad == [4.0, 60.0], [0.0, 0.0]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare noalias ptr @malloc(i64)
declare void @free(ptr)

define internal void @fill(ptr %to, ptr %from, i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr double, ptr %from, i64 %i
  %b = getelementptr double, ptr %to, i64 %i
  %v = load double, ptr %a
  %s = fmul double %v, %v
  store double %s, ptr %b
  %j = add nuw nsw i64 %i, 1
  %m = icmp ult i64 %j, %n
  br i1 %m, label %loop, label %done
done:
  ret void
}
define void @f(ptr %x, ptr %y, i64 %n) {
  %bytes = mul i64 %n, 8
  %p = call noalias ptr @malloc(i64 %bytes)
  call void @fill(ptr %p, ptr %x, i64 %n)
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %p, i64 %bytes, i1 false)
  call void @free(ptr %p)
  ret void
}
