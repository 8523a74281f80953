; In a loop whose iterations can be done several at a time, an exponential costs less than the memory to keep it.
; REQUEST: wave dup dup const -> void noalias
; FACT: again %e from %minus
; FACT: tape none
; RUN: wave(dup([0.5, -1.0], [0.0, 0.0]), dup([0.0, 0.0], [1.0, 2.0]), 2) grad == [(1 - 2 * 0.5 ** 2) * exp(-0.5 ** 2), 2 * (1 - 2) * exp(-1)], [0.0, 0.0]
define void @wave(ptr %x, ptr %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at.x = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %at.x, align 8
  %square = fmul double %v, %v
  %minus = fneg double %square
  %e = call double @exp(double %minus)
  %product = fmul double %v, %e
  %at.y = getelementptr inbounds double, ptr %y, i64 %i
  store double %product, ptr %at.y, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
declare double @exp(double)
