; A function with two results through pointers is taken as the two functions that it computes.
; REQUEST: f active -> active
; CHECK-NOT: @sincos
; CHECK: sin
; RUN: f(0.7) grad == cos(1.4)
declare void @sincos(double, ptr, ptr)
define double @f(double %x) {
  %s = alloca double, align 8
  %c = alloca double, align 8
  call void @sincos(double %x, ptr %s, ptr %c)
  %sin = load double, ptr %s, align 8
  %cos = load double, ptr %c, align 8
  %r = fmul double %sin, %cos
  ret double %r
}
