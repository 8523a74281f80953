; Two floats are loaded as one integer and taken apart with a shift.
; REQUEST: f dup -> active
; NO-FACT: type %both
; FACT: step LoadStep %both float
; FACT: step LoadStep %both.32 float
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(dup32([2.0, 3.0])) grad == [3.0, 2.0]
define float @f(ptr %x) {
  %both = load i64, ptr %x
  %a = trunc i64 %both to i32
  %fa = bitcast i32 %a to float
  %up = lshr i64 %both, 32
  %b = trunc i64 %up to i32
  %fb = bitcast i32 %b to float
  %r = fmul float %fa, %fb
  ret float %r
}
