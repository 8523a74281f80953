; The magnitude of one number and the sign of another.
; REQUEST: f active active -> active
; FACT: type %a carries double
; RUN: f(2.0, -3.0) grad == 3.0, -2.0
; RUN: f(-2.0, -3.0) grad == -3.0, -2.0
; RUN: f(-2.0, 3.0) grad == -3.0, 2.0
define double @f(double %x, double %y) {
  %b = bitcast double %x to i64
  %c = bitcast double %y to i64
  %m = and i64 %b, 9223372036854775807
  %s = and i64 %c, -9223372036854775808
  %a = or i64 %m, %s
  %r = bitcast i64 %a to double
  %q = fmul double %r, %y
  ret double %q
}
