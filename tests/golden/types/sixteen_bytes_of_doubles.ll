; A vector of bytes copies two doubles.
; REQUEST: f dup dup -> void noalias
; FACT: step StoreStep to %y double
; FACT: step StoreStep to %y.8 double
; RUN: f(dup([2.0, 3.0]), dup([0.0, 0.0], [1.0, 10.0])) grad == [4.0, 60.0], [0.0, 0.0]
define void @f(ptr %x, ptr %y) {
  %a = load <2 x double>, ptr %x
  %b = fmul <2 x double> %a, %a
  store <2 x double> %b, ptr %x
  %v = load <16 x i8>, ptr %x
  store <16 x i8> %v, ptr %y
  ret void
}
