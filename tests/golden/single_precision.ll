; Single precision stays single precision: nothing is widened.
; REQUEST: f dup dup -> void noalias
; CHECK-NOT: double
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(dup32([1.5]), dup32([0.0], [1.0])) grad == [3.0], [0.0]
define void @f(ptr %x, ptr %y) {
  %v = load float, ptr %x, align 4
  %s = fmul float %v, %v
  store float %s, ptr %y, align 4
  ret void
}
