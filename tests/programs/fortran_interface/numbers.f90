! Numbers are passed by reference: their derivatives are added to shadows; markers tell what is constant.
! EXPECT:   4.000000  6.000000
! EXPECT:   4.000000  0.000000
module kernels
  implicit none
contains
  real(8) function product_of(x, y)
    real(8), intent(in) :: x, y
    product_of = x * x * y / 3
  end function
end module

program main
  use irad
  use kernels
  implicit none
  interface
    subroutine both(f, x, dx, y, dy) bind(c, name="__irad_autodiff_both")
      import :: product_of
      procedure(product_of) :: f
      real(8) :: x, dx, y, dy
    end subroutine
    subroutine one(f, x, dx, mark, y) bind(c, name="__irad_autodiff_one")
      import :: product_of, irad_marker
      procedure(product_of) :: f
      integer(irad_marker) :: mark
      real(8) :: x, dx, y
    end subroutine
  end interface
  real(8) :: x, y, dx, dy
  x = 3
  y = 2
  dx = 0
  dy = 3
  call both(product_of, x, dx, y, dy)
  print '(2f10.6)', dx, dy
  dx = 0
  dy = 0
  call one(product_of, x, dx, irad_const, y)
  print '(2f10.6)', dx, dy
end program
