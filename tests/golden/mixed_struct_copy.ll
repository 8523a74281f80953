; A struct of a number, an integer and a number is copied as a whole; only the numbers have adjoints.
; REQUEST: f active active const -> active
; FACT: step CopyStep [0+8 double, 8+4 integer, 12+4 {{.*}}, 16+8 double] every 24
; FACT: shadowed local variable %a
; FACT: shadowed local variable %b
; RUN: f(2.0, 3.0, 5) grad == 5.0 + 3.0, 2.0
%pair = type { double, i32, double }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(double %x, double %y, i32 %n) {
  %a = alloca %pair, align 8
  %b = alloca %pair, align 8
  %a.n = getelementptr inbounds %pair, ptr %a, i64 0, i32 1
  %a.y = getelementptr inbounds %pair, ptr %a, i64 0, i32 2
  store double %x, ptr %a, align 8
  store i32 %n, ptr %a.n, align 8
  store double %y, ptr %a.y, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 24, i1 false)
  %b.n = getelementptr inbounds %pair, ptr %b, i64 0, i32 1
  %b.y = getelementptr inbounds %pair, ptr %b, i64 0, i32 2
  %v = load double, ptr %b, align 8
  %k = load i32, ptr %b.n, align 8
  %w = load double, ptr %b.y, align 8
  %r = sitofp i32 %k to double
  %scaled = fmul double %v, %r
  %product = fmul double %v, %w
  %sum = fadd double %scaled, %product
  ret double %sum
}
