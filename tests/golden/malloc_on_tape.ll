; A block that is allocated and released here, and shown to nobody else, lies on the tape, and so does its shadow.
; REQUEST: f active active -> active
; FACT: shadowed block allocated by %block
; FACT: keep shadow of %block in a slot: made by a call
; CHECK: call ptr @irad.tape_block
; CHECK: call ptr @irad.tape_block
; CHECK-NOT: call void @irad_defer_free
; CHECK: irad_tape_restore
; RUN: f(2.0, 3.0) grad == 2 * 2.0 * 9.0, 2 * 3.0 * 4.0
declare ptr @malloc(i64)
declare void @free(ptr)
define double @f(double %x, double %y) {
  %block = call ptr @malloc(i64 8)
  %product = fmul double %x, %y
  store double %product, ptr %block, align 8
  %v = load double, ptr %block, align 8
  %square = fmul double %v, %v
  call void @free(ptr %block)
  ret double %square
}
