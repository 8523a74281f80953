
!! transfer_whole
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s
  integer(8) :: m(n)
  do i = 1, n
    m(i) = transfer(x(i)**2, m(i))
  end do
  s = 0
  do i = 1, n
    s = s + transfer(m(n + 1 - i), s) * i
  end do
end function

!! transfer_keyed either
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s
  integer(8) :: m(n)
  do i = 1, n
    m(i) = ieor(transfer(x(i)**2, m(i)), 91_8)
  end do
  s = 0
  do i = 1, n
    s = s + transfer(ieor(m(i), 91_8), s) * i
  end do
end function

!! transfer_array
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, y(8)
  character(len=1) :: b(64)
  b = transfer(x * x, b)
  y = transfer(b, y)
  s = 0
  do i = 1, n
    s = s + y(i) * i
  end do
end function

!! equivalence_of_kinds
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, d
  integer(8) :: k, m(n)
  equivalence (d, k)
  do i = 1, n
    d = x(i)**2
    m(i) = k
  end do
  s = 0
  do i = 1, n
    k = m(n + 1 - i)
    s = s + d * i
  end do
end function

!! equivalence_of_arrays
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, a(8), b(4, 2), c(6)
  equivalence (a(1), b(1, 1)), (a(3), c(1))
  do i = 1, 8
    a(i) = x(i)**2
  end do
  b(2, 2) = b(2, 2) * c(1)
  c(6) = sin(a(1))
  s = 0
  do i = 1, 8
    s = s + a(i) * i + b(1 + mod(i, 4), 1)
  end do
end function

!! common_blocks
subroutine store(x, n)
  integer :: n
  real(8) :: x(n), w(8), g
  integer :: m
  common /shared_work/ w, g, m
  w(1:n) = x**2
  g = sum(w(1:n))
  m = n
end subroutine
function f(x, n) result(s)
  integer :: n, m, i
  real(8) :: x(n), s, first(3), rest(5), g
  common /shared_work/ first, rest, g, m
  call store(x, n)
  s = g
  do i = 1, 5
    s = s + rest(i) * i * first(1 + mod(i, 3))
  end do
  s = s * m
end function

!! common_of_other_kinds either
subroutine store(x, n)
  integer :: n
  real(8) :: x(n), w(8)
  common /blank/ w
  w = x**2
end subroutine
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, d
  integer(8) :: k(8)
  common /blank/ k
  call store(x, n)
  s = 0
  do i = 1, 8
    s = s + transfer(k(i), d) * i
  end do
end function

!! internal_write_and_read refused
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, d
  character(len=40) :: line
  s = 0
  do i = 1, n
    write (line, '(es30.20e3)') x(i)**2
    read (line, *) d
    s = s + d * i
  end do
end function

!! scratch_file refused
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, d
  open (unit=31, status='scratch', form='unformatted')
  do i = 1, n
    write (31) x(i)**2
  end do
  rewind (31)
  s = 0
  do i = 1, n
    read (31) d
    s = s + d * i
  end do
  close (31)
end function

!! logged_only
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s
  s = 0
  do i = 1, n
    s = s + x(i)**2 * i
    write (*, *) 'step', i, s
  end do
end function

!! internal_write_only
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s
  character(len=40) :: line
  s = 0
  do i = 1, n
    s = s + x(i)**2 * i
    write (line, '(f12.4)') s
    if (len_trim(line) > 39) s = s + 1
  end do
end function

!! derived_types_moved
module items
  type :: item
    integer :: k
    real(8) :: d
    character(len=3) :: name
  end type
end module
function f(x, n) result(s)
  use items
  integer :: n, i
  real(8) :: x(n), s
  type(item) :: v(8)
  do i = 1, n
    v(i) = item(i, x(i)**2, 'abc')
  end do
  do i = 2, n - 1
    v(i) = v(i + 1)
  end do
  v(3:n - 1) = v(2:n - 2)
  s = 0
  do i = 1, n
    s = s * 1.1d0 + v(i)%d * v(i)%k
  end do
end function

