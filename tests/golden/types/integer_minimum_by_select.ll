; Sorting doubles by comparing them, and swapping them as integers.
; REQUEST: f dup -> void
; FACT: type %lo carries double
; FACT: type %hi carries double
; RUN: f(dup([5.0, 3.0], [1.0, 10.0])) grad == [10.0, 6.0]
; RUN: f(dup([2.0, 3.0], [1.0, 10.0])) grad == [4.0, 10.0]
define void @f(ptr %x) {
  %x1 = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %x1
  %c = fcmp olt double %a, %b
  %ai = bitcast double %a to i64
  %bi = bitcast double %b to i64
  %lo = select i1 %c, i64 %ai, i64 %bi
  %hi = select i1 %c, i64 %bi, i64 %ai
  store i64 %lo, ptr %x
  store i64 %hi, ptr %x1
  %l = load double, ptr %x
  %s = fmul double %l, %l
  store double %s, ptr %x
  ret void
}
