/* Numbers by their bits: the sign cleared by a mask, flipped by exclusive or, taken from another number.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"
#include <irad.h>
#include <stdint.h>
#include <string.h>

static double masked(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    bits &= ~(UINT64_C(1) << 63);
    memcpy(&x, &bits, sizeof bits);
    return x * x * x;
}
static double flipped(double x)
{
    union { double number; uint64_t bits; } u = {x};
    u.bits ^= UINT64_C(1) << 63;
    return u.number * 3;
}
static float masked_float(float x)
{
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    bits &= 0x7fffffffu;
    memcpy(&x, &bits, sizeof bits);
    return x * x;
}
static double signs(double x, double y) { return copysign(x * x, y) + fabs(y) * 2; }

struct pair { double a, b; };
struct pair __irad_autodiff_pair(void *, ...);
float __irad_autodiff_float(float (*)(float), float);

int main(void)
{
    CHECK(__irad_autodiff((void *)masked, hide(-2)), -12);
    CHECK(__irad_autodiff((void *)masked, hide(2)), 12);
    CHECK(__irad_autodiff((void *)flipped, hide(5)), -3);
    CHECK(__irad_autodiff_float(masked_float, (float)hide(-3)), -6);
    struct pair d = __irad_autodiff_pair((void *)signs, hide(3), hide(-1));
    CHECK(d.a, -6);
    CHECK(d.b, -2);
    d = __irad_autodiff_pair((void *)signs, hide(-3), hide(1));
    CHECK(d.a, -6);
    CHECK(d.b, 2);
    return report();
}
