! Elemental, pure and recursive procedures, optional arguments, do concurrent.
module procedures
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  elemental real(dp) function soft(x)
    real(dp), intent(in) :: x
    if (x > 20) then
      soft = x
    else
      soft = log(1 + exp(x))
    end if
  end function

  subroutine softened(x, y)
    real(dp), intent(in) :: x(:)
    real(dp), intent(out) :: y(:)
    y = soft(x) * soft(2 * x)
  end subroutine

  recursive real(dp) function power(x, n) result(p)
    real(dp), intent(in) :: x
    integer, intent(in) :: n
    if (n == 0) then
      p = 1
    else if (mod(n, 2) == 0) then
      p = power(x * x, n / 2)
    else
      p = x * power(x, n - 1)
    end if
  end function

  recursive real(dp) function tree_sum(x) result(s)
    real(dp), intent(in) :: x(:)
    integer :: half
    half = size(x) / 2
    if (size(x) == 1) then
      s = x(1)**2
    else
      s = tree_sum(x(:half)) * 0.5_dp + sin(tree_sum(x(half + 1:)))
    end if
  end function

  real(dp) function optionally(x, scale, shift)
    real(dp), intent(in) :: x
    real(dp), intent(in), optional :: scale
    real(dp), intent(in), optional :: shift(:)
    optionally = x * x
    if (present(scale)) optionally = optionally * scale
    if (present(shift)) optionally = optionally + sum(shift**2)
  end function

  subroutine independent(n, x, y)
    integer, intent(in) :: n
    real(dp), intent(in) :: x(n)
    real(dp), intent(out) :: y(n)
    real(dp) :: t
    integer :: i
    do concurrent(i=1:n) local(t)
      t = x(i) * x(n + 1 - i)
      y(i) = t * exp(-t)
    end do
  end subroutine

  real(dp) function by_name(name, x)
    character(len=*), intent(in) :: name
    real(dp), intent(in) :: x
    select case (trim(name))
    case ('square')
      by_name = x * x
    case ('sine')
      by_name = sin(x)
    case default
      by_name = x
    end select
  end function
end module
