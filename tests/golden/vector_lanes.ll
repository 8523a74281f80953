; Lanes are put in, shuffled and taken out; each adjoint follows its lane.
; REQUEST: f active active -> active
; FACT: step ElementStep %v
; FACT: step ElementStep %turned
; FACT: step ScalarStep %product
; RUN: f(2.0, 3.0) grad == 15.0, 10.0
define double @f(double %x, double %y) {
  %u = insertelement <2 x double> poison, double %x, i64 0
  %v = insertelement <2 x double> %u, double %y, i64 1
  %turned = shufflevector <2 x double> %v, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %product = fmul <2 x double> %v, %turned
  %a = extractelement <2 x double> %product, i64 0
  %b = extractelement <2 x double> %product, i64 1
  %four = fmul double %b, 4.0
  %r = fadd double %a, %four
  ret double %r
}
