/* Numbers of which the bits are edited. RIGHT: what changes is locally constant, or digits are rounded off.
   REFUSED: fractions that are mixed, or from which bits are taken. */

typedef unsigned long u64;
typedef unsigned int u32;
#define RIGHT double
#define RIGHT_FLOAT float
#define REFUSED double

static u64 bits(double x) { u64 b; __builtin_memcpy(&b, &x, 8); return b; }
static double number(u64 b) { double x; __builtin_memcpy(&x, &b, 8); return x; }
static u32 bits_f(float x) { u32 b; __builtin_memcpy(&b, &x, 4); return b; }
static float number_f(u32 b) { float x; __builtin_memcpy(&x, &b, 4); return x; }
typedef union { double number; struct { u32 low, high; } words; unsigned short pieces[4]; } parts;

/* exponents */

RIGHT scale_by_16_bits(double x, int n) {
  parts p;
  short *top = (short *)&p.pieces[3];
  p.number = x * x;
  int e = (*top & 0x7ff0) >> 4;
  e += n;
  *top &= 0x800f;
  *top |= (e & 0x7ff) << 4;
  return p.number * x;
}

RIGHT scale_by_32_bits(double x, int n) {
  parts p = {.number = x};
  int exponent = (int)((p.words.high & 0x7ff00000) >> 20) + n;
  p.words.high = (p.words.high & 0x800fffff) | (u32)exponent << 20;
  return p.number * p.number;
}

RIGHT add_to_high_word(double x, int n) {
  parts p = {.number = x - 7.0};
  p.words.high += (u32)n << 20;
  return p.number * x;
}

RIGHT mantissa(double x, int n) {
  u64 b = bits(x * x + n);
  return number((b & 0x000ffffffffffffful) | 0x3fe0000000000000ul) * x;
}

RIGHT exponent_of_another(double x, int n) {
  u64 fraction = bits(x) & 0x000ffffffffffffful, exponent = bits(x * x * x + n) >> 52;
  return number(exponent << 52 | fraction);
}

RIGHT scale_all(double x, int n) {
  double a[8], sum = 0;
  for (int i = 0; i < 8; i++) a[i] = x * (i + 0.3);
  for (int i = 0; i < 8; i++) {
    parts p = {.number = a[i]};
    p.words.high = (p.words.high & 0x000fffff) | 0x3ff00000u + ((u32)(i % n) << 20);
    sum += p.number * a[7 - i];
  }
  return sum;
}

RIGHT scale_either(double x, int n) {
  parts p = {.number = x}, q = {.number = x * x};
  if (n > 2) p.words.high += 3u << 20; else p.words.high -= 5u << 20;
  if (x > 0.0) q.words.high ^= 1u << 31;
  return p.number * q.number;
}

RIGHT_FLOAT scale_float(float x, int n) {
  u32 b = bits_f(x * x);
  return number_f((b & 0x807fffffu) | ((b >> 23) + n) << 23);
}

/* thresholds, as in logarithms */

RIGHT reduce(double x, int n) {
  u64 b = bits(x * x);
  u32 high = (u32)(b >> 32) + (0x3ff00000u - 0x3fe6a09eu);
  int k = (int)(high >> 20) - 0x3ff;
  high = (high & 0x000fffffu) + 0x3fe6a09eu;
  double m = number((u64)high << 32 | (b & 0xffffffffu));
  return k * x + m * n;
}

RIGHT reduce_by_a_bit(double x, int n) {
  parts p = {.number = x * n};
  int high = (int)p.words.high, k = (high >> 20) - 1023;
  high &= 0x000fffff;
  int carry = (high + 0x95f64) & 0x100000;
  p.words.high = (u32)(high | (carry ^ 0x3ff00000));
  k += carry >> 20;
  return k * x * 0.7 + p.number * p.number;
}

RIGHT reduce_whole(double x, int n) {
  u64 b = bits(x + n), above = b - 0x3fe6900900000000ul;
  int k = (int)((long)above >> 52);
  double m = number(b - (above & 0xfff0000000000000ul));
  return k * x * 0.7 + m * m;
}

RIGHT_FLOAT reduce_float(float x, int n) {
  u32 b = bits_f(x * x) + (0x3f800000u - 0x3f3504f3u);
  int k = (int)(b >> 23) - 0x7f;
  float m = number_f((b & 0x007fffffu) + 0x3f3504f3u);
  return k * x * 0.7f + m * n;
}