!! derived_types_shifted
module items
  type :: item
    integer :: k
    real(8) :: d
  end type
end module
function f(x, n) result(s)
  use items
  integer :: n, i
  real(8) :: x(n), s
  type(item), allocatable :: v(:), w(:)
  allocate (v(0))
  do i = 1, n
    v = [v, item(i, x(i)**2)]
  end do
  w = cshift(v, 3)
  w = [w(1:2), w(5:)]
  s = 0
  do i = 1, size(w)
    s = s * 1.1d0 + w(i)%d * w(i)%k
  end do
end function

!! pointers_swapped
function f(x, n) result(s)
  integer :: n, i, t
  real(8) :: x(n), s
  real(8), target :: u(8), v(8)
  real(8), pointer :: a(:), b(:), c(:)
  u = x; v = 0
  a => u; b => v
  do t = 1, 5
    do i = 1, n
      b(i) = 0.5d0 * a(i)**2 + 0.2d0 * a(mod(i, n) + 1)
    end do
    c => a; a => b; b => c
  end do
  s = 0
  do i = 1, n
    s = s + a(i) * i
  end do
end function

!! components_moved_by_allocation
module states
  type :: state
    real(8), allocatable :: now(:), next(:)
    integer :: steps = 0
  end type
contains
  subroutine advance(s)
    type(state), intent(inout) :: s
    real(8), allocatable :: t(:)
    integer :: i, n
    n = size(s%now)
    do i = 1, n
      s%next(i) = s%now(i) + 0.1d0 * s%now(i) * s%now(mod(i, n) + 1)
    end do
    call move_alloc(s%now, t); call move_alloc(s%next, s%now); call move_alloc(t, s%next)
    s%steps = s%steps + 1
  end subroutine
end module
function f(x, n) result(s)
  use states
  integer :: n, i
  real(8) :: x(n), s
  type(state) :: w
  w%now = x
  allocate (w%next(n))
  do i = 1, 4
    call advance(w)
  end do
  s = sum(w%now**2) * w%steps
end function

!! integer_keys_of_reals either
function f(x, n) result(s)
  integer :: n, i, j
  real(8) :: x(n), s
  integer(8) :: m(n), t
  m = transfer(x * x, m)
  do i = 2, n
    t = m(i)
    j = i - 1
    do while (j > 0)
      if (m(j) <= t) exit
      m(j + 1) = m(j)
      j = j - 1
    end do
    m(j + 1) = t
  end do
  s = 0
  do i = 1, n
    s = s + transfer(m(i), s) * i
  end do
end function

!! exponents_and_fractions
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s
  s = 0
  do i = 1, n
    s = s + fraction(x(i)) * exponent(x(i)**2) + scale(x(i), i) + sign(x(i)**2, x(i) - 1) + aint(x(i)) * x(i)
  end do
end function

!! overlapping_sections
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, v(12)
  v = 0
  v(1:n) = x**2
  v(2:n) = v(1:n - 1)
  v(1:n - 2) = v(3:n)
  v(3:9:2) = v(4:10:2)
  s = 0
  do i = 1, n
    s = s * 0.9d0 + v(i) * i
  end do
end function

!! heap_of_events
module events
  type :: event
    real(8) :: when
    integer :: what
    real(8) :: amount
  end type
  type :: queue
    integer :: used = 0
    type(event) :: at(40)
  end type
contains
  subroutine post(q, e)
    type(queue), intent(inout) :: q
    type(event), intent(in) :: e
    integer :: i
    q%used = q%used + 1
    i = q%used
    do while (i > 1)
      if (q%at(i / 2)%when <= e%when) exit
      q%at(i) = q%at(i / 2)
      i = i / 2
    end do
    q%at(i) = e
  end subroutine
  subroutine take(q, e)
    type(queue), intent(inout) :: q
    type(event), intent(out) :: e
    type(event) :: last
    integer :: i, k
    e = q%at(1); last = q%at(q%used); q%used = q%used - 1
    i = 1
    do
      k = 2 * i
      if (k > q%used) exit
      if (k < q%used) then
        if (q%at(k + 1)%when < q%at(k)%when) k = k + 1
      end if
      if (q%at(k)%when >= last%when) exit
      q%at(i) = q%at(k)
      i = k
    end do
    q%at(i) = last
  end subroutine
