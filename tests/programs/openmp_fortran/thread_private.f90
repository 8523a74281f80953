! Variables of which each thread has one.
module thread_private
  implicit none
  real(8), save :: factor = 1, copied = 1
  real(8), save :: row(3) = 0
  !$omp threadprivate(factor, copied, row)
contains

  subroutine scaled(n, a, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: a, x(n)
    real(8), intent(inout) :: y(n)
    integer :: i, k
    !$omp parallel
    factor = a * x(1)
    !$omp end parallel
    !$omp parallel
    factor = factor * factor
    !$omp do
    do i = 1, n
      do k = 1, 3
        row(k) = x(i) * k
      end do
      y(i) = y(i) * factor + row(1) * row(2) * sin(row(3))
    end do
    !$omp end parallel
  end subroutine

  subroutine copied_in(n, a, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: a, x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    copied = a * x(1)
    !$omp parallel do copyin(copied)
    do i = 1, n
      y(i) = copied * x(i)
    end do
  end subroutine
end module
