module fields
  implicit none
  type :: grid
    integer :: n
    real(8), allocatable :: values(:, :)
  end type
contains
  subroutine laplace(u, v, n, m)
    integer, intent(in) :: n, m
    real(8), intent(in) :: u(n, m)
    real(8), intent(out) :: v(n, m)
    integer :: i, j
    do j = 2, m - 1
      do i = 2, n - 1
        v(i, j) = u(i - 1, j) + u(i + 1, j) + u(i, j - 1) + u(i, j + 1) - 4 * u(i, j)
      end do
    end do
  end subroutine

  real(8) function energy(g)
    type(grid), intent(in) :: g
    energy = sum(g%values(:, 1:g%n)**2) / 2
  end function

  complex(4) function rotated(z, angle)
    complex(4), intent(in) :: z
    real(4), intent(in) :: angle
    rotated = z * exp(cmplx(0.0, angle))
  end function

  subroutine report(name, x)
    character(len=*), intent(in) :: name
    real(8), intent(inout) :: x(:)
    x = merge(x, 0d0, x > 0)
    print *, trim(name), maxval(x)
  end subroutine
end module
