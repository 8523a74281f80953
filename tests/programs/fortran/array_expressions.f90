! Whole arrays, sections, vector subscripts, implied loops, where, merge, associate and block.
module array_expressions
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  subroutine smooth(u, v)
    real(dp), intent(in) :: u(:)
    real(dp), intent(out) :: v(:)
    integer :: n
    n = size(u)
    v = u
    v(2:n - 1) = 0.5_dp * u(2:n - 1) + 0.25_dp * (u(1:n - 2) + u(3:n))
    v(1:n:2) = v(1:n:2) * u(n:1:-2)
  end subroutine

  subroutine conditional(a, b)
    real(dp), intent(in) :: a(:)
    real(dp), intent(inout) :: b(:)
    where (a > 1)
      b = sqrt(a) * b
    elsewhere (a > 0)
      b = a * a
    elsewhere
      b = -b
    end where
  end subroutine

  real(dp) function merged(a, b)
    real(dp), intent(in) :: a(:), b(:)
    merged = sum(merge(a, b * b, a > b))
  end function

  real(dp) function permuted(x, order)
    real(dp), intent(in) :: x(:)
    integer, intent(in) :: order(:)
    real(dp) :: y(size(order))
    y = x(order)
    permuted = y(1) * y(2) + sum(y**2)
  end function

  real(dp) function implied(x, n)
    integer, intent(in) :: n
    real(dp), intent(in) :: x
    integer :: i
    real(dp) :: powers(4)
    powers = [(x**i, i=1, 4)]
    implied = sum(powers) * n
  end function

  real(dp) function local_names(x)
    real(dp), intent(in) :: x(:)
    associate (first => x(1), rest => x(2:))
      block
        real(dp) :: t
        t = first * first
        local_names = t * sum(rest)
      end block
    end associate
  end function

  subroutine in_place(x)
    real(dp), intent(inout) :: x(:)
    integer :: i
    do i = 2, size(x)
      x(i) = x(i) * x(i - 1)
    end do
    x = x / (1 + x(1)**2)
  end subroutine

  real(dp) function leaving(x, limit)
    real(dp), intent(in) :: x(:, :), limit
    integer :: i, j
    leaving = 0
    outer: do j = 1, size(x, 2)
      do i = 1, size(x, 1)
        if (x(i, j) < 0) cycle outer
        if (leaving > limit) exit outer
        leaving = leaving + x(i, j)**2
      end do
    end do outer
  end function
end module
