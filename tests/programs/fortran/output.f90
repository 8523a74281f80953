! Output and text in active code: what is written carries no derivative.
module output
  implicit none
  integer, parameter :: dp = kind(1.0d0)
contains
  real(dp) function talking(x)
    real(dp), intent(in) :: x(:)
    integer :: i
    talking = 0
    do i = 1, size(x)
      talking = talking + x(i)**2
      if (talking < 0) print *, 'step', i, talking, x(i)
    end do
    if (talking < 0) write (*, '(a,f8.3)') 'total ', talking
  end function

  real(dp) function labelled(x)
    real(dp), intent(in) :: x
    character(len=24) :: label
    write (label, '(f12.4)') x
    labelled = x * x
    if (len_trim(label) == 0) labelled = 0
  end function

  real(dp) function guarded(x)
    real(dp), intent(in) :: x
    if (x < 0) error stop 'a negative argument'
    if (x > 1.0e6_dp) stop 3
    guarded = sqrt(x) * x
  end function
end module
