; A phi of integers carries one of two pointers.
; REQUEST: f dup dup const -> active noalias
; FACT: type %i carries ptr
; RUN: f(dup([3.0]), dup([5.0]), 0) grad == [6.0], [0.0]
; RUN: f(dup([3.0]), dup([5.0]), 1) grad == [0.0], [10.0]
define double @f(ptr %x, ptr %y, i32 %c) {
entry:
  %a = alloca ptr
  %b = alloca ptr
  %o = alloca ptr
  store ptr %x, ptr %a
  store ptr %y, ptr %b
  %t = icmp eq i32 %c, 0
  br i1 %t, label %left, label %right
left:
  %u = load i64, ptr %a
  br label %join
right:
  %v = load i64, ptr %b
  br label %join
join:
  %i = phi i64 [ %u, %left ], [ %v, %right ]
  store i64 %i, ptr %o
  %p = load ptr, ptr %o
  %d = load double, ptr %p
  %r = fmul double %d, %d
  ret double %r
}
