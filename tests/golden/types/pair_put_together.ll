; Two floats are put together in one integer, which is stored.
; REQUEST: f active active dup -> void
; FACT: step StoreStep to %y float
; FACT: step StoreStep to %y.4 float
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(2.0, 3.0, dup32([0.0, 0.0], [1.0, 10.0])) grad == 3.0, 12.0, [0.0, 0.0]
define void @f(float %a, float %b, ptr %y) {
  %p = fmul float %a, %b
  %ai = bitcast float %p to i32
  %bi = bitcast float %b to i32
  %al = zext i32 %ai to i64
  %bl = zext i32 %bi to i64
  %up = shl nuw i64 %bl, 32
  %both = or disjoint i64 %up, %al
  store i64 %both, ptr %y
  ret void
}
