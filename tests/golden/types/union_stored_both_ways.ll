; A slot that holds a double or an integer, merged by a phi.
; REQUEST: f active const -> active
; RUN: f(3.0, 0) grad == 6.0
; RUN: f(3.0, 1) grad == 0.0
define double @f(double %x, i32 %c) {
entry:
  %a = alloca i64
  %t = icmp eq i32 %c, 0
  %q = fmul double %x, %x
  br i1 %t, label %left, label %right
left:
  %b = bitcast double %q to i64
  br label %join
right:
  %n = sext i32 %c to i64
  br label %join
join:
  %v = phi i64 [ %b, %left ], [ %n, %right ]
  store i64 %v, ptr %a
  br i1 %t, label %number, label %whole
number:
  %d = load double, ptr %a
  br label %done
whole:
  %i = load i64, ptr %a
  %f = sitofp i64 %i to double
  br label %done
done:
  %r = phi double [ %d, %number ], [ %f, %whole ]
  ret double %r
}
