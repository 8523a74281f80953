; When data decide how often a loop runs, each iteration gets a record, linked to the one before it.
; REQUEST: grow active -> active
; FACT: loop %loop depth 1 trips unknown
; FACT: keep %s in a record of %loop: carried from one iteration to the next
; FACT: keep trips of %loop in a slot: counted while running
; FACT: records 1
; FACT: tape loop at %loop: 16 bytes per iteration, counted while running
; FACT: keep the last record of %loop in a slot
; FACT: says loops: the loop at block %loop: iterations are counted while it runs; an iteration's Jacobian is accumulated first
; RUN: grow(1.5) grad == 8 * 1.5 ** 7
; RUN: grow(4.0) grad == 4 * 4.0 ** 3
define double @grow(double %x) {
entry:
  br label %loop
loop:
  %s = phi double [ %x, %entry ], [ %square, %loop ]
  %square = fmul double %s, %s
  %more = fcmp olt double %square, 20.0
  br i1 %more, label %loop, label %end
end:
  %result = phi double [ %square, %loop ]
  ret double %result
}
