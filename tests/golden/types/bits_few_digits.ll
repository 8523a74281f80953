; So few digits are left that they name an interval: a derivative of 1 would not be that of what uses it.
; REQUEST: f active -> active
; REFUSES: cannot differentiate arithmetic on the bits of a floating-point number
define double @f(double %x) {
  %b = bitcast double %x to i64
  %h = and i64 %b, -140737488355328
  %r = bitcast i64 %h to double
  ret double %r
}
