! Operations on whole arrays, shared out among the threads.
module workshared
  implicit none
contains
  subroutine arrays(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    !$omp parallel workshare
    y = x * x + y
    y(2:n) = y(2:n) * x(1:n - 1)
    !$omp end parallel workshare
  end subroutine
end module
