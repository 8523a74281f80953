
!! shapes_deferred
module shapes
  type, abstract :: shape
  contains
    procedure(area_of), deferred :: area
  end type
  abstract interface
    function area_of(self) result(a)
      import :: shape
      class(shape), intent(in) :: self
      real(8) :: a
    end function
  end interface
  type, extends(shape) :: disc
    real(8) :: r
  contains
    procedure :: area => disc_area
  end type
  type, extends(shape) :: box
    real(8) :: w, h
  contains
    procedure :: area => box_area
  end type
contains
  function disc_area(self) result(a)
    class(disc), intent(in) :: self
    real(8) :: a
    a = 3.14d0*self%r**2
  end function
  function box_area(self) result(a)
    class(box), intent(in) :: self
    real(8) :: a
    a = self%w*self%h
  end function
end module
function f(x, n) result(s)
  use shapes
  integer :: n, i
  real(8) :: x(n), s
  class(shape), allocatable :: c
  s = 0
  do i = 1, n - 1
    if (x(i) > 1) then
      allocate (c, source=disc(x(i)))
    else
      allocate (c, source=box(x(i), x(i + 1)))
    end if
    s = s + c%area()*i
    deallocate (c)
  end do
end function

!! shapes_in_wrappers
module shapes
  type, abstract :: shape
    real(8) :: density
  contains
    procedure(area_of), deferred :: area
    procedure :: mass
  end type
  abstract interface
    function area_of(self) result(a)
      import :: shape
      class(shape), intent(in) :: self
      real(8) :: a
    end function
  end interface
  type, extends(shape) :: disc
    real(8) :: r
  contains
    procedure :: area => disc_area
  end type
  type, extends(shape) :: box
    real(8) :: w, h
  contains
    procedure :: area => box_area
  end type
  type :: holder
    class(shape), allocatable :: item
  end type
contains
  function disc_area(self) result(a)
    class(disc), intent(in) :: self
    real(8) :: a
    a = 3.14d0*self%r**2
  end function
  function box_area(self) result(a)
    class(box), intent(in) :: self
    real(8) :: a
    a = self%w*self%h
  end function
  function mass(self) result(m)
    class(shape), intent(in) :: self
    real(8) :: m
    m = self%density*self%area()
  end function
end module
function f(x, n) result(s)
  use shapes
  integer :: n, i
  real(8) :: x(n), s
  type(holder) :: all(8)
  do i = 1, n
    if (mod(i, 2) == 0) then
      all(i)%item = disc(density=x(i), r=x(i)**2)
    else
      all(i)%item = box(density=1 + x(i), w=x(i), h=x(i + 1))
    end if
  end do
  s = 0
  do i = 1, n
    s = s + all(i)%item%mass()*i
  end do
end function

!! select_type_dispatch
module bodies
  type :: body
    real(8) :: m
  end type
  type, extends(body) :: ball
    real(8) :: r
  end type
  type, extends(body) :: rod
    real(8) :: l
    integer :: axis = 1
  end type
contains
  function inertia(b) result(i)
    class(body), intent(in) :: b
    real(8) :: i
    select type (b)
    type is (ball)
      i = 0.4d0*b%m*b%r**2
    type is (rod)
      i = b%m*b%l**2/12*b%axis
    class default
      i = b%m
    end select
  end function
end module
function f(x, n) result(s)
  use bodies
  integer :: n, i
  real(8) :: x(n), s
  class(body), allocatable :: b
  s = 0
  do i = 1, n - 1
    select case (mod(i, 3))
    case (0)
      b = ball(x(i), x(i + 1))
    case (1)
      b = rod(x(i), x(i + 1), i)
    case default
      b = body(x(i)*x(i + 1))
    end select
    s = s + inertia(b)**2
  end do
end function

!! integrator_of_class
module odes
  type, abstract :: system
  contains
    procedure(rhs), deferred :: slope
  end type
  abstract interface
    function rhs(self, t, y) result(d)
      import :: system
      class(system), intent(in) :: self
      real(8), intent(in) :: t, y(:)
      real(8) :: d(size(y))
    end function
  end interface
  type, extends(system) :: oscillator
    real(8) :: k, c
  contains
    procedure :: slope => oscillate
  end type
  type, extends(system) :: predators
    real(8) :: a(4)
  contains
    procedure :: slope => hunt
  end type
