; A struct of two pointers: to doubles, and to integers. They are told apart by their fields.
; REQUEST: f dup const -> active
; FACT: memory memory reached through argument %s at 0: 0+8 double{{.*}}
; FACT: memory memory reached through argument %s at 8: 0+4 integer{{.*}}
; FACT: type %i carries double
%pair = type { ptr, ptr }
define double @f(ptr %s, i64 %k) {
  %s1 = getelementptr %pair, ptr %s, i64 0, i32 1
  %x = load ptr, ptr %s
  %n = load ptr, ptr %s1
  %d = load double, ptr %x
  %c = load i32, ptr %n
  %c1 = add i32 %c, 1
  store i32 %c1, ptr %n
  %f = sitofp i32 %c1 to double
  %i = load i64, ptr %x
  store i64 %i, ptr %x
  %r = fmul double %d, %f
  ret double %r
}
