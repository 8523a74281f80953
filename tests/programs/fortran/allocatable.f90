! Arrays that are allocated: by name, by assignment, automatically, and as arguments.
module allocatable_arrays
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  real(dp) function by_statement(x)
    real(dp), intent(in) :: x(:)
    real(dp), allocatable :: t(:), p(:, :)
    integer :: i
    allocate (t(size(x)), p(size(x), 2))
    t = sin(x)
    p(:, 1) = t
    p(:, 2) = x
    by_statement = 0
    do i = 1, size(x)
      by_statement = by_statement + p(i, 1) * p(i, 2)
    end do
    deallocate (p)
  end function

  real(dp) function by_assignment(x)
    real(dp), intent(in) :: x(:)
    real(dp), allocatable :: t(:)
    t = x * x
    t = t + cos(x)
    by_assignment = sum(t)
  end function

  real(dp) function growing(x)
    real(dp), intent(in) :: x(:)
    real(dp), allocatable :: t(:)
    integer :: i
    allocate (t(0))
    do i = 1, size(x)
      t = [t, x(i) * x(1)]
    end do
    growing = sum(t**2) + size(t)
  end function

  real(dp) function automatic(x, n)
    integer, intent(in) :: n
    real(dp), intent(in) :: x(n)
    real(dp) :: t(n), u(2 * n)
    t = x**3
    u(:n) = t
    u(n + 1:) = t * x
    automatic = sum(u)
  end function

  real(dp) function handed_in(t)
    real(dp), allocatable, intent(in) :: t(:)
    handed_in = 0
    if (allocated(t)) handed_in = sum(exp(t))
  end function

  subroutine halved(t)
    real(dp), allocatable, intent(inout) :: t(:)
    integer :: i
    do i = 1, size(t)
      t(i) = t(i) * t(i) / 2
    end do
  end subroutine

  subroutine replaced(t)
    real(dp), allocatable, intent(inout) :: t(:)
    t = [t, t]
  end subroutine

  real(dp) function moved(x)
    real(dp), intent(in) :: x(:)
    real(dp), allocatable :: t(:), u(:)
    allocate (t(size(x)))
    t = x * x
    call move_alloc(t, u)
    moved = sum(u * x)
  end function

  real(dp) function sourced(x)
    real(dp), intent(in) :: x(:)
    real(dp), allocatable :: t(:)
    allocate (t(size(x)), source=x)
    sourced = sum(t * t)
  end function
end module
