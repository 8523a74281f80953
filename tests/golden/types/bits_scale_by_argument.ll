; The exponent is raised by an argument: ldexp by hand.
; REQUEST: f active const -> active
; FACT: type %o carries double
; RUN: f(3.0, 3) grad == 384.0
; RUN: f(3.0, -2) grad == 0.375
define double @f(double %x, i32 %n) {
  %b = bitcast double %x to i64
  %w = sext i32 %n to i64
  %s = shl i64 %w, 52
  %o = add i64 %b, %s
  %r = bitcast i64 %o to double
  %q = fmul double %r, %r
  ret double %q
}
