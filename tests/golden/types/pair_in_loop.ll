; A pair of floats goes around a loop in one integer; both parts change.
; REQUEST: f dup const -> active
; FACT: type %p.0 carries float
; FACT: type %p.32 carries float
; NO-SLOPE: rounding to single precision makes steps
; RUN: f(dup32([0.5, 3.0]), 3) grad == [111.0, 16.375]
define float @f(ptr %x, i32 %n) {
entry:
  %u = load i64, ptr %x
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %p = phi i64 [ %u, %entry ], [ %q, %loop ]
  %a = trunc i64 %p to i32
  %fa = bitcast i32 %a to float
  %up = lshr i64 %p, 32
  %b = trunc i64 %up to i32
  %fb = bitcast i32 %b to float
  %r = fmul float %fa, %fb
  %s = fadd float %r, %fa
  %ri = bitcast float %r to i32
  %si = bitcast float %s to i32
  %rl = zext i32 %ri to i64
  %sl = zext i32 %si to i64
  %su = shl nuw i64 %sl, 32
  %q = or disjoint i64 %su, %rl
  %j = add nuw nsw i32 %i, 1
  %m = icmp slt i32 %j, %n
  br i1 %m, label %loop, label %done
done:
  ret float %s
}
