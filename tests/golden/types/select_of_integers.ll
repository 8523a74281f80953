; A select of integers carries one of two doubles.
; REQUEST: f dup dup const -> void noalias
; FACT: type %v carries double
; RUN: f(dup([3.0, 5.0]), dup([0.0], [1.0]), 1) grad == [0.0, 10.0], [0.0]
define void @f(ptr %x, ptr %y, i32 %c) {
  %x1 = getelementptr double, ptr %x, i64 1
  %t = icmp eq i32 %c, 0
  %a = load i64, ptr %x
  %b = load i64, ptr %x1
  %v = select i1 %t, i64 %a, i64 %b
  store i64 %v, ptr %y
  %w = load double, ptr %y
  %q = fmul double %w, %w
  store double %q, ptr %y
  ret void
}
