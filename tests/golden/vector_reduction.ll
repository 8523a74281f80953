; A sum over lanes gives its adjoint to each lane.
; REQUEST: f dup -> active
; FACT: step ReduceStep %sum
; RUN: f(dup([2.0, 3.0])) grad == [4.0, 6.0]
declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>)
define double @f(ptr %x) {
  %v = load <2 x double>, ptr %x, align 8
  %s = fmul <2 x double> %v, %v
  %sum = call reassoc double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %s)
  ret double %sum
}
