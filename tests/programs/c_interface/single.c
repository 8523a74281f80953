/* Single precision: promoted arguments, structs of floats in registers, mixed structs, integers of other widths.
 *
 * EXPECT: 6.000000
 * EXPECT: 6.000000
 * EXPECT: 12.000000 4.000000
 * EXPECT: 15.000000 10.000000 6.000000
 * EXPECT: 12.000000 4.000000
 * EXPECT: 12.000000 4.000000
 * EXPECT: 210.000000 105.000000 70.000000 42.000000 30.000000
 * EXPECT: 24.000000
 * EXPECT: 4.000000
 */
#include <irad.h>
#include <stddef.h>
#include <stdio.h>

struct two { float x, y; };
struct three { float x, y, z; };
struct five { float a, b, c, d, e; };
struct mixed { double x; float y; };
struct mixed_back { float x; double y; };
float __irad_autodiff_float(float (*)(float), float);
struct two __irad_autodiff_two(void *, ...);
struct three __irad_autodiff_three(void *, ...);
struct five __irad_autodiff_five(void *, ...);
struct mixed __irad_autodiff_mixed(void *, ...);
struct mixed_back __irad_autodiff_mixed_back(void *, ...);

static float square(float x) { return x * x; }
static float surface(float x, float y) { return x * x * y; }
static float volume(float x, float y, float z) { return x * y * z; }
static double uneven(double x, float y) { return x * x * y; }
static double uneven_back(float x, double y) { return x * x * y; }
static float product(float a, float b, float c, float d, float e) { return a * b * c * d * e; }
static double scaled(double x, size_t n, short m, char flag) { return flag ? x * x * n * m : x; }
static double shifted(long n, double x, unsigned char c) { return x * (n + c); }

int main(void)
{
    printf("%.6f\n", __irad_autodiff((void *)square, 3.0f));
    printf("%.6f\n", __irad_autodiff_float(square, 3.0f));
    struct two p = __irad_autodiff_two((void *)surface, 2.0f, 3.0f);
    printf("%.6f %.6f\n", p.x, p.y);
    struct three t = __irad_autodiff_three((void *)volume, 2.0f, 3.0f, 5.0f);
    printf("%.6f %.6f %.6f\n", t.x, t.y, t.z);
    struct mixed m = __irad_autodiff_mixed((void *)uneven, 2.0, 3.0f);
    printf("%.6f %.6f\n", m.x, m.y);
    struct mixed_back b = __irad_autodiff_mixed_back((void *)uneven_back, 2.0f, 3.0);
    printf("%.6f %.6f\n", b.x, b.y);
    struct five f = __irad_autodiff_five((void *)product, 1.0f, 2.0f, 3.0f, 5.0f, 7.0f);
    printf("%.6f %.6f %.6f %.6f %.6f\n", f.a, f.b, f.c, f.d, f.e);
    printf("%.6f\n", __irad_autodiff((void *)scaled, 2.0, 3, (short)2, (char)1));
    printf("%.6f\n", __irad_autodiff((void *)shifted, -1, 2.0, (unsigned char)5));
    return 0;
}
