! Arrays whose shape the caller knows: explicit and assumed size, any lower bounds.
subroutine axpy(n, a, x, y)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: a, x(n)
  double precision, intent(inout) :: y(n)
  y = y + a * x
end subroutine

double precision function quadratic(n, a, x)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: a(n, n), x(n)
  integer :: i, j
  quadratic = 0
  do j = 1, n
    do i = 1, n
      quadratic = quadratic + x(i) * a(i, j) * x(j)
    end do
  end do
end function

double precision function alternating(x, m)
  implicit none
  integer, intent(in) :: m
  double precision, intent(in) :: x(-m:*)
  integer :: i
  alternating = 0
  do i = -m, m
    alternating = alternating + (-1)**abs(i) * x(i)**2
  end do
end function

subroutine box_filter(nx, ny, u, v)
  implicit none
  integer, intent(in) :: nx, ny
  double precision, intent(in) :: u(0:nx + 1, 0:ny + 1)
  double precision, intent(out) :: v(nx, ny)
  integer :: i, j
  do j = 1, ny
    do i = 1, nx
      v(i, j) = u(i, j) * (u(i - 1, j) + u(i + 1, j) + u(i, j - 1) + u(i, j + 1)) / 4
    end do
  end do
end subroutine

double precision function fixed(x)
  implicit none
  double precision, intent(in) :: x(3)
  fixed = x(1) * x(2) * x(3) + norm2(x)
end function
