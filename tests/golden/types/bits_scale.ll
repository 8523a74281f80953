; Adding to the exponent multiplies by a power of two.
; REQUEST: f active -> active
; FACT: type %o carries double
; RUN: f(3.0) grad == 96.0
; RUN: f(-0.3) grad == -9.6
define double @f(double %x) {
  %b = bitcast double %x to i64
  %o = add i64 %b, 9007199254740992
  %r = bitcast i64 %o to double
  %q = fmul double %r, %r
  ret double %q
}
