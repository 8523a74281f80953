; Without anything that says it, a copy is refused, and the hint is named.
; REQUEST: f dup dup const -> void noalias
; REFUSES: irad.hint in Python, __irad_double(pointer, bytes)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr %x, ptr %y, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 %n, i1 false)
  ret void
}
