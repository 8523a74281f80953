; memset to zero over a struct of a double and a count.
; REQUEST: f active const -> active
; FACT: step FillStep [0+8 double, 8+4 integer, 12+4 {{.*}}] every 16
; RUN: f(3.0, 4) grad == 27.0
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

%part = type { double, i32 }
define double @f(double %x, i32 %n) {
  %a = alloca %part, align 8
  %a1 = getelementptr inbounds %part, ptr %a, i64 0, i32 1
  %s = fmul double %x, %x
  store double %s, ptr %a
  store i32 %n, ptr %a1
  %v = load double, ptr %a
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
  %w = load double, ptr %a
  %u = fadd double %w, %x
  store double %u, ptr %a
  %z = load double, ptr %a
  %r = fmul double %v, %z
  ret double %r
}
