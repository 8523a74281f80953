; A vector of four 32-bit integers copies four floats.
; REQUEST: f dup dup -> void noalias
; FACT: type %v carries <4 x float>
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(dup32([2.0, 3.0, 4.0, 5.0]), dup32([0.0, 0.0, 0.0, 0.0], [1.0, 10.0, 100.0, 1000.0])) grad == [4.0, 60.0, 800.0, 10000.0], [0.0, 0.0, 0.0, 0.0]
define void @f(ptr %x, ptr %y) {
  %a = load <4 x float>, ptr %x
  %b = fmul <4 x float> %a, %a
  store <4 x float> %b, ptr %x
  %v = load <4 x i32>, ptr %x
  store <4 x i32> %v, ptr %y
  ret void
}
