; A pointer into memory with a shadow or into memory without one is tested while running.
; REQUEST: f dup const const -> active
; FACT: step LoadStep %v double mixed
; CHECK: icmp {{eq|ne}} ptr
; RUN: f(dup([2.0]), f64(3.0), 1) grad == [4.0]
; RUN: f(dup([2.0]), f64(3.0), 0) grad == [0.0]
define double @f(ptr %x, ptr %y, i32 %k) {
  %first = icmp ne i32 %k, 0
  %p = select i1 %first, ptr %x, ptr %y
  %v = load double, ptr %p, align 8
  %square = fmul double %v, %v
  ret double %square
}
