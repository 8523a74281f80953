; Absolute value of a float.
; REQUEST: f active -> active
; FACT: type %a carries float
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(2.0) grad == 3.0
; RUN: f(-2.0) grad == -3.0
define float @f(float %x) {
  %b = bitcast float %x to i32
  %a = and i32 %b, 2147483647
  %r = bitcast i32 %a to float
  %q = fmul float %r, 3.0
  ret float %q
}
