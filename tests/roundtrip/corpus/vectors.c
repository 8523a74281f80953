typedef float v4f __attribute__((vector_size(16)));
typedef int v4i __attribute__((vector_size(16)));
typedef double v8d __attribute__((vector_size(64)));

v4f blend(v4f a, v4f b, v4i which) { return (v4f)(((v4i)(a * b) & which) | ((v4i)(a - b) & ~which)) + (v4f)(a < b); }
v4f reversed(v4f a) { return __builtin_shufflevector(a, a, 3, 2, 1, 0); }
v4i converted(v4f a) { return __builtin_convertvector(a, v4i) << 2; }
v8d scaled(v8d a, double s) { return a * s + (v8d){1, 2, 3, 4, 5, 6, 7, 8}; }
float element(v4f a, int i) {
  a[i & 3] = 7;
  return a[0] + a[i & 3];
}
void expand(const unsigned char *in, double *restrict out, int n) {
#pragma clang loop vectorize(enable) interleave_count(2)
  for (int i = 0; i < n; i++) out[i] = in[i] * (1.0 / 255) + __builtin_popcount(in[i]);
}
int first_negative(const double *x, int n) {
  for (int i = 0; i < n; i++)
    if (__builtin_expect(x[i] < 0, 0)) return i;
  __builtin_assume(n > 0);
  return -1;
}
