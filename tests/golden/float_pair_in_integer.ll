; Two single-precision numbers that one 64-bit integer moves are two adjoints.
; REQUEST: f dup dup -> void noalias
; FACT: type %both carries <2 x float>
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(dup32([2.0, 3.0]), dup32([0.0, 0.0], [1.0, 10.0])) grad == [4.0, 10.0], [0.0, 0.0]
define void @f(ptr %x, ptr %y) {
  %v = load float, ptr %x, align 8
  %second = getelementptr inbounds float, ptr %x, i64 1
  %w = load float, ptr %second, align 4
  %both = load i64, ptr %x, align 8
  store i64 %both, ptr %y, align 8
  %s = fmul float %v, %v
  store float %s, ptr %y, align 8
  ret void
}
