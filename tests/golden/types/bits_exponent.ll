; The exponent is an integer, which is constant almost everywhere.
; REQUEST: f active -> active
; RUN: f(3.0) grad == 1.0
; RUN: f(9.0) grad == 3.0
define double @f(double %x) {
  %b = bitcast double %x to i64
  %e = lshr i64 %b, 52
  %f = and i64 %e, 2047
  %g = sub i64 %f, 1023
  %h = sitofp i64 %g to double
  %q = fmul double %h, %x
  ret double %q
}
