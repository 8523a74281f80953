; A float is moved as a 32-bit integer.
; REQUEST: f dup dup -> void noalias
; FACT: type %v carries float
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(dup32([3.0]), dup32([0.0], [1.0])) grad == [6.0], [0.0]
define void @f(ptr %x, ptr %y) {
  %v = load i32, ptr %x
  store i32 %v, ptr %y
  %w = load float, ptr %y
  %q = fmul float %w, %w
  store float %q, ptr %y
  ret void
}
