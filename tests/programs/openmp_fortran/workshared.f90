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

  subroutine masked(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    !$omp parallel workshare
    where (x > 1)
      y = x * y
    elsewhere
      y = twice(x) + y
    end where
    !$omp end parallel workshare
  end subroutine

  elemental real(8) function twice(v)
    real(8), intent(in) :: v
    twice = v * v + sin(v)
  end function

  subroutine by_index(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    !$omp parallel workshare
    forall (i = 2:n - 1)
      y(i) = x(i - 1) * x(i + 1) + y(i)
    end forall
    y(2:n) = y(1:n - 1) * x(1:n - 1)
    !$omp end parallel workshare
  end subroutine

  subroutine reduced(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    real(8) :: t, m
    t = 0
    m = 0
    !$omp parallel workshare
    t = sum(x * y)
    m = maxval(x) + minval(y) + dot_product(x, y)
    y = t * x + m * y
    !$omp end parallel workshare
  end subroutine

  subroutine planes(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    real(8) :: a(3, n), b(3, n), c(3, 3)
    a(1, :) = x
    a(2, :) = x * x
    a(3, :) = 1
    c = 0
    !$omp parallel workshare
    b = a * a
    b(:, 2:n) = b(:, 2:n) + a(:, 1:n - 1)
    c = matmul(a(:, 1:3), b(:, 1:3))
    !$omp end parallel workshare
    y = y + b(1, :) * b(2, :) + b(3, :)
    y(1:3) = y(1:3) + c(1, :)
  end subroutine

  subroutine between_loops(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    real(8) :: w(n), s
    integer :: i
    s = 0
    !$omp parallel
    !$omp workshare
    w = sin(x)
    s = x(1) * x(2)
    !$omp end workshare
    !$omp do
    do i = 1, n
      y(i) = y(i) * w(n + 1 - i) * s
    end do
    !$omp end do
    !$omp workshare
    w = w * y
    !$omp atomic
    s = s + w(1)
    y = w + y
    !$omp end workshare nowait
    !$omp end parallel
    y(2) = y(2) * s
  end subroutine

  subroutine allocated(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    real(8), allocatable :: w(:)
    allocate(w(n))
    !$omp parallel workshare
    w = x * 2
    y = w * y
    !$omp end parallel workshare
  end subroutine
end module
