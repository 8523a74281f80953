; Without the promise that the arrays are apart, the store may overwrite what a later iteration has read.
; REQUEST: squares dup dup const -> void
; FACT: keep %x in an array of %loop: it is overwritten later
; FACT: tape loop at %loop: 8 * (%n) bytes
; FACT: reservations 1
; SHAPE: grow == 1
; RUN: squares(dup([1.0, 2.0]), dup([0.0, 0.0], [1.0, 10.0]), 2) grad == [2.0, 40.0], [0.0, 0.0]
define void @squares(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at.x = getelementptr inbounds double, ptr %a, i64 %i
  %x = load double, ptr %at.x, align 8
  %square = fmul double %x, %x
  %at.y = getelementptr inbounds double, ptr %b, i64 %i
  store double %square, ptr %at.y, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
