; Which way was taken is found again from the branch's condition, not noted.
; REQUEST: f dup const -> active
; FACT: way into %join from conditions
; FACT: again way into %join from %even
; FACT: again %even from %bit
; NO-FACT: keep way
; SHAPE: tape == 0
; RUN: f(dup([2.0, 3.0]), 2) grad == [4.0, 3.0]
define double @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %s = phi double [ 0.0, %entry ], [ %sum, %join ]
  %at = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %at, align 8
  %bit = and i64 %i, 1
  %even = icmp eq i64 %bit, 0
  br i1 %even, label %square, label %triple
square:
  %sq = fmul double %v, %v
  br label %join
triple:
  %tr = fmul double %v, 3.0
  br label %join
join:
  %term = phi double [ %sq, %square ], [ %tr, %triple ]
  %sum = fadd double %s, %term
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %result = phi double [ %sum, %join ]
  ret double %result
}