end module
function f(x, n) result(s)
  use events
  integer :: n, i
  real(8) :: x(n), s
  type(queue) :: q
  type(event) :: e
  do i = 1, n
    call post(q, event(x(i), mod(i, 2), x(i)**2))
  end do
  s = 0
  do while (q%used > 0)
    call take(q, e)
    s = s * 0.9d0 + e%when * e%amount
    if (e%what == 1 .and. e%when < 3) call post(q, event(e%when + 1.77d0, 0, s))
  end do
end function

!! linked_list_of_pointers
module lists
  type :: node
    real(8) :: v
    integer :: k
    type(node), pointer :: next => null()
  end type
contains
  subroutine push(head, v, k)
    type(node), pointer, intent(inout) :: head
    real(8), intent(in) :: v
    integer, intent(in) :: k
    type(node), pointer :: p
    allocate (p)
    p%v = v; p%k = k; p%next => head
    head => p
  end subroutine
end module
function f(x, n) result(s)
  use lists
  integer :: n, i
  real(8) :: x(n), s
  type(node), pointer :: head, p
  head => null()
  do i = 1, n
    call push(head, x(i)**2, i)
  end do
  s = 0
  do while (associated(head))
    s = s * 0.9d0 + head%v * head%k
    p => head%next
    deallocate (head)
    head => p
  end do
end function

!! saved_work_arrays
subroutine smooth(x, n, t)
  integer :: n
  real(8) :: x(n), t
  real(8), allocatable, save :: w(:)
  if (allocated(w)) then
    if (size(w) < n) deallocate (w)
  end if
  if (.not. allocated(w)) allocate (w(n))
  w(1:n) = x**2
  t = dot_product(w(1:n), x)
end subroutine
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, t
  s = 0
  do i = 1, n
    call smooth(x(1:i), i, t)
    s = s + t * i
  end do
end function

!! carved_work_array
subroutine inner(n, x, a, b, k, s)
  integer :: n, k(n), i
  real(8) :: x(n), a(n), b(0:n), s
  b(0) = 1
  do i = 1, n
    k(i) = n + 1 - i
    a(i) = x(i)**2
    b(i) = b(i - 1) * 0.5d0 + a(i)
  end do
  s = 0
  do i = 1, n
    s = s + a(k(i)) * b(i)
  end do
end subroutine
function f(x, n) result(s)
  integer :: n, iw(20)
  real(8) :: x(n), s, w(40)
  call inner(n, x, w(1), w(n + 1), iw(3), s)
end function

!! real_parts_by_equivalence
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, r(2)
  complex(8) :: z
  equivalence (z, r)
  s = 0
  do i = 1, n - 1
    z = cmplx(x(i), x(i + 1), 8)
    z = z * z
    r(1) = r(1) * r(2)
    s = s + abs(z) * i
  end do
end function

!! internal_write_and_read_of_arrays refused
function f(x, n) result(s)
  integer :: n
  real(8) :: x(n), s, d(n)
  character(len=1000) :: line
  write (line, '(20es40.20e3)') x**2
  read (line, *) d
  s = sum(d)
end function

!! internal_read_of_constants
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, d
  character(len=40) :: line
  line = '2.5'
  s = 0
  do i = 1, n
    read (line, *) d
    s = s * 0.9d0 + d * x(i)
  end do
end function

!! grown_by_moving
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s
  real(8), allocatable :: held(:), longer(:)
  allocate (held(1))
  held = x(1)**2
  do i = 2, n
    allocate (longer(i))
    longer(:i - 1) = 0.9d0 * held
    longer(i) = x(i) * held(i - 1)
    call move_alloc(longer, held)
  end do
  s = sum(held**2)
end function

!! component_changed_after_assignment
module fields
  type :: field
    real(8), allocatable :: u(:)
  end type
