
!! module_state_reallocated
module state
  real(8), allocatable :: u(:), w(:, :)
contains
  subroutine start(x)
    real(8), intent(in) :: x(:)
    u = x
    w = spread(x, 2, 3)
  end subroutine
  subroutine grow(k)
    real(8), intent(in) :: k
    u = [u, k*u(size(u))]
  end subroutine
  subroutine done()
    deallocate (u, w)
  end subroutine
end module
function f(x, n) result(s)
  use state
  integer :: n, i
  real(8) :: x(n), s
  call start(x**2)
  do i = 1, 3
    call grow(x(i))
  end do
  w(:, 2) = w(:, 1)*w(:, 3)
  s = sum(u*[(i, i=1, size(u))]) + sum(w(:, 2))
  call done()
end function

!! reshape_with_order
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, a(2, 4), b(4, 2), c(2, 2, 2)
  a = reshape(x, [2, 4])
  b = reshape(x**2, [4, 2], order=[2, 1])
  c = reshape(x(1:5), [2, 2, 2], pad=[x(6), 1d0], order=[3, 1, 2])
  s = sum(matmul(a, b)*c(:, :, 1)) + sum(matmul(b(1:2, :), c(:, 2, :)))
  do i = 1, 4
    s = s + a(1, i)*b(i, 2)*i
  end do
end function

!! pack_unpack_merge
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, y(8), z(8)
  real(8), allocatable :: big(:)
  big = pack(x**2, x > 1)
  y = unpack(big*2, x > 1, x)
  z = merge(x, y, [(mod(i, 2) == 0, i=1, 8)])
  s = sum(big) + sum(y*z) + sum(pack(z, z < 1.5d0, [(x(1)*i, i=1, 8)]))
end function

!! shifts_of_rows
function f(x, n) result(s)
  integer :: n
  real(8) :: x(n), s, a(4, 2), b(4, 2), c(8)
  a = reshape(x, [4, 2])
  b = cshift(a, 1, dim=1)*eoshift(a, -1, boundary=x(3), dim=1)
  c = cshift(x, -3) + eoshift(x, 2)
  a = cshift(a, [1, 2])
  s = sum(a*b) + sum(c*x)
end function

!! where_and_elsewhere
function f(x, n) result(s)
  integer :: n
  real(8) :: x(n), s, y(8)
  y = 0
  where (x > 1.5d0)
    y = log(x)
  elsewhere (x > 0.8d0)
    y = x**3
  elsewhere
    y = sqrt(x)
  end where
  where (y > 0.7d0) y = y*x
  s = sum(y*y)
end function

!! forall_and_concurrent
function f(x, n) result(s)
  integer :: n, i, j
  real(8) :: x(n), s, a(8, 8), b(8)
  forall (i=1:n, j=1:n, i /= j) a(i, j) = 1/(1 + (x(i) - x(j))**2)
  forall (i=1:n) a(i, i) = x(i)
  b = x
  forall (i=2:n - 1) b(i) = b(i - 1) + b(i + 1)
  do concurrent(i=1:n, j=1:n, mod(i + j, 2) == 0)
    a(i, j) = a(i, j)*b(i)
  end do
  s = 0
  do concurrent(i=1:n) reduce(+:s)
    s = s + sum(a(i, :))*i
  end do
end function

!! matmul_of_sections
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, a(6, 6), b(6, 6), v(6)
  do i = 1, 6
    a(:, i) = x(1:6)**i/i
    b(i, :) = x(3:8)*i
  end do
  v = matmul(a(1:6:1, 2:6:2), b(1:3, 4))
  s = dot_product(v(6:1:-1), x(1:6)) + sum(matmul(transpose(a(1:4:3, :)), b(2:5:3, 1:6:5)))
  a(2:3, 2:3) = matmul(a(1:2, 1:2), a(3:4, 3:4))
  s = s + a(2, 3)*a(3, 2)
end function

!! automatic_results
module numerics
contains
  function diff(v) result(d)
    real(8), intent(in) :: v(:)
    real(8) :: d(size(v) - 1)
    d = v(2:) - v(:size(v) - 1)
  end function
  function positive(v) result(p)
    real(8), intent(in) :: v(:)
    real(8), allocatable :: p(:)
    p = pack(v, v > 0)
  end function
  function outer(a, b) result(c)
    real(8), intent(in) :: a(:), b(:)
    real(8) :: c(size(a), size(b))
    c = spread(a, 2, size(b))*spread(b, 1, size(a))
  end function
  elemental real(8) function soft(v, k)
    real(8), intent(in) :: v
    integer, intent(in) :: k
    soft = log(1 + exp(k*v))/k
  end function
