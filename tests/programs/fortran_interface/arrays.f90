! A function of an array of explicit shape; what is an integer carries no derivative and needs no marker.
! EXPECT:   1.381773  0.077004 -2.828857
! EXPECT:   1.381773  0.077004 -2.828857
module kernels
  implicit none
contains
  real(8) function energy(x, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    integer :: i
    energy = 0
    do i = 1, n
      energy = energy + sin(x(i)) * x(i)
    end do
  end function
end module

program main
  use kernels
  implicit none
  interface
    subroutine gradient(f, x, dx, n) bind(c, name="__irad_autodiff_energy")
      import :: energy
      procedure(energy) :: f
      real(8) :: x(*), dx(*)
      integer :: n
    end subroutine
  end interface
  real(8) :: x(3), dx(3)
  x = [1.0d0, 2.0d0, 3.0d0]
  dx = 0
  call gradient(energy, x, dx, 3)
  print '(3f10.6)', dx
  print '(3f10.6)', cos(x) * x + sin(x)
end program
