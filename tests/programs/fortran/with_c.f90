! Fortran that calls C, and is called by it.
module with_c
  use iso_c_binding
  implicit none
  type, bind(c) :: pair
    real(c_double) :: a, b
  end type
  interface
    real(c_double) function c_pair(p) bind(c, name="c_pair")
      import :: pair, c_double
      type(pair), intent(in) :: p
    end function
  end interface
contains
  real(c_double) function through_c(x, y)
    real(c_double), intent(in) :: x, y
    through_c = c_pair(pair(x * y, y))
  end function

  real(c_double) function fortran_square(x) bind(c)
    real(c_double), value :: x
    fortran_square = x * x
  end function

  real(c_double) function of_pair(p)
    type(pair), intent(in) :: p
    of_pair = p%a * exp(p%b)
  end function
end module