RIGHT reduce_scaled_first(double x, int n) {
  parts p = {.number = x * x};
  int k = 0, high = (int)p.words.high;
  if (high < 0x40200000) {
    p.number *= 0x1p54;
    high = (int)p.words.high;
    k = -54;
  }
  high += 0x3ff00000 - 0x3fe6a09e;
  k += (high >> 20) - 0x3ff;
  p.words.high = (u32)((high & 0x000fffff) + 0x3fe6a09e);
  return k * x + p.number * n;
}

RIGHT reduce_seen_to_be_one(double x, int n) {
  u64 b = bits(x);
  u32 high = (u32)(b >> 32);
  int k = 0;
  if (b >> 52 == 0) {
    b = bits(x * 0x1p54);
    high = (u32)(b >> 32);
    k = -54;
  } else if (high == 0x40033333u && (u32)b == 0) return 1.0;
  high += 0x3ff00000u - 0x3fe6a09eu;
  k += (int)(high >> 20) - 0x3ff;
  high = (high & 0x000fffffu) + 0x3fe6a09eu;
  return number((u64)high << 32 | (u32)b) * n + k * x;
}

RIGHT magnitude_of_one_of_two(double x, int n) {
  double size = __builtin_fabs(x - 9.0);
  u64 b = bits(size);
  u32 high = (u32)(bits(x - 9.0) >> 32) & 0x7fffffffu;
  if (high < 0x40100000u) { b = bits(size * 8.0); high = (u32)(b >> 32); }
  return number((u64)((high & 0x000fffffu) | 0x3ff00000u) << 32 | (u32)b) * n;
}

RIGHT one_of_three(double x, int n) {
  double y = x;
  if (x > 4.0) y = x * x;
  else if (x > 2.0) y = 3.0 / x;
  u64 b = bits(y);
  for (int i = 0; i < n; i++) {
    u32 high = (u32)(b >> 32);
    if ((high >> 20) % 3 == (u32)i) y = number(b) * x, b = bits(y), high = (u32)(b >> 32) + 0x00100000u;
    b = (u64)high << 32 | (b & 0xffffffffu);
    b = bits(number(b) + 1.0);
  }
  return number(b);
}

RIGHT larger_first(double x, int n) {
  u64 a = bits(x - 3.1) & 0x7ffffffffffffffful, b = bits(x * n - 8.0) & 0x7ffffffffffffffful;
  if (a < b) { u64 c = a; a = b; b = c; }
  double large = number(a), small = number(b);
  return large * large * large + small * x;
}

/* rounded to an integer by a large constant */

RIGHT nearest(double x, int n) {
  double whole = x * 0.63661977236758134 + 0x1.8p52 - 0x1.8p52, rest = x - whole * 1.5707963267948966;
  return rest * rest * n + whole * x;
}

RIGHT table(double x, int n) {
  static const double values[4] = {1.0, 1.5, 2.25, 3.375};
  double t = x + 0x1.8p52 / 256;
  u32 i = (u32)bits(t) & 3;
  double rest = x - (t - 0x1.8p52 / 256);
  return number((u64)(0x3ff + n) << 52) * (values[i] + rest * (n + rest));
}

RIGHT exponential_by_table(double x, int n) {
  static const u64 powers[4] = {0x3ff0000000000000, 0x3fef06fe0a31b715, 0x3feea09e667f3bcd, 0x3feee89f995ad3ad};
  double k = x * (4 * 1.4426950408889634) + 0x1.8p52;
  u64 b = bits(k);
  k -= 0x1.8p52;
  double r = x - k * (0.6931471805599453 / 4), power = number(powers[b % 4] + (b << 50));
  return (power + power * (r + r * r * (0.5 + r * (1.0 / 6 + r / 24)))) * n;
}

RIGHT not_so_large(double x, int n) { return (x * x + 8.0 - 8.0) * n; }
RIGHT_FLOAT large_constant_of_a_number(float x, int n) {
  float y = x * 4000.0f + 32768.0f;
  return number_f(bits_f(y) & 0x7fffffffu) * n;
}
RIGHT_FLOAT nearest_float(float x, int n) {
  float whole = x * 0.6366197f + 0x1.8p23f - 0x1.8p23f, rest = x - whole * 1.5707964f;
  return rest * rest * n + whole * x;
}

/* digits */

RIGHT low_word_cleared(double x, int n) {
  double whole = x * x, high = number(bits(whole) & 0xffffffff00000000ul);
  return (high * high + (whole - high) * (whole + high)) * n;
}

RIGHT low_word_in_memory(double x, int n) {
  parts p = {.number = x};
  p.words.low = 0;
  return ((x - p.number) * (x + p.number) + p.number * p.number) * n;
}

RIGHT magnitude_rounded(double x, int n) {
  double high = number(bits(x - 5.0) & 0x7fffffff00000000ul);
  return high * high * n;
}

