; A product of lanes is a product of numbers, its start among them; extremes choose between numbers.
; REQUEST: f dup -> active
; RUN: f(dup([2.0, 3.0, 5.0, 7.0])) grad == [210.0, 140.0, 84.0, 61.0]
declare double @llvm.vector.reduce.fmul.v4f64(double, <4 x double>)
declare double @llvm.vector.reduce.fmax.v4f64(<4 x double>)
define double @f(ptr %x) {
  %v = load <4 x double>, ptr %x, align 8
  %p = call reassoc double @llvm.vector.reduce.fmul.v4f64(double 2.0, <4 x double> %v)
  %m = call nnan double @llvm.vector.reduce.fmax.v4f64(<4 x double> %v)
  %s = fadd double %p, %m
  ret double %s
}