contains
  function oscillate(self, t, y) result(d)
    class(oscillator), intent(in) :: self
    real(8), intent(in) :: t, y(:)
    real(8) :: d(size(y))
    d(1) = y(2)
    d(2) = -self%k*y(1) - self%c*y(2) + cos(t)
  end function
  function hunt(self, t, y) result(d)
    class(predators), intent(in) :: self
    real(8), intent(in) :: t, y(:)
    real(8) :: d(size(y))
    d(1) = y(1)*(self%a(1) - self%a(2)*y(2))
    d(2) = y(2)*(self%a(3)*y(1) - self%a(4)) + 0*t
  end function
  subroutine rk4(s, y, h, steps)
    class(system), intent(in) :: s
    real(8), intent(inout) :: y(:)
    real(8), intent(in) :: h
    integer, intent(in) :: steps
    real(8), dimension(size(y)) :: k1, k2, k3, k4
    integer :: i
    real(8) :: t
    do i = 1, steps
      t = (i - 1)*h
      k1 = s%slope(t, y)
      k2 = s%slope(t + h/2, y + h/2*k1)
      k3 = s%slope(t + h/2, y + h/2*k2)
      k4 = s%slope(t + h, y + h*k3)
      y = y + h/6*(k1 + 2*k2 + 2*k3 + k4)
    end do
  end subroutine
end module
function f(x, n) result(s)
  use odes
  integer :: n
  real(8) :: x(n), s, y(2), z(2)
  y = x(1:2)
  z = x(3:4)
  call rk4(oscillator(x(5), 0.2d0*x(6)), y, 0.1d0, 10)
  call rk4(predators(x(5:8)), z, 0.05d0, 10)
  s = y(1) + 2*y(2) + z(1)*z(2)
end function

!! class_pointers_in_an_array
module nets
  type, abstract :: layer
  contains
    procedure(apply_of), deferred :: apply
  end type
  abstract interface
    subroutine apply_of(self, v)
      import :: layer
      class(layer), intent(in) :: self
      real(8), intent(inout) :: v(:)
    end subroutine
  end interface
  type, extends(layer) :: dense
    real(8), allocatable :: w(:, :)
  contains
    procedure :: apply => dense_apply
  end type
  type, extends(layer) :: squash
    real(8) :: gain
  contains
    procedure :: apply => squash_apply
  end type
  type :: slot
    class(layer), pointer :: p => null()
  end type
contains
  subroutine dense_apply(self, v)
    class(dense), intent(in) :: self
    real(8), intent(inout) :: v(:)
    v = matmul(self%w, v)
  end subroutine
  subroutine squash_apply(self, v)
    class(squash), intent(in) :: self
    real(8), intent(inout) :: v(:)
    v = tanh(self%gain*v)
  end subroutine
end module
function f(x, n) result(s)
  use nets
  integer :: n, i
  real(8) :: x(n), s, v(2)
  type(dense), target :: a, b
  type(squash), target :: c
  type(slot) :: net(4)
  a%w = reshape(x(1:4), [2, 2])
  b%w = reshape(x(5:8), [2, 2])
  c%gain = x(1)
  net(1)%p => a
  net(2)%p => c
  net(3)%p => b
  net(4)%p => c
  v = [0.3d0, x(2)]
  do i = 1, 4
    call net(i)%p%apply(v)
  end do
  s = v(1) + 2*v(2)
end function

!! operators_on_duals
module duals
  type :: dual
    real(8) :: v, d
  end type
  interface operator(+)
    module procedure add_dd, add_rd
  end interface
  interface operator(*)
    module procedure mul_dd, mul_rd
  end interface
  interface operator(.pow.)
    module procedure power
  end interface
  interface assignment(=)
    module procedure from_real
  end interface
  interface sin
    module procedure sin_d
  end interface
