! The derivative of a procedure in another file; the result is an argument, whose shadow is the seed.
! EXPECT:  32.000000  8.000000 12.000000
! EXPECT:   0.000000
program main
  use kernel
  implicit none
  interface
    subroutine gradient(f, x, dx, n, y, dy) bind(c, name="__irad_autodiff_predict")
      import :: predict
      procedure(predict) :: f
      real(8) :: x(*), dx(*), y, dy
      integer :: n
    end subroutine
  end interface
  real(8) :: x(3), dx(3), y, dy
  x = [1.0d0, 2.0d0, 3.0d0]
  dx = 0
  dy = 1
  call gradient(predict, x, dx, 3, y, dy)
  print '(3f10.6)', dx
  print '(f10.6)', dy
end program
