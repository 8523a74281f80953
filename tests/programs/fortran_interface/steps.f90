! A subroutine that changes its array: the seed is in the shadow, and the derivative takes its place.
! EXPECT:   0.810000  0.090000  0.090000  0.010000
! EXPECT:   2
module kernels
  implicit none
contains
  subroutine diffuse(u, steps)
    real(8), intent(inout) :: u(:, :)
    integer, intent(in) :: steps
    real(8), allocatable :: v(:, :)
    integer :: t
    do t = 1, steps
      v = u
      u(1, :) = 0.9d0 * v(1, :) + 0.1d0 * v(2, :)
      v = u
      u(:, 1) = 0.9d0 * v(:, 1) + 0.1d0 * v(:, 2)
    end do
    if (steps > 1) print '(i3)', steps
  end subroutine
end module

program main
  use kernels
  implicit none
  interface
    subroutine gradient(f, u, du, steps) bind(c, name="__irad_autodiff_diffuse")
      import :: diffuse
      procedure(diffuse) :: f
      real(8) :: u(:, :), du(:, :)
      integer :: steps
    end subroutine
  end interface
  real(8) :: u(2, 2), du(2, 2)
  u = 1
  du = 0
  du(1, 1) = 1
  call gradient(diffuse, u, du, 1)
  print '(4f10.6)', du
  call gradient(diffuse, u, du, 2)
end program
