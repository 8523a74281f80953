; The condition depends on a value that changes from iteration to iteration and is kept anyway: no second note.
; REQUEST: f active const -> active
; FACT: keep %s in an array of %loop: carried from one iteration to the next
; FACT: way into %join from conditions
; FACT: again %large from %s
; FACT: tape loop at %loop: 8 * (%n) bytes
; RUN: f(1.5, 3) grad == 8 * 1.5 ** 7 / 4
; RUN: f(0.5, 2) grad == 4 * 0.5 ** 3
define double @f(double %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %s = phi double [ %x, %entry ], [ %t, %join ]
  %square = fmul double %s, %s
  %large = fcmp ogt double %s, 4.0
  br i1 %large, label %shrink, label %keep
shrink:
  %quarter = fmul double %square, 0.25
  br label %join
keep:
  br label %join
join:
  %t = phi double [ %quarter, %shrink ], [ %square, %keep ]
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %result = phi double [ %t, %join ]
  ret double %result
}
