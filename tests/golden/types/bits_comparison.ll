; Positive numbers are compared by their bits.
; REQUEST: f active -> active
; RUN: f(3.0) grad == 6.0
; RUN: f(1.5) grad == 1.0
define double @f(double %x) {
  %b = bitcast double %x to i64
  %z = icmp ugt i64 %b, 4611686018427387904
  %s = fmul double %x, %x
  %q = select i1 %z, double %s, double %x
  ret double %q
}
