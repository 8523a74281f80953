! Worksharing loops: schedules, steps, nests, sections of arrays.
module loops
  implicit none
contains
  subroutine plain(n, a, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: a, x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    !$omp parallel do
    do i = 1, n
      y(i) = y(i) * sin(a * x(i))
    end do
    !$omp end parallel do
  end subroutine

  subroutine scheduled(n, a, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: a, x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    !$omp parallel
    !$omp do schedule(dynamic, 3)
    do i = 1, n
      y(i) = y(i) + a * x(i)**2
    end do
    !$omp end do
    !$omp do schedule(guided)
    do i = n, 1, -2
      y(i) = y(i) * y(i)
    end do
    !$omp end do nowait
    !$omp end parallel
  end subroutine

  subroutine collapsed(m, n, a, b)
    integer, intent(in) :: m, n
    real(8), intent(in) :: a(m, n)
    real(8), intent(inout) :: b(m, n)
    integer :: i, j
    !$omp parallel do collapse(2) schedule(static, 4)
    do j = 2, n - 1
      do i = 2, m - 1
        b(i, j) = a(i, j) * (a(i - 1, j) + a(i + 1, j) + a(i, j - 1) + a(i, j + 1)) - b(i, j)
      end do
    end do
    !$omp end parallel do
  end subroutine
end module
