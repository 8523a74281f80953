; Two pointers are copied as a vector of integers.
; REQUEST: f dup dup -> active noalias
; RUN: f(dup([3.0]), dup([5.0])) grad == [5.0], [3.0]
define double @f(ptr %x, ptr %y) {
  %a = alloca [2 x ptr], align 16
  %b = alloca [2 x ptr], align 16
  %a1 = getelementptr ptr, ptr %a, i64 1
  store ptr %x, ptr %a
  store ptr %y, ptr %a1
  %i = load <2 x i64>, ptr %a
  store <2 x i64> %i, ptr %b
  %b1 = getelementptr ptr, ptr %b, i64 1
  %p = load ptr, ptr %b
  %q = load ptr, ptr %b1
  %v = load double, ptr %p
  %w = load double, ptr %q
  %r = fmul double %v, %w
  ret double %r
}
