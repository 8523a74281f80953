! OpenMP as flang compiles it: captured variables in one structure, loops that count upwards from zero.
module kernels
  use iso_c_binding
contains

  subroutine scaled(x, y, n) bind(c)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double), intent(inout) :: y(n)
    real(c_double) :: a
    integer :: i
    a = x(1) * x(2)
    !$omp parallel do
    do i = 1, n
      y(i) = y(i) + a * x(i) * x(i)
    end do
    !$omp end parallel do
  end subroutine

  subroutine reduced(x, y, n) bind(c)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double), intent(inout) :: y(2)
    real(c_double) :: s, most
    integer :: i
    s = y(2)
    most = 0
    !$omp parallel do reduction(+:s) reduction(max:most) schedule(dynamic, 3)
    do i = 1, n
      s = s + sin(x(i)) * x(i)
      most = max(most, x(i) * y(1))
    end do
    !$omp end parallel do
    y(1) = y(1) * s
    y(2) = most
  end subroutine

  subroutine region(x, y, t, n) bind(c)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double), intent(inout) :: y(n), t(n)
    real(c_double) :: powers(3), c, part
    integer :: i, k
    c = 0
    !$omp parallel private(powers, k, part)
    part = 0
    !$omp do
    do i = 1, n
      do k = 1, 3
        powers(k) = x(i) ** k
      end do
      t(i) = sum(powers)
      part = part + t(i) * x(i)
    end do
    !$omp end do
    !$omp do
    do i = 1, n
      y(i) = y(i) * t(n + 1 - i)
      !$omp atomic
      c = c + t(i)
    end do
    !$omp end do
    !$omp critical
    c = c + part
    !$omp end critical
    !$omp barrier
    !$omp single
    y(1) = y(1) * c
    !$omp end single
    !$omp sections
    !$omp section
    y(2) = y(2) * x(1)
    !$omp section
    y(3) = y(3) * x(2)
    !$omp end sections
    !$omp end parallel
  end subroutine

  subroutine planes(x, y, n) bind(c)
    integer(c_int), value :: n
    real(c_double), intent(in) :: x(5, n / 5)
    real(c_double), intent(inout) :: y(5, n / 5)
    integer :: i, j
    !$omp parallel do collapse(2) if(n > 2) num_threads(3)
    do j = 1, n / 5
      do i = 2, 4
        y(i, j) = y(i, j) * x(i - 1, j) + x(i + 1, j) ** 2
      end do
    end do
    !$omp end parallel do
  end subroutine

end module
