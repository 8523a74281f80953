; Of one neighbour's address a part is computed in front of the loop: their adjoints go through registers all the same.
; REQUEST: differences dup dup const const -> void noalias
; FACT: carried in %loop: 2 neighbours
; CHECK-NOT: select
; RUN: differences(dup([1.0, 2.0, 4.0]), dup([0.0, 0.0, 0.0], [0.0, 1.0, 10.0]), 0, 3) grad == [-1.0, -9.0, 10.0], [0.0, 0.0, 0.0]
define void @differences(ptr %a, ptr %b, i64 %row, i64 %n) {
entry:
  %before = add i64 %row, -1
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %next, %loop ]
  %here = add i64 %row, %i
  %there = add i64 %before, %i
  %at.x = getelementptr inbounds double, ptr %a, i64 %here
  %at.y = getelementptr inbounds double, ptr %a, i64 %there
  %x = load double, ptr %at.x, align 8
  %y = load double, ptr %at.y, align 8
  %difference = fsub double %x, %y
  %at.b = getelementptr inbounds double, ptr %b, i64 %here
  store double %difference, ptr %at.b, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
