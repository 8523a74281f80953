; The same loads and stores of integers carry nothing: arithmetic on the value says what it is.
; REQUEST: f active const const -> active
; FACT: type %k is an integer or pointer
; NO-FACT: active %k
; NO-FACT: step StoreStep
; RUN: f(2.0, i64(3), i64(0)) grad == 4.0
define double @f(double %x, ptr %from, ptr %to) {
  %k = load i64, ptr %from, align 8
  %more = add i64 %k, 1
  store i64 %more, ptr %to, align 8
  %r = sitofp i64 %more to double
  %product = fmul double %x, %r
  ret double %product
}
