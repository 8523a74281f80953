; The store between the two loads may be to the same element: each is kept.
; REQUEST: grow dup dup const -> void
; FACT: keep %x in an array of %loop: it is overwritten later
; FACT: keep %again in an array of %loop: it is overwritten later
; RUN: grow(dup([2.0], [1.0]), dup([0.0], [0.0]), 1) grad == [12.0], [0.0]
define void @grow(ptr %a, ptr %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at.a = getelementptr inbounds double, ptr %a, i64 %i
  %at.b = getelementptr inbounds double, ptr %b, i64 %i
  %x = load double, ptr %at.a, align 8
  %square = fmul double %x, %x
  store double %square, ptr %at.b, align 8
  %again = load double, ptr %at.a, align 8
  %new = fmul double %again, %square
  store double %new, ptr %at.a, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
