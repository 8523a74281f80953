; Two floats as a double in a phi: the phi is no number of its own.
; REQUEST: f dup dup const -> void noalias
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(dup32([2.0, 3.0]), dup32([0.0, 0.0], [1.0, 10.0]), 0) grad == [4.0, 60.0], [0.0, 0.0]
; RUN: f(dup32([2.0, 3.0]), dup32([0.0, 0.0], [1.0, 10.0]), 1) grad == [32.0, 1080.0], [0.0, 0.0]
define void @f(ptr %x, ptr %y, i32 %c) {
entry:
  %v = load <2 x float>, ptr %x
  %w = fmul <2 x float> %v, %v
  %t = icmp eq i32 %c, 0
  br i1 %t, label %left, label %right
left:
  %d = bitcast <2 x float> %v to double
  br label %join
right:
  %e = bitcast <2 x float> %w to double
  br label %join
join:
  %p = phi double [ %d, %left ], [ %e, %right ]
  %o = bitcast double %p to <2 x float>
  %q = fmul <2 x float> %o, %o
  store <2 x float> %q, ptr %y
  ret void
}
