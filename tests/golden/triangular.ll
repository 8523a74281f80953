; The inner loop's count depends on the outer one: what it keeps is reserved anew in each outer iteration.
; REQUEST: triangle dup const -> active
; FACT: loop %inner depth 2 trips %i + 1
; FACT: keep %s in an array of %inner: carried from one iteration to the next
; FACT: keep the place of arrays of %inner in an array of %outer
; FACT: reservations 2
; RUN: triangle(dup([1.1, 0.9]), 2) grad == [2 * 1.1 * 0.9, 1.21]
define double @triangle(ptr %x, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s.outer = phi double [ 1.0, %entry ], [ %s.last, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi double [ %s.outer, %outer ], [ %s.next, %inner ]
  %at = getelementptr inbounds double, ptr %x, i64 %j
  %v = load double, ptr %at, align 8
  %s.next = fmul double %s, %v
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp sle i64 %j.next, %i
  br i1 %j.more, label %inner, label %latch
latch:
  %s.last = phi double [ %s.next, %inner ]
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp slt i64 %i.next, %n
  br i1 %i.more, label %outer, label %end
end:
  %result = phi double [ %s.last, %latch ]
  ret double %result
}
