! The kernel of caller.f90, compiled by itself.
module kernel
  implicit none
  type :: model
    real(8) :: scale
    real(8), allocatable :: weights(:)
  end type
contains
  subroutine predict(x, n, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(model) :: m
    m%scale = x(1)
    m%weights = 2 * x
    y = m%scale * sum(m%weights * x)
  end subroutine
end module
