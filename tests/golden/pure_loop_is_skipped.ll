; A loop that computes only an index does nothing that has to be reversed: the way back passes it by.
; REQUEST: f dup const -> active
; FACT: loop %loop is not reversed
; FACT: says loops: the loop at block %loop: {{.*}}; nothing in it has to be reversed
; SHAPE: loops == 1
; RUN: f(dup([2.0, 3.0, 4.0, 5.0, 6.0, 7.0]), 3) grad == [0.0, 0.0, 0.0, 10.0, 0.0, 0.0]
define double @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %k = phi i64 [ 0, %entry ], [ %k.next, %loop ]
  %twice = mul i64 %k, 5
  %odd = xor i64 %twice, %i
  %k.next = and i64 %odd, 3
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %found = phi i64 [ %k.next, %loop ]
  %at = getelementptr inbounds double, ptr %x, i64 %found
  %v = load double, ptr %at, align 8
  %square = fmul double %v, %v
  ret double %square
}
