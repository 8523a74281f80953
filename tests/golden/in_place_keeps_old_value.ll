; An update in place overwrites what the reverse sweep needs, so that is kept before it goes.
; REQUEST: square_all dup const -> void
; FACT: keep %x in an array of %loop: it is overwritten later
; FACT: step StoreStep to %at double
; FACT: step LoadStep %x double
; FACT: tape loop at %loop: 8 * (%n) bytes
; RUN: square_all(dup([2.0, 3.0], [1.0, 10.0]), 2) grad == [4.0, 60.0]
define void @square_all(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr inbounds double, ptr %a, i64 %i
  %x = load double, ptr %at, align 8
  %square = fmul double %x, %x
  store double %square, ptr %at, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
