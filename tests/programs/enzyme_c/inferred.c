/* No markers: numbers are active, pointers to numbers come with shadows, everything else is constant.
 *
 * EXPECT: 9 right, 0 wrong
 */
#include "check.h"

double __enzyme_autodiff(void *, ...);
struct two { double a, b; };
struct two __enzyme_autodiff_two(void *, ...);

static double square(double x) { return x * x; }
static double product(double x, double y) { return x * y; }
static double picked(const int *which, const double *RESTRICT x, int n, double scale)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += scale * x[which[i]];
    return sum;
}
static double rows(const double *const *RESTRICT r, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += r[i][0] * r[i][1];
    return sum;
}

int main(void)
{
    CHECK(__enzyme_autodiff((void *)square, hide(3)), 6);
    struct two d = __enzyme_autodiff_two((void *)product, hide(3), hide(5));
    CHECK(d.a, 5);
    CHECK(d.b, 3);

    int which[4] = {2, 0, 2, 1};
    double x[3] = {1, 2, 4}, dx[3] = {0};
    double ds = __enzyme_autodiff((void *)picked, which, x, dx, hide_int(3), hide(7));
    CHECK(ds, 9);
    CHECK(dx[0], 7);
    CHECK(dx[1], 0);
    CHECK(dx[2], 14);

    double one[2] = {1, 2}, two[2] = {3, 4}, d1[2] = {0}, d2[2] = {0};
    double *r[2] = {one, two}, *dr[2] = {d1, d2};
    __enzyme_autodiff((void *)rows, r, dr, 2);
    CHECK(d1[0], 2);
    CHECK(d2[1], 3);
    return report();
}
