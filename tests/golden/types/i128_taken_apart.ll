; A 128-bit register is taken apart into two doubles.
; REQUEST: f dup -> active
; RUN: f(dup([2.0, 3.0])) grad == [3.0, 2.0]
define double @f(ptr %x) {
  %v = load i128, ptr %x
  %lo = trunc i128 %v to i64
  %up = lshr i128 %v, 64
  %hi = trunc i128 %up to i64
  %a = bitcast i64 %lo to double
  %b = bitcast i64 %hi to double
  %r = fmul double %a, %b
  ret double %r
}
