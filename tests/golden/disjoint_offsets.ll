; Even elements are read, odd ones written: two accesses that a multiple of 16 bytes parts never meet.
; REQUEST: f dup const -> void
; FACT: again %v from %at
; FACT: tape none
; RUN: f(dup([2.0, 5.0, 3.0, 5.0], [0.0, 1.0, 0.0, 10.0]), 2) grad == [4.0, 0.0, 60.0, 0.0]
define void @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %even = shl nuw nsw i64 %i, 1
  %at = getelementptr inbounds [2 x double], ptr %x, i64 %i
  %v = load double, ptr %at, align 8
  %square = fmul double %v, %v
  %odd = getelementptr inbounds [2 x double], ptr %x, i64 %i, i64 1
  store double %square, ptr %odd, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
