; A power of two is made from bits: its factor is constant.
; REQUEST: f active -> active
; RUN: f(3.0) grad == 2.0
; RUN: f(9.0) grad == 8.0
define double @f(double %x) {
  %b = bitcast double %x to i64
  %e = and i64 %b, 9218868437227405312
  %p = bitcast i64 %e to double
  %q = fmul double %p, %x
  ret double %q
}
