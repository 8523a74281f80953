; Memory without a shadow carries nothing, though it holds numbers.
; REQUEST: dot dup const -> active
; NO-FACT: active %w
; NO-FACT: shadowed argument %b
; NO-FACT: step LoadStep %w
; RUN: dot(dup([2.0]), f64(5.0)) grad == [5.0]
define double @dot(ptr %a, ptr %b) {
  %v = load double, ptr %a, align 8
  %w = load double, ptr %b, align 8
  %r = fmul double %v, %w
  ret double %r
}
