; The lower part of the fraction is cleared: neither constant nor a move.
; REQUEST: f active -> active
; REFUSES: cannot differentiate arithmetic on the bits of a floating-point number
define double @f(double %x) {
  %b = bitcast double %x to i64
  %h = and i64 %b, -134217728
  %r = bitcast i64 %h to double
  ret double %r
}
