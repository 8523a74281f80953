; Absolute values, lane by lane.
; REQUEST: f dup -> void
; RUN: f(dup([2.0, -3.0], [1.0, 10.0])) grad == [3.0, -30.0]
define void @f(ptr %x) {
  %v = load <2 x double>, ptr %x
  %b = bitcast <2 x double> %v to <2 x i64>
  %a = and <2 x i64> %b, splat (i64 9223372036854775807)
  %r = bitcast <2 x i64> %a to <2 x double>
  %t = fmul <2 x double> %r, splat (double 3.0)
  store <2 x double> %t, ptr %x
  ret void
}
