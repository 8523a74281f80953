
!! tridiagonal_in_common
subroutine setup(x, n)
  integer n, i
  real(8) x(n), a, b, c, d
  common /tri/ a(50), b(50), c(50), d(50)
  do 10 i = 1, n
    a(i) = -0.3d0*x(i)
    b(i) = 2.0d0 + x(i)**2
    c(i) = -0.5d0/(1.0d0 + x(i))
    d(i) = dsin(x(i)) + i
10 continue
end
subroutine thomas(n)
  integer n, i
  real(8) a, b, c, d, w
  common /tri/ a(50), b(50), c(50), d(50)
  do 20 i = 2, n
    w = a(i)/b(i - 1)
    b(i) = b(i) - w*c(i - 1)
    d(i) = d(i) - w*d(i - 1)
20 continue
  d(n) = d(n)/b(n)
  do 30 i = n - 1, 1, -1
    d(i) = (d(i) - c(i)*d(i + 1))/b(i)
30 continue
end
function f(x, n)
  integer n, i
  real(8) x(n), f, a, b, c, d
  common /tri/ a(50), b(50), c(50), d(50)
  call setup(x, n)
  call thomas(n)
  f = 0
  do 40 i = 1, n
40 f = f + d(i)*i
end

!! newton_by_goto
function f(x, n)
  integer n, i, k
  real(8) x(n), f, r, g, dg
  f = 0
  i = 0
100 i = i + 1
  if (i .gt. n) goto 900
  k = 0
  r = 1.0d0 + x(i)
200 g = r*r*r - x(i)*r - 2.0d0
  dg = 3.0d0*r*r - x(i)
  r = r - g/dg
  k = k + 1
  if (dabs(g) .lt. 1.0d-13) goto 300
  if (k .lt. 40) goto 200
300 f = f + r*i
  goto 100
900 continue
end

!! state_machine_of_gotos
function f(x, n)
  integer n, i, label
  real(8) x(n), f, e
  f = 1
  e = 0.5d0
  i = 1
  if (x(1) .gt. 0.5d0) goto 20
10 f = f + x(i)*e
  i = i + 1
  if (i .gt. n) goto 40
20 e = e*(0.5d0 + 0.1d0*x(i))
  if (x(i) .lt. 1.0d0) goto 10
30 f = f*(1.0d0 + 0.2d0*dcos(x(i)))
  i = i + 1
  if (i .gt. n) goto 40
  if (x(i) .gt. 1.5d0) goto 30
  goto 20
40 f = f + e
end

!! computed_goto
function f(x, n)
  integer n, i
  real(8) x(n), f, y
  f = 0
  do 50 i = 1, n
    y = x(i)
    goto (10, 20, 30), mod(i, 3) + 1
10  y = y*y
    goto 40
20  y = dexp(-y)
30  y = y + dsqrt(x(i))
40  f = f + y*i
50 continue
end

!! arithmetic_if
function f(x, n)
  integer n, i
  real(8) x(n), f
  f = 0
  do 50 i = 1, n
    if (x(i) - 1.0d0) 10, 20, 30
10  f = f + x(i)**3
    goto 50
20  f = f + 1
    goto 50
30  f = f + dlog(x(i))*i
50 continue
end

!! statement_functions
function f(x, n)
  integer n, i
  real(8) x(n), f, p, q, t, u
  real(8) phi1, phi2, lin
  phi1(t) = (1.0d0 + 2.0d0*t)*(1.0d0 - t)**2
  phi2(t) = t*t*(3.0d0 - 2.0d0*t)
  lin(p, q, u) = p*phi1(u) + q*phi2(u)
  f = 0
  do i = 1, n - 1
    f = f + lin(x(i), x(i + 1), 0.3d0 + 0.05d0*x(i))*i
  end do
end

!! workspace_carved_up
subroutine gram(n, a, x)
  integer n, i, j
  real(8) a(n, *), x(n)
  do 10 j = 1, n
  do 10 i = 1, n
    a(i, j) = dexp(-(x(i) - x(j))**2)
    if (i .eq. j) a(i, j) = a(i, j) + 0.5d0
