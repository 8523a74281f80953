
!! push_plain_allocatable
module growing
contains
  subroutine push(list, v)
    real(8), allocatable, intent(inout) :: list(:)
    real(8), intent(in) :: v
    real(8), allocatable :: wider(:)
    integer :: m
    m = 0
    if (allocated(list)) m = size(list)
    allocate (wider(m + 1))
    if (m > 0) wider(1:m) = list
    wider(m + 1) = v
    call move_alloc(wider, list)
  end subroutine
end module
function f(x, n) result(s)
  use growing
  integer :: n, i
  real(8) :: x(n), s
  real(8), allocatable :: a(:), b(:)
  do i = 1, n
    if (x(i) > 1) then
      call push(a, x(i)**2)
    else
      call push(b, exp(x(i)))
    end if
  end do
  s = 0
  do i = 1, size(a)
    s = s + a(i)*i
  end do
  do i = 1, size(b)
    s = s*0.9d0 + b(i)*i
  end do
end function

!! list_with_capacity
module vectors
  type :: vector
    real(8), allocatable :: items(:)
    integer :: used = 0
  contains
    procedure :: push
    procedure :: total
  end type
contains
  subroutine push(self, v)
    class(vector), intent(inout) :: self
    real(8), intent(in) :: v
    real(8), allocatable :: wider(:)
    if (.not. allocated(self%items)) allocate (self%items(2))
    if (self%used == size(self%items)) then
      allocate (wider(2*self%used))
      wider(1:self%used) = self%items
      call move_alloc(wider, self%items)
    end if
    self%used = self%used + 1
    self%items(self%used) = v
  end subroutine
  function total(self) result(s)
    class(vector), intent(in) :: self
    real(8) :: s
    integer :: i
    s = 0
    do i = 1, self%used
      s = s + self%items(i)*i
    end do
  end function
end module
function f(x, n) result(s)
  use vectors
  integer :: n, i
  real(8) :: x(n), s
  type(vector) :: v
  do i = 1, n
    call v%push(x(i)**2)
    if (x(i) < 1) call v%push(sin(x(i)))
  end do
  s = v%total()
end function

!! list_with_capacity_of_type
module vectors
  type :: vector
    real(8), allocatable :: items(:)
    integer :: used = 0
  end type
contains
  subroutine push(self, v)
    type(vector), intent(inout) :: self
    real(8), intent(in) :: v
    real(8), allocatable :: wider(:)
    if (.not. allocated(self%items)) allocate (self%items(2))
    if (self%used == size(self%items)) then
      allocate (wider(2*self%used))
      wider(1:self%used) = self%items
      call move_alloc(wider, self%items)
    end if
    self%used = self%used + 1
    self%items(self%used) = v
  end subroutine
end module
function f(x, n) result(s)
  use vectors
  integer :: n, i
  real(8) :: x(n), s
  type(vector) :: v
  do i = 1, n
    call push(v, x(i)**2)
    if (x(i) < 1) call push(v, sin(x(i)))
  end do
  s = 0
  do i = 1, v%used
    s = s + v%items(i)*i
  end do
end function

!! particles_pushed
module particles
  type :: particle
    real(8) :: pos(2), vel(2), mass
    integer :: id
  end type
contains
  subroutine add(list, p)
    type(particle), allocatable, intent(inout) :: list(:)
    type(particle), intent(in) :: p
    type(particle), allocatable :: tmp(:)
    integer :: m
    m = size(list)
    allocate (tmp(m + 1))
    tmp(:m) = list
    tmp(m + 1) = p
    call move_alloc(from=tmp, to=list)
  end subroutine
  subroutine drift(list, h)
    type(particle), intent(inout) :: list(:)
    real(8), intent(in) :: h
    integer :: i, j
    real(8) :: d(2), r2
    do i = 1, size(list)
      do j = 1, size(list)
        if (i == j) cycle
        d = list(j)%pos - list(i)%pos
        r2 = dot_product(d, d) + 0.1d0
        list(i)%vel = list(i)%vel + h*list(j)%mass*d/(r2*sqrt(r2))
      end do
    end do
    do i = 1, size(list)
      list(i)%pos = list(i)%pos + h*list(i)%vel
    end do
  end subroutine
