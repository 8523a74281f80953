; The width of a row is loaded in the outer loop, and again in the reverse sweep: once for each row, in front of the
; inner loop. There LLVM would not know that additions to the shadow leave it as it is.
; REQUEST: squares dup const const const -> active
; FACT: again %width from %sizes
; FACT: read once %width where %inner begins
; NO-FACT: read once %x
; RUN: squares(dup([1.0, 2.0, 3.0, 4.0]), i64(2), 2, 2) grad == [2.0, 4.0, 6.0, 8.0]
define double @squares(ptr %m, ptr %sizes, i64 %rows, i64 %columns) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s.outer = phi double [ 0.0, %entry ], [ %s.last, %latch ]
  %width = load i64, ptr %sizes, align 8
  %begin = mul i64 %i, %width
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi double [ %s.outer, %outer ], [ %s.next, %inner ]
  %at = add i64 %begin, %j
  %at.x = getelementptr inbounds double, ptr %m, i64 %at
  %x = load double, ptr %at.x, align 8
  %square = fmul double %x, %x
  %s.next = fadd double %s, %square
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp slt i64 %j.next, %columns
  br i1 %j.more, label %inner, label %latch
latch:
  %s.last = phi double [ %s.next, %inner ]
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp slt i64 %i.next, %rows
  br i1 %i.more, label %outer, label %end
end:
  %result = phi double [ %s.last, %latch ]
  ret double %result
}
