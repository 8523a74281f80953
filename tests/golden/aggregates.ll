; Fields go into a struct and come out of it again.
; REQUEST: f active active -> active
; FACT: step ElementStep %second
; RUN: f(2.0, 3.0) grad == 3.0, 2.0
define double @f(double %x, double %y) {
  %first = insertvalue { double, i32, double } poison, double %x, 0
  %middle = insertvalue { double, i32, double } %first, i32 7, 1
  %second = insertvalue { double, i32, double } %middle, double %y, 2
  %a = extractvalue { double, i32, double } %second, 0
  %b = extractvalue { double, i32, double } %second, 2
  %r = fmul double %a, %b
  ret double %r
}
