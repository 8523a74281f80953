! Work divided by the thread's number.
module team_numbers
  implicit none
  interface
    integer function omp_get_thread_num()
    end function
    integer function omp_get_num_threads()
    end function
  end interface
contains
  subroutine cyclic(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y(n)
    integer :: i, first, step
    !$omp parallel private(i, first, step)
    first = 1
    step = 1
    !$ first = omp_get_thread_num() + 1
    !$ step = omp_get_num_threads()
    do i = first, n, step
      y(i) = x(i) * x(i) * y(i)
    end do
    !$omp end parallel
  end subroutine

  subroutine loops_of_real(n, x, y)
    integer, intent(in) :: n
    real(4), intent(in) :: x(n)
    real(4), intent(inout) :: y(n)
    integer :: i
    !$omp parallel do simd
    do i = 1, n
      y(i) = sqrt(x(i)) * y(i)
    end do
    !$omp end parallel do simd
  end subroutine
end module
