! Components of derived types, and procedures that a region calls.
module types
  implicit none
  type point
    real(8) :: place, speed, mass
  end type
contains
  pure real(8) function force(p)
    type(point), intent(in) :: p
    force = -p%place * p%mass + 0.1d0 * p%speed**2
  end function

  subroutine move(p, step)
    type(point), intent(inout) :: p
    real(8), intent(in) :: step
    p%speed = p%speed + step * force(p)
    p%place = p%place + step * p%speed
  end subroutine

  real(8) function energy(n, step, place, speed)
    integer, intent(in) :: n
    real(8), intent(in) :: step, place(n), speed(n)
    type(point) :: p(n)
    integer :: i
    energy = 0
    !$omp parallel do
    do i = 1, n
      p(i)%place = place(i)
      p(i)%speed = speed(i)
      p(i)%mass = 1 + 0.1d0 * i
      call move(p(i), step)
    end do
    !$omp end parallel do
    !$omp parallel do reduction(+:energy)
    do i = 1, n
      energy = energy + p(i)%mass * p(i)%speed**2 + p(i)%place
    end do
    !$omp end parallel do
  end function
end module
