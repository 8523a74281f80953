! matmul and transpose in their variants.
module matrices
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  subroutine multiply(a, b, c)
    real(dp), intent(in) :: a(:, :), b(:, :)
    real(dp), intent(out) :: c(:, :)
    c = matmul(a, b)
  end subroutine

  real(dp) function chain(n, a, b, x)
    integer, intent(in) :: n
    real(dp), intent(in) :: a(n, n), b(n, n), x(n)
    real(dp) :: y(n), z(n)
    y = matmul(matmul(transpose(a), b), x)
    z = matmul(x, a)
    chain = dot_product(y, z)
  end function

  subroutine flip(a, b)
    real(dp), intent(in) :: a(:, :)
    real(dp), intent(out) :: b(:, :)
    b = transpose(a * a)
  end subroutine

  real(dp) function small(a)
    real(dp), intent(in) :: a(3, 3)
    real(dp) :: p(3, 3)
    integer :: i
    p = matmul(a, transpose(a))
    small = 0
    do i = 1, 3
      small = small + p(i, i)
    end do
    small = small + a(1, 1) * (a(2, 2) * a(3, 3) - a(2, 3) * a(3, 2)) - a(1, 2) * a(2, 1) * a(3, 3)
  end function
end module
