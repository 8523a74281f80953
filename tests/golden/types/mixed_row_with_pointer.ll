; A struct of a double and a pointer is copied as 128 bits.
; REQUEST: f dup -> active
; RUN: f(dup([3.0])) grad == [27.0]
%part = type { double, ptr }
define double @f(ptr %x) {
  %a = alloca %part, align 16
  %b = alloca %part, align 16
  %a1 = getelementptr inbounds %part, ptr %a, i64 0, i32 1
  %d = load double, ptr %x
  %s = fmul double %d, %d
  store double %s, ptr %a
  store ptr %x, ptr %a1
  %v = load i128, ptr %a
  store i128 %v, ptr %b
  %b1 = getelementptr inbounds %part, ptr %b, i64 0, i32 1
  %w = load double, ptr %b
  %p = load ptr, ptr %b1
  %e = load double, ptr %p
  %r = fmul double %w, %e
  ret double %r
}
