! Reductions, also of arrays, and the private variables of loops.
module reductions
  implicit none
contains
  real(8) function total(n, x)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    integer :: i
    total = 0
    !$omp parallel do reduction(+:total)
    do i = 2, n
      total = total + x(i) * x(i - 1)
    end do
    !$omp end parallel do
  end function

  real(8) function several(n, x)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8) :: p, m, s
    integer :: i
    p = 1; m = -1d30; s = 0
    !$omp parallel do reduction(*:p) reduction(max:m) reduction(+:s) schedule(dynamic)
    do i = 1, n
      p = p * (1 + 0.1d0 * x(i))
      m = max(m, x(i))
      s = s - x(i)**2
    end do
    !$omp end parallel do
    several = p * m + s
  end function

  subroutine histogram(n, m, bins, x, w)
    integer, intent(in) :: n, m, bins(n)
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: w(m)
    integer :: i
    !$omp parallel do reduction(+:w)
    do i = 1, n
      w(bins(i)) = w(bins(i)) + exp(x(i))
    end do
    !$omp end parallel do
  end subroutine

  subroutine private_scalars(n, x, y, last)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n), last
    real(8) :: t, scale
    integer :: i
    scale = x(1)
    !$omp parallel do private(t) firstprivate(scale) lastprivate(last)
    do i = 1, n
      t = scale * x(i)
      last = t * t
      y(i) = last + t
    end do
    !$omp end parallel do
  end subroutine

  subroutine allocated(n, m, bins, x, w)
    integer, intent(in) :: n, m, bins(n)
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: w(m)
    real(8), allocatable :: sums(:)
    real(8) :: grid(2, m)
    integer :: i
    allocate(sums(m))
    sums(:) = w
    grid = 1
    !$omp parallel do reduction(+: sums, grid)
    do i = 1, n
      sums(bins(i)) = sums(bins(i)) + x(i) * x(i)
      grid(2, bins(i)) = grid(2, bins(i)) + sin(x(i))
    end do
    w(:) = sums * grid(2, :)
  end subroutine
end module
