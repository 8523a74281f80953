; The caller promises not to touch the argument between the halves: the reverse half reads it again.
; REQUEST: f dup -> active split
; FACT: again %v from %x
; FACT: tape none
; CHECK: define internal {{.*}}.augmented
; CHECK: load double
; CHECK: define internal {{.*}}.reverse
; CHECK: load double, ptr %x
define double @f(ptr %x) {
  %v = load double, ptr %x, align 8
  %square = fmul double %v, %v
  ret double %square
}
