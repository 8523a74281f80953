; The adjoint of a copy goes back to the source, and the copy's shadow is cleared.
; REQUEST: copy_square dup dup -> void noalias
; FACT: step CopyStep [0+8 double, 8+8 double] every 16
; FACT: step LoadStep %v double
; RUN: copy_square(dup([2.0, 3.0], [0.5, 0.25]), dup([0.0, 0.0], [1.0, 10.0])) grad == [4.5, 10.25], [0.0, 0.0]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @copy_square(ptr %a, ptr %b) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 16, i1 false)
  %v = load double, ptr %b, align 8
  %square = fmul double %v, %v
  store double %square, ptr %b, align 8
  %next = getelementptr inbounds double, ptr %b, i64 1
  %w = load double, ptr %next, align 8
  %same = fmul double %w, 1.000000e+00
  store double %same, ptr %next, align 8
  ret void
}
