; A volatile load happens as often as the program says: what it read is kept.
; REQUEST: f dup -> active
; FACT: keep %v in a slot: volatile or atomic
; CHECK: load volatile double
; CHECK-NOT: load volatile double
; RUN: f(dup([3.0])) grad == [6.0]
define double @f(ptr %x) {
  %v = load volatile double, ptr %x, align 8
  %r = fmul double %v, %v
  ret double %r
}