end module
function f(x, n) result(s)
  use particles
  integer :: n, i
  real(8) :: x(n), s
  type(particle), allocatable :: cloud(:)
  allocate (cloud(0))
  do i = 1, n, 2
    call add(cloud, particle([x(i), x(i + 1)], [0.1d0*i, -x(i)], 1 + 0.1d0*x(i), i))
  end do
  do i = 1, 6
    call drift(cloud, 0.05d0)
  end do
  s = 0
  do i = 1, size(cloud)
    s = s + cloud(i)%pos(1)*cloud(i)%id + cloud(i)%pos(2)**2*cloud(i)%mass
  end do
end function

!! list_of_pointers_at_the_front
module chains
  type :: node
    real(8) :: v
    type(node), pointer :: next => null()
  end type
end module
function f(x, n) result(s)
  use chains
  integer :: n, i
  real(8) :: x(n), s
  type(node), pointer :: first, p
  nullify (first)
  do i = 1, n
    allocate (p)
    p%v = x(i)**2
    p%next => first
    first => p
  end do
  s = 0
  p => first
  do while (associated(p))
    s = s*0.8d0 + p%v*sin(p%v)
    p => p%next
  end do
  do while (associated(first))
    p => first
    first => first%next
    deallocate (p)
  end do
end function

!! queue_with_a_tail
module queues
  type :: cell
    real(8) :: amount
    type(cell), pointer :: next
  end type
  type :: queue
    type(cell), pointer :: head => null(), tail => null()
    integer :: length = 0
  end type
contains
  subroutine enqueue(q, a)
    type(queue), intent(inout) :: q
    real(8), intent(in) :: a
    type(cell), pointer :: c
    allocate (c)
    c%amount = a
    c%next => null()
    if (associated(q%tail)) then
      q%tail%next => c
    else
      q%head => c
    end if
    q%tail => c
    q%length = q%length + 1
  end subroutine
  function dequeue(q) result(a)
    type(queue), intent(inout) :: q
    real(8) :: a
    type(cell), pointer :: c
    c => q%head
    a = c%amount
    q%head => c%next
    if (.not. associated(q%head)) nullify (q%tail)
    deallocate (c)
    q%length = q%length - 1
  end function
end module
function f(x, n) result(s)
  use queues
  integer :: n, i
  real(8) :: x(n), s, a
  type(queue) :: q
  do i = 1, n
    call enqueue(q, x(i))
  end do
  s = 0
  i = 0
  do while (q%length > 0)
    i = i + 1
    a = dequeue(q)
    s = s*0.9d0 + a**2*i
    if (a > 1 .and. i < 20) call enqueue(q, 0.6d0*a)
  end do
end function

!! search_tree
module trees
  type :: tree
    real(8) :: key, weight
    type(tree), pointer :: left => null(), right => null()
  end type
contains
  recursive subroutine insert(t, key, w)
    type(tree), pointer :: t
    real(8), intent(in) :: key, w
    if (.not. associated(t)) then
      allocate (t)
      t%key = key
      t%weight = w
    else if (key < t%key) then
      call insert(t%left, key, w)
    else
      call insert(t%right, key, w)
    end if
  end subroutine
  recursive function fold(t, depth) result(s)
    type(tree), pointer, intent(in) :: t
    integer, intent(in) :: depth
    real(8) :: s
    s = 0
    if (.not. associated(t)) return
    s = fold(t%left, depth + 1)*0.5d0 + t%key*t%weight*depth + fold(t%right, depth + 1)
  end function
  recursive subroutine clear(t)
    type(tree), pointer :: t
    if (.not. associated(t)) return
    call clear(t%left)
    call clear(t%right)
    deallocate (t)
  end subroutine
end module
function f(x, n) result(s)
  use trees
  integer :: n, i
  real(8) :: x(n), s
  type(tree), pointer :: root
  root => null()
  do i = 1, n
    call insert(root, x(i), x(i)**2 + i)
  end do
  s = fold(root, 1)
  call clear(root)
end function

!! tree_of_allocatables
module trees
  type :: tree
    real(8) :: key
    type(tree), allocatable :: left, right
  end type
contains
  recursive subroutine insert(t, key)
    type(tree), allocatable, intent(inout) :: t
    real(8), intent(in) :: key
    if (.not. allocated(t)) then
      allocate (t)
      t%key = key
    else if (key < t%key) then
      call insert(t%left, key)
    else
      call insert(t%right, key)
    end if
  end subroutine
  recursive function fold(t) result(s)
    type(tree), intent(in) :: t
    real(8) :: s
    s = t%key**2
    if (allocated(t%left)) s = s + 0.5d0*fold(t%left)
    if (allocated(t%right)) s = s*1.1d0 + fold(t%right)
  end function
