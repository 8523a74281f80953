; Fields of an array of structs, reached with an index that is not known.
; REQUEST: f dup const -> active
; FACT: memory argument %p: 0+8 double every 16
; FACT: memory argument %p: 8+4 integer every 16
; RUN: f(dup([2.0, 0.0, 3.0, 0.0]), 1) grad == [0.0, 0.0, 18.0, 0.0]
%part = type { double, i32 }
define double @f(ptr %p, i64 %i) {
  %x = getelementptr %part, ptr %p, i64 %i
  %n = getelementptr %part, ptr %p, i64 %i, i32 1
  %v = load double, ptr %x
  %k = load i32, ptr %n
  %k1 = add i32 %k, 3
  store i32 %k1, ptr %n
  %f = sitofp i32 %k1 to double
  %a = fmul double %v, %v
  %r = fmul double %a, %f
  ret double %r
}
