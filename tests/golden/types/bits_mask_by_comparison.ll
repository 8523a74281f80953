; A number or zero, by a mask of a comparison.
; REQUEST: f active active -> active
; FACT: type %a carries double
; RUN: f(2.0, 3.0) grad == 0.0, 0.0
; RUN: f(3.0, 2.0) grad == 6.0, 0.0
define double @f(double %x, double %y) {
  %b = bitcast double %x to i64
  %c = bitcast double %y to i64
  %t = fcmp ogt double %x, %y
  %s = sext i1 %t to i64
  %a = and i64 %b, %s
  %r = bitcast i64 %a to double
  %q = fmul double %r, %r
  ret double %q
}