contains
  elemental function add_dd(a, b) result(c)
    type(dual), intent(in) :: a, b
    type(dual) :: c
    c%v = a%v + b%v
    c%d = a%d + b%d
  end function
  elemental function add_rd(a, b) result(c)
    real(8), intent(in) :: a
    type(dual), intent(in) :: b
    type(dual) :: c
    c = dual(a + b%v, b%d)
  end function
  elemental function mul_dd(a, b) result(c)
    type(dual), intent(in) :: a, b
    type(dual) :: c
    c = dual(a%v*b%v, a%v*b%d + a%d*b%v)
  end function
  elemental function mul_rd(a, b) result(c)
    real(8), intent(in) :: a
    type(dual), intent(in) :: b
    type(dual) :: c
    c = dual(a*b%v, a*b%d)
  end function
  elemental function power(a, k) result(c)
    type(dual), intent(in) :: a
    integer, intent(in) :: k
    type(dual) :: c
    c = dual(a%v**k, k*a%v**(k - 1)*a%d)
  end function
  elemental subroutine from_real(a, b)
    type(dual), intent(out) :: a
    real(8), intent(in) :: b
    a%v = b
    a%d = 0
  end subroutine
  elemental function sin_d(a) result(c)
    type(dual), intent(in) :: a
    type(dual) :: c
    c = dual(sin(a%v), cos(a%v)*a%d)
  end function
end module
function f(x, n) result(s)
  use duals
  integer :: n, i
  real(8) :: x(n), s
  type(dual) :: y(8), t
  y = x
  y%d = 1
  y = y*y + 0.5d0*sin(y)
  t = 0d0
  do i = 1, n
    t = t + (y(i) .pow. 2)*(1d0 + y(n + 1 - i))
  end do
  s = t%v + t%d
end function

!! procedure_pointers
module laws
  abstract interface
    function law(t) result(y)
      real(8), intent(in) :: t
      real(8) :: y
    end function
  end interface
  type :: fluid
    procedure(law), pointer, nopass :: viscosity => null()
    real(8) :: scale
  end type
contains
  function newtonian(t) result(y)
    real(8), intent(in) :: t
    real(8) :: y
    y = 1 + 0.1d0*t
  end function
  function thinning(t) result(y)
    real(8), intent(in) :: t
    real(8) :: y
    y = exp(-t)
  end function
end module
function f(x, n) result(s)
  use laws
  integer :: n, i
  real(8) :: x(n), s
  type(fluid) :: w(2)
  procedure(law), pointer :: p
  w(1)%viscosity => newtonian
  w(2)%viscosity => thinning
  w(:)%scale = x(1:2)
  s = 0
  do i = 1, n
    p => w(mod(i, 2) + 1)%viscosity
    s = s + p(x(i))*w(1 + mod(i/2, 2))%scale
  end do
end function

!! parameterised_length_as_kind
module wide
  type :: tensor(k, m)
    integer, kind :: k = 8
    integer, kind :: m = 3
    real(k) :: a(m, m)
  end type
contains
  function trace(t) result(s)
    type(tensor(8, 3)), intent(in) :: t
    real(8) :: s
    integer :: i
    s = 0
    do i = 1, t%m
      s = s + t%a(i, i)
    end do
  end function
end module
function f(x, n) result(s)
  use wide
  integer :: n, i, j
  real(8) :: x(n), s
  type(tensor(8, 3)) :: t, u
  do j = 1, 3
    do i = 1, 3
      t%a(i, j) = x(mod(i*j, n) + 1)**2
    end do
  end do
  u = t
  u%a = matmul(t%a, transpose(t%a))
  s = trace(u) + trace(t)**2
end function

!! finalised_objects
module handles
  type :: buffer
    real(8), pointer :: p(:) => null()
  contains
    final :: release
  end type
  integer :: released = 0
contains
  subroutine release(b)
    type(buffer), intent(inout) :: b
    if (associated(b%p)) deallocate (b%p)
    released = released + 1
  end subroutine
  function norm_of(x) result(s)
    real(8), intent(in) :: x(:)
    real(8) :: s
    type(buffer) :: b
    allocate (b%p(size(x)))
    b%p = x**2
    b%p(1) = b%p(1)*b%p(2)
    s = sqrt(sum(b%p))
  end function
end module
function f(x, n) result(s)
  use handles
  integer :: n
  real(8) :: x(n), s
  s = norm_of(x) + norm_of(x(1:4))*norm_of(x(3:7))
end function

!! nested_components
module cells
  type :: point
    real(8) :: c(3)
  end type
  type :: edge
    type(point) :: a, b
  end type
  type :: mesh
    type(edge), allocatable :: edges(:)
    real(8), allocatable :: length(:)
    character(len=8) :: name = 'mesh'
  end type
