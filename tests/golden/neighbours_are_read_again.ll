; Neighbours in an unchanged array are fetched together: what takes a few operations from them is not kept, nor is the
; quotient that its adjoint needs.
; REQUEST: smooth dup dup const -> void noalias
; FACT: again %bend from %sum, %twice
; FACT: again %share from %bend, %below
; FACT: tape none
; NO-FACT: keep
; SHAPE: tape == 0 and loops == 2
; RUN: smooth(dup([1.0, 2.0, 4.0], [0.0, 0.0, 0.0]), dup([0.0], [2.0]), 1) grad == [0.0, 2.0, 0.0], [0.0]
define void @smooth(ptr %u, ptr %r, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at.a = getelementptr inbounds double, ptr %u, i64 %i
  %at.b = getelementptr inbounds i8, ptr %at.a, i64 8
  %at.c = getelementptr inbounds i8, ptr %at.a, i64 16
  %a = load double, ptr %at.a, align 8
  %b = load double, ptr %at.b, align 8
  %c = load double, ptr %at.c, align 8
  %sum = fadd double %a, %c
  %twice = fmul double %b, 2.0
  %bend = fsub double %sum, %twice
  %square = fmul double %bend, %bend
  %below = fadd double %square, 1.0
  %share = fdiv double %bend, %below
  %new = fadd double %b, %share
  %at.r = getelementptr inbounds double, ptr %r, i64 %i
  store double %new, ptr %at.r, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
