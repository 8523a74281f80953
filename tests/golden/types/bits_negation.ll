; Negation: the sign bit is turned.
; REQUEST: f active -> active
; FACT: type %a carries double
; RUN: f(2.0) grad == -12.0
; RUN: f(-2.0) grad == -12.0
define double @f(double %x) {
  %b = bitcast double %x to i64
  %a = xor i64 %b, -9223372036854775808
  %r = bitcast i64 %a to double
  %q = fmul double %r, %r
  %s = fmul double %q, %r
  ret double %s
}
