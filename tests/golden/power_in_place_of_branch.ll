; A select gives its adjoint to the chosen operand, without a branch.
; REQUEST: f active active -> active
; FACT: step SelectStep %larger
; FACT: tape none
; SHAPE: branches == 0 and loads == 0
; RUN: f(2.0, 3.0) grad == 0.0, 1.0
; RUN: f(5.0, 3.0) grad == 1.0, 0.0
define double @f(double %x, double %y) {
  %test = fcmp ogt double %x, %y
  %larger = select i1 %test, double %x, double %y
  ret double %larger
}
