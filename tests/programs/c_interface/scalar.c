/* Numbers by value: every marker form, and results of each size.
 *
 * EXPECT: 6.000000
 * EXPECT: 6.000000
 * EXPECT: 12.000000
 * EXPECT: 12.000000 4.000000
 * EXPECT: 15.000000 10.000000 6.000000
 * EXPECT: 12.000000
 */
#include <irad.h>
#include <stdio.h>

struct pair { double x, y; };
struct triple { double x, y, z; };
struct pair __irad_autodiff_pair(void *, ...);
struct triple __irad_autodiff_triple(void *, ...);

static double square(double x) { return x * x; }
static double surface(double x, double y) { return x * x * y; }
static double volume(double x, double y, double z) { return x * y * z; }

int main(void)
{
    printf("%.6f\n", __irad_autodiff((void *)square, 3.0));
    printf("%.6f\n", __irad_autodiff((void *)square, irad_out, 3.0));
    printf("%.6f\n", __irad_autodiff((void *)surface, irad_out, 2.0, irad_const, 3.0));
    struct pair p = __irad_autodiff_pair((void *)surface, irad_out, 2.0, irad_out, 3.0);
    printf("%.6f %.6f\n", p.x, p.y);
    struct triple t = __irad_autodiff_triple((void *)volume, 2.0, 3.0, 5.0);
    printf("%.6f %.6f %.6f\n", t.x, t.y, t.z);
    printf("%.6f\n", __irad_autodiff((void *)surface, &irad_out, 2.0, &irad_const, 3.0));
    return 0;
}
