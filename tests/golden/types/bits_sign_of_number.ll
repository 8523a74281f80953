; One with the sign of a number: constant but at zero.
; REQUEST: f active -> active
; NO-FACT: active %a
; RUN: f(2.0) grad == 1.0
; RUN: f(-2.0) grad == -1.0
define double @f(double %x) {
  %b = bitcast double %x to i64
  %s = and i64 %b, -9223372036854775808
  %a = or i64 %s, 4607182418800017408
  %r = bitcast i64 %a to double
  %q = fmul double %r, %x
  ret double %q
}
