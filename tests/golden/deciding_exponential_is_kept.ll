; A comparison depends on the exponential: computed again by a vector function it might decide otherwise.
; REQUEST: clipped dup dup const -> void noalias
; FACT: keep %e in an array of %loop: cheaper than computing it again
; RUN: clipped(dup([0.5, 1.0], [0.0, 0.0]), dup([0.0, 0.0], [1.0, 2.0]), 2) grad == [exp(0.5), 0.0], [0.0, 0.0]
define void @clipped(ptr %x, ptr %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at.x = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %at.x, align 8
  %e = call double @exp(double %v)
  %large = fcmp ogt double %e, 2.0
  %chosen = select i1 %large, double 2.0, double %e
  %at.y = getelementptr inbounds double, ptr %y, i64 %i
  store double %chosen, ptr %at.y, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
declare double @exp(double)
