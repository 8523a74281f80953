! A sparse matrix times a vector; edges of a mesh with atomic sums.
module sparse
  implicit none
contains
  subroutine rows(n, m, starts, columns, a, x, y)
    integer, intent(in) :: n, m, starts(n + 1), columns(m)
    real(8), intent(in) :: a(m), x(n)
    real(8), intent(inout) :: y(n)
    real(8) :: s
    integer :: i, k
    !$omp parallel do schedule(dynamic, 2) private(s, k)
    do i = 1, n
      s = 0
      do k = starts(i), starts(i + 1) - 1
        s = s + a(k) * x(columns(k))
      end do
      y(i) = s * s
    end do
    !$omp end parallel do
  end subroutine

  subroutine edges(n, m, ends, x, r)
    integer, intent(in) :: n, m, ends(2, m)
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: r(n)
    real(8) :: flow
    integer :: e
    !$omp parallel do private(flow)
    do e = 1, m
      flow = (x(ends(1, e)) - x(ends(2, e))) * x(ends(1, e))
      !$omp atomic
      r(ends(1, e)) = r(ends(1, e)) + flow
      !$omp atomic
      r(ends(2, e)) = r(ends(2, e)) - flow
    end do
    !$omp end parallel do
  end subroutine
end module
