; Two doubles meet in a phi of integers.
; REQUEST: f dup dup const -> void noalias
; FACT: type %v carries double
; FACT: type %a carries double
; FACT: type %b carries double
; RUN: f(dup([3.0, 5.0]), dup([0.0], [1.0]), 1) grad == [0.0, 10.0], [0.0]
; RUN: f(dup([3.0, 5.0]), dup([0.0], [1.0]), 0) grad == [6.0, 0.0], [0.0]
define void @f(ptr %x, ptr %y, i32 %c) {
entry:
  %x1 = getelementptr double, ptr %x, i64 1
  %t = icmp eq i32 %c, 0
  br i1 %t, label %left, label %right
left:
  %a = load i64, ptr %x
  br label %join
right:
  %b = load i64, ptr %x1
  br label %join
join:
  %v = phi i64 [ %a, %left ], [ %b, %right ]
  store i64 %v, ptr %y
  %w = load double, ptr %y
  %q = fmul double %w, %w
  store double %q, ptr %y
  ret void
}
