! Numerical kernels: LU, Thomas, Runge-Kutta, heat, Newton.
module solvers
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  subroutine lu_solve(n, a, b)
    integer, intent(in) :: n
    real(dp), intent(inout) :: a(n, n), b(n)
    real(dp) :: row(n), t
    integer :: k, i, p
    do k = 1, n - 1
      p = k - 1 + maxloc(abs(a(k:n, k)), 1)
      if (p /= k) then
        row = a(k, :)
        a(k, :) = a(p, :)
        a(p, :) = row
        t = b(k)
        b(k) = b(p)
        b(p) = t
      end if
      do i = k + 1, n
        a(i, k) = a(i, k) / a(k, k)
        a(i, k + 1:n) = a(i, k + 1:n) - a(i, k) * a(k, k + 1:n)
        b(i) = b(i) - a(i, k) * b(k)
      end do
    end do
    do k = n, 1, -1
      b(k) = (b(k) - dot_product(a(k, k + 1:n), b(k + 1:n))) / a(k, k)
    end do
  end subroutine

  subroutine thomas(n, lower, diagonal, upper, x)
    integer, intent(in) :: n
    real(dp), intent(in) :: lower(n), diagonal(n), upper(n)
    real(dp), intent(inout) :: x(n)
    real(dp) :: c(n), m
    integer :: i
    c(1) = upper(1) / diagonal(1)
    x(1) = x(1) / diagonal(1)
    do i = 2, n
      m = diagonal(i) - lower(i) * c(i - 1)
      c(i) = upper(i) / m
      x(i) = (x(i) - lower(i) * x(i - 1)) / m
    end do
    do i = n - 1, 1, -1
      x(i) = x(i) - c(i) * x(i + 1)
    end do
  end subroutine

  subroutine pendulum(state, rate, damping)
    real(dp), intent(in) :: state(2), damping
    real(dp), intent(out) :: rate(2)
    rate(1) = state(2)
    rate(2) = -sin(state(1)) - damping * state(2)
  end subroutine

  subroutine runge_kutta(state, damping, h, steps)
    real(dp), intent(inout) :: state(2)
    real(dp), intent(in) :: damping, h
    integer, intent(in) :: steps
    real(dp) :: k1(2), k2(2), k3(2), k4(2)
    integer :: i
    do i = 1, steps
      call pendulum(state, k1, damping)
      call pendulum(state + 0.5_dp * h * k1, k2, damping)
      call pendulum(state + 0.5_dp * h * k2, k3, damping)
      call pendulum(state + h * k3, k4, damping)
      state = state + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    end do
  end subroutine

  subroutine heat(u, alpha, steps)
    real(dp), intent(inout) :: u(:, :)
    real(dp), intent(in) :: alpha
    integer, intent(in) :: steps
    real(dp) :: v(size(u, 1), size(u, 2))
    integer :: t, i, j
    do t = 1, steps
      v = u
      do j = 2, size(u, 2) - 1
        do i = 2, size(u, 1) - 1
          u(i, j) = v(i, j) + alpha * (v(i - 1, j) + v(i + 1, j) + v(i, j - 1) + v(i, j + 1) - 4 * v(i, j))
        end do
      end do
    end do
  end subroutine

  real(dp) function kepler(mean, eccentricity)
    real(dp), intent(in) :: mean, eccentricity
    real(dp) :: step
    integer :: i
    kepler = mean
    do i = 1, 50
      step = (kepler - eccentricity * sin(kepler) - mean) / (1 - eccentricity * cos(kepler))
      kepler = kepler - step
      if (abs(step) < 1.0e-15_dp) exit
    end do
  end function
end module
