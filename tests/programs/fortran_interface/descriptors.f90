! Arrays of assumed shape, sections of larger ones too: shadows have descriptors of their own.
! EXPECT:   2.000000  6.000000 10.000000
! EXPECT:   1.000000  0.000000  3.000000  0.000000  5.000000  0.000000
module kernels
  implicit none
contains
  real(8) function weighted(x, w)
    real(8), intent(in) :: x(:), w(:)
    real(8), allocatable :: t(:)
    t = x * x
    weighted = dot_product(t, w)
  end function
end module

program main
  use irad
  use kernels
  implicit none
  interface
    subroutine gradient(f, x, dx, mark, w) bind(c, name="__irad_autodiff_weighted")
      import :: weighted, irad_marker
      procedure(weighted) :: f
      real(8) :: x(:), dx(:), w(:)
      integer(irad_marker) :: mark
    end subroutine
  end interface
  real(8), allocatable :: x(:), dx(:)
  real(8) :: w(3), large(6), dlarge(6)
  integer :: i
  allocate (x(3), dx(3))
  x = [1.0d0, 3.0d0, 5.0d0]
  dx = 0
  w = 1
  call gradient(weighted, x, dx, irad_const, w)
  print '(3f10.6)', dx
  large = [(real(i, 8), i=1, 6)]
  dlarge = 0
  w = 0.5d0
  call gradient(weighted, large(1::2), dlarge(1::2), irad_const, w)
  print '(6f10.6)', dlarge
end program