end module
function f(x, n) result(s)
  use numerics
  integer :: n
  real(8) :: x(n), s
  s = sum(diff(x)**2) + sum(positive(diff(diff(x)))) + sum(outer(soft(x(1:3), 2), diff(x)))
  s = s + sum(soft(diff(x), [1, 2, 3, 4, 5, 6, 7]))
end function

!! optional_arguments
module opt
contains
  subroutine blend(v, w, amount, trace)
    real(8), intent(inout) :: v(:)
    real(8), intent(in), optional :: w(:), amount
    real(8), intent(out), optional :: trace
    real(8) :: a
    a = 0.5d0
    if (present(amount)) a = amount
    if (present(w)) then
      v = (1 - a)*v + a*w
    else
      v = a*v
    end if
    if (present(trace)) trace = sum(v)
  end subroutine
end module
function f(x, n) result(s)
  use opt
  integer :: n
  real(8) :: x(n), s, v(4), t
  v = x(1:4)**2
  call blend(v)
  call blend(v, x(5:8))
  call blend(v, amount=x(2), trace=t)
  call blend(v, x(8:5:-1), x(1), s)
  s = s*t + v(2)
end function

!! allocatable_out
module makers
contains
  subroutine linspace(a, b, m, v)
    real(8), intent(in) :: a, b
    integer, intent(in) :: m
    real(8), allocatable, intent(out) :: v(:)
    integer :: i
    allocate (v(m))
    do i = 1, m
      v(i) = a + (b - a)*(i - 1)/(m - 1)
    end do
  end subroutine
  subroutine smooth(v)
    real(8), allocatable, intent(inout) :: v(:)
    v = [v(1), 0.5d0*(v(1:size(v) - 1) + v(2:)), v(size(v))]
  end subroutine
end module
function f(x, n) result(s)
  use makers
  integer :: n, k
  real(8) :: x(n), s
  real(8), allocatable :: v(:)
  s = 0
  do k = 1, 4
    call linspace(x(k), x(k + 4), 3 + k, v)
    v = v**2
    call smooth(v)
    call smooth(v)
    s = s + sum(v*v)*k
  end do
end function

!! blocks_and_associates
module grids
  type :: grid
    real(8) :: h
    real(8), allocatable :: u(:, :)
  end type
end module
function f(x, n) result(s)
  use grids
  integer :: n, i, j, t
  real(8) :: x(n), s
  type(grid) :: g
  g%h = 0.1d0
  allocate (g%u(0:5, 0:5))
  g%u = 0
  associate (u => g%u, inner => g%u(1:4, 1:4), h => g%h)
    inner(:, 1) = x(1:4)
    inner(1, :) = x(5:8)
    do t = 1, 4
      block
        real(8) :: old(0:5, 0:5)
        old = u
        do j = 1, 4
          do i = 1, 4
            u(i, j) = old(i, j) + h*(old(i - 1, j) + old(i + 1, j) + old(i, j - 1) + old(i, j + 1) - 4*old(i, j))
          end do
        end do
      end block
    end do
    s = sum(inner**2)
  end associate
end function

!! implied_do_constructors
function f(x, n) result(s)
  integer :: n, i, j
  real(8) :: x(n), s, a(16)
  real(8), allocatable :: v(:)
  a = [((x(i)*j + x(j)**2, i=1, 4), j=1, 4)]
  v = [x(1), (x(i)*a(i), i=2, n, 2), (a(i:i + 2), i=1, 7, 3), [real(8) ::]]
  s = sum(v*[(i, i=1, size(v))]) + maxval(v) - minval(v) + product(v(1:4))
  s = s + v(maxloc(v, 1))*count(v > 0.3d0) + sum(v, mask=v < 2.2d0)
  s = s + dot_product(sum(reshape(a, [4, 4]), dim=1, mask=reshape(a, [4, 4]) > 0.1d0), x(1:4))
end function

!! complex_spectra
module transforms
contains
recursive subroutine fft(a)
  complex(8), intent(inout) :: a(:)
  complex(8) :: t
  integer :: m, i
  complex(8), allocatable :: even(:), odd(:)
  m = size(a)
  if (m <= 1) return
  odd = a(1:m:2)
  even = a(2:m:2)
  call fft(odd)
  call fft(even)
  do i = 1, m/2
    t = exp(cmplx(0, -2*acos(-1d0)*(i - 1)/m, 8))*even(i)
    a(i) = odd(i) + t
    a(i + m/2) = odd(i) - t
  end do
