! One array for two arguments that are only read: nothing forbids that, and both adjoints are added to the same memory.
module twice_given
  implicit none
contains
  subroutine known_size(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    call of_known_size(n, x, x, y)
  end subroutine

  subroutine of_known_size(n, a, b, y)
    integer, intent(in) :: n
    real(8), intent(in) :: a(n), b(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    !$omp parallel do
    do i = 1, n
      y(i) = y(i) + a(i) * sin(b(n + 1 - i))
    end do
  end subroutine

  subroutine assumed_shape(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    call of_assumed_shape(n, x, x(n:1:-1), y)
  end subroutine

  subroutine of_assumed_shape(n, a, b, y)
    integer, intent(in) :: n
    real(8), intent(in) :: a(:), b(:)
    real(8), intent(inout) :: y(:)
    integer :: i
    !$omp parallel do
    do i = 1, n
      y(i) = y(i) + a(i) * sin(b(i))
    end do
  end subroutine
end module
