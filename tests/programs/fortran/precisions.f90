! Single precision, and both together.
real function single_norm(n, x)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  single_norm = sqrt(sum(x * x))
end function

double precision function mixed(n, x, y)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  double precision, intent(in) :: y(n)
  integer :: i
  mixed = 0
  do i = 1, n
    mixed = mixed + x(i) * y(i)**2
  end do
end function

double precision function integers(x, k1, k2, k8)
  implicit none
  double precision, intent(in) :: x
  integer(1), intent(in) :: k1
  integer(2), intent(in) :: k2
  integer(8), intent(in) :: k8
  integers = x**2 * k1 + x * k2 + k8 * sin(x)
end function
