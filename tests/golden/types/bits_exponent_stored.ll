; The exponent is kept in memory as an integer.
; REQUEST: f active -> active
; RUN: f(3.0) grad == 1024.0
define double @f(double %x) {
  %b = bitcast double %x to i64
  %m = alloca i32
  %e = lshr i64 %b, 52
  %t = trunc i64 %e to i32
  store i32 %t, ptr %m
  %l = load i32, ptr %m
  %h = sitofp i32 %l to double
  %q = fmul double %h, %x
  ret double %q
}
