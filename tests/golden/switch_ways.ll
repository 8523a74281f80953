; Three ways into a block, told apart by the switch that parts them.
; REQUEST: f active const -> active
; FACT: way into %join from conditions
; FACT: tape none
; RUN: f(3.0, 0) grad == 6.0
; RUN: f(3.0, 1) grad == 27.0
; RUN: f(3.0, 7) grad == 5.0
define double @f(double %x, i32 %k) {
entry:
  switch i32 %k, label %other [ i32 0, label %square
                                i32 1, label %cube ]
square:
  %s = fmul double %x, %x
  br label %join
cube:
  %s2 = fmul double %x, %x
  %c = fmul double %s2, %x
  br label %join
other:
  %o = fmul double %x, 5.0
  br label %join
join:
  %r = phi double [ %s, %square ], [ %c, %cube ], [ %o, %other ]
  ret double %r
}
