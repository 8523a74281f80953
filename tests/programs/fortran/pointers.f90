! Pointers to sections and members, pointers that move, lists.
module pointers
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  type :: node
    real(dp) :: value
    type(node), pointer :: next => null()
  end type
contains
  real(dp) function every_other(x)
    real(dp), target, intent(in) :: x(:)
    real(dp), pointer :: p(:)
    p => x(1::2)
    every_other = sum(p * p) * p(1)
  end function

  subroutine ping_pong(x, steps)
    real(dp), target, intent(inout) :: x(:)
    integer, intent(in) :: steps
    real(dp), target :: other(size(x))
    real(dp), pointer :: now(:), then(:), swap(:)
    integer :: i
    now => x
    then => other
    do i = 1, steps
      then = now * 0.5_dp + now(1) * now
      swap => now
      now => then
      then => swap
    end do
    if (mod(steps, 2) == 1) x = other
  end subroutine

  real(dp) function list(x)
    real(dp), intent(in) :: x(:)
    type(node), pointer :: head, item
    integer :: i
    head => null()
    do i = 1, size(x)
      allocate (item)
      item%value = x(i)
      item%next => head
      head => item
    end do
    list = 0
    do while (associated(head))
      list = list * 0.5_dp + head%value**2
      item => head%next
      deallocate (head)
      head => item
    end do
  end function
end module
