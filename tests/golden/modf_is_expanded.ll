; The whole part steps, the rest follows its argument: two results of one call, one of them through memory.
; REQUEST: f active -> active
; FACT: tape none
; RUN: f(2.75) grad == 2 * 2.75 - 2
; RUN: f(-2.75) grad == 2 * -2.75 + 2
declare double @modf(double, ptr)
define double @f(double %x) {
  %whole = alloca double, align 8
  %rest = call double @modf(double %x, ptr %whole)
  %w = load double, ptr %whole, align 8
  %product = fmul double %rest, %x
  %sum = fadd double %product, %w
  ret double %sum
}
