; The sign of one number turns another.
; REQUEST: f active active -> active
; FACT: type %a carries double
; RUN: f(2.0, -3.0) grad == 3.0, -2.0
; RUN: f(-2.0, -3.0) grad == 3.0, 2.0
; RUN: f(-2.0, 3.0) grad == 3.0, -2.0
define double @f(double %x, double %y) {
  %b = bitcast double %x to i64
  %c = bitcast double %y to i64
  %s = and i64 %c, -9223372036854775808
  %a = xor i64 %b, %s
  %r = bitcast i64 %a to double
  %q = fmul double %r, %y
  ret double %q
}
