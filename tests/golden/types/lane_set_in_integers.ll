; A double is set into a vector of integers.
; REQUEST: f active dup -> void
; RUN: f(3.0, dup([0.0, 0.0], [1.0, 10.0])) grad == 108.0, [0.0, 0.0]
define void @f(double %x, ptr %y) {
  %q = fmul double %x, %x
  %i = bitcast double %q to i64
  %v = insertelement <2 x i64> <i64 poison, i64 4611686018427387904>, i64 %i, i64 0
  %w = bitcast <2 x i64> %v to <2 x double>
  %z = fmul <2 x double> %w, %w
  store <2 x double> %z, ptr %y
  ret void
}