RIGHT rounded_and_scaled(double x, int n) {
  u64 b = bits(x * x);
  return number(((b & 0x000fffff00000000ul) | 0x3ff0000000000000ul)) * n;
}

RIGHT rounded_up(double x, int n) {
  double t = x * x * x;
  t = number((bits(t) + 0x80000000ul) & 0xffffffffc0000000ul);
  return t * t * n;
}

RIGHT next_number(double x, int n) { return number(bits(x * x) + 1) * n; }

RIGHT_FLOAT float_rounded(float x, int n) {
  float high = number_f(bits_f(x) & 0xfffff000u);
  return (high * high + (x - high) * (x + high)) * n;
}

/* What looks alike. */

REFUSED two_halves(double x, int n) {
  return number((bits(x) & 0xffffffff00000000ul) | (bits(x * x + n) & 0xfffffffful));
}

REFUSED two_fractions(double x, int n) {
  return number((bits(x) & 0xfff0000ffffffffful) | (bits(x * n) & 0x000ffff000000000ul));
}

REFUSED halves_of_two_iterations(double x, int n) {
  u64 last = bits(x);
  double sum = 0;
  for (int i = 0; i < n; i++) {
    u64 now = bits(x * (i + 1.5));
    sum += number((last & 0xffffffff00000000ul) | (now & 0xfffffffful));
    last = now;
  }
  return sum;
}

REFUSED fraction_of_last_iteration(double x, int n) {
  u64 last = bits(x);
  double sum = 0;
  for (int i = 0; i < n; i++) {
    u64 now = bits(x * (i + 1.5));
    sum += number((last & 0x000ffffffffffffful) | (now & 0x000fffff00000000ul) | 0x3ff0000000000000ul);
    last = now;
  }
  return sum;
}

REFUSED parts_of_one_of_two(double x, int n) {
  parts p = {.number = x}, q = {.number = x * x};
  u32 high = n > 2 ? p.words.high : q.words.high, low = x > 2.0 ? p.words.low : q.words.low;
  return number((u64)(high + 0x00100000u) << 32 | low);
}

REFUSED half_from_memory(double x, int n) {
  u32 kept[4];
  kept[n & 3] = (u32)bits(x * x);
  kept[n + 1 & 3] = 1;
  return number((bits(x) & 0xffffffff00000000ul) | kept[n + 4 & 3]);
}

__attribute__((noinline)) static void keep(u32 *kept, double x) { *kept = (u32)bits(x); }
REFUSED half_from_another_function(double x, int n) {
  u32 kept;
  keep(&kept, x * n);
  return number((bits(x) & 0xffffffff00000000ul) | kept);
}

REFUSED xor_with_data(double x, int n) { return number(bits(x) ^ (bits(x * x) & 0x000ffffffffffffful)) * n; }
REFUSED xor_with_number(double x, int n) { return number(bits(x) ^ (u64)(u32)n << 40); }
REFUSED fraction_shifted(double x, int n) {
  return number((bits(x) << n % 2 + 1 & 0x000ffffffffffffful) | 0x3ff0000000000000ul);
}
REFUSED fraction_moved(double x, int n) {
  u64 b = bits(x * n);
  return number((b << 1 & 0x000ffffffffffffful) | 0x3ff0000000000000ul);
}
REFUSED few_digits(double x, int n) {
  double high = number(bits(x) & 0xffff800000000000ul);
  return (x - high) * (x - high) * n + high;
}
REFUSED middle_cleared(double x, int n) { return number(bits(x) & 0xffff0000fffffffful) * n; }
REFUSED digit_as_exponent(double x, int n) { u64 b = bits(x * x); return number(b + ((b >> 20 & 1) << 52)) * n; }
REFUSED carry_of_a_digit(double x, int n) {
  u64 b = bits(x * x), carry = ((b & 0xfffffffful) + 0x80000000ul) >> 32;
  return number(b + (carry << 52)) * n;
}
REFUSED digits_as_number(double x, int n) { return (double)(bits(x) >> 40 & 0xfff) * n; }
REFUSED carry_as_number(double x, int n) {
  u64 high = bits(x * n) >> 32;
  return (double)((high & 0xff) + 0x80 >> 4);
}
REFUSED sum_of_bits(double x, int n) { return number(bits(x) + (bits(x * x) & 0x000ffffffffffffful)) * n; }
REFUSED difference_of_bits(double x, int n) { return number(0x7fde000000000000ul - (bits(x * n) >> 1)); }
REFUSED threshold_and_fraction(double x, int n) {
  u64 b = bits(x * n);
  return number(((b & 0x000ffffffffffffful) + 0x0003000000000000ul & 0x000ffffffffffffful) | 0x3ff0000000000000ul);
}