contains
  elemental function distance(e) result(d)
    type(edge), intent(in) :: e
    real(8) :: d
    d = norm2(e%a%c - e%b%c)
  end function
  subroutine refine(m)
    type(mesh), intent(inout) :: m
    type(edge), allocatable :: finer(:)
    type(point) :: mid
    integer :: i, k
    allocate (finer(2*size(m%edges)))
    k = 0
    do i = 1, size(m%edges)
      mid%c = 0.5d0*(m%edges(i)%a%c + m%edges(i)%b%c) + 0.01d0*m%edges(i)%a%c**2
      finer(k + 1) = edge(m%edges(i)%a, mid)
      finer(k + 2) = edge(mid, m%edges(i)%b)
      k = k + 2
    end do
    call move_alloc(finer, m%edges)
  end subroutine
end module
function f(x, n) result(s)
  use cells
  integer :: n, i
  real(8) :: x(n), s
  type(mesh) :: m
  allocate (m%edges(2))
  m%edges(1) = edge(point(x(1:3)), point(x(4:6)))
  m%edges(2) = edge(point(x(4:6)), point(x(6:8)))
  do i = 1, 2
    call refine(m)
  end do
  m%length = distance(m%edges)
  s = sum(m%length**2*[(i, i=1, size(m%length))])
end function

!! deep_copies
module fields
  type :: grid
    real(8), allocatable :: v(:)
    integer :: steps = 0
  end type
  type :: pair
    type(grid) :: a, b
  end type
end module
function f(x, n) result(s)
  use fields
  integer :: n, i
  real(8) :: x(n), s
  type(grid) :: g, h
  type(pair) :: p, q
  g%v = x
  h = g
  h%v = h%v**2
  p = pair(g, h)
  q = p
  q%a%v(2) = q%b%v(3)*q%a%v(2)
  p%b = q%a
  s = 0
  do i = 1, n
    s = s + p%a%v(i)*p%b%v(i)*i + q%b%v(i)
  end do
end function

!! class_star_container
module any
  type :: box
    class(*), allocatable :: item
  end type
contains
  function value_of(b) result(v)
    type(box), intent(in) :: b
    real(8) :: v
    select type (it => b%item)
    type is (real(8))
      v = it
    type is (integer)
      v = it
    class default
      v = -1
    end select
  end function
end module
function f(x, n) result(s)
  use any
  integer :: n, i
  real(8) :: x(n), s
  type(box) :: b(8)
  do i = 1, n
    if (mod(i, 3) == 0) then
      allocate (b(i)%item, source=i)
    else
      allocate (b(i)%item, source=x(i)**2)
    end if
  end do
  s = 0
  do i = 1, n
    s = s + value_of(b(i))*x(i)
  end do
end function

!! clone_by_source
module models
  type :: model
    real(8) :: p
  contains
    procedure :: at
  end type
  type, extends(model) :: quadratic
    real(8) :: q
  contains
    procedure :: at => at_quadratic
  end type
contains
  function at(self, t) result(y)
    class(model), intent(in) :: self
    real(8), intent(in) :: t
    real(8) :: y
    y = self%p*t
  end function
  function at_quadratic(self, t) result(y)
    class(quadratic), intent(in) :: self
    real(8), intent(in) :: t
    real(8) :: y
    y = self%model%at(t) + self%q*t**2
  end function
  function integral(m) result(s)
    class(model), intent(in) :: m
    real(8) :: s
    class(model), allocatable :: mine
    integer :: i
    allocate (mine, source=m)
    mine%p = mine%p*2
    s = 0
    do i = 1, 5
      s = s + mine%at(0.2d0*i)
    end do
  end function
end module
function f(x, n) result(s)
  use models
  integer :: n
  real(8) :: x(n), s
  s = integral(model(x(1)))*integral(quadratic(x(2), x(3))) + x(4)
end function

!! visitor_with_callbacks
module visits
  abstract interface
    subroutine visit(v, i)
      real(8), intent(inout) :: v
      integer, intent(in) :: i
    end subroutine
  end interface
contains
  subroutine each(a, what)
    real(8), intent(inout) :: a(:)
    procedure(visit) :: what
    integer :: i
    do i = 1, size(a)
      call what(a(i), i)
    end do
  end subroutine
end module
function f(x, n) result(s)
  use visits
  integer :: n
  real(8) :: x(n), s, a(8), shift
  a = x
  shift = x(3)
  call each(a, scale_it)
  s = 0
  call each(a, add_it)
