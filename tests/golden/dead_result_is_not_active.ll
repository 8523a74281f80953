; What depends on the input but reaches no output needs no adjoint.
; REQUEST: f active const -> active
; FACT: varied %unused
; NO-FACT: active %unused
; NO-FACT: step ScalarStep %unused
; RUN: f(3.0, i64(0)) grad == 6.0
define double @f(double %x, ptr %k) {
  %unused = fmul double %x, 7.0
  %whole = fptosi double %unused to i64
  store i64 %whole, ptr %k, align 8
  %r = fmul double %x, %x
  ret double %r
}
