; A float and a count share a register; the count stays an integer.
; REQUEST: f dup -> active
; FACT: active %both
; FACT: step LoadStep %both float
; NO-FACT: varied %up
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(dup32([2.0, 0.0])) grad == [4.0, 0.0]
define float @f(ptr %x) {
  %both = load i64, ptr %x
  %lo = trunc i64 %both to i32
  %fv = bitcast i32 %lo to float
  %up = lshr i64 %both, 32
  %n = trunc i64 %up to i32
  %k = sitofp i32 %n to float
  %k1 = fadd float %k, 4.0
  %r = fmul float %fv, %k1
  ret float %r
}