end subroutine
end module
function f(x, n) result(s)
  use transforms
  integer :: n, i
  real(8) :: x(n), s
  complex(8) :: a(8)
  a = cmplx(x, x**2, 8)
  call fft(a)
  s = 0
  do i = 1, 8
    s = s + abs(a(i))/i + real(a(i)*conjg(a(9 - i))) + atan2(aimag(a(i)) + 30, 40 + real(a(i)))
  end do
end function

!! extended_precision
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s
  integer, parameter :: xp = 10
  real(xp) :: acc, t
  acc = 0
  do i = 1, n
    t = real(x(i), xp)
    acc = acc + t**3/(1 + t) + abs(t - 1)*t
  end do
  s = real(acc, 8)
end function

!! namelist_defaults
function f(x, n) result(s)
  integer :: n, i, order
  real(8) :: x(n), s, tol
  character(len=60) :: text
  namelist /control/ order, tol
  order = 2
  tol = 0.5d0
  text = '&control order = 3, tol = 0.25 /'
  read (text, nml=control)
  s = 0
  do i = 1, n
    s = s + x(i)**order*tol
  end do
end function

!! generic_norms
module norms
  interface norm
    module procedure norm_vector, norm_matrix, norm_single
  end interface
contains
  real(8) function norm_vector(v)
    real(8), intent(in) :: v(:)
    norm_vector = sqrt(sum(v**2))
  end function
  real(8) function norm_matrix(a)
    real(8), intent(in) :: a(:, :)
    integer :: j
    norm_matrix = maxval([(sum(abs(a(:, j))), j=1, size(a, 2))])
  end function
  real(4) function norm_single(v)
    real(4), intent(in) :: v(:)
    norm_single = maxval(abs(v))
  end function
end module
function f(x, n) result(s)
  use norms
  integer :: n
  real(8) :: x(n), s
  s = norm(x) + norm(reshape(x*[1, 1, 1, 1, 5, 5, 1, 1], [2, 4]))**2 + norm(x(1:8:3)) + norm([1.0, -3.0])
end function

!! finite_elements_assembled
module fem
contains
  function stiffness(p) result(k)
    real(8), intent(in) :: p(2, 3)
    real(8) :: k(3, 3), b(2, 3), area
    b(1, :) = [p(2, 2) - p(2, 3), p(2, 3) - p(2, 1), p(2, 1) - p(2, 2)]
    b(2, :) = [p(1, 3) - p(1, 2), p(1, 1) - p(1, 3), p(1, 2) - p(1, 1)]
    area = 0.5d0*((p(1, 2) - p(1, 1))*(p(2, 3) - p(2, 1)) - (p(1, 3) - p(1, 1))*(p(2, 2) - p(2, 1)))
    k = matmul(transpose(b), b)/(4*area)
  end function
  subroutine solve(a, b)
    real(8), intent(inout) :: a(:, :), b(:)
    integer :: i, j, p
    real(8) :: row(size(b)), t
    do i = 1, size(b)
      p = i - 1 + maxloc(abs(a(i:, i)), dim=1)
      row = a(i, :); a(i, :) = a(p, :); a(p, :) = row
      t = b(i); b(i) = b(p); b(p) = t
      do j = i + 1, size(b)
        t = a(j, i)/a(i, i)
        a(j, i:) = a(j, i:) - t*a(i, i:)
        b(j) = b(j) - t*b(i)
      end do
    end do
    do i = size(b), 1, -1
      b(i) = (b(i) - dot_product(a(i, i + 1:), b(i + 1:)))/a(i, i)
    end do
  end subroutine
end module
function f(x, n) result(s)
  use fem
  integer :: n, e
  real(8) :: x(n), s, xy(2, 5), k(5, 5), rhs(5)
  integer, parameter :: tri(3, 4) = reshape([1, 2, 5, 2, 3, 5, 3, 4, 5, 4, 1, 5], [3, 4])
  xy = reshape([0d0, 0d0, 4d0, 0d0, 4d0, 4d0, 0d0, 4d0, x(1) + 1, x(2) + 0.5d0], [2, 5])
  xy(:, 3) = xy(:, 3) + 0.1d0*x(3:4)
  k = 0
  do e = 1, 4
    k(tri(:, e), tri(:, e)) = k(tri(:, e), tri(:, e)) + x(e + 4)*stiffness(xy(:, tri(:, e)))
  end do
  rhs = [x(1), 0d0, x(2), 1d0, x(3)]
  k(1, :) = 0; k(1, 1) = 1
  k(3, :) = 0; k(3, 3) = 1
  call solve(k, rhs)
  s = dot_product(rhs, [1d0, 2d0, 3d0, 4d0, 5d0])
