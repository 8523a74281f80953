; The larger number, by two masks.
; REQUEST: f active active -> active
; FACT: type %a carries double
; RUN: f(2.0, 3.0) grad == 0.0, 6.0
; RUN: f(3.0, 2.0) grad == 6.0, 0.0
define double @f(double %x, double %y) {
  %b = bitcast double %x to i64
  %c = bitcast double %y to i64
  %t = fcmp ogt double %x, %y
  %s = sext i1 %t to i64
  %n = xor i64 %s, -1
  %a1 = and i64 %b, %s
  %a2 = and i64 %c, %n
  %a = or i64 %a1, %a2
  %r = bitcast i64 %a to double
  %q = fmul double %r, %r
  ret double %q
}
