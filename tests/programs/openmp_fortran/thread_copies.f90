! Variables of which each thread has one: arrays, structures, common blocks, and how their values get around.
module thread_copies
  implicit none
  type sums
    real(8) :: total = 0, weight(2) = 1
    integer :: count = 0
  end type
  real(8), save :: row(4) = 0, factor = 1
  integer, save :: hits = 0
  type(sums), save :: mine
  real(8), allocatable, save :: work(:)
  real(8), pointer, save :: link(:)
  !$omp threadprivate(row, factor, hits, mine, work, link)
contains

  subroutine several_in(n, a, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: a, x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    row = a * x(1:4)
    factor = sin(a)
    hits = 3
    !$omp parallel copyin(row, factor, hits)
    row(2) = row(2) * row(1) * factor
    !$omp do
    do i = 1, n
      y(i) = y(i) * row(1 + mod(i, 4)) + factor * x(i) * hits
    end do
    !$omp end parallel
    y(1) = y(1) + row(2)
  end subroutine

  subroutine array_and_sum(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    real(8) :: t
    integer :: i
    t = 0
    row = x(1:4)
    !$omp parallel do copyin(row) reduction(+: t)
    do i = 1, n
      t = t + x(i) * row(1) + row(2) * row(3)
    end do
    y(1) = y(1) + t
  end subroutine

  subroutine structure_in(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    mine%total = x(1)
    mine%weight = x(2:3)
    mine%count = 2
    !$omp parallel do copyin(mine) schedule(guided)
    do i = 1, n
      y(i) = y(i) * mine%total + x(i) * mine%weight(1) * mine%weight(2) ** mine%count
    end do
  end subroutine

  subroutine common_block(n, a, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: a, x(n)
    real(8), intent(inout) :: y(n)
    real(8) :: t, w(3)
    common /of_thread/ t, w
    !$omp threadprivate(/of_thread/)
    integer :: i
    t = a
    !$omp parallel copyin(/of_thread/)
    w = t * x(1:3)
    !$omp do schedule(dynamic, 2)
    do i = 1, n
      call with_common(x(i), y(i))
    end do
    !$omp end parallel
  end subroutine

  subroutine with_common(p, q)
    real(8), intent(in) :: p
    real(8), intent(inout) :: q
    real(8) :: t, w(3)
    common /of_thread/ t, w
    !$omp threadprivate(/of_thread/)
    q = q * t + w(1) * p + w(2) * w(3)
  end subroutine

  subroutine in_contained(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    real(8), save :: local = 0
    !$omp threadprivate(local)
    integer :: i
    local = x(1)
    !$omp parallel copyin(local)
    !$omp do
    do i = 1, n
      call advance(i)
    end do
    !$omp end parallel
    y(1) = y(1) + local
  contains
    subroutine advance(k)
      integer, intent(in) :: k
      row(1) = x(k) * local
      row(2) = row(1) * y(k)
      y(k) = sin(row(1)) + row(2)
    end subroutine
  end subroutine

  subroutine handed_to_all(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    !$omp parallel
    !$omp single
    factor = x(1) * x(2)
    row = x(1:4)
    !$omp end single copyprivate(factor, row)
    !$omp do
    do i = 1, n
      y(i) = y(i) * factor + row(1 + mod(i, 4))
    end do
    !$omp end parallel
  end subroutine

  subroutine allocated(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    !$omp parallel
    allocate(work(2))
    !$omp do
    do i = 1, n
      work(1) = x(i) * y(i)
      work(2) = sin(work(1))
      y(i) = work(2) * x(i) + work(1)
    end do
    deallocate(work)
    !$omp end parallel
  end subroutine

  subroutine allocated_in(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    allocate(work(3))
    work = x(1:3)
    !$omp parallel do copyin(work)
    do i = 1, n
      y(i) = y(i) * work(1) + work(2) * work(3)
    end do
    deallocate(work)
  end subroutine

  subroutine pointed(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in), target :: x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    !$omp parallel
    link => x(2:4)
    !$omp do
    do i = 1, n
      y(i) = y(i) * link(1) + link(2) * link(3)
    end do
    !$omp end parallel
  end subroutine

  subroutine as_argument(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    factor = x(1)
    call scaled_by(n, factor, x, y)
  end subroutine

  subroutine scaled_by(n, c, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: c, x(n)
    real(8), intent(inout) :: y(n)
    integer :: i
    !$omp parallel do
    do i = 1, n
      y(i) = y(i) * c + x(i)
    end do
  end subroutine

  subroutine teams_of_teams(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    integer :: i, j
    !$omp parallel do private(i) schedule(static, 1)
    do j = 1, 4
      factor = x(j)
      !$omp parallel do copyin(factor) num_threads(2)
      do i = j, n, 4
        y(i) = y(i) * factor
      end do
    end do
  end subroutine
end module
