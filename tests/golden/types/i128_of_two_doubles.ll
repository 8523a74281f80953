; Two doubles move in one 128-bit register.
; REQUEST: f dup dup -> void noalias
; FACT: type %v carries <2 x double>
; RUN: f(dup([2.0, 3.0]), dup([0.0, 0.0], [1.0, 10.0])) grad == [3.0, 12.0], [0.0, 0.0]
define void @f(ptr %x, ptr %y) {
  %x1 = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %x1
  %v = load i128, ptr %x
  store i128 %v, ptr %y
  %p = fmul double %a, %b
  store double %p, ptr %y
  ret void
}