contains
  subroutine scale_it(v, i)
    real(8), intent(inout) :: v
    integer, intent(in) :: i
    v = v*(shift + i)
    shift = shift*1.01d0
  end subroutine
  subroutine add_it(v, i)
    real(8), intent(inout) :: v
    integer, intent(in) :: i
    s = s + v**2/i
  end subroutine
end function

!! list_of_class_pointers
module chains
  type :: link
    real(8) :: v
    class(link), pointer :: next => null()
  end type
  type, extends(link) :: weighted
    real(8) :: w
    real(8), allocatable :: extra(:)
  end type
contains
  subroutine prepend(first, v, w)
    class(link), pointer, intent(inout) :: first
    real(8), intent(in) :: v
    real(8), intent(in), optional :: w
    class(link), pointer :: p
    if (present(w)) then
      allocate (weighted :: p)
    else
      allocate (link :: p)
    end if
    p%v = v
    select type (p)
    type is (weighted)
      p%w = w
      p%extra = [v, w*v]
    end select
    p%next => first
    first => p
  end subroutine
end module
function f(x, n) result(s)
  use chains
  integer :: n, i
  real(8) :: x(n), s
  class(link), pointer :: first, p
  nullify (first)
  do i = 1, n - 1
    if (x(i) > 1) then
      call prepend(first, x(i), x(i + 1))
    else
      call prepend(first, x(i)**2)
    end if
  end do
  s = 0
  do while (associated(first))
    select type (first)
    type is (weighted)
      s = s*0.9d0 + first%v*first%w + sum(first%extra)
    class default
      s = s + first%v
    end select
    p => first%next
    deallocate (first)
    first => p
  end do
end function

!! component_of_a_polymorphic_type_kept
module kept
  type :: base
    real(8) :: a
  end type
  type, extends(base) :: wide
    real(8), allocatable :: b(:)
  end type
  type :: slot
    class(base), allocatable :: item
    integer :: uses = 0
  end type
contains
  subroutine change(s, with)
    type(slot), intent(inout) :: s
    class(base), intent(in) :: with
    s%item = with
    s%uses = s%uses + 1
  end subroutine
  function worth(s) result(v)
    type(slot), intent(in) :: s
    real(8) :: v
    v = s%item%a*s%uses
    select type (it => s%item)
    type is (wide)
      v = v + sum(it%b**2)
    end select
  end function
end module
function f(x, n) result(s)
  use kept
  integer :: n, i
  real(8) :: x(n), s
  type(slot) :: p, q
  s = 0
  do i = 1, n - 2
    if (mod(i, 2) == 0) then
      call change(p, base(x(i)**2))
    else
      call change(p, wide(x(i), x(i:i + 2)))
    end if
    q = p
    s = s*0.8d0 + worth(q)
  end do
end function

!! finals_of_elements
module guards
  type :: guard
    real(8), pointer :: to => null()
    real(8) :: kept = 0
  contains
    final :: restore
  end type
contains
  subroutine restore(g)
    type(guard), intent(inout) :: g
    if (associated(g%to)) g%to = g%to*g%kept
  end subroutine
  subroutine guarded(v)
    real(8), intent(inout), target :: v
    type(guard) :: g
    g%to => v
    g%kept = v + 1
    v = v**2
  end subroutine
end module
function f(x, n) result(s)
  use guards
  integer :: n, i
  real(8) :: x(n), s, v
  s = 0
  do i = 1, n
    v = x(i)
    call guarded(v)
    s = s + v*i
  end do
end function

!! components_of_several_types
module state
  type :: inner
    real(8) :: x, y(3)
    integer :: k
    real(8), allocatable :: w(:)
  end type
  type :: outer
    type(inner) :: part
    real(8) :: z
    integer :: count
    type(inner) :: parts(2)
    real(8), allocatable :: rest(:, :)
  end type
end module

function f(x, n) result(r)
  use state
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: r
  type(outer) :: o, p
  integer :: i
  do i = 1, 2
    o%parts(i)%x = x(i)**2
    o%parts(i)%k = i
    o%parts(i)%y = sin(x(3))
    allocate(o%parts(i)%w(3))
    o%parts(i)%w = x(i + 1)*x(4)
  end do
  allocate(o%part%w(2))
  o%part%w = x(1)
  o%z = x(5)*x(6)
  o%count = n
  o%rest = reshape(x(1:4), [2, 2])
  p%parts(1) = o%parts(1)
  p%parts(2) = o%parts(2)
  p%part = o%part
  p%rest = o%rest
  p%z = o%z
  p%parts(1)%w(2) = p%z*p%rest(2, 1)
  r = p%parts(1)%x*p%parts(2)%w(2) + p%parts(2)%y(1) + p%part%w(2)**2 + p%parts(1)%w(2)*o%parts(1)%w(2)
