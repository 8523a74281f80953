! A tangent: shadows hold the direction, and the tangent of the result is returned.
! EXPECT:   2.000000
! EXPECT:  10.000000
module kernels
  implicit none
contains
  real(8) function square_sum(x, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    square_sum = sum(x * x)
  end function
end module

program main
  use kernels
  implicit none
  interface
    real(8) function tangent(f, x, dx, n) bind(c, name="__irad_fwddiff_square_sum")
      import :: square_sum
      procedure(square_sum) :: f
      real(8) :: x(*), dx(*)
      integer :: n
    end function
  end interface
  real(8) :: x(2), direction(2)
  x = [1.0d0, 4.0d0]
  direction = [1.0d0, 0.0d0]
  print '(f10.6)', tangent(square_sum, x, direction, 2)
  direction = [1.0d0, 1.0d0]
  print '(f10.6)', tangent(square_sum, x, direction, 2)
end program
