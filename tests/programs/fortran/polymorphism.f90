! Procedures chosen while the program runs.
module polymorphism
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  type, abstract :: shape
  contains
    procedure(area_of), deferred :: area
  end type
  abstract interface
    real(dp) function area_of(self)
      import :: shape, dp
      class(shape), intent(in) :: self
    end function
    real(dp) function scalar_function(x)
      import :: dp
      real(dp), intent(in) :: x
    end function
  end interface
  type, extends(shape) :: circle
    real(dp) :: radius
  contains
    procedure :: area => circle_area
  end type
  type, extends(shape) :: rectangle
    real(dp) :: width, height
  contains
    procedure :: area => rectangle_area
  end type
contains
  real(dp) function circle_area(self)
    class(circle), intent(in) :: self
    circle_area = 3 * self%radius**2
  end function

  real(dp) function rectangle_area(self)
    class(rectangle), intent(in) :: self
    rectangle_area = self%width * self%height
  end function

  real(dp) function total_area(x, y)
    real(dp), intent(in) :: x, y
    type(circle), target :: c
    type(rectangle), target :: r
    c%radius = x
    r%width = x
    r%height = y
    total_area = twice(c) + twice(r)
  end function

  real(dp) function twice(s)
    class(shape), intent(in) :: s
    twice = 2 * s%area()
  end function

  real(dp) function simpson(f, a, b)
    procedure(scalar_function) :: f
    real(dp), intent(in) :: a, b
    simpson = (b - a) / 6 * (f(a) + 4 * f((a + b) / 2) + f(b))
  end function

  real(dp) function bump(x)
    real(dp), intent(in) :: x
    bump = exp(-x * x)
  end function

  real(dp) function integral(a, b)
    real(dp), intent(in) :: a, b
    integral = simpson(bump, a, b)
  end function
end module
