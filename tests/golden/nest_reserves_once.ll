; Both trip counts are known before the nest begins: one reservation serves all of it.
; REQUEST: chain dup const const -> active
; FACT: loop %outer depth 1 trips %n
; FACT: loop %inner depth 2 trips %m
; FACT: reservations 1
; FACT: tape loop at %outer: 8 * (%n) * (%m) bytes
; FACT: keep %s in an array of %outer: carried from one iteration to the next
; SHAPE: grow == 1
; RUN: chain(dup([1.1, 0.9]), 2, 2) grad == [2 * 1.1 * 0.81, 2 * 1.21 * 0.9]
define double @chain(ptr %x, i64 %n, i64 %m) {
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
  %j.more = icmp slt i64 %j.next, %m
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
