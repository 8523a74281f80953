; A test for zero looks at the bits; it carries no derivative.
; REQUEST: f active -> active
; RUN: f(2.0) grad == 4.0
; RUN: f(-2.0) grad == -4.0
define double @f(double %x) {
  %b = bitcast double %x to i64
  %a = shl i64 %b, 1
  %z = icmp eq i64 %a, 0
  %s = fmul double %x, %x
  %q = select i1 %z, double 1.0, double %s
  ret double %q
}
