module plans
  type field
    real(8), allocatable :: u(:), v(:), g(:, :)
  end type
  real(8), allocatable :: of_all(:)
contains
  subroutine points(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: y(:)
    integer :: i
    !$omp parallel do
    do i = 1, size(x)
      y(i) = sin(x(i)) * x(i) + y(i)
    end do
  end subroutine

  subroutine known_size(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    !$omp parallel do
    do i = 3, n - 2
      y(i) = y(i) + x(i) * x(n + 1 - i)
    end do
  end subroutine

  subroutine line(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: y(:)
    integer :: i
    !$omp parallel do
    do i = 2, size(x) - 1
      y(i) = x(i - 1) * x(i) + sin(x(i + 1)) * y(i)
    end do
  end subroutine

  subroutine backwards(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: y(:)
    integer :: i
    !$omp parallel do
    do i = size(x) - 1, 2, -1
      y(i) = x(i - 1) * x(i) + sin(x(i + 1)) * y(i)
    end do
  end subroutine

  subroutine every_third(x, y, step)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: y(:)
    integer, intent(in) :: step
    integer :: i
    !$omp parallel do
    do i = 1, size(x) - 2, step
      y(i) = x(i) * x(i + 1) * x(i + 2) + y(i)
    end do
  end subroutine

  subroutine long_variable(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: y(:)
    integer(8) :: i
    !$omp parallel do
    do i = 2, size(x, kind=8) - 1
      y(i) = x(i - 1) * x(i) + sin(x(i + 1)) * y(i)
    end do
  end subroutine

  subroutine plane(n, m, x, y)
    integer, intent(in) :: n, m
    real(8), intent(in) :: x(n, m)
    real(8), intent(inout) :: y(n, m)
    integer :: i, j
    !$omp parallel do private(i)
    do j = 2, m - 1
      do i = 2, n - 1
        y(i, j) = x(i - 1, j) * x(i, j) + sin(x(i + 1, j)) + x(i, j - 1) * x(i, j + 1) * y(i, j)
      end do
    end do
  end subroutine

  subroutine explicit_shape(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    !$omp parallel do
    do i = 2, n - 1
      y(i) = x(i - 1) * x(i) + x(i) * x(i + 1) + y(i)
    end do
  end subroutine

  subroutine collapsed_plane(n, m, x, y)
    integer, intent(in) :: n, m
    real(8), intent(in) :: x(n, m)
    real(8), intent(inout) :: y(n, m)
    integer :: i, j
    !$omp parallel do collapse(2)
    do j = 2, m - 1
      do i = 2, n - 1
        y(i, j) = x(i - 1, j) * x(i + 1, j) + x(i, j - 1) * x(i, j + 1)
      end do
    end do
  end subroutine

  subroutine both(n, m, x, y)
    integer, intent(in) :: n, m
    real(8), intent(in) :: x(n, m)
    real(8), intent(inout) :: y(n, m)
    integer :: i, j
    !$omp parallel do collapse(2)
    do j = 1, m
      do i = 1, n
        y(i, j) = x(i, j) * x(i, j) + y(i, j)
      end do
    end do
  end subroutine

  subroutine columns(a, v, y)
    real(8), intent(in) :: a(:, :), v(:)
    real(8), intent(inout) :: y(:)
    integer :: i, j
    real(8) :: total
    !$omp parallel do private(i, total)
    do j = 1, size(a, 2)
      total = 0
      do i = 1, size(a, 1)
        total = total + a(i, j) * v(i)
      end do
      y(j) = total * y(j)
    end do
  end subroutine

  subroutine gathered(at, x, y)
    integer, intent(in) :: at(:)
    real(8), intent(in) :: x(:)
    real(8), intent(inout) :: y(:)
    integer :: i
    !$omp parallel do
    do i = 1, size(at)
      y(i) = x(at(i))**2 * y(i)
    end do
  end subroutine

  subroutine too_long(y)
    real(8), intent(inout) :: y(:)
    integer :: i
    !$omp parallel do
    do i = -2000000000, 2000000000
      if (i == 1) y(i) = 2 * y(i)
    end do
  end subroutine

  subroutine allocated(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    real(8), allocatable :: w(:)
    integer :: i
    allocate(w(n))
    !$omp parallel
    !$omp do
    do i = 1, n
      w(i) = x(i) * x(i)
    end do
    !$omp do
    do i = 2, n - 1
      y(i) = y(i) + w(i - 1) * w(i + 1)
    end do
    !$omp end parallel
  end subroutine

  subroutine allocated_plane(n, m, x, y)
    integer, intent(in) :: n, m
    real(8), intent(in) :: x(n, m)
    real(8), intent(inout) :: y(n, m)
    real(8), allocatable :: w(:, :)
    integer :: i, j
    allocate(w(0:n + 1, 0:m + 1))
    w(:, :) = 1
    w(1:n, 1:m) = x
    !$omp parallel do private(i)
    do j = 1, m
      do i = 1, n
        y(i, j) = y(i, j) * w(i, j) + w(i - 1, j) * w(i + 1, j) + w(i, j - 1) * w(i, j + 1)
      end do
    end do
  end subroutine

  subroutine of_module(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    allocate(of_all(n))
    of_all(:) = x
    !$omp parallel do
    do i = 2, n - 1
      y(i) = y(i) + of_all(i - 1) * of_all(i + 1)
    end do
    deallocate(of_all)
  end subroutine

  subroutine components(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    type(field) :: f
    integer :: i
    allocate(f%u(n), f%v(n), f%g(3, n))
    f%u(:) = x
    f%v(:) = 0
    f%g(:, :) = 2
    !$omp parallel do
    do i = 2, n - 1
      f%v(i) = f%u(i - 1) * f%u(i + 1)
      f%g(1, i) = f%g(2, i) * f%v(i)
    end do
    y(:) = y + f%v * f%g(1, :)
  end subroutine
end module
