; A block that is resized is a new block with a copy of the old one: so is its shadow.
; REQUEST: f active -> active
; FACT: step CopyStep [0+8 double] every 8
; CHECK-NOT: @realloc
; CHECK: call void @llvm.memcpy
; RUN: f(3.0) grad == 6.0
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
define double @f(double %x) {
  %small = call ptr @malloc(i64 8)
  store double %x, ptr %small, align 8
  %large = call ptr @realloc(ptr %small, i64 800)
  %v = load double, ptr %large, align 8
  %square = fmul double %v, %v
  call void @free(ptr %large)
  ret double %square
}
