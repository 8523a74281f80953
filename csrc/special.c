/* Special functions that derivatives need and the C library lacks: digamma and its derivatives.
 *
 * Positive arguments are raised by the recurrence until the asymptotic series holds to the last bit; negative
 * ones are reflected. Formulas: NIST Digital Library of Mathematical Functions, 5.5, 5.11 and 5.15, and the
 * Euler-Maclaurin series of the Hurwitz zeta function, 25.11.
 */
#include <math.h>

double irad_digamma(double x);
float irad_digammaf(float x);
double irad_polygamma(int n, double x);
float irad_polygammaf(int n, float x);

static const double pi = 3.14159265358979323846;

/* B(2k) / 2k, k = 1, 2, … */
static const double bernoulli_over_index[] = {
    1.0 / 12, -1.0 / 120, 1.0 / 252, -1.0 / 240, 1.0 / 132, -691.0 / 32760, 1.0 / 12, -3617.0 / 8160,
};
enum { TERMS = sizeof bernoulli_over_index / sizeof bernoulli_over_index[0] };

/* The highest derivative for which irad_polygamma has been checked. */
enum { MAX_ORDER = 30 };

/* x - nearest integer, exactly: cot(pi x) has period 1. */
static double fraction(double x) { return x - nearbyint(x); }

/* cot(pi r) for |r| <= 1/2, accurate near its zeros at ±1/2 as well. */
static double cotangent(double r) {
  return fabs(r) > 0.25 ? copysign(tan(pi * (0.5 - fabs(r))), r) : 1.0 / tan(pi * r);
}

static double digamma_positive(double x) {
  double low = 0.0;
  for (; x < 10.0; x += 1.0)
    low += 1.0 / x;
  double inverse_square = 1.0 / (x * x), series = 0.0;
  for (int k = TERMS - 1; k >= 0; --k)
    series = (series + bernoulli_over_index[k]) * inverse_square;
  return log(x) - 0.5 / x - series - low;
}

/* The derivative of log|gamma(x)|. At 0: infinite with the sign opposite to the zero's; at negative integers and
 * -infinity: NaN. */
double irad_digamma(double x) {
  if (x > 0.0)
    return isinf(x) ? x : digamma_positive(x);
  if (x == 0.0)
    return -copysign(INFINITY, x);
  double r = fraction(x);
  if (isinf(x) || r == 0.0)
    return NAN;
  return digamma_positive(1.0 - x) - pi * cotangent(r);
}

float irad_digammaf(float x) { return (float)irad_digamma(x); }

/* Sum over k >= 0 of (x + k)^-s, for x > 0 and s >= 2. */
static double hurwitz_zeta(int s, double x) {
  double low = 0.0;
  for (; x < 10.0 + s; x += 1.0)
    low += pow(x, -s);
  double power = pow(x, -s), sum = power * (x / (s - 1) + 0.5);
  /* Term k is B(2k) / (2k)! · s (s+1) … (s+2k-2) · x^(-s-2k+1); `rising` is that over B(2k) / 2k. */
  double rising = power * s / x;
  for (int k = 0; k < TERMS; ++k) {
    sum += bernoulli_over_index[k] * rising;
    double j = 2.0 * k + 1.0;
    rising *= (s + j) * (s + j + 1.0) / ((j + 1.0) * (j + 2.0) * x * x);
  }
  return low + sum;
}

/* d^n/dx^n of cot(pi x), divided by pi^n, as a polynomial in c = cot(pi x): P(0) = c, P(k+1) = -(1 + c²) P(k)'. */
static double cotangent_derivative(int n, double c) {
  double p[MAX_ORDER + 2] = {0.0, 1.0};
  for (int k = 0; k < n; ++k) {
    double q[MAX_ORDER + 2] = {0.0};
    for (int degree = 1; degree <= k + 1; ++degree) {
      q[degree - 1] -= degree * p[degree];
      q[degree + 1] -= degree * p[degree];
    }
    for (int degree = 0; degree <= k + 2; ++degree)
      p[degree] = q[degree];
  }
  double value = 0.0;
  for (int degree = n + 1; degree >= 0; --degree)
    value = value * c + p[degree];
  return value;
}

/* The n-th derivative of digamma (n = 0: digamma itself). NaN for n < 0 and n > 30, and at poles where the two
 * sides differ. */
double irad_polygamma(int n, double x) {
  if (n == 0)
    return irad_digamma(x);
  if (n < 0 || n > MAX_ORDER || isnan(x) || x == -INFINITY)
    return NAN;
  double odd = n % 2 ? 1.0 : -1.0, factorial = tgamma(n + 1.0);
  if (x > 0.0)
    return isinf(x) ? odd * 0.0 : odd * factorial * hurwitz_zeta(n + 1, x);
  double r = fraction(x);
  if (r == 0.0)
    return odd > 0.0 ? INFINITY : x == 0.0 ? -copysign(INFINITY, x) : NAN;
  double reflected = factorial * hurwitz_zeta(n + 1, 1.0 - x); /* (-1)^(n+1) polygamma(n, 1 - x) */
  return -reflected - pow(pi, n + 1) * cotangent_derivative(n, cotangent(r));
}

float irad_polygammaf(int n, float x) { return (float)irad_polygamma(n, x); }