10 continue
end
subroutine chol(n, a, lda)
  integer n, lda, i, j, k
  real(8) a(lda, *)
  do 30 j = 1, n
    do 10 k = 1, j - 1
10  a(j, j) = a(j, j) - a(j, k)**2
    a(j, j) = dsqrt(a(j, j))
    do 20 i = j + 1, n
      do 15 k = 1, j - 1
15    a(i, j) = a(i, j) - a(i, k)*a(j, k)
20  a(i, j) = a(i, j)/a(j, j)
30 continue
end
subroutine forw(n, a, b)
  integer n, i, j
  real(8) a(n, n), b(n)
  do 10 i = 1, n
    do 5 j = 1, i - 1
5   b(i) = b(i) - a(i, j)*b(j)
10 b(i) = b(i)/a(i, i)
end
function f(x, n)
  integer n, i, ia, ib
  real(8) x(n), f, w(200), ddot
  ia = 1
  ib = ia + n*n
  call gram(n, w(ia), x)
  do 10 i = 1, n
10 w(ib + i - 1) = x(i)**2
  call chol(n, w(ia), n)
  call forw(n, w(ia), w(ib))
  f = 0
  do 20 i = 1, n
20 f = f + w(ib + i - 1)**2 + dlog(w(ia + (i - 1)*(n + 1)))
end

!! entry_points
subroutine table(x, n, y)
  integer n, i
  real(8) x(n), y, t(20), at
  save t
  do i = 1, n
    t(i) = x(i)**2
  end do
  y = t(1)
  return
  entry look(at, n, y)
  y = 0
  do i = 1, n
    y = y + t(i)*at**i
  end do
end
function f(x, n)
  integer n
  real(8) x(n), f, a, b
  call table(x, n, a)
  call look(0.4d0*x(3), n, b)
  f = a*b
end

!! external_integrand
function bump(t)
  real(8) bump, t, p
  common /pars/ p
  bump = dexp(-p*t*t)*dcos(t)
end
function ramp(t)
  real(8) ramp, t, p
  common /pars/ p
  ramp = t*p + dsin(p*t)
end
function simp(fun, a, b, m)
  integer m, i
  real(8) simp, fun, a, b, h
  external fun
  h = (b - a)/m
  simp = fun(a) + fun(b)
  do i = 1, m - 1
    simp = simp + (2 + 2*mod(i, 2))*fun(a + i*h)
  end do
  simp = simp*h/3
end
function f(x, n)
  integer n, i
  real(8) x(n), f, simp, bump, ramp, p
  external bump, ramp
  common /pars/ p
  f = 0
  do i = 1, n, 2
    p = x(i)
    f = f + simp(bump, 0.0d0, x(i + 1), 16)*simp(ramp, x(i), 2*x(i + 1), 10)
  end do
end

!! gauss_seidel_equivalence
function f(x, n)
  integer n, i, k
  real(8) x(n), f, u(10), left, right
  equivalence (u(1), left), (u(10), right)
  do i = 1, 10
    u(i) = 0
  end do
  left = x(1)
  right = x(n)
  do k = 1, 30
    do i = 2, 9
      u(i) = 0.5d0*(u(i - 1) + u(i + 1)) + 0.05d0*x(i - 1)*dcos(u(i))
    end do
  end do
  f = left*right
  do i = 2, 9
    f = f + u(i)*i
  end do
end

!! data_tables_and_save
function spline_at(t)
  real(8) spline_at, t, knots(6), c(6), b
  integer i, j, calls
  save calls
  data knots /0.0d0, 0.4d0, 0.9d0, 1.3d0, 1.8d0, 2.6d0/
  data c /1.0d0, 2*0.5d0, -0.7d0, 2*1.1d0/
  data calls /0/
  calls = calls + 1
  spline_at = 0
  do i = 1, 6
    b = t - knots(i)
    if (b .gt. 0) spline_at = spline_at + c(i)*b**3
  end do
