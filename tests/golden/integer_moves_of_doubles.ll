; Optimisers move doubles as integers of the same size; the adjoint moves as what they are.
; REQUEST: swap_square dup -> void
; FACT: type %a carries double
; FACT: type %b carries double
; FACT: active %a
; FACT: step StoreStep to %x double
; RUN: swap_square(dup([2.0, 3.0], [1.0, 10.0])) grad == [40.0, 1.0]
define void @swap_square(ptr %x) {
  %y = getelementptr inbounds double, ptr %x, i64 1
  %a = load i64, ptr %x, align 8
  %b = load i64, ptr %y, align 8
  store i64 %b, ptr %x, align 8
  store i64 %a, ptr %y, align 8
  %v = load double, ptr %y, align 8
  %square = fmul double %v, %v
  store double %square, ptr %y, align 8
  ret void
}
