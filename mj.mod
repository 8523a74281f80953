!mod$ v1 sum:b9e3869ea6da995e
module mj
type::pair
real(8)::a=0._8
real(8)::b=0._8
end type
!$OMP DECLARE REDUCTION(+:pair: omp_out = pair(omp_out%a + omp_in%a, omp_out%b&
!$OMP& + omp_in%b)) INITIALIZER(omp_priv = pair(0, 0))
contains
subroutine own_reduction(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
end
