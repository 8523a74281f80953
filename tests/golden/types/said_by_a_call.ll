; A call says what the memory holds.
; REQUEST: f dup dup const -> void noalias
; FACT: memory argument %x: 0+8 double every 8
; FACT: step CopyStep [0+8 double] every 8
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

declare void @__irad_double(ptr, i64)
define void @f(ptr %x, ptr %y, i64 %n) {
  call void @__irad_double(ptr %x, i64 %n)
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 %n, i1 false)
  ret void
}
