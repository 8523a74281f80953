; freeze moves the double that an integer carries.
; REQUEST: f dup -> active
; FACT: active %a
; FACT: step LoadStep %a double
; RUN: f(dup([3.0])) grad == [6.0]
define double @f(ptr %x) {
  %a = load i64, ptr %x
  %v = freeze i64 %a
  %w = bitcast i64 %v to double
  %q = fmul double %w, %w
  ret double %q
}
