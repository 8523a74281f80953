/* Conversions to bfloat16, which generated code calls on processors without instructions for them, and which C
 * libraries older than GCC 13 lack. Weak, so that a library's own come first.
 *
 * The result has the place of a float's low half where C passes floats in registers of their own (x86-64, AArch64),
 * so that it can be returned without a type that these compilers do not have.
 */
#include <stdint.h>
#include <string.h>

float __truncsfbf2(float x);
float __truncdfbf2(double x);
float __truncxfbf2(long double x);

/* Round to nearest, ties to even; NaN stays a quiet NaN. */
__attribute__((weak)) float __truncsfbf2(float x) {
  uint32_t bits;
  memcpy(&bits, &x, sizeof bits);
  if (x != x)
    bits = (bits >> 16) | 0x40;
  else
    bits = (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
  memcpy(&x, &bits, sizeof bits);
  return x;
}

/* A float from which rounding goes the same way as from x: truncated, with its last bit set if that lost anything. */
static float sticky(float near, int above, int below) {
  uint32_t bits;
  memcpy(&bits, &near, sizeof bits);
  int positive = !(bits >> 31);
  if (positive ? above : below) /* rounded away from zero */
    bits -= 1;
  if (above || below)
    bits |= 1;
  memcpy(&near, &bits, sizeof bits);
  return near;
}

__attribute__((weak)) float __truncdfbf2(double x) {
  float near = (float)x;
  return __truncsfbf2(sticky(near, near > x, near < x));
}

__attribute__((weak)) float __truncxfbf2(long double x) {
  float near = (float)x;
  return __truncsfbf2(sticky(near, near > x, near < x));
}
