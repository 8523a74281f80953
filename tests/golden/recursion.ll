; A recursive function is split into a forward half with a tape and a reverse half; both call themselves.
; REQUEST: power active const -> active
; FACT: call power (active, const) overwritten []
; CHECK: call {{.*}}{{@"?}}irad.split.power.ac.{{[0-9a-f]+}}.augmented
; CHECK: call {{.*}}{{@"?}}irad.split.power.ac.{{[0-9a-f]+}}.reverse
; CHECK: define internal {{.*}}.augmented
; CHECK: call {{.*}}.augmented
; CHECK: define internal {{.*}}.reverse
; CHECK: call {{.*}}.reverse
; RUN: power(1.5, 4) grad == 4 * 1.5 ** 3
; RUN: power(1.5, 0) grad == 0.0
define double @power(double %x, i32 %n) {
entry:
  %stop = icmp slt i32 %n, 1
  br i1 %stop, label %end, label %more
more:
  %less = sub nsw i32 %n, 1
  %rest = call double @power(double %x, i32 %less)
  %product = fmul double %rest, %x
  br label %end
end:
  %result = phi double [ 1.0, %entry ], [ %product, %more ]
  ret double %result
}