end function

!! host_associated_solver
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s
  real(8), allocatable :: history(:)
  allocate (history(0))
  s = 0
  do i = 1, n
    s = s + secant(residual, 0.5d0, 2d0)
  end do
  s = s + sum(history(1:size(history):7))
contains
  real(8) function residual(t)
    real(8), intent(in) :: t
    residual = t**3 + x(i)*t - 3
    history = [history, residual*0.1d0]
  end function
  real(8) function secant(g, a0, b0)
    interface
      real(8) function g(t)
        real(8), intent(in) :: t
      end function
    end interface
    real(8), intent(in) :: a0, b0
    real(8) :: a, b, ga, gb, c
    integer :: k
    a = a0; b = b0
    ga = g(a); gb = g(b)
    do k = 1, 5
      c = b - gb*(b - a)/(gb - ga)
      a = b; ga = gb
      b = c; gb = g(c)
    end do
    secant = b
  end function
end function

!! quicksort_of_records
module sorting
  type :: rec
    real(8) :: key, load
  end type
contains
  recursive subroutine qsort(a)
    type(rec), intent(inout) :: a(:)
    integer :: i, j
    type(rec) :: t
    real(8) :: p
    if (size(a) < 2) return
    p = a((1 + size(a))/2)%key
    i = 1
    j = size(a)
    do
      do while (a(i)%key < p)
        i = i + 1
      end do
      do while (p < a(j)%key)
        j = j - 1
      end do
      if (i >= j) exit
      t = a(i); a(i) = a(j); a(j) = t
      i = i + 1
      j = j - 1
    end do
    call qsort(a(:i - 1))
    call qsort(a(j + 1:))
  end subroutine
end module
function f(x, n) result(s)
  use sorting
  integer :: n, i
  real(8) :: x(n), s
  type(rec) :: a(8)
  a = [(rec(x(i), x(i)**2*i), i=1, n)]
  call qsort(a)
  s = 0
  do i = 1, n
    s = s*0.7d0 + a(i)%load*i + a(i)%key
  end do
end function

!! pointers_to_columns
function f(x, n) result(s)
  integer :: n, k
  real(8) :: x(n), s
  real(8), target :: a(4, 4)
  real(8), pointer :: col(:), diag(:), flat(:), sub(:, :)
  do k = 1, 4
    a(:, k) = x(k:k + 3)*k
  end do
  do k = 1, 4
    col => a(:, k)
    col = col/sqrt(sum(col**2))
  end do
  flat(1:16) => a
  diag => flat(1:16:5)
  diag = diag + x(1:4)
  sub(0:, 0:) => a(1:4:3, 2:4)
  sub(0, :) = sub(1, :)*sub(0, :)
  s = sum(diag) + sum(sub) + sum(flat*flat)
  nullify (col)
end function

!! statistics_of_a_sample
module stats
  implicit none
  private
  public :: moments, regress, dp
  integer, parameter :: dp = kind(1d0)
  type, public :: summary
    real(dp) :: mean, var, skew
  end type
contains
  pure type(summary) function moments(v) result(m)
    real(dp), intent(in) :: v(:)
    m%mean = sum(v)/size(v)
    m%var = sum((v - m%mean)**2)/(size(v) - 1)
    m%skew = sum(((v - m%mean)/sqrt(m%var))**3)/size(v)
  end function
  pure function regress(t, y) result(c)
    real(dp), intent(in) :: t(:), y(:)
    real(dp) :: c(2)
    associate (mt => sum(t)/size(t), my => sum(y)/size(y))
      c(2) = sum((t - mt)*(y - my))/sum((t - mt)**2)
      c(1) = my - c(2)*mt
    end associate
  end function
end module
function f(x, n) result(s)
  use stats
  integer :: n, i
  real(8) :: x(n), s, c(2)
  type(summary) :: m
  m = moments(x)
  c = regress([(real(i, dp), i=1, n)], x**2)
  s = m%mean*m%var + m%skew + c(1) - 2*c(2)
end function

!! reductions_of_arrays
module m
contains
  pure function plus(a, b) result(c)
    real(8), intent(in) :: a, b
    real(8) :: c
    c = a + b*(1 + 0.1d0*a)
  end function
end module
function f(x, n) result(s)
  use m
  integer :: n, i, k(2)
  real(8) :: x(n), s, a(2, 4)
  a = reshape(x, [2, 4])
  s = reduce(x, plus)
  k = maxloc(a, mask=a < 2)
  s = s + a(k(1), k(2))**2
  s = s + sum(x(maxloc(a, dim=1))) + a(1, findloc(a(1, :) < 0.5d0, .true., dim=1))
  s = s + sum(maxval(a, dim=2)*minval(a, dim=2, mask=a > 0.5d0)) + product(a(2, :))
  s = s + sum(x, mask=x > 1)
