; The caller may overwrite the argument between the halves: what was read from it lies in the frame.
; REQUEST: f dup -> active split 0
; FACT: keep %v in the frame: the caller may overwrite argument %x
; FACT: tape function: 16 bytes per call
; CHECK: define internal {{.*}}.reverse
; CHECK-NOT: load double, ptr %x,
define double @f(ptr %x) {
  %v = load double, ptr %x, align 8
  %square = fmul double %v, %v
  ret double %square
}
