#include <complex.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

typedef double real;
struct point {
  real x, y;
  int tag;
  float weight[4];
};
union word {
  double d;
  uint64_t bits;
  float f[2];
};
struct flags {
  unsigned a : 3;
  signed b : 7;
  unsigned long c : 40;
};

real dot(const real *x, const real *y, long n) {
  real sum = 0;
  for (long i = 0; i < n; i++) sum += x[i] * y[i];
  return sum;
}

void stencil(float *restrict out, const float *restrict in, int n) {
  for (int i = 1; i + 1 < n; i++) out[i] = 0.25f * in[i - 1] + 0.5f * in[i] + 0.25f * in[i + 1];
}

real norm(struct point p) { return sqrt(p.x * p.x + p.y * p.y) * p.weight[p.tag & 3]; }

struct point moved(struct point p, real by) {
  p.x += by;
  p.tag--;
  return p;
}

double absolute(double x) {
  union word w = {.d = x};
  w.bits &= INT64_MAX;
  return w.d;
}

double complex rotate(double complex z, double angle) { return z * cexp(I * angle); }
long double precise(long double a, long double b) { return fmal(a, b, 1.5L) / 3; }
_Float16 small(_Float16 a, _Float16 b) { return a * b + (_Float16)0.1; }
__float128 large(__float128 a) { return a * 3 + 0.1; }
__int128 wide(__int128 a, unsigned __int128 b) { return a / 7 + (__int128)(b >> 3); }

int pick(int which, struct flags *f) {
  switch (which) {
  case -1: return f->a;
  case 2: f->b += 3; /* falls through */
  case 3: return (int)f->c;
  case 1000000: return f->b;
  default: return which * 2;
  }
}

int classify(double x) {
  if (isnan(x)) return 0;
  if (isinf(x)) return x > 0 ? 1 : -1;
  return x == 0 ? 2 : (int)copysign(3.0, x);
}

void matmul(int n, double a[n][n], double b[n][n], double c[n][n]) {
  double row[n];
  for (int i = 0; i < n; i++) {
    memset(row, 0, sizeof row);
    for (int k = 0; k < n; k++)
      for (int j = 0; j < n; j++) row[j] += a[i][k] * b[k][j];
    memcpy(c[i], row, sizeof row);
  }
}