end module
function f(x, n) result(s)
  use fields
  integer :: n
  real(8) :: x(n), s
  type(field) :: a, b
  a%u = x * x
  b = a
  b%u = 0.5d0 * b%u + a%u * x(n:1:-1)
  s = sum(b%u**2) + sum(a%u)
end function

!! list_that_grows
module growing
  type :: item
    integer :: id
    real(8) :: val
  end type
  type :: list
    type(item), allocatable :: it(:)
    integer :: n = 0
  end type
contains
  subroutine push(self, v)
    type(list), intent(inout) :: self
    type(item), intent(in) :: v
    type(item), allocatable :: t(:)
    if (.not. allocated(self%it)) allocate (self%it(2))
    if (self%n == size(self%it)) then
      allocate (t(2 * self%n))
      t(1:self%n) = self%it(1:self%n)
      call move_alloc(t, self%it)
    end if
    self%n = self%n + 1
    self%it(self%n) = v
  end subroutine
end module
function f(x, n) result(s)
  use growing
  integer :: n, i
  real(8) :: x(n), s
  type(list) :: l
  do i = 1, n
    call push(l, item(i, x(i) * x(1)))
  end do
  s = 0
  do i = 1, l%n
    s = s + l%it(i)%val * i
  end do
end function

!! sections_of_records_moved
module samples_of
  type :: sample
    sequence
    integer(2) :: k
    real(8) :: w(2)
  end type
end module
subroutine shifted(a, o, n)
  use samples_of
  integer, intent(in) :: n
  real(8), intent(in) :: a(n)
  real(8), intent(out) :: o(n)
  type(sample) :: v(12), t
  integer :: i
  do i = 1, n
    v(i)%k = int(mod(i*7 + 3, 13), 2)
    v(i)%w = [a(i), a(i)**2]
  end do
  t = v(1)
  v(1:n - 1) = v(2:n)
  v(n) = t
  do i = 1, n
    o(i) = (v(i)%w(1) + v(i)%w(2))*(0.3d0*v(i)%k + 1)
  end do
end subroutine
function f(x, n) result(s)
  integer :: n, i
  real(8) :: x(n), s, o(n)
  call shifted(x, o, n)
  s = 0
  do i = 1, n
    s = s*0.9d0 + sin(o(i))*i
  end do
end function

!! lengths_of_text
function f(x, n) result(r)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: r
  character(:), allocatable :: name, names(:)
  character(len=6) :: fixed
  integer :: i
  name = 'abc'
  fixed = 'heat'
  do i = 1, 3
    name = name // trim(fixed)
  end do
  allocate(character(len=4) :: names(2))
  names = ['one ', 'two ']
  r = x(1) * x(2) * len(name)
  if (name(4:7) == 'heat') r = r + x(3)**2
  if (names(2) == 'two') r = r * x(4)
  name = ''
  r = r + len(name) * x(5) + len(trim(names(1))) * x(6)
end function

!! texts_of_components
module m
  type item
    character(:), allocatable :: key
    real(8) :: v
  end type
end module
function f(x, n) result(r)
  use m
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: r
  type(item) :: t(3)
  integer :: i
  t(1)%key = 'mass'; t(2)%key = 'spin'; t(3)%key = 'charge'
  t%v = x(1:3)
  r = 0
  do i = 1, 3
    if (t(i)%key == 'spin') r = r + t(i)%v**2
    if (len(t(i)%key) == 6) r = r + t(i)%v**3
  end do
end function

!! cases_by_text
function f(x, n) result(r)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: r
  character(len=:), allocatable :: method
  method = 'implicit'
  if (n < 4) method = 'explicit euler'
  select case (method)
  case ('implicit')
    r = x(1) * x(2)
  case default
    r = x(3)
  end select
end function

!! repeated_text_in_components
module grids
  type grid
    real(8), allocatable :: u(:,:), v(:)
    character(:), allocatable :: name
  end type
