; memcpy of a struct of a float, a count, a double and a pointer.
; REQUEST: f dup const -> active
; FACT: step CopyStep [0+4 float, 4+4 integer, 8+8 double, 16+8 pointer] every 24
; RUN: f(dup([3.0]), 4) grad == [24.0]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

%part = type { float, i32, double, ptr }
define double @f(ptr %x, i32 %n) {
  %a = alloca %part, align 8
  %b = alloca %part, align 8
  %a1 = getelementptr inbounds %part, ptr %a, i64 0, i32 1
  %a2 = getelementptr inbounds %part, ptr %a, i64 0, i32 2
  %a3 = getelementptr inbounds %part, ptr %a, i64 0, i32 3
  %d = load double, ptr %x
  %h = fptrunc double %d to float
  store float %h, ptr %a
  store i32 %n, ptr %a1
  store double %d, ptr %a2
  store ptr %x, ptr %a3
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 24, i1 false)
  %b1 = getelementptr inbounds %part, ptr %b, i64 0, i32 1
  %b2 = getelementptr inbounds %part, ptr %b, i64 0, i32 2
  %b3 = getelementptr inbounds %part, ptr %b, i64 0, i32 3
  %k = load i32, ptr %b1
  %kd = sitofp i32 %k to double
  %w = load double, ptr %b2
  %p = load ptr, ptr %b3
  %e = load double, ptr %p
  %r = fmul double %w, %e
  %s = fmul double %r, %kd
  ret double %s
}
