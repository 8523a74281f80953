; Lanes of a vector of integers that carry doubles change places.
; REQUEST: f dup dup -> void noalias
; RUN: f(dup([2.0, 3.0]), dup([0.0, 0.0], [1.0, 10.0])) grad == [320.0, 108.0], [0.0, 0.0]
define void @f(ptr %x, ptr %y) {
  %a = load <2 x double>, ptr %x
  %b = fmul <2 x double> %a, %a
  %i = bitcast <2 x double> %b to <2 x i64>
  %s = shufflevector <2 x i64> %i, <2 x i64> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i64> %s, ptr %y
  %z = load <2 x double>, ptr %y
  %q = fmul <2 x double> %z, %z
  store <2 x double> %q, ptr %y
  ret void
}
