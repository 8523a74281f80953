; What was read from memory that nobody writes is read again: an elementwise loop keeps nothing.
; REQUEST: squares dup dup const -> void noalias
; FACT: loop %loop depth 1 trips %n
; FACT: again %x from %at.x
; FACT: tape none
; FACT: reservations 0
; NO-FACT: keep
; CHECK-NOT: irad_tape_
; SHAPE: tape == 0 and loops == 2 and depth == 1
; RUN: squares(dup([1.0, 2.0, 3.0]), dup([0.0, 0.0, 0.0], [1.0, 10.0, 100.0]), 3) grad == [2.0, 40.0, 600.0], [0.0, 0.0, 0.0]
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
