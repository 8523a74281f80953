; A struct of a float and a count is copied by one 64-bit load and store.
; REQUEST: f active const -> active
; FACT: shadowed local variable %b
; FACT: active %w
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(2.0, 5) grad == 5.0
%part = type { float, i32 }
define float @f(float %x, i32 %n) {
  %a = alloca %part, align 8
  %b = alloca %part, align 8
  %a1 = getelementptr inbounds %part, ptr %a, i64 0, i32 1
  store float %x, ptr %a
  store i32 %n, ptr %a1
  %v = load i64, ptr %a
  store i64 %v, ptr %b
  %b1 = getelementptr inbounds %part, ptr %b, i64 0, i32 1
  %w = load float, ptr %b
  %k = load i32, ptr %b1
  %kf = sitofp i32 %k to float
  %r = fmul float %w, %kf
  ret float %r
}
