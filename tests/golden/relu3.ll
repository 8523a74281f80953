; The gradient of a branch and a power is arithmetic alone: nothing is kept in memory, nothing is called.
; REQUEST: relu3 active -> active
; FACT: tape none
; FACT: says tape: none
; SHAPE: loads == 0 and stores == 0 and allocas == 0 and calls == 0
; OPT-NOT: alloca
; RUN: relu3(2.0) grad == 12.0
; RUN: relu3(-2.0) grad == 0.0
define double @relu3(double %x) {
entry:
  %positive = fcmp ogt double %x, 0.0
  br i1 %positive, label %then, label %end
then:
  %square = fmul double %x, %x
  %cube = fmul double %square, %x
  br label %end
end:
  %result = phi double [ %cube, %then ], [ 0.0, %entry ]
  ret double %result
}
