; The larger of two numbers' bits as integers is one of the numbers.
; REQUEST: f active active -> active
; RUN: f(3.0, 2.0) grad == 1.0, 0.0
; RUN: f(3.0, -2.0) grad == 0.0, 1.0
declare i64 @llvm.umax.i64(i64, i64)
define double @f(double %x, double %y) {
  %b = bitcast double %x to i64
  %c = bitcast double %y to i64
  %m = call i64 @llvm.umax.i64(i64 %b, i64 %c)
  %r = bitcast i64 %m to double
  ret double %r
}
