; A linear update in place needs no old value: only the shadow is changed.
; REQUEST: scale dup const const -> void
; FACT: tape none
; NO-FACT: keep
; SHAPE: tape == 0
; RUN: scale(dup([2.0, 3.0], [1.0, 10.0]), 3.0, 2) grad == [3.0, 30.0]
define void @scale(ptr %a, double %by, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds double, ptr %a, i64 %i
  %x = load double, ptr %at, align 8
  %scaled = fmul double %x, %by
  store double %scaled, ptr %at, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
