; What a call read is overwritten after it: the callee is told.
; REQUEST: f dup -> active
; FACT: call square (dup) overwritten [0]
; FACT: call square (dup) overwritten []
; RUN: f(dup([3.0])) grad == [4 * 3.0 ** 3]
define internal double @square(ptr %p) noinline {
  %v = load double, ptr %p, align 8
  %s = fmul double %v, %v
  ret double %s
}
define double @f(ptr %x) {
  %s = call double @square(ptr %x)
  store double %s, ptr %x, align 8
  %t = call double @square(ptr %x)
  ret double %t
}
