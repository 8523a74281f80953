; Subtracting from the exponent divides by a power of two.
; REQUEST: f active -> active
; RUN: f(3.0) grad == 1.5
; RUN: f(-0.3) grad == -0.15
define double @f(double %x) {
  %b = bitcast double %x to i64
  %o = sub i64 %b, 4503599627370496
  %r = bitcast i64 %o to double
  %q = fmul double %r, %r
  ret double %q
}