end function

!! selected_by_classes
module shapes
  type, abstract :: shape
  contains
    procedure(a), deferred :: area
  end type
  abstract interface
    function a(this) result(r)
      import shape
      class(shape), intent(in) :: this
      real(8) :: r
    end function
  end interface
  type, extends(shape) :: circle
    real(8) :: r
  contains
    procedure :: area => ca
  end type
  type, extends(shape) :: rect
    real(8) :: w, h
  contains
    procedure :: area => ra
  end type
contains
  function ca(this) result(r)
    class(circle), intent(in) :: this
    real(8) :: r
    r = 3.14d0 * this%r**2
  end function
  function ra(this) result(r)
    class(rect), intent(in) :: this
    real(8) :: r
    r = this%w * this%h
  end function
  function peri(s) result(p)
    class(shape), intent(in) :: s
    real(8) :: p
    select type (s)
    class is (circle)
      p = 6.28d0 * s%r
    class is (rect)
      p = 2 * (s%w + s%h)
    class default
      p = 0
    end select
  end function
end module
function f(x, n) result(r)
  use shapes
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: r
  class(shape), allocatable :: s
  integer :: i
  r = 0
  do i = 1, n - 1
    if (mod(i, 2) == 0) then
      s = circle(x(i))
    else
      s = rect(x(i), x(i+1))
    end if
    r = r + s%area() * peri(s)
  end do
end function

!! types_compared
module m
  type base
    real(8) :: a
  end type
  type, extends(base) :: more
    real(8) :: b
  end type
contains
  function val(p, q) result(r)
    class(base), intent(in) :: p, q
    real(8) :: r
    r = p%a
    if (same_type_as(p, q)) r = r * 2 + q%a
    if (extends_type_of(p, q)) r = r + 1
    select type (p)
    type is (more)
      r = r * p%b
    class is (base)
      r = r - p%a**2
    end select
  end function
end module
function f(x, n) result(r)
  use m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: r
  r = val(more(x(1), x(2)), more(x(3), x(4))) + val(base(x(5)), more(x(6), x(7))) * x(8)
end function

!! results_of_plain_types
module vectors
  implicit none
  type vec3
    real(8) :: x = 0, y = 0, z = 0
  end type
contains
  function forces(x) result(f)
    real(8), intent(in) :: x(:)
    type(vec3) :: f(size(x))
    f%x = x
    f%y = x**2
    f%z = x**3
  end function
end module
function f(x, n) result(s_)
  use vectors
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s_
  type(vec3), allocatable :: fv(:)
  fv = forces(x)
  s_ = sum(fv%x*fv%y + fv%z)
end function

!! dual_numbers_begun_with_zero
module duals
  implicit none
  integer, parameter :: nd = 3
  type dual
    real(8) :: v = 0
    real(8) :: d(nd) = 0
  end type
  interface operator(+)
    module procedure add_dd, add_rd, add_dr
  end interface
  interface operator(-)
    module procedure sub_dd, neg_d, sub_dr
  end interface
  interface operator(*)
    module procedure mul_dd, mul_rd
  end interface
  interface operator(/)
    module procedure div_dd
  end interface
  interface operator(**)
    module procedure pow_di
  end interface
  interface operator(<)
    module procedure lt_dd
  end interface
  interface assignment(=)
    module procedure assign_dr
  end interface
  interface sin
    module procedure sin_d
  end interface
  interface exp
    module procedure exp_d
  end interface
  interface sum
    module procedure sum_d
  end interface
