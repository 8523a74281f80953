; A block of integers carries no derivative: it gets no shadow.
; REQUEST: f active const -> active
; NO-FACT: shadowed
; NO-FACT: active %k
; RUN: f(2.0, 5) grad == 5.0
declare ptr @malloc(i64)
declare void @free(ptr)
define double @f(double %x, i64 %n) {
  %block = call ptr @malloc(i64 8)
  store i64 %n, ptr %block, align 8
  %k = load i64, ptr %block, align 8
  %r = sitofp i64 %k to double
  %product = fmul double %x, %r
  call void @free(ptr %block)
  ret double %product
}
