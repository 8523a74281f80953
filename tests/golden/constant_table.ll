; A table of constants needs no shadow.
; REQUEST: f active const -> active
; NO-FACT: shadowed
; NO-FACT: active %w
; RUN: f(3.0, 1) grad == 20.0
@table = internal constant [3 x double] [double 10.0, double 20.0, double 30.0], align 8
define double @f(double %x, i64 %k) {
  %at = getelementptr inbounds double, ptr @table, i64 %k
  %w = load double, ptr %at, align 8
  %r = fmul double %x, %w
  ret double %r
}