contains
  elemental type(dual) function add_dd(a, b)
    type(dual), intent(in) :: a, b
    add_dd = dual(a%v + b%v, a%d + b%d)
  end function
  elemental type(dual) function add_rd(a, b)
    real(8), intent(in) :: a
    type(dual), intent(in) :: b
    add_rd = dual(a + b%v, b%d)
  end function
  elemental type(dual) function add_dr(a, b)
    type(dual), intent(in) :: a
    real(8), intent(in) :: b
    add_dr = dual(a%v + b, a%d)
  end function
  elemental type(dual) function sub_dd(a, b)
    type(dual), intent(in) :: a, b
    sub_dd = dual(a%v - b%v, a%d - b%d)
  end function
  elemental type(dual) function sub_dr(a, b)
    type(dual), intent(in) :: a
    real(8), intent(in) :: b
    sub_dr = dual(a%v - b, a%d)
  end function
  elemental type(dual) function neg_d(a)
    type(dual), intent(in) :: a
    neg_d = dual(-a%v, -a%d)
  end function
  elemental type(dual) function mul_dd(a, b)
    type(dual), intent(in) :: a, b
    mul_dd%v = a%v*b%v
    mul_dd%d = a%d*b%v + a%v*b%d
  end function
  elemental type(dual) function mul_rd(a, b)
    real(8), intent(in) :: a
    type(dual), intent(in) :: b
    mul_rd = dual(a*b%v, a*b%d)
  end function
  elemental type(dual) function div_dd(a, b)
    type(dual), intent(in) :: a, b
    div_dd = dual(a%v/b%v, (a%d*b%v - a%v*b%d)/b%v**2)
  end function
  elemental type(dual) function pow_di(a, k)
    type(dual), intent(in) :: a
    integer, intent(in) :: k
    pow_di = dual(a%v**k, k*a%v**(k - 1)*a%d)
  end function
  elemental logical function lt_dd(a, b)
    type(dual), intent(in) :: a, b
    lt_dd = a%v < b%v
  end function
  elemental subroutine assign_dr(a, b)
    type(dual), intent(out) :: a
    real(8), intent(in) :: b
    a%v = b
  end subroutine
  elemental type(dual) function sin_d(a)
    type(dual), intent(in) :: a
    sin_d = dual(sin(a%v), cos(a%v)*a%d)
  end function
  elemental type(dual) function exp_d(a)
    type(dual), intent(in) :: a
    exp_d = dual(exp(a%v), exp(a%v)*a%d)
  end function
  type(dual) function sum_d(a)
    type(dual), intent(in) :: a(:)
    integer :: i
    sum_d = 0d0
    do i = 1, size(a)
      sum_d = sum_d + a(i)
    end do
  end function
  function system(u, x) result(f)
    type(dual), intent(in) :: u(nd)
    real(8), intent(in) :: x(:)
    type(dual) :: f(nd)
    f(1) = u(1)**2 + x(1)*u(2) - u(3)/(u(3)**2 + 2d0) - x(2)
    f(2) = sin(u(2)) + x(3)*u(1) + x(4)*u(2) - x(5)
    f(3) = exp((-0.5d0)*u(3)) - 0.2d0*sum(x(6:8)*u)
    if (u(1) < u(3)) f(1) = f(1)*(1d0 + u(2)*u(2))
  end function
end module
function f(x, n) result(s_)
  use duals
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s_
  type(dual) :: u(nd), fv(nd)
  real(8) :: j(nd, nd), r(nd), t
  integer :: it, i, k
  do i = 1, nd
    u(i) = 0.5d0
  end do
  do it = 1, 20
    do i = 1, nd
      u(i)%d = 0
      u(i)%d(i) = 1
    end do
    fv = system(u, x)
    do i = 1, nd
      j(i, :) = fv(i)%d
    end do
    r = -fv%v
    do k = 1, nd
      do i = k + 1, nd
        t = j(i, k)/j(k, k)
        j(i, :) = j(i, :) - t*j(k, :)
        r(i) = r(i) - t*r(k)
      end do
    end do
    do k = nd, 1, -1
      r(k) = (r(k) - dot_product(j(k, k + 1:), r(k + 1:)))/j(k, k)
    end do
    u%v = u%v + r
    if (norm2(r) < 1d-14) exit
  end do
  s_ = sum(u%v*[1, 2, 3]) + fv(1)%d(2) + fv(3)%d(3)
end function

!! finite_elements_of_components
module fem
  implicit none
  integer, parameter :: dp = selected_real_kind(15)
  type csr
    integer :: n = 0
    integer, allocatable :: ptr(:), col(:)
    real(dp), allocatable :: val(:)
  end type
  type mesh_t
    real(dp), allocatable :: node(:)
    integer, allocatable :: elem(:, :)
  end type
  type problem
    type(mesh_t) :: mesh
    type(csr) :: a
    real(dp), allocatable :: rhs(:), u(:)
  end type
