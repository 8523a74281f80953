; One struct of an array is copied to another by two 64-bit moves.
; REQUEST: f dup const -> active
; FACT: type %u carries double
; NO-FACT: type %w carries
; RUN: f(dup([2.0, 0.0, 3.0, 0.0]), 1) grad == [0.0, 0.0, 108.0, 0.0]
%part = type { double, i32, i32 }
define double @f(ptr %p, i64 %i) {
  %x = getelementptr %part, ptr %p, i64 %i
  %n = getelementptr %part, ptr %p, i64 %i, i32 1
  %m = getelementptr %part, ptr %p, i64 %i, i32 2
  %k = load i32, ptr %n
  %k1 = add i32 %k, 3
  store i32 %k1, ptr %n
  store i32 %k1, ptr %m
  %v = load double, ptr %x
  %a = fmul double %v, %v
  store double %a, ptr %x
  %u = load i64, ptr %x
  %w = load i64, ptr %n
  store i64 %u, ptr %p
  %p1 = getelementptr %part, ptr %p, i64 0, i32 1
  store i64 %w, ptr %p1
  %z = load double, ptr %p
  %r = fmul double %z, %z
  ret double %r
}
