! Critical sections, atomic updates, sections, work for one thread, barriers.
module synchronised
  implicit none
contains
  real(8) function critical_sum(n, x)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    integer :: i
    critical_sum = 0
    !$omp parallel do
    do i = 1, n
      !$omp critical
      critical_sum = critical_sum + x(i)**3
      !$omp end critical
    end do
    !$omp end parallel do
  end function

  subroutine atomic_sums(n, bins, x, w)
    integer, intent(in) :: n, bins(n)
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: w(5)
    integer :: i
    !$omp parallel do schedule(dynamic)
    do i = 1, n
      !$omp atomic
      w(bins(i)) = w(bins(i)) + x(i) * x(i)
    end do
    !$omp end parallel do
  end subroutine

  subroutine atomic_products(n, bins, x, w)
    integer, intent(in) :: n, bins(n)
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: w(5)
    integer :: i
    !$omp parallel do
    do i = 1, n
      !$omp atomic update
      w(bins(i)) = w(bins(i)) * (1 + 0.3d0 * x(i))
    end do
    !$omp end parallel do
  end subroutine

  subroutine in_sections(x, y)
    real(8), intent(in) :: x(4)
    real(8), intent(inout) :: y(3)
    !$omp parallel sections
    !$omp section
    y(1) = x(1) * x(2)
    !$omp section
    y(2) = sin(x(3)) * y(2)
    !$omp section
    y(3) = exp(x(4)) * x(1)
    !$omp end parallel sections
  end subroutine

  subroutine by_one(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    real(8) :: mean
    integer :: i
    mean = 0
    !$omp parallel
    !$omp single
    do i = 1, n
      mean = mean + x(i) / n
    end do
    !$omp end single
    !$omp do
    do i = 1, n
      y(i) = (x(i) - mean)**2
    end do
    !$omp end do
    !$omp end parallel
  end subroutine
end module
