; A pointer is copied as a 64-bit integer; its shadow goes with it.
; REQUEST: f dup -> active
; FACT: type %i carries ptr
; RUN: f(dup([3.0])) grad == [6.0]
define double @f(ptr %x) {
  %a = alloca ptr
  %b = alloca ptr
  store ptr %x, ptr %a
  %i = load i64, ptr %a
  store i64 %i, ptr %b
  %p = load ptr, ptr %b
  %v = load double, ptr %p
  %s = fmul double %v, %v
  store double %s, ptr %p
  %w = load double, ptr %x
  ret double %w
}
