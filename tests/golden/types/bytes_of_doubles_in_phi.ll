; A phi of byte vectors that carry two doubles.
; REQUEST: f dup dup const -> void noalias
; FACT: type %p.0 carries double
; FACT: type %p.64 carries double
; RUN: f(dup([2.0, 3.0]), dup([0.0, 0.0], [1.0, 10.0]), 0) grad == [4.0, 60.0], [0.0, 0.0]
; RUN: f(dup([2.0, 3.0]), dup([0.0, 0.0], [1.0, 10.0]), 1) grad == [0.0, 0.0], [0.0, 0.0]
define void @f(ptr %x, ptr %y, i32 %c) {
entry:
  %a = load <2 x double>, ptr %x
  %b = fmul <2 x double> %a, %a
  store <2 x double> %b, ptr %x
  %t = icmp eq i32 %c, 0
  br i1 %t, label %left, label %join
left:
  %v = load <16 x i8>, ptr %x
  br label %join
join:
  %p = phi <16 x i8> [ %v, %left ], [ zeroinitializer, %entry ]
  store <16 x i8> %p, ptr %y
  ret void
}
