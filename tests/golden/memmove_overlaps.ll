; The halves of an overlapping move are reversed from the other end.
; REQUEST: shift dup -> void
; FACT: step CopyStep [0+8 double, 8+8 double] every 16
; RUN: shift(dup([2.0, 3.0, 4.0], [1.0, 10.0, 100.0])) grad == [11.0, 101.0, 0.0]
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @shift(ptr %x) {
  %to = getelementptr inbounds double, ptr %x, i64 1
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %to, ptr align 8 %x, i64 16, i1 false)
  %last = getelementptr inbounds double, ptr %x, i64 2
  %v = load double, ptr %last, align 8
  %first = load double, ptr %x, align 8
  %sum = fadd double %v, %first
  store double %sum, ptr %x, align 8
  ret void
}
