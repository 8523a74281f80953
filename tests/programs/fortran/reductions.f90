! Intrinsic functions that reduce arrays, whole, by dimension and under masks.
module reductions
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  real(dp) function whole(x)
    real(dp), intent(in) :: x(:)
    whole = sum(x) + product(x) + dot_product(x, x) + maxval(x) * minval(x)
  end function

  real(dp) function masked(x)
    real(dp), intent(in) :: x(:)
    masked = 0
    if (any(x > 1)) masked = sum(x * x, mask=x > 1)
    if (.not. all(x > 0)) masked = masked + count(x < 0) * sum(x)
  end function

  subroutine by_dimension(a, rows, columns)
    real(dp), intent(in) :: a(:, :)
    real(dp), intent(out) :: rows(:), columns(:)
    rows = sum(a * a, dim=2)
    columns = maxval(a, dim=1) + product(a, dim=1)
  end subroutine

  real(dp) function extremes(x)
    real(dp), intent(in) :: x(:)
    integer :: k
    k = maxloc(x, 1)
    extremes = x(k)**2 + x(minloc(x, 1))**3
  end function

  real(dp) function length(x)
    real(dp), intent(in) :: x(:)
    length = norm2(x)
  end function

  real(dp) function lengths(a)
    real(dp), intent(in) :: a(:, :)
    lengths = sum(norm2(a, dim=1)) * norm2(a)
  end function
end module