contains
  function refine(m) result(r)
    type(mesh_t), intent(in) :: m
    type(mesh_t) :: r
    integer :: i, n
    n = size(m%node)
    allocate (r%node(2*n - 1))
    r%node(1::2) = m%node
    r%node(2::2) = 0.5_dp*(m%node(:n - 1) + m%node(2:))
    r%elem = reshape([(i, i + 1, i=1, 2*n - 2)], [2, 2*n - 2])
  end function
  subroutine assemble(p, kappa)
    type(problem), intent(inout) :: p
    interface
      pure real(8) function kappa(t)
        real(8), intent(in) :: t
      end function
    end interface
    real(dp) :: h, ke(2, 2), xm
    integer :: e, i, j, n, k
    n = size(p%mesh%node)
    p%a%n = n
    allocate (p%a%ptr(n + 1), p%a%col(3*n), p%a%val(3*n))
    k = 1
    do i = 1, n
      p%a%ptr(i) = k
      do j = max(1, i - 1), min(n, i + 1)
        p%a%col(k) = j
        p%a%val(k) = 0
        k = k + 1
      end do
    end do
    p%a%ptr(n + 1) = k
    allocate (p%rhs(n), source=0._dp)
    do e = 1, size(p%mesh%elem, 2)
      associate (id => p%mesh%elem(:, e), nd => p%mesh%node)
        h = nd(id(2)) - nd(id(1))
        xm = 0.5_dp*sum(nd(id))
        ke = kappa(xm)/h*reshape([1._dp, -1._dp, -1._dp, 1._dp], [2, 2])
        ke = ke + h/6*reshape([2._dp, 1._dp, 1._dp, 2._dp], [2, 2])
        do i = 1, 2
          do j = 1, 2
            call add(p%a, id(i), id(j), ke(i, j))
          end do
          p%rhs(id(i)) = p%rhs(id(i)) + 0.5_dp*h*sin(xm)
        end do
      end associate
    end do
  end subroutine
  subroutine add(a, i, j, v)
    type(csr), intent(inout) :: a
    integer, intent(in) :: i, j
    real(dp), intent(in) :: v
    integer :: k
    do k = a%ptr(i), a%ptr(i + 1) - 1
      if (a%col(k) == j) then
        a%val(k) = a%val(k) + v
        return
      end if
    end do
    error stop "no such entry"
  end subroutine
  pure function mul(a, v) result(r)
    type(csr), intent(in) :: a
    real(dp), intent(in) :: v(:)
    real(dp), allocatable :: r(:)
    integer :: i
    allocate (r(a%n))
    do i = 1, a%n
      r(i) = dot_product(a%val(a%ptr(i):a%ptr(i + 1) - 1), v(a%col(a%ptr(i):a%ptr(i + 1) - 1)))
    end do
  end function
  subroutine cg(a, b, x)
    type(csr), intent(in) :: a
    real(dp), intent(in) :: b(:)
    real(dp), allocatable, intent(inout) :: x(:)
    real(dp), allocatable :: r(:), p(:), ap(:)
    real(dp) :: rr, rn, alpha
    integer :: it
    x = 0*b
    r = b
    p = r
    rr = dot_product(r, r)
    do it = 1, 3*a%n
      ap = mul(a, p)
      alpha = rr/dot_product(p, ap)
      x = x + alpha*p
      r = r - alpha*ap
      rn = dot_product(r, r)
      if (rn < 1e-26_dp) exit
      p = r + (rn/rr)*p
      rr = rn
    end do
  end subroutine
end module
function f(x, n) result(s_)
  use fem
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s_
  type(problem) :: p
  type(mesh_t) :: coarse, fine
  real(dp), allocatable :: tmp(:)
  integer :: i
  allocate (coarse%node(n + 1))
  coarse%node(1) = 0
  do i = 1, n
    coarse%node(i + 1) = coarse%node(i) + 0.1d0 + 0.2d0*x(i)**2
  end do
  fine = refine(coarse)
  p%mesh = refine(fine)
  call assemble(p, kap)
  call cg(p%a, p%rhs, p%u)
  call move_alloc(p%u, tmp)
  s_ = dot_product(tmp, p%rhs)*10 + maxval(tmp)
contains
  pure real(8) function kap(t)
    real(8), intent(in) :: t
    kap = 1 + x(1)*t**2 + x(n)*exp(-t)
  end function
end function
