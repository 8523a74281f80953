; By default an adjoint of zero times an infinite partial derivative is not a number, as IEEE arithmetic has it.
; REQUEST: f active const -> active
; NO-SLOPE: the primal is not defined on both sides of zero
; RUN: f(0.0, 0.0) grad == nan
; RUN: f(4.0, 1.0) grad == 0.25
define double @f(double %x, double %w) {
  %root = call double @llvm.sqrt.f64(double %x)
  %r = fmul double %root, %w
  ret double %r
}
declare double @llvm.sqrt.f64(double)
