; A phi of a pair becomes two phis.
; REQUEST: f dup const -> active
; FACT: type %p.0 carries float
; FACT: type %p.32 carries float
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(dup32([2.0, 3.0, 5.0, 7.0]), 1) grad == [0.0, 0.0, 7.0, 5.0]
; RUN: f(dup32([2.0, 3.0, 5.0, 7.0]), 0) grad == [3.0, 2.0, 0.0, 0.0]
define float @f(ptr %x, i32 %c) {
entry:
  %t = icmp eq i32 %c, 0
  %x2 = getelementptr float, ptr %x, i64 2
  br i1 %t, label %left, label %right
left:
  %u = load i64, ptr %x
  br label %join
right:
  %v = load i64, ptr %x2
  br label %join
join:
  %p = phi i64 [ %u, %left ], [ %v, %right ]
  %a = trunc i64 %p to i32
  %fa = bitcast i32 %a to float
  %up = lshr i64 %p, 32
  %b = trunc i64 %up to i32
  %fb = bitcast i32 %b to float
  %r = fmul float %fa, %fb
  ret float %r
}
