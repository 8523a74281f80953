; The halves of a pair change places by a rotation.
; REQUEST: f dup -> active
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(dup32([2.0, 3.0])) grad == [0.0, 6.0]
declare i64 @llvm.fshl.i64(i64, i64, i64)
define float @f(ptr %x) {
  %both = load i64, ptr %x
  %turned = call i64 @llvm.fshl.i64(i64 %both, i64 %both, i64 32)
  %a = trunc i64 %turned to i32
  %fa = bitcast i32 %a to float
  %sq = fmul float %fa, %fa
  ret float %sq
}
