; A loop that is counted while running, within a counted one: its last record is found through the outer array.
; REQUEST: f active const -> active
; FACT: loop %inner depth 2 trips unknown
; FACT: keep %s in a record of %inner: carried from one iteration to the next
; FACT: keep the last record of %inner in an array of %outer
; RUN: f(1.1, 2) grad == 64 * 1.1 ** 63
define double @f(double %x, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %bound = phi double [ 4.0, %entry ], [ %higher, %latch ]
  %o = phi double [ %x, %entry ], [ %last, %latch ]
  br label %inner
inner:
  %s = phi double [ %o, %outer ], [ %t, %inner ]
  %t = fmul double %s, %s
  %small = fcmp olt double %t, %bound
  br i1 %small, label %inner, label %latch
latch:
  %last = phi double [ %t, %inner ]
  %higher = fmul double %bound, 10.0
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp slt i64 %i.next, %n
  br i1 %i.more, label %outer, label %end
end:
  %r = phi double [ %last, %latch ]
  ret double %r
}
