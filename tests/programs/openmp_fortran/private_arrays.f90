! Arrays of which each thread has its own: of fixed size, automatic, allocatable.
module private_arrays
  implicit none
contains
  subroutine systems(n, a, b)
    integer, intent(in) :: n
    real(8), intent(in) :: a(3, 3, n)
    real(8), intent(inout) :: b(3, n)
    real(8) :: m(3, 3), r(3), f
    integer :: s, i, j, k
    !$omp parallel do private(m, r, f, i, j, k)
    do s = 1, n
      do j = 1, 3
        r(j) = b(j, s)
        do i = 1, 3
          m(i, j) = a(i, j, s)
        end do
        m(j, j) = m(j, j) + 4
      end do
      do k = 1, 3
        do i = k + 1, 3
          f = m(i, k) / m(k, k)
          do j = k, 3
            m(i, j) = m(i, j) - f * m(k, j)
          end do
          r(i) = r(i) - f * r(k)
        end do
      end do
      do i = 3, 1, -1
        do j = i + 1, 3
          r(i) = r(i) - m(i, j) * r(j)
        end do
        r(i) = r(i) / m(i, i)
        b(i, s) = r(i)
      end do
    end do
    !$omp end parallel do
  end subroutine

  subroutine automatic(n, m, x, y)
    integer, intent(in) :: n, m
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    real(8) :: w(m)
    integer :: i, k
    !$omp parallel do private(w, k)
    do i = 1, n
      w(1) = x(i)
      do k = 2, m
        w(k) = sin(w(k - 1)) * x(i)
      end do
      y(i) = w(m)
    end do
    !$omp end parallel do
  end subroutine

  subroutine allocated(n, m, x, y)
    integer, intent(in) :: n, m
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    real(8), allocatable :: w(:)
    integer :: i, k
    !$omp parallel private(w, k)
    allocate(w(m))
    !$omp do
    do i = 1, n
      do k = 1, m
        w(k) = x(i)**k
      end do
      y(i) = w(1) * w(m)
    end do
    !$omp end do
    deallocate(w)
    !$omp end parallel
  end subroutine

  subroutine first_allocated(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    real(8), allocatable :: w(:), table(:, :)
    integer :: i
    allocate(w(3), table(2, 3))
    w(:) = x(1:3)
    !$omp parallel do firstprivate(w) private(table)
    do i = 1, n
      w(2) = w(1) * x(i)
      table(1, :) = w * x(i)
      y(i) = y(i) * w(3) + table(1, 2)
    end do
  end subroutine
end module
