; Bytes in another order are bits that cannot be followed.
; REQUEST: f active -> active
; REFUSES: cannot differentiate arithmetic on the bits of a floating-point number
declare i64 @llvm.bswap.i64(i64)
define double @f(double %x) {
  %b = bitcast double %x to i64
  %s = call i64 @llvm.bswap.i64(i64 %b)
  %t = add i64 %s, 0
  %r = bitcast i64 %t to double
  ret double %r
}
