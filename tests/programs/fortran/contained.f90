! Procedures within procedures, which share their host's variables; generic names; submodules.
module contained_procedures
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  interface cube
    module procedure cube_one, cube_all
  end interface
  interface
    module real(dp) function elsewhere(x)
      real(dp), intent(in) :: x
    end function
  end interface
contains
  real(dp) function host(x, n)
    integer, intent(in) :: n
    real(dp), intent(in) :: x(n)
    real(dp) :: total
    integer :: i
    total = 0
    do i = 1, n
      call gather(x(i))
    end do
    host = total * weight(2.0_dp)
  contains
    subroutine gather(v)
      real(dp), intent(in) :: v
      total = total + v * v * x(1)
    end subroutine
    real(dp) function weight(c)
      real(dp), intent(in) :: c
      weight = c + total
    end function
  end function

  real(dp) function cube_one(x)
    real(dp), intent(in) :: x
    cube_one = x**3
  end function

  real(dp) function cube_all(x)
    real(dp), intent(in) :: x(:)
    cube_all = sum(x**3)
  end function

  real(dp) function generic(x)
    real(dp), intent(in) :: x(:)
    generic = cube(x) + cube(x(1)) + elsewhere(x(2))
  end function
end module

submodule(contained_procedures) details
contains
  module procedure elsewhere
    elsewhere = sin(x) * x
  end procedure
end submodule
