; A counted loop within one that is counted while running: an array for each record.
; REQUEST: f active const -> active
; FACT: loop %outer depth 1 trips unknown
; FACT: loop %inner depth 2 trips %n
; FACT: keep the place of arrays of %inner in a record of %outer
; FACT: keep %s in an array of %inner: carried from one iteration to the next
; RUN: f(1.1, 2) grad == 16 * 1.1 ** 15
define double @f(double %x, i64 %n) {
entry:
  br label %outer
outer:
  %o = phi double [ %x, %entry ], [ %last, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %s = phi double [ %o, %outer ], [ %t, %inner ]
  %t = fmul double %s, %s
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp slt i64 %j.next, %n
  br i1 %j.more, label %inner, label %latch
latch:
  %last = phi double [ %t, %inner ]
  %small = fcmp olt double %last, 4.0
  br i1 %small, label %outer, label %end
end:
  %r = phi double [ %last, %latch ]
  ret double %r
}
