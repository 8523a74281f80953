; Minus the absolute value: the sign bit is set.
; REQUEST: f active -> active
; FACT: type %a carries double
; RUN: f(2.0) grad == -3.0
; RUN: f(-2.0) grad == 3.0
define double @f(double %x) {
  %b = bitcast double %x to i64
  %a = or i64 %b, -9223372036854775808
  %r = bitcast i64 %a to double
  %q = fmul double %r, 3.0
  ret double %q
}
