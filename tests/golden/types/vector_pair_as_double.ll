; Two floats travel as a double, as in some calling conventions.
; REQUEST: f dup dup -> void noalias
; FACT: step StoreStep to %y <2 x float>
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(dup32([2.0, 3.0]), dup32([0.0, 0.0], [1.0, 10.0])) grad == [4.0, 60.0], [0.0, 0.0]
define void @f(ptr %x, ptr %y) {
  %d = load double, ptr %x
  %v = bitcast double %d to <2 x float>
  %w = fmul <2 x float> %v, %v
  %e = bitcast <2 x float> %w to double
  store double %e, ptr %y
  ret void
}
