; A global that is written gets a shadow, which is clear when the gradient begins.
; REQUEST: f active -> active
; FACT: shadowed global @state
; CHECK: irad.shadow.state
; RUN: f(3.0) grad == 6.0
; RUN: f(5.0) grad == 10.0
@state = internal global double 0.0, align 8
define double @f(double %x) {
  store double %x, ptr @state, align 8
  %v = load double, ptr @state, align 8
  %r = fmul double %v, %x
  ret double %r
}
