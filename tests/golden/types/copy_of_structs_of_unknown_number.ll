; memcpy of as many structs as an argument says; the layout repeats.
; REQUEST: f dup dup const -> void noalias
; FACT: step CopyStep [0+8 double, 8+4 integer, 12+4 integer] every 16
; NO-SLOPE: integers lie among the numbers
; RUN: f(dup([2.0, 0.0, 3.0, 0.0]), dup([0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 10.0, 0.0]), 2) grad == [4.0, 0.0, 60.0, 0.0], [0.0, 0.0, 0.0, 0.0]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

%part = type { double, i32, i32 }
define void @f(ptr %x, ptr %y, i64 %n) {
entry:
  %size = mul i64 %n, 16
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 %size, i1 false)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %e = getelementptr %part, ptr %y, i64 %i
  %k = getelementptr %part, ptr %y, i64 %i, i32 1
  %l = getelementptr %part, ptr %y, i64 %i, i32 2
  %kv = load i32, ptr %k
  %lv = load i32, ptr %l
  %kl = add i32 %kv, %lv
  store i32 %kl, ptr %k
  store i32 7, ptr %l
  %f = sitofp i32 %kl to double
  %o = load double, ptr %e
  %t = fmul double %o, %o
  %u = fadd double %t, %f
  store double %u, ptr %e
  %j = add nuw nsw i64 %i, 1
  %m = icmp ult i64 %j, %n
  br i1 %m, label %loop, label %done
done:
  ret void
}
