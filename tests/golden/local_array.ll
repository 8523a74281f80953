; A local array through which active values go gets a local shadow.
; REQUEST: f active const -> active
; FACT: shadowed local variable %a
; FACT: says memory with a shadow: local variable %a (block %entry), because fmul %square is stored in it
; RUN: f(3.0, 2) grad == 2 * 2 * 3.0 * 2
define double @f(double %x, i64 %n) {
entry:
  %a = alloca [4 x double], align 8
  %square = fmul double %x, %x
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %i.next, %fill ]
  %at = getelementptr inbounds double, ptr %a, i64 %i
  store double %square, ptr %at, align 8
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp slt i64 %i.next, %n
  br i1 %i.more, label %fill, label %middle
middle:
  br label %sum
sum:
  %j = phi i64 [ 0, %middle ], [ %j.next, %sum ]
  %s = phi double [ 0.0, %middle ], [ %t, %sum ]
  %from = getelementptr inbounds double, ptr %a, i64 %j
  %v = load double, ptr %from, align 8
  %twice = fmul double %v, 2.0
  %t = fadd double %s, %twice
  %j.next = add nuw nsw i64 %j, 1
  %j.more = icmp slt i64 %j.next, %n
  br i1 %j.more, label %sum, label %end
end:
  %r = phi double [ %t, %sum ]
  ret double %r
}
