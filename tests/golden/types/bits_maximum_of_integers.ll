; The larger of two numbers' bits as integers is refused, not taken for a constant.
; REQUEST: f active active -> active
; REFUSES: cannot differentiate arithmetic on the bits of a floating-point number
declare i64 @llvm.umax.i64(i64, i64)
define double @f(double %x, double %y) {
  %b = bitcast double %x to i64
  %c = bitcast double %y to i64
  %m = call i64 @llvm.umax.i64(i64 %b, i64 %c)
  %r = bitcast i64 %m to double
  ret double %r
}
