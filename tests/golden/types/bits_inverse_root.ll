; The bits as a whole number enter arithmetic: no derivative can be told.
; REQUEST: f active -> active
; REFUSES: cannot differentiate arithmetic on the bits of a floating-point number
define double @f(double %x) {
  %b = bitcast double %x to i64
  %h = lshr i64 %b, 1
  %o = sub i64 6910469410427058089, %h
  %r = bitcast i64 %o to double
  ret double %r
}
