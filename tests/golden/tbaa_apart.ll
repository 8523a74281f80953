; C's rules keep stores of int apart from loads of double.
; REQUEST: f dup const const -> active
; FACT: keep %v in a slot: cheaper than computing it again
; NO-FACT: keep %v in a slot: it is overwritten later
; RUN: f(dup([3.0]), i32(0), 7) grad == [6.0]
define double @f(ptr %x, ptr %k, i32 %n) {
  %v = load double, ptr %x, align 8, !tbaa !0
  store i32 %n, ptr %k, align 4, !tbaa !4
  %square = fmul double %v, %v
  ret double %square
}
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !2, i64 0}
