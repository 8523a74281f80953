; The fraction with another exponent, as logarithms begin: the number times a constant.
; REQUEST: f active -> active
; FACT: type %o carries double
; RUN: f(3.0) grad == 1.5
; RUN: f(9.0) grad == 0.28125
; RUN: f(0.3) grad == 9.6
define double @f(double %x) {
  %b = bitcast double %x to i64
  %m = and i64 %b, 4503599627370495
  %o = or i64 %m, 4607182418800017408
  %r = bitcast i64 %o to double
  %q = fmul double %r, %r
  ret double %q
}
