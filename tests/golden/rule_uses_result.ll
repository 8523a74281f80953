; The derivative of the exponential is its own result, which is not computed a second time.
; REQUEST: f active -> active
; FACT: keep %e in a slot: {{.*}}
; CHECK: @exp
; CHECK-NOT: @exp
; RUN: f(0.7) grad == exp(0.7)
declare double @exp(double)
define double @f(double %x) {
  %e = call double @exp(double %x)
  ret double %e
}
