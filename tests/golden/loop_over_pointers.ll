; A loop that walks from one pointer to another that is computed from it: it counts the elements between them.
; REQUEST: f dup const -> active
; FACT: loop %loop depth 1 trips %n
; CHECK-NOT: irad.reserve
define double @f(ptr %x, i64 %n) {
entry:
  %end = getelementptr inbounds double, ptr %x, i64 %n
  %none = icmp eq i64 %n, 0
  br i1 %none, label %skip, label %pre
pre:
  br label %loop
loop:
  %p = phi ptr [ %x, %pre ], [ %next, %latch ]
  %s = phi double [ 0.0, %pre ], [ %t, %latch ]
  %v = load double, ptr %p, align 8
  %q = fmul double %v, %v
  %t = fadd double %s, %q
  %next = getelementptr inbounds i8, ptr %p, i64 8
  %done = icmp eq ptr %next, %end
  br i1 %done, label %out, label %latch
latch:
  br label %loop
out:
  %t.out = phi double [ %t, %loop ]
  br label %exit
skip:
  br label %exit
exit:
  %r = phi double [ %t.out, %out ], [ 0.0, %skip ]
  ret double %r
}