end module
function f(x, n) result(r)
  use grids
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: r
  type(grid) :: g
  integer :: i, j
  allocate(g%u(n, 3), g%v(n))
  g%name = repeat('a', 5)
  do i = 1, n; g%u(i, :) = [x(i), x(i)**2, x(i)**3]; end do
  do i = 2, n; g%v(i) = g%u(i-1, 2) * x(i); end do
  g%v(1) = 1
  where (g%v > 0.5d0) g%v = sqrt(g%v)
  r = sum(g%u) * sum(g%v) + len(g%name)
end function

!! sections_of_items_with_text
module things
  type item
    character(:), allocatable :: name
    real(8) :: v
    integer :: k
  end type
  type shelf
    type(item), allocatable :: items(:)
    character(:), allocatable :: label
    character(4) :: codes(3)
  end type
contains
  subroutine rename(it, i)
    type(item), intent(inout) :: it
    integer, intent(in) :: i
    it%name = repeat('z', i)
    it%name = it%name(2:) // 'ab'
  end subroutine
end module
function f(x, n) result(r)
  use things
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: r
  type(shelf) :: s
  integer :: i
  allocate(s%items(n))
  s%label = 'empty'
  s%codes = repeat('k', 2)
  do i = 1, n
    s%items(i)%v = x(i)**2
    s%items(i)%k = i
    call rename(s%items(i), i)
    s%label = s%label // s%items(i)%name
  end do
  s%items = s%items(n:1:-1)
  r = 0
  do i = 1, n
    r = r * 1.1d0 + s%items(i)%v * len(s%items(i)%name) * s%items(i)%k
  end do
  r = r + len(s%label) * x(1)
  if (s%codes(2) == 'kk') r = r * 2
end function

!! named_items_grown
module bags
  type :: entry
    character(:), allocatable :: name
    real(8) :: v = 0
  end type
end module
function f(x, n) result(s)
  use bags
  integer :: n, i, used
  real(8) :: x(n), s
  type(entry), allocatable :: items(:), tmp(:)
  allocate (items(2))
  used = 0
  do i = 1, n
    if (used == size(items)) then
      allocate (tmp(2*used))
      tmp(1:used) = items
      call move_alloc(tmp, items)
    end if
    used = used + 1
    items(used)%name = repeat('a', i)
    items(used)%v = x(i)**2
  end do
  s = 0
  do i = 1, used
    s = s + items(i)%v*len(items(i)%name)
  end do
end function

!! records_by_source
module recs
  type :: spec
    character(:), allocatable :: name
    real(8), allocatable :: v(:)
    integer :: k = 0
  end type
end module
function f(x, n) result(s)
  use recs
  integer :: n, i
  real(8) :: x(n), s
  type(spec) :: sp
  type(spec), allocatable :: b(:), c(:)
  sp%name = 'alpha'
  sp%v = x**2
  sp%k = 3
  allocate (b(4), source=sp)
  b(2)%v(2) = b(1)%v(2)*x(1)
  b(3)%name = 'be'
  allocate (c, source=b)
  s = 0
  do i = 1, size(c)
    s = s + sum(c(i)%v)*c(i)%k*len(c(i)%name)
  end do
end function

!! named_items_reversed
module recs
  type :: item
    character(:), allocatable :: name
    real(8) :: v
  end type
end module
function f(x, n) result(s)
  use recs
  integer :: n, i
  real(8) :: x(n), s
  type(item), allocatable :: items(:)
  allocate (items(n))
  do i = 1, n
    items(i)%name = repeat('z', i)
    items(i)%v = x(i)**2
  end do
  items = items(n:1:-1)
  s = 0
  do i = 1, n
    s = s + items(i)%v*len(items(i)%name)*x(i)
  end do
end function

!! adjusted_text_in_components
module m
  type :: rec
    character(12) :: name
    real(8) :: v
  end type
  type :: tab
    type(rec), allocatable :: r(:)
  end type
