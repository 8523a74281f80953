! Steps in time within one region, and a region for each step.
module steps
  implicit none
contains
  subroutine inside(n, count, c, u, v)
    integer, intent(in) :: n, count
    real(8), intent(in) :: c
    real(8), intent(inout) :: u(n), v(n)
    integer :: i, s
    !$omp parallel private(s)
    do s = 1, count
      !$omp do
      do i = 2, n - 1
        v(i) = u(i) + c * u(i) * (u(i - 1) - u(i + 1))
      end do
      !$omp end do
      !$omp do
      do i = 2, n - 1
        u(i) = v(i)
      end do
      !$omp end do
    end do
    !$omp end parallel
  end subroutine

  subroutine outside(n, count, c, u, v)
    integer, intent(in) :: n, count
    real(8), intent(in) :: c
    real(8), intent(inout) :: u(n), v(n)
    integer :: i, s
    do s = 1, count
      !$omp parallel do
      do i = 2, n - 1
        v(i) = u(i) + c * u(i) * (u(i - 1) - u(i + 1))
      end do
      !$omp end parallel do
      !$omp parallel do
      do i = 2, n - 1
        u(i) = v(i)
      end do
      !$omp end parallel do
    end do
  end subroutine
end module
