! spread, reshape, cshift, eoshift, pack, unpack and array constructors.
module rearrangements
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  real(dp) function spreading(x)
    real(dp), intent(in) :: x(:)
    real(dp) :: a(size(x), 3)
    a = spread(x * x, 2, 3)
    spreading = sum(a(:, 1) * a(:, 3))
  end function

  subroutine reshaping(x, a)
    real(dp), intent(in) :: x(6)
    real(dp), intent(out) :: a(2, 3)
    a = reshape(x * x, [2, 3])
  end subroutine

  subroutine shifting(x, y)
    real(dp), intent(in) :: x(:)
    real(dp), intent(out) :: y(:)
    y = cshift(x, 1) * x + eoshift(x, -1)
  end subroutine

  real(dp) function packing(x)
    real(dp), intent(in) :: x(:)
    real(dp) :: y(size(x))
    integer :: n
    n = count(x > 0)
    y = 0
    y(1:n) = pack(x, x > 0)
    packing = y(1) * sum(y**2)
  end function

  real(dp) function constructing(x)
    real(dp), intent(in) :: x(:)
    real(dp) :: y(2 * size(x) + 1)
    y = [x, x * x, 1.0_dp]
    constructing = sum(y * y)
  end function
end module
