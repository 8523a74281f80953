; Two floats are put together and taken apart again, without memory.
; REQUEST: f active active -> active
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(2.0, 3.0) grad == 3.0, 2.0
define float @f(float %a, float %b) {
  %ai = bitcast float %a to i32
  %bi = bitcast float %b to i32
  %al = zext i32 %ai to i64
  %bl = zext i32 %bi to i64
  %up = shl nuw i64 %bl, 32
  %both = or disjoint i64 %up, %al
  %a2 = trunc i64 %both to i32
  %b1 = lshr i64 %both, 32
  %b2 = trunc i64 %b1 to i32
  %fa = bitcast i32 %a2 to float
  %fb = bitcast i32 %b2 to float
  %r = fmul float %fa, %fb
  ret float %r
}
