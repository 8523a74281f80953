! Arrays that bring their shape and strides with them.
module assumed_shape
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  real(dp) function energy(x, w)
    real(dp), intent(in) :: x(:), w(:)
    integer :: i
    energy = 0
    do i = 1, size(x)
      energy = energy + w(i) * x(i)**2
    end do
  end function

  subroutine outer(x, y, a)
    real(dp), intent(in) :: x(:), y(:)
    real(dp), intent(inout) :: a(:, :)
    integer :: i, j
    do j = 1, size(y)
      do i = 1, size(x)
        a(i, j) = a(i, j) * 0.5_dp + x(i) * exp(y(j))
      end do
    end do
  end subroutine

  real(dp) function through_sections(a)
    real(dp), intent(in) :: a(:, :)
    integer :: j
    through_sections = 0
    do j = 1, size(a, 2)
      through_sections = through_sections + energy(a(:, j), a(:, 1)) + flat(size(a, 1), a(:, j))
    end do
    do j = 1, size(a, 1)
      through_sections = through_sections + flat(size(a, 2), a(j, :))
    end do
  end function

  real(dp) function flat(n, x)
    integer, intent(in) :: n
    real(dp), intent(in) :: x(n)
    flat = sum(sin(x))
  end function

  subroutine scaled(x, y)
    real(dp), contiguous, intent(in) :: x(:)
    real(dp), contiguous, intent(out) :: y(:)
    y = x * sum(x)
  end subroutine
end module
