; The shadow of a table of pointers is a table of shadows.
; REQUEST: f active active const -> active
; FACT: shadowed local variable %rows
; FACT: shadowed local variable %b
; FACT: {{again|keep}} shadow of %row {{.*}}
; RUN: f(2.0, 3.0, 0) grad == 4.0, 0.0
; RUN: f(2.0, 3.0, 1) grad == 0.0, 6.0
define double @f(double %x, double %y, i64 %k) {
  %a = alloca double, align 8
  %b = alloca double, align 8
  %rows = alloca [2 x ptr], align 8
  %second = getelementptr inbounds ptr, ptr %rows, i64 1
  store double %x, ptr %a, align 8
  store double %y, ptr %b, align 8
  store ptr %a, ptr %rows, align 8
  store ptr %b, ptr %second, align 8
  %at = getelementptr inbounds ptr, ptr %rows, i64 %k
  %row = load ptr, ptr %at, align 8
  %v = load double, ptr %row, align 8
  %square = fmul double %v, %v
  ret double %square
}
