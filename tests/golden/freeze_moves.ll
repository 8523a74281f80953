; freeze hands its adjoint on as it is.
; REQUEST: f active -> active
; FACT: step MoveStep %y
; RUN: f(3.0) grad == 6.0
define double @f(double %x) {
  %y = freeze double %x
  %r = fmul double %y, %y
  ret double %r
}
