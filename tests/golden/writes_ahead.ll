; Strides of 16 and 24 bytes meet somewhere, but the writes have gone ahead of the reads: nothing is kept.
; REQUEST: f dup const -> void
; FACT: again %v from %at
; RUN: f(dup([2.0, 5.0, 3.0, 5.0, 7.0], [1.0, 1.0, 1.0, 1.0, 1.0]), 2) grad == [5.0, 0.0, 7.0, 1.0, 0.0]
define void @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds [2 x double], ptr %x, i64 %i
  %v = load double, ptr %at, align 8
  %square = fmul double %v, %v
  %to = getelementptr inbounds [3 x double], ptr %x, i64 %i, i64 1
  store double %square, ptr %to, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
