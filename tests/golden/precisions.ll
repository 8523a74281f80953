; Adjoints are widened where values are narrowed, and narrowed where they are widened.
; REQUEST: f active -> active
; FACT: step ScalarStep %narrow
; FACT: step ScalarStep %wide
; CHECK: fpext float
; CHECK: fptrunc double
; CHECK: fpext float
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(1.5) grad == 3 * 1.5 ** 2
define double @f(double %x) {
  %narrow = fptrunc double %x to float
  %square = fmul float %narrow, %narrow
  %wide = fpext float %square to double
  %r = fmul double %wide, %x
  ret double %r
}
