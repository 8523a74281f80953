; A double is loaded and stored as an integer of its size.
; REQUEST: f dup dup -> void noalias
; FACT: type %v carries double
; FACT: memory argument %y: 0+8 double
; RUN: f(dup([3.0]), dup([0.0], [1.0])) grad == [6.0], [0.0]
define void @f(ptr %x, ptr %y) {
  %d = load double, ptr %x
  %v = load i64, ptr %x
  store i64 %v, ptr %y
  %w = load double, ptr %y
  %q = fmul double %w, %d
  store double %q, ptr %y
  ret void
}