end module
function f(x, n) result(s)
  use trees
  integer :: n, i
  real(8) :: x(n), s
  type(tree), allocatable :: root
  do i = 1, n
    call insert(root, x(i))
  end do
  s = fold(root)
end function

!! sparse_matrix_assembled
module sparse
  type :: csr
    integer :: n
    integer, allocatable :: start(:), col(:)
    real(8), allocatable :: val(:)
  end type
contains
  function laplacian(k) result(a)
    real(8), intent(in) :: k(:)
    type(csr) :: a
    integer :: i, at
    a%n = size(k)
    allocate (a%start(a%n + 1), a%col(3*a%n), a%val(3*a%n))
    at = 1
    do i = 1, a%n
      a%start(i) = at
      if (i > 1) then
        a%col(at) = i - 1; a%val(at) = -k(i - 1); at = at + 1
      end if
      a%col(at) = i; a%val(at) = 2 + k(i)*2; at = at + 1
      if (i < a%n) then
        a%col(at) = i + 1; a%val(at) = -k(i); at = at + 1
      end if
    end do
    a%start(a%n + 1) = at
    a%col = a%col(:at - 1)
    a%val = a%val(:at - 1)
  end function
  function times(a, v) result(w)
    type(csr), intent(in) :: a
    real(8), intent(in) :: v(:)
    real(8) :: w(size(v))
    integer :: i
    do i = 1, a%n
      w(i) = dot_product(a%val(a%start(i):a%start(i + 1) - 1), v(a%col(a%start(i):a%start(i + 1) - 1)))
    end do
  end function
end module
function f(x, n) result(s)
  use sparse
  integer :: n, k
  real(8) :: x(n), s, rr, al, new
  type(csr) :: a
  real(8), allocatable :: u(:), r(:), p(:), q(:)
  a = laplacian(x)
  r = x**2
  p = r
  allocate (u(n), source=0d0)
  rr = dot_product(r, r)
  do k = 1, 6
    q = times(a, p)
    al = rr/dot_product(p, q)
    u = u + al*p
    r = r - al*q
    new = dot_product(r, r)
    p = r + (new/rr)*p
    rr = new
  end do
  s = sum(u*[(k, k=1, n)])
end function

!! list_in_a_class_with_generics
module stacks
  type :: stack
    private
    real(8), allocatable :: data(:)
  contains
    procedure, private :: push_one, push_many
    generic :: push => push_one, push_many
    procedure :: pop
    procedure :: depth
  end type
contains
  subroutine push_one(self, v)
    class(stack), intent(inout) :: self
    real(8), intent(in) :: v
    if (.not. allocated(self%data)) allocate (self%data(0))
    self%data = [self%data, v]
  end subroutine
  subroutine push_many(self, v)
    class(stack), intent(inout) :: self
    real(8), intent(in) :: v(:)
    integer :: i
    do i = 1, size(v)
      call self%push(v(i))
    end do
  end subroutine
  function pop(self) result(v)
    class(stack), intent(inout) :: self
    real(8) :: v
    integer :: m
    m = size(self%data)
    v = self%data(m)
    self%data = self%data(1:m - 1)
  end function
  integer function depth(self)
    class(stack), intent(in) :: self
    depth = size(self%data)
  end function
end module
function f(x, n) result(s)
  use stacks
  integer :: n
  real(8) :: x(n), s, a, b
  type(stack) :: rpn
  call rpn%push(x(1))
  call rpn%push(x(2:5)**2)
  do while (rpn%depth() > 1)
    a = rpn%pop()
    b = rpn%pop()
    call rpn%push(a*b + sin(a))
  end do
  s = rpn%pop()
end function

!! hash_table_of_buckets
module tables
  type :: entry
    integer :: key
    real(8) :: value
  end type
  type :: bucket
    type(entry), allocatable :: e(:)
  end type
  type :: table
    type(bucket) :: b(5)
  end type
contains
  subroutine put(t, key, v)
    type(table), intent(inout) :: t
    integer, intent(in) :: key
    real(8), intent(in) :: v
    integer :: h, i
    h = mod(key*7, 5) + 1
    if (.not. allocated(t%b(h)%e)) allocate (t%b(h)%e(0))
    do i = 1, size(t%b(h)%e)
      if (t%b(h)%e(i)%key == key) then
        t%b(h)%e(i)%value = t%b(h)%e(i)%value + v
        return
      end if
    end do
    t%b(h)%e = [t%b(h)%e, entry(key, v)]
  end subroutine
  function get(t, key) result(v)
    type(table), intent(in) :: t
    integer, intent(in) :: key
    real(8) :: v
    integer :: h, i
    v = 0
    h = mod(key*7, 5) + 1
    do i = 1, size(t%b(h)%e)
      if (t%b(h)%e(i)%key == key) v = t%b(h)%e(i)%value
    end do
  end function
