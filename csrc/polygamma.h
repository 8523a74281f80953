/* Digamma and its derivatives at one floating type; included by special.c, once for each.
 *
 * REAL is the type, NAME adds its suffix, and from FIRST on TERMS terms of the asymptotic series hold to the last
 * bit. The mathematical functions are those of <tgmath.h>.
 */

/* B(2k) / 2k, k = 1, 2, … */
static const REAL NAME(bernoulli_over_index)[TERMS] = {
    (REAL)1 / 12,  (REAL)-1 / 120,     (REAL)1 / 252, (REAL)-1 / 240,
    (REAL)1 / 132, (REAL)-691 / 32760, (REAL)1 / 12,  (REAL)-3617 / 8160,
};

/* x - nearest integer, exactly: cot(pi x) has period 1. */
static REAL NAME(fraction)(REAL x) { return x - nearbyint(x); }

/* cot(pi r) for |r| <= 1/2, accurate near its zeros at ±1/2 as well. */
static REAL NAME(cotangent)(REAL r) {
  return fabs(r) > 0.25 ? copysign(tan((REAL)PI * (0.5 - fabs(r))), r) : 1.0 / tan((REAL)PI * r);
}

static REAL NAME(digamma_positive)(REAL x) {
  REAL low = 0.0;
  for (; x < FIRST; x += 1.0)
    low += 1.0 / x;
  REAL inverse_square = 1.0 / (x * x), series = 0.0;
  for (int k = TERMS - 1; k >= 0; --k)
    series = (series + NAME(bernoulli_over_index)[k]) * inverse_square;
  return log(x) - 0.5 / x - series - low;
}

/* The derivative of log|gamma(x)|. At 0: infinite with the sign opposite to the zero's; at negative integers and
 * -infinity: NaN. */
REAL NAME(irad_digamma)(REAL x) {
  if (x > 0.0)
    return isinf(x) ? x : NAME(digamma_positive)(x);
  if (x == 0.0)
    return -copysign(INFINITY, x);
  REAL r = NAME(fraction)(x);
  if (isinf(x) || r == 0.0)
    return NAN;
  return NAME(digamma_positive)(1.0 - x) - (REAL)PI * NAME(cotangent)(r);
}

/* Sum over k >= 0 of (x + k)^-s, for x > 0 and s >= 2. */
static REAL NAME(hurwitz_zeta)(int s, REAL x) {
  REAL low = 0.0;
  for (; x < FIRST + s; x += 1.0)
    low += pow(x, -s);
  REAL power = pow(x, -s), sum = power * (x / (s - 1) + 0.5);
  /* Term k is B(2k) / (2k)! · s (s+1) … (s+2k-2) · x^(-s-2k+1); `rising` is that over B(2k) / 2k. */
  REAL rising = power * s / x;
  for (int k = 0; k < TERMS; ++k) {
    sum += NAME(bernoulli_over_index)[k] * rising;
    REAL j = 2.0 * k + 1.0;
    rising *= (s + j) * (s + j + 1.0) / ((j + 1.0) * (j + 2.0) * x * x);
  }
  return low + sum;
}

/* d^n/dx^n of cot(pi x), divided by pi^n, as a polynomial in c = cot(pi x): P(0) = c, P(k+1) = -(1 + c²) P(k)'. */
static REAL NAME(cotangent_derivative)(int n, REAL c) {
  REAL p[MAX_ORDER + 2] = {0.0, 1.0};
  for (int k = 0; k < n; ++k) {
    REAL q[MAX_ORDER + 2] = {0.0};
    for (int degree = 1; degree <= k + 1; ++degree) {
      q[degree - 1] -= degree * p[degree];
      q[degree + 1] -= degree * p[degree];
    }
    for (int degree = 0; degree <= k + 2; ++degree)
      p[degree] = q[degree];
  }
  REAL value = 0.0;
  for (int degree = n + 1; degree >= 0; --degree)
    value = value * c + p[degree];
  return value;
}

/* The n-th derivative of digamma (n = 0: digamma itself). NaN for n < 0 and n > 30, and at poles where the two
 * sides differ. */
REAL NAME(irad_polygamma)(int n, REAL x) {
  if (n == 0)
    return NAME(irad_digamma)(x);
  if (n < 0 || n > MAX_ORDER || isnan(x) || x == -INFINITY)
    return NAN;
  REAL odd = n % 2 ? 1.0 : -1.0, factorial = tgamma((REAL)n + 1);
  if (x > 0.0)
    return isinf(x) ? odd * 0.0 : odd * factorial * NAME(hurwitz_zeta)(n + 1, x);
  REAL r = NAME(fraction)(x);
  if (r == 0.0)
    return odd > 0.0 ? INFINITY : x == 0.0 ? -copysign(INFINITY, x) : NAN;
  REAL reflected = factorial * NAME(hurwitz_zeta)(n + 1, 1.0 - x); /* (-1)^(n+1) polygamma(n, 1 - x) */
  return -reflected - pow((REAL)PI, n + 1) * NAME(cotangent_derivative)(n, NAME(cotangent)(r));
}
