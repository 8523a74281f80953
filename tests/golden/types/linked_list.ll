; The nodes of a list are of one type, wherever the walk is.
; REQUEST: f active active -> active
; FACT: active %v
; RUN: f(2.0, 3.0) grad == 3.0, 2.0
%node = type { double, ptr, i32 }
define double @f(double %x, double %y) {
entry:
  %a = alloca %node
  %b = alloca %node
  %an = getelementptr %node, ptr %a, i64 0, i32 1
  %bn = getelementptr %node, ptr %b, i64 0, i32 1
  store double %x, ptr %a
  store ptr %b, ptr %an
  store double %y, ptr %b
  store ptr null, ptr %bn
  br label %walk
walk:
  %p = phi ptr [ %a, %entry ], [ %next, %walk ]
  %s = phi double [ 1.0, %entry ], [ %t, %walk ]
  %v = load double, ptr %p
  %t = fmul double %s, %v
  %pn = getelementptr %node, ptr %p, i64 0, i32 1
  %next = load ptr, ptr %pn
  %end = icmp eq ptr %next, null
  br i1 %end, label %done, label %walk
done:
  ret double %t
}