end module
function f(x, n) result(s)
  use m
  integer :: n, i
  real(8) :: x(n), s
  type(tab) :: t
  allocate (t%r(n))
  do i = 1, n
    t%r(i)%name = adjustr('r'//repeat('+', mod(i, 4)))
    t%r(i)%v = x(i)**2
  end do
  s = 0
  do i = 1, n
    if (index(t%r(i)%name, '+', back=.true.) > 0 .and. trim(adjustl(t%r(i)%name)) /= 'r++') s = s + t%r(i)%v*i
    if (t%r(i)%name < t%r(1)%name) s = s + x(i)
  end do
end function

!! text_in_capitals
module m
contains
  function upper(s) result(u)
    character(*), intent(in) :: s
    character(len(s)) :: u
    integer :: i
    do i = 1, len(s)
      if (s(i:i) >= 'a' .and. s(i:i) <= 'z') then
        u(i:i) = achar(iachar(s(i:i)) - 32)
      else
        u(i:i) = s(i:i)
      end if
    end do
  end function
end module
function f(x, n) result(s)
  use m
  integer :: n, i
  real(8) :: x(n), s
  character(8) :: names(2) = [character(8) :: 'left', 'Right']
  s = 0
  do i = 1, n
    if (upper(trim(names(1 + mod(i, 2)))) == 'RIGHT') then
      s = s + x(i)**2
    else
      s = s*x(i) + sin(x(i))
    end if
  end do
end function

!! records_sorted_by_name
module recs
  type :: rec
    character(12) :: name
    real(8) :: v
    integer :: k
  end type
contains
  subroutine sort(r)
    type(rec), intent(inout) :: r(:)
    type(rec) :: tmp
    integer :: i, j
    do i = 2, size(r)
      tmp = r(i)
      j = i - 1
      do while (j >= 1)
        if (r(j)%name <= tmp%name) exit
        r(j + 1) = r(j)
        j = j - 1
      end do
      r(j + 1) = tmp
    end do
  end subroutine
end module
function f(x, n) result(s)
  use recs
  integer :: n, i
  real(8) :: x(n), s
  type(rec), allocatable :: r(:)
  allocate (r(n))
  do i = 1, n
    r(i) = rec('n'//achar(97 + mod(i*5, 8)), x(i)**2, i)
  end do
  call sort(r)
  s = 0
  do i = 1, n
    s = s + r(i)%v*i*r(i)%k
  end do
end function

!! parameters_by_name
module m
  type :: param
    character(:), allocatable :: name
    real(8) :: v
  end type
  type :: model
    type(param), allocatable :: p(:)
  contains
    procedure :: set
    procedure :: get
  end type
contains
  subroutine set(self, name, v)
    class(model), intent(inout) :: self
    character(*), intent(in) :: name
    real(8), intent(in) :: v
    type(param), allocatable :: tmp(:)
    integer :: n
    n = 0
    if (allocated(self%p)) n = size(self%p)
    allocate (tmp(n + 1))
    if (n > 0) tmp(1:n) = self%p
    tmp(n + 1)%name = trim(name)
    tmp(n + 1)%v = v
    call move_alloc(tmp, self%p)
  end subroutine
  function get(self, name) result(v)
    class(model), intent(in) :: self
    character(*), intent(in) :: name
    real(8) :: v
    integer :: i
    v = 0
    do i = 1, size(self%p)
      if (self%p(i)%name == name) v = self%p(i)%v
    end do
  end function
end module
function f(x, n) result(s)
  use m
  integer :: n
  real(8) :: x(n), s
  type(model) :: md
  call md%set('k  ', x(1)**2)
  call md%set('mass', x(2))
  call md%set('c', x(3)*x(4))
  s = md%get('k')*md%get('mass') + md%get('c')**2
end function

!! components_read_from_components_of_text refused
module m
  type rec
    character(24) :: text
    real(8) :: v
  end type
end module
function f(x, n) result(s)
  use m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8) :: s
  type(rec) :: r(8)
  real(8) :: y
  integer :: i
  s = 0
  do i = 1, n
    r(i)%v = x(i)**2
    write (r(i)%text, '(es23.15)') x(i)*2
  end do
  do i = 1, n
    read (r(i)%text, *) y
    s = s + y*r(i)%v
  end do
end function
