; Half precision: partial derivatives are computed as float and rounded once; memory keeps 2 bytes a number.
; REQUEST: f dup dup -> void noalias
; CHECK: fpext half
; CHECK: fmul contract float
; CHECK: fptrunc float
; NO-SLOPE: rounding to half precision makes steps
; RUN: f(dup16([1.5]), dup16([0.0], [1.0])) grad == [3.0], [0.0]
define void @f(ptr %x, ptr %y) {
  %v = load half, ptr %x, align 2
  %s = fmul half %v, %v
  store half %s, ptr %y, align 2
  ret void
}
