; The gradient can return the value beside the derivative.
; REQUEST: f active -> active primal
; CHECK: define { double, double }
; CHECK: ret { double, double }
define double @f(double %x) {
  %r = fmul double %x, %x
  ret double %r
}