end module
function f(x, n) result(s)
  use tables
  integer :: n, i
  real(8) :: x(n), s
  type(table) :: t
  do i = 1, 3*n
    call put(t, mod(i*i, 11), x(mod(i, n) + 1)**2)
  end do
  s = get(t, 4)*get(t, 9) + get(t, 1)*get(t, 5)**2
end function

!! which_target
real(8) function f(x, n)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), allocatable, target :: a(:), b(:)
  real(8), pointer :: p(:)
  integer :: i
  allocate(a(n), b(n))
  a = x * x
  b = x + 1
  p => a
  f = 0
  do i = 1, 5
    if (associated(p, a)) then
      f = f + sum(p) * i
      p => b
    else
      f = f + sum(p * p)
      p => a
    end if
  end do
end function

!! rows_grown_by_moving
module bags
  type :: bag
    real(8), allocatable :: w(:)
    integer :: id = 0
  end type
contains
  subroutine add(items, used, w, id)
    type(bag), allocatable, intent(inout) :: items(:)
    integer, intent(inout) :: used
    real(8), intent(in) :: w(:)
    integer, intent(in) :: id
    type(bag), allocatable :: tmp(:)
    integer :: n
    if (.not. allocated(items)) allocate (items(2))
    n = size(items)
    if (used == n) then
      allocate (tmp(2*n))
      tmp(1:n) = items
      call move_alloc(tmp, items)
    end if
    used = used + 1
    items(used)%w = w
    items(used)%id = id
  end subroutine
end module
function f(x, n) result(s)
  use bags
  integer :: n, i, used
  real(8) :: x(n), s
  type(bag), allocatable :: items(:)
  used = 0
  do i = 1, n
    call add(items, used, x(1:1 + mod(i, 3))**2, i)
  end do
  s = 0
  do i = 1, used
    s = s + sum(items(i)%w)*x(i)*items(i)%id
  end do
end function

!! named_rows_appended
module bags
  type :: entry
    character(:), allocatable :: name
    real(8), allocatable :: v(:)
  end type
end module
function f(x, n) result(s)
  use bags
  integer :: n, i
  real(8) :: x(n), s
  type(entry), allocatable :: items(:)
  allocate (items(0))
  do i = 1, n
    items = [items, entry('item', x(1:i))]
  end do
  s = 0
  do i = 1, n
    s = s + sum(items(i)%v**2)*i
  end do
end function

!! list_inserted_behind_the_head
module l
  type :: node
    real(8) :: v
    type(node), pointer :: next => null()
  end type
end module
function f(x, n) result(s)
  use l
  integer :: n, i
  real(8) :: x(n), s
  type(node), pointer :: head, p
  allocate (head)
  head%v = x(1)
  do i = 2, n
    allocate (p)
    p%v = x(i)**2
    p%next => head%next
    head%next => p
  end do
  s = 0
  p => head
  do while (associated(p))
    s = s*0.9d0 + p%v**2
    p => p%next
  end do
end function

!! list_kept_in_order
module l
  type :: node
    real(8) :: v
    type(node), pointer :: next => null()
  end type
contains
  subroutine insert(head, v)
    type(node), pointer, intent(inout) :: head
    real(8), intent(in) :: v
    type(node), pointer :: p, q
    allocate (p)
    p%v = v
    if (.not. associated(head)) then
      head => p
      return
    end if
    if (v < head%v) then
      p%next => head
      head => p
      return
    end if
    q => head
    do while (associated(q%next))
      if (q%next%v > v) exit
      q => q%next
    end do
    p%next => q%next
    q%next => p
  end subroutine
end module
function f(x, n) result(s)
  use l
  integer :: n, i
  real(8) :: x(n), s
  type(node), pointer :: head, p
  nullify (head)
  do i = 1, n
    call insert(head, x(i)**2)
  end do
  s = 0
  p => head
  i = 0
  do while (associated(p))
    i = i + 1
    s = s + p%v*i*x(i)
    p => p%next
  end do
end function
