! Allocatable arrays that the threads share.
module allocatables
  implicit none
contains
  real(8) function shared(n, x)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), allocatable :: t(:)
    integer :: i
    allocate(t(n))
    !$omp parallel do
    do i = 1, n
      t(i) = sin(x(i)) * x(i)
    end do
    !$omp end parallel do
    shared = 0
    !$omp parallel do reduction(+:shared)
    do i = 1, n
      shared = shared + t(i) * t(n + 1 - i)
    end do
    !$omp end parallel do
    deallocate(t)
  end function

  subroutine assumed(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: y(:)
    integer :: i
    !$omp parallel do
    do i = 1, size(x)
      y(i) = x(i) * x(i) * y(i)
    end do
    !$omp end parallel do
  end subroutine
end module