end
function f(x, n)
  integer n, i
  real(8) x(n), f, spline_at
  f = 0
  do i = 1, n
    f = f + spline_at(x(i))*spline_at(0.5d0*x(i))
  end do
end

!! real_fft_of_old_books
subroutine four1(data, nn, isign)
  integer nn, isign, n, i, j, m, mmax, istep
  real(8) data(2*nn), wr, wi, wpr, wpi, wtemp, theta, tempr, tempi
  n = 2*nn
  j = 1
  do i = 1, n, 2
    if (j .gt. i) then
      tempr = data(j)
      tempi = data(j + 1)
      data(j) = data(i)
      data(j + 1) = data(i + 1)
      data(i) = tempr
      data(i + 1) = tempi
    end if
    m = n/2
1   if ((m .ge. 2) .and. (j .gt. m)) then
      j = j - m
      m = m/2
      goto 1
    end if
    j = j + m
  end do
  mmax = 2
2 if (n .gt. mmax) then
    istep = 2*mmax
    theta = 6.28318530717959d0/(isign*mmax)
    wpr = -2.d0*dsin(0.5d0*theta)**2
    wpi = dsin(theta)
    wr = 1.d0
    wi = 0.d0
    do m = 1, mmax, 2
      do i = m, n, istep
        j = i + mmax
        tempr = wr*data(j) - wi*data(j + 1)
        tempi = wr*data(j + 1) + wi*data(j)
        data(j) = data(i) - tempr
        data(j + 1) = data(i + 1) - tempi
        data(i) = data(i) + tempr
        data(i + 1) = data(i + 1) + tempi
      end do
      wtemp = wr
      wr = wr*wpr - wi*wpi + wr
      wi = wi*wpr + wtemp*wpi + wi
    end do
    mmax = istep
    goto 2
  end if
end
function f(x, n)
  integer n, i
  real(8) x(n), f, d(16)
  do i = 1, 8
    d(2*i - 1) = x(i)
    d(2*i) = x(i)*0.3d0
  end do
  call four1(d, 8, 1)
  f = 0
  do i = 1, 8
    f = f + (d(2*i - 1)**2 + d(2*i)**2)/i
  end do
end

!! names_beside_reals
subroutine property(name, t, value)
  character*(*) name
  real(8) t, value
  if (name .eq. 'density') then
    value = 1000.0d0/(1.0d0 + 0.2d0*t)
  else if (name(1:4) .eq. 'visc') then
    value = dexp(-t)
  else
    value = 4.2d0 + 0.01d0*t*t
  end if
end
function f(x, n)
  integer n, i, k
  real(8) x(n), f, v
  character*9 names(3)
  data names /'density', 'viscosity', 'heat'/
  f = 0
  do i = 1, n
    k = mod(i, 3) + 1
    call property(names(k)(1:7 + min(2*(k - 1), 2)), x(i), v)
    f = f + v*k
  end do
end

!! alternate_returns
subroutine step(y, limit, *, *)
  real(8) y, limit
  integer count
  common /steps/ count
  y = y*1.3d0 + 0.1d0
  count = count + 1
  if (y .gt. limit) return 1
  if (count .gt. 6) return 2
end
function f(x, n)
  integer n, i
  integer count
  common /steps/ count
  real(8) x(n), f, y
  f = 0
  do 50 i = 1, n
    y = x(i)
    count = 0
10  call step(y, 8.2d0, *30, *20)
    goto 10
20  f = f + y*y
    goto 50
30  f = f + dsqrt(y)
50 continue
end

