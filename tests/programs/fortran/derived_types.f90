! Derived types: arrays in them, allocatable members, type-bound procedures, inheritance, operators.
module derived_types
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  type :: body
    integer :: tag = 0
    real(dp) :: mass
    real(dp) :: position(3), velocity(3)
  contains
    procedure :: kinetic
    procedure :: push
  end type
  type :: table
    real(dp), allocatable :: values(:)
    real(dp) :: weight = 1
  end type
  type, extends(table) :: named_table
    integer :: number = 7
    real(dp) :: shift = 0
  end type
  type :: vector
    real(dp) :: x, y
  end type
  interface operator(+)
    module procedure add
  end interface
  interface operator(*)
    module procedure scale_vector
  end interface
contains
  real(dp) function kinetic(self)
    class(body), intent(in) :: self
    kinetic = 0.5_dp * self%mass * sum(self%velocity**2)
  end function

  subroutine push(self, force, time)
    class(body), intent(inout) :: self
    real(dp), intent(in) :: force(3), time
    self%velocity = self%velocity + force * (time / self%mass)
    self%position = self%position + self%velocity * time
  end subroutine

  real(dp) function flight(mass, start, force, steps)
    real(dp), intent(in) :: mass, start(3), force(3)
    integer, intent(in) :: steps
    type(body) :: b
    integer :: i
    b = body(mass=mass, position=start, velocity=[0.0_dp, 1.0_dp, 0.0_dp])
    do i = 1, steps
      call b%push(force - b%position, 0.1_dp)
    end do
    flight = b%kinetic() + dot_product(b%position, b%position)
  end function

  real(dp) function tables(x)
    real(dp), intent(in) :: x(:)
    type(named_table) :: t
    allocate (t%values(size(x)))
    t%values(:) = x**2
    t%weight = x(1)
    t%shift = x(2) * t%number
    tables = total(t%table) + t%shift
  end function

  real(dp) function total(t)
    type(table), intent(in) :: t
    total = t%weight * sum(t%values)
  end function

  real(dp) function many_bodies(x, n)
    integer, intent(in) :: n
    real(dp), intent(in) :: x(n)
    type(body) :: b(n)
    integer :: i
    do i = 1, n
      b(i)%mass = x(i)
      b(i)%velocity = [x(i), 2.0_dp, x(1)]
    end do
    many_bodies = 0
    do i = 1, n
      many_bodies = many_bodies + b(i)%kinetic()
    end do
  end function

  type(vector) function add(a, b)
    type(vector), intent(in) :: a, b
    add = vector(a%x + b%x, a%y + b%y)
  end function

  type(vector) function scale_vector(c, a)
    real(dp), intent(in) :: c
    type(vector), intent(in) :: a
    scale_vector = vector(c * a%x, c * a%y)
  end function

  real(dp) function operators(x, y)
    real(dp), intent(in) :: x, y
    type(vector) :: a
    a = vector(x, y) + x * vector(y, 2.0_dp)
    operators = a%x * a%y
  end function
end module
