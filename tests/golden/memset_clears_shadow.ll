; Memory that is set has no derivative by what was there: its shadow is cleared.
; REQUEST: f dup -> active
; FACT: step FillStep [] every 1
; RUN: f(dup([2.0, 3.0], [1.0, 10.0])) grad == [4.0, 0.0]
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define double @f(ptr %a) {
  %v = load double, ptr %a, align 8
  %square = fmul double %v, %v
  call void @llvm.memset.p0.i64(ptr align 8 %a, i8 0, i64 16, i1 false)
  ret double %square
}
