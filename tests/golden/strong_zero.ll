; Under a strong zero, no adjoint stays none though the partial derivative is infinite.
; REQUEST: f active const -> active strong_zero
; NO-SLOPE: the primal is not defined on both sides of zero
; RUN: f(0.0, 0.0) grad == 0.0
; RUN: f(4.0, 1.0) grad == 0.25
define double @f(double %x, double %w) {
  %root = call double @llvm.sqrt.f64(double %x)
  %r = fmul double %root, %w
  ret double %r
}
declare double @llvm.sqrt.f64(double)
