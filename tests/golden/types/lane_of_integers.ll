; A lane of a vector of integers is a double.
; REQUEST: f dup -> active
; RUN: f(dup([2.0, 3.0])) grad == [0.0, 6.0]
define double @f(ptr %x) {
  %v = load <2 x i64>, ptr %x
  %h = extractelement <2 x i64> %v, i64 1
  %d = bitcast i64 %h to double
  %q = fmul double %d, %d
  ret double %q
}
