; The nodes of the caller's list, reached by a phi of pointers, each copied as a whole.
; REQUEST: f dup const -> active
; FACT: memory argument %list: 0+8 double
; FACT: memory argument %list: 8+8 pointer
%node = type { double, ptr }
define double @f(ptr %list, i32 %n) {
entry:
  br label %walk
walk:
  %p = phi ptr [ %list, %entry ], [ %next, %walk ]
  %s = phi double [ 0.0, %entry ], [ %t, %walk ]
  %v = load double, ptr %p
  %q = fmul double %v, %v
  %t = fadd double %s, %q
  %pn = getelementptr %node, ptr %p, i64 0, i32 1
  %next = load ptr, ptr %pn
  %end = icmp eq ptr %next, null
  br i1 %end, label %done, label %walk
done:
  ret double %t
}
