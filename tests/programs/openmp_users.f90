! Particles in arrays of a derived type, moved by two parallel loops in a loop over time.
module particles
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  type particle
    real(dp) :: place, speed
  end type
  type state
    type(particle), allocatable :: p(:)
    real(dp), allocatable :: force(:, :)
  end type
end module

function moved(x, w, y, n, m) result(energy) bind(c)
  use particles
  integer, value :: n, m
  real(dp), intent(in) :: x(m, n), w(m)
  real(dp), intent(inout) :: y(n)
  real(dp) :: energy, f(2)
  type(state) :: s
  integer :: i, j, t
  allocate(s%p(n), s%force(2, n))
  do i = 1, n
    s%p(i)%place = y(i)
    s%p(i)%speed = x(1, i)
  end do
  do t = 1, 3
    !$omp parallel do private(f, j)
    do i = 1, n
      f = 0
      do j = 1, n
        f = f + w(1) * (s%p(j)%place - s%p(i)%place) / (1 + x(2, j) * (s%p(j)%place - s%p(i)%place)**2)
      end do
      f(2) = f(2) * s%p(i)%speed
      s%force(:, i) = f
    end do
    !$omp parallel do
    do i = 1, n
      s%p(i)%speed = s%p(i)%speed + w(2) * s%force(1, i) - w(3) * s%force(2, i)
      s%p(i)%place = s%p(i)%place + w(2) * s%p(i)%speed
    end do
  end do
  energy = 0
  do i = 1, n
    energy = energy + s%p(i)%speed**2
    y(i) = s%p(i)%place
  end do
end function
