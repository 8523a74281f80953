! Complex arithmetic and functions, in arguments, arrays and local variables.
module complex_numbers
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  real(dp) function magnitude(z)
    complex(dp), intent(in) :: z
    complex(dp) :: w
    w = z * z + conjg(z) / (z + 2)
    magnitude = real(w) * aimag(w) + real(w)**2
  end function

  subroutine rotate(n, angle, z)
    integer, intent(in) :: n
    real(dp), intent(in) :: angle
    complex(dp), intent(inout) :: z(n)
    complex(dp) :: turn
    turn = cmplx(cos(angle), sin(angle), dp)
    z = z * turn
  end subroutine

  real(dp) function spectrum(x, n)
    integer, intent(in) :: n
    real(dp), intent(in) :: x(n)
    complex(dp) :: s, turn
    real(dp), parameter :: pi = acos(-1.0_dp)
    integer :: j, k
    spectrum = 0
    do k = 0, n - 1
      s = 0
      do j = 0, n - 1
        turn = cmplx(cos(2 * pi * j * k / n), -sin(2 * pi * j * k / n), dp)
        s = s + x(j + 1) * turn
      end do
      spectrum = spectrum + k * (real(s)**2 + aimag(s)**2)
    end do
  end function

  real(dp) function library(z)
    complex(dp), intent(in) :: z
    library = abs(z) + real(exp(z)) + aimag(sqrt(z)) + real(log(z) * sin(z)) + real(z**3)
  end function
end module
