; A phi of integers that carries a double, and 1.0 as an integer.
; REQUEST: f dup dup const -> void noalias
; FACT: type %v carries double
; RUN: f(dup([3.0]), dup([0.0], [1.0]), 1) grad == [0.0], [0.0]
; RUN: f(dup([3.0]), dup([0.0], [1.0]), 0) grad == [6.0], [0.0]
define void @f(ptr %x, ptr %y, i32 %c) {
entry:
  %t = icmp eq i32 %c, 0
  br i1 %t, label %left, label %join
left:
  %a = load i64, ptr %x
  br label %join
join:
  %v = phi i64 [ %a, %left ], [ 4607182418800017408, %entry ]
  %w = bitcast i64 %v to double
  %q = fmul double %w, %w
  store double %q, ptr %y
  ret void
}
