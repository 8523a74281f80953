; The arm of a select that is not taken gives no NaN, though its partial derivative is infinite.
; REQUEST: f active active -> active
; NO-SLOPE: the primal jumps where the divisor is zero
; RUN: f(1.0, 0.0) grad == 0.0, 0.0
; RUN: f(1.0, 2.0) grad == 0.5, -0.25
define double @f(double %x, double %y) {
  %none = fcmp oeq double %y, 0.000000e+00
  %quotient = fdiv double %x, %y
  %r = select i1 %none, double 0.000000e+00, double %quotient
  ret double %r
}
