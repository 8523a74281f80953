! Module variables: constants, settings, workspaces that a gradient has to follow, saved locals.
module module_state
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  real(dp), parameter :: coefficients(3) = [1.0_dp, -0.5_dp, 0.25_dp]
  real(dp), save :: factor = 2.0_dp
  real(dp), save :: work(16)
  real(dp), allocatable, save :: kept(:)
contains
  real(dp) function polynomial(x)
    real(dp), intent(in) :: x
    integer :: i
    polynomial = 0
    do i = size(coefficients), 1, -1
      polynomial = polynomial * x + coefficients(i) * factor
    end do
  end function

  real(dp) function through_workspace(x, n)
    integer, intent(in) :: n
    real(dp), intent(in) :: x(n)
    call fill(x, n)
    through_workspace = sum(work(:n) * x)
  end function

  subroutine fill(x, n)
    integer, intent(in) :: n
    real(dp), intent(in) :: x(n)
    integer :: i
    work = 0
    do i = 1, n
      work(i) = x(i)**2 * factor
    end do
  end subroutine

  real(dp) function with_saved(x)
    real(dp), intent(in) :: x
    real(dp), save :: last
    last = x * x
    with_saved = last * x
  end function

  real(dp) function through_kept(x)
    real(dp), intent(in) :: x(:)
    allocate (kept(size(x)))
    kept(:) = x * x
    through_kept = sum(kept) * x(1)
    deallocate (kept)
  end function
end module
