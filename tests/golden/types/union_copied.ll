; A union that holds now a double, now an integer is copied: its shadow is the double's.
; REQUEST: f active const -> active
; FACT: step CopyStep [0+8 double] every 8
; RUN: f(3.0, 0) grad == 6.0
; RUN: f(3.0, 1) grad == 0.0
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define double @f(double %x, i32 %c) {
entry:
  %a = alloca [8 x i8], align 8
  %b = alloca [8 x i8], align 8
  %t = icmp eq i32 %c, 0
  %q = fmul double %x, %x
  br i1 %t, label %left, label %right
left:
  store double %q, ptr %a
  br label %join
right:
  %n = sext i32 %c to i64
  store i64 %n, ptr %a
  br label %join
join:
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 8, i1 false)
  br i1 %t, label %number, label %whole
number:
  %d = load double, ptr %b
  br label %done
whole:
  %i = load i64, ptr %b
  %f = sitofp i64 %i to double
  br label %done
done:
  %r = phi double [ %d, %number ], [ %f, %whole ]
  ret double %r
}