end function

!! shifted_backwards
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, v(n), w(n, 2)
  do i = 1, n
    v(i) = sin(x(i))*x(n + 1 - i)
  end do
  w(:, 1) = v
  w(:, 2) = v*x
  w = cshift(w, -3, dim=1)
  s = dot_product(v, cshift(v, -1)) + sum(w(:, 1)*w(:, 2)*v)
end function

!! transfer_of_a_size
function f(x, n) result(s_)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s_
  integer :: iw(100)
  real(8), allocatable :: v(:)
  iw(1:2*n) = transfer(x**2, iw)
  v = transfer(iw(1:2*n), v, n)
  s_ = sum(v)
end function

!! names_written_into_components
module vectors
  implicit none
  type vec3
    real(8) :: x = 0, y = 0, z = 0
  end type
  interface operator(+)
    procedure vadd
  end interface
  interface operator(-)
    procedure vsub
  end interface
  interface operator(*)
    procedure vscale, vdot
  end interface
  interface operator(.cross.)
    procedure cross
  end interface
  type body
    character(8) :: name = "none"
    real(8) :: mass
    type(vec3) :: r, v
    logical :: fixed = .false.
  end type
contains
  elemental type(vec3) function vadd(a, b)
    type(vec3), intent(in) :: a, b
    vadd = vec3(a%x + b%x, a%y + b%y, a%z + b%z)
  end function
  elemental type(vec3) function vsub(a, b)
    type(vec3), intent(in) :: a, b
    vsub = vec3(a%x - b%x, a%y - b%y, a%z - b%z)
  end function
  elemental type(vec3) function vscale(s, a)
    real(8), intent(in) :: s
    type(vec3), intent(in) :: a
    vscale = vec3(s*a%x, s*a%y, s*a%z)
  end function
  elemental real(8) function vdot(a, b)
    type(vec3), intent(in) :: a, b
    vdot = a%x*b%x + a%y*b%y + a%z*b%z
  end function
  elemental type(vec3) function cross(a, b)
    type(vec3), intent(in) :: a, b
    cross = vec3(a%y*b%z - a%z*b%y, a%z*b%x - a%x*b%z, a%x*b%y - a%y*b%x)
  end function
  function forces(b) result(f)
    type(body), intent(in) :: b(:)
    type(vec3) :: f(size(b))
    type(vec3) :: d
    integer :: i, j
    real(8) :: r2
    f = vec3()
    do i = 1, size(b)
      do j = i + 1, size(b)
        d = b(j)%r - b(i)%r
        r2 = d*d + 0.05d0
        d = (b(i)%mass*b(j)%mass/(r2*sqrt(r2)))*d
        f(i) = f(i) + d
        f(j) = f(j) - d
      end do
    end do
  end function
  subroutine step(b, h)
    type(body), intent(inout) :: b(:)
    real(8), intent(in) :: h
    type(vec3), allocatable :: f(:)
    f = forces(b)
    where (.not. b%fixed)
      b%v%x = b%v%x + h/2*f%x/b%mass
      b%v%y = b%v%y + h/2*f%y/b%mass
      b%v%z = b%v%z + h/2*f%z/b%mass
    end where
    b%r = b%r + h*b%v
    f = forces(b)
    b%v = b%v + (h/2/b%mass)*f
  end subroutine
end module
function f(x, n) result(s_)
  use vectors
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s_
  type(body) :: b(5)
  type(vec3) :: l
  integer :: i, k
  do i = 1, 5
    b(i) = body(mass=x(mod(i, n) + 1), r=vec3(i*1d0, x(mod(2*i, n) + 1), -0.3d0*i), v=vec3(0d0, 0.2d0*i, x(mod(3*i, n) + 1)))
    write (b(i)%name, '(a,i0)') "b", i
  end do
  b(3)%fixed = .true.
  do k = 1, 15
    call step(b, 0.02d0*x(1))
    if (mod(k, 5) == 0) call step(b(5:1:-2), 0.01d0)
  end do
  l = vec3()
  s_ = 0
  do i = 1, size(b)
    l = l + b(i)%mass*(b(i)%r .cross. b(i)%v)
    if (b(i)%name == "b2") s_ = s_ + b(i)%r*b(i)%v
  end do
  s_ = s_ + l*l + sum(0.5d0*b%mass*(b%v*b%v)) + maxval(b(2:4)%r%x)
end function
