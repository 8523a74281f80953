; An index array that nobody writes is read again, and so is what it leads to.
; REQUEST: gather dup const const -> active
; FACT: again %v from %at
; FACT: again %k from %at.k
; FACT: step LoadStep %v double
; FACT: tape none
; NO-FACT: active %k
; RUN: gather(dup([2.0, 3.0, 4.0]), i64(2, 0, 2), 3) grad == [4.0, 0.0, 16.0]
define double @gather(ptr %x, ptr %index, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %sum, %loop ]
  %at.k = getelementptr inbounds i64, ptr %index, i64 %i
  %k = load i64, ptr %at.k, align 8
  %at = getelementptr inbounds double, ptr %x, i64 %k
  %v = load double, ptr %at, align 8
  %square = fmul double %v, %v
  %sum = fadd double %s, %square
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %result = phi double [ %sum, %loop ]
  ret double %result
}
