; A branch that only chooses an integer is not reversed: the way back leads straight past it.
; REQUEST: f dup const -> active
; FACT: way from %join skips to %entry
; RUN: f(dup([2.0, 3.0]), 1) grad == [0.0, 6.0]
; RUN: f(dup([2.0, 3.0]), 0) grad == [4.0, 0.0]
declare i64 @llvm.abs.i64(i64, i1)
define double @f(ptr %x, i64 %k) {
entry:
  %odd = icmp sgt i64 %k, 0
  br i1 %odd, label %some, label %none
some:
  %a = call i64 @llvm.abs.i64(i64 %k, i1 true)
  br label %join
none:
  %b = mul i64 %k, 3
  br label %join
join:
  %i = phi i64 [ %a, %some ], [ %b, %none ]
  %at = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %at, align 8
  %s = fmul double %v, %v
  ret double %s
}
