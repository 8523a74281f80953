; An argument in memory that the callee owns: its adjoint goes into the caller's shadow of the original.
; REQUEST: f active -> active
; FACT: call g (dup) overwritten {{.*}}
; RUN: f(3.0) grad == 4 * 3.0 ** 3
define internal double @g(ptr byval({ double, double }) align 8 %p) noinline {
  %v = load double, ptr %p, align 8
  %s = fmul double %v, %v
  store double %s, ptr %p, align 8
  %w = load double, ptr %p, align 8
  %r = fmul double %w, %w
  ret double %r
}
define double @f(double %x) {
  %a = alloca { double, double }, align 8
  store double %x, ptr %a, align 8
  %r = call double @g(ptr byval({ double, double }) align 8 %a)
  ret double %r
}