!! complex_roots_of_f77
function f(x, n)
  integer n, i, k
  real(8) x(n), f
  complex*16 z, p, dp, c(9)
  do i = 1, n
    c(i) = dcmplx(x(i), 0.1d0*i)/2**i
  end do
  c(1) = c(1) + (1.0d0, -5.0d0)
  z = (0.2d0, 0.3d0)
  do k = 1, 12
    p = c(n)
    dp = (0.0d0, 0.0d0)
    do i = n - 1, 1, -1
      dp = dp*z + p
      p = p*z + c(i)
    end do
    z = z - p/dp
  end do
  f = dreal(z) + 2*dimag(z) + cdabs(z - (1.0d0, 0.0d0)) + dreal(cdexp(z)*dconjg(cdsqrt(c(2))))
end

!! block_data_constants
block data consts
  real(8) g, r
  integer m
  common /phys/ g, r, m
  data g, r, m /9.81d0, 0.25d0, 3/
end
subroutine accel(y, a)
  real(8) y(2), a(2), g, r
  integer m
  common /phys/ g, r, m
  a(1) = y(2)
  a(2) = -g*dsin(y(1)) - r*y(2)*(1.0d0 + y(2)**2)**(1.0d0/m)
end
function f(x, n)
  integer n, i
  real(8) x(n), f, y(2), k1(2), k2(2), h
  y(1) = x(1)
  y(2) = x(2)
  h = 0.02d0*x(3)
  do i = 1, 25
    call accel(y, k1)
    k1(1) = y(1) + 0.5d0*h*k1(1)
    k1(2) = y(2) + 0.5d0*h*k1(2)
    call accel(k1, k2)
    y(1) = y(1) + h*k2(1)
    y(2) = y(2) + h*k2(2)
  end do
  f = y(1)*x(4) + y(2)*x(5)
end

!! logical_bits refused
function f(x, n)
  integer n, i, k
  real(8) x(n), f
  integer(8) u, r
  logical t(0:63)
  f = 0
  do i = 1, n
    u = transfer(x(i)*x(i), u)
    do k = 0, 63
      t(k) = btest(u, k)
    end do
    r = 0
    do k = 0, 63
      if (t(k)) r = ibset(r, k)
    end do
    f = f + transfer(r, f)
  end do
end

!! internal_procedure_handed_to_a_recursive_one
recursive function adapt(g, a, depth) result(s)
  real(8), intent(in) :: a
  integer, intent(in) :: depth
  real(8) :: s
  interface
    function g(t)
      real(8), intent(in) :: t
      real(8) :: g
    end function
  end interface
  if (depth == 0) then
    s = g(a)
  else
    s = adapt(g, a / 2, depth - 1) + adapt(g, a / 3, depth - 1)
  end if
end function
function f(x, n)
  integer :: n
  real(8) :: x(n), f
  interface
    recursive function adapt(g, a, depth) result(s)
      real(8), intent(in) :: a
      integer, intent(in) :: depth
      real(8) :: s
      interface
        function g(t)
          real(8), intent(in) :: t
          real(8) :: g
        end function
      end interface
    end function
  end interface
  f = adapt(part, x(1), 3)
contains
  function part(t)
    real(8), intent(in) :: t
    real(8) :: part
    part = exp(-x(2) * t) + sum(x) * t
  end function
end function

!! results_in_the_place_of_arguments
subroutine multiply(n, a, b, c)
  integer n, i
  real(8) a(n), b(n), c(n)
  do 10 i = 1, n
    c(i) = a(i)*b(i) + dsin(a(i))
10 continue
end
subroutine through(n, a, b, c)
  integer n
  real(8) a(n), b(n), c(n)
  !dir$ noinline
  call multiply(n, a, b, c)
end
subroutine scale(a, b, c)
  real(8) a, b, c
  c = a*b
end
function f(x, n)
  integer n, i
  real(8) x(n), f, a(5), b(5), s
  do 20 i = 1, 5
    a(i) = x(i)*i
    b(i) = x(i) + i
20 continue
  s = x(1)
  !dir$ noinline
  call scale(s, x(1), s)
  !dir$ noinline
  call multiply(5, a, b, a)
  !dir$ noinline
  call through(5, a, b, a)
  call multiply(3, a(2), a(2), a(2))
  f = s + sum(a)
end
