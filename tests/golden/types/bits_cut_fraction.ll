; The lower part of the fraction is cleared: the number, rounded.
; REQUEST: f active -> active
; RUN: f(3.0) grad == 1.0
; RUN: f(-0.3) grad == 1.0
define double @f(double %x) {
  %b = bitcast double %x to i64
  %h = and i64 %b, -4096
  %r = bitcast i64 %h to double
  ret double %r
}
