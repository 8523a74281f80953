; The bits as a whole number, converted: no derivative can be told.
; REQUEST: f active -> active
; REFUSES: cannot differentiate arithmetic on the bits of a floating-point number
define double @f(double %x) {
  %b = bitcast double %x to i64
  %h = sitofp i64 %b to double
  %q = fmul double %h, 1.0e-16
  ret double %q
}
