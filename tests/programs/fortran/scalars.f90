! Numbers by reference and by value, results in arguments, branches and loops on them.
module scalars
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  real(dp), parameter :: third = 1.0_dp / 3.0_dp
contains
  real(dp) function blend(x, y, n)
    real(dp), intent(in) :: x, y
    integer, intent(in) :: n
    blend = sin(x) * exp(-y) + x**n + abs(y)**third
  end function

  subroutine polar(x, y, r, phi)
    real(dp), intent(in) :: x, y
    real(dp), intent(out) :: r, phi
    r = sqrt(x * x + y * y)
    phi = atan2(y, x)
  end subroutine

  real(dp) function by_value(x, n) bind(c, name="by_value")
    use iso_c_binding, only: c_double, c_int
    real(c_double), value :: x
    integer(c_int), value :: n
    integer :: i
    by_value = x
    do i = 1, n
      by_value = by_value * cos(by_value)
    end do
  end function

  real(dp) function choose(kind_of, x)
    integer, intent(in) :: kind_of
    real(dp), intent(in) :: x
    select case (kind_of)
    case (:0)
      choose = -x
    case (1)
      choose = log(x)
    case (2:4)
      choose = x * x * kind_of
    case default
      choose = tanh(x)
    end select
  end function

  real(dp) function square_root(x)
    real(dp), intent(in) :: x
    real(dp) :: last
    square_root = x
    last = 0
    do while (abs(square_root - last) > 1.0e-14_dp * square_root)
      last = square_root
      square_root = 0.5_dp * (last + x / last)
    end do
  end function

  real(dp) function flagged(x, on)
    real(dp), intent(in) :: x
    logical, intent(in) :: on
    flagged = x
    if (on) flagged = x**3
  end function

  real(dp) function rounding(x, y)
    real(dp), intent(in) :: x, y
    rounding = mod(x, y) + modulo(-x, y) + sign(x, y) + dim(x, y) + aint(x) * y + anint(y) * x + min(x, y, 3.0_dp)
  end function

  real(dp) function many_functions(x)
    real(dp), intent(in) :: x
    many_functions = erf(x) + gamma(x) + log_gamma(x + 3) + bessel_j0(x) + asinh(x) + hypot(x, 2.0_dp) &
      + atan(x) + sinh(x) + log10(x) + acos(x / 4) + erfc(x) + atanh(x / 4) + 2.0_dp**x + x**(-2)
  end function
end module
