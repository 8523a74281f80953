! Functions that return arrays, called from Python and from each other.
module array_results
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  function cross(a, b) result(c)
    real(dp), intent(in) :: a(3), b(3)
    real(dp) :: c(3)
    c = [a(2) * b(3) - a(3) * b(2), a(3) * b(1) - a(1) * b(3), a(1) * b(2) - a(2) * b(1)]
  end function

  real(dp) function volume(a, b, c)
    real(dp), intent(in) :: a(3), b(3), c(3)
    volume = dot_product(a, cross(b, c))
  end function

  function doubled(x) result(y)
    real(dp), intent(in) :: x(:)
    real(dp) :: y(2 * size(x))
    y(::2) = x
    y(2::2) = x * x
  end function

  real(dp) function of_doubled(x)
    real(dp), intent(in) :: x(:)
    of_doubled = sum(doubled(x) * doubled(2 * x))
  end function

  function made(x) result(y)
    real(dp), intent(in) :: x(:)
    real(dp), allocatable :: y(:)
    allocate (y(size(x)))
    y = x * x
  end function

  real(dp) function of_made(x)
    real(dp), intent(in) :: x(:)
    of_made = sum(made(x) * x)
  end function
end module
