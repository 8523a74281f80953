; x86's long double: kept values and adjoints have its precision, an array element takes 16 bytes.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
; REQUEST: f dup const -> active noalias
; CHECK: fpext double
; CHECK: fmul contract x86_fp80
; CHECK-NOT: fptrunc
; RUN: f(dup80([1.5, -2.0, 0.25]), 3) grad == [3.0, -4.0, 0.5]
define double @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi x86_fp80 [ 0xK00000000000000000000, %entry ], [ %more, %loop ]
  %at = getelementptr x86_fp80, ptr %x, i64 %i
  %v = load x86_fp80, ptr %at, align 16
  %square = fmul x86_fp80 %v, %v
  %more = fadd x86_fp80 %sum, %square
  %next = add nuw nsw i64 %i, 1
  %again = icmp slt i64 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %r = fptrunc x86_fp80 %more to double
  ret double %r
}
