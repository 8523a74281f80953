/* Tangents in several directions at once: of numbers, of memory in place, through calls, globals, blocks and loops.
 *
 * EXPECT: 26 right, 0 wrong
 */
#include "check.h"
#include <irad.h>
#include <stdlib.h>

extern int enzyme_width, enzyme_dupv;
struct two { double first, second; };
struct three { double first, second, third; };
struct two __irad_fwddiff_two(void *, ...);
struct three __enzyme_fwddiff_three(void *, ...);
void __irad_fwddiff_memory(void *, ...);

static double total;

__attribute__((noinline)) static double grow(double x, double *power)
{
    total += x;
    *power = *power * x;
    return sin(x) * *power;
}

/* y (x + x^2 + x^3) sin x + 3 x^2 */
static double f(double x, double y)
{
    double power = y, sum = 0;
    total = 0;
    for (int i = 0; i < 3; i++)
        sum += grow(x, &power);
    double *block = malloc(sizeof *block);
    *block = x * total;
    sum += *block;
    free(block);
    return sum;
}
static double by_x(double x, double y)
{
    double p = x + x * x + x * x * x, slope = 1 + 2 * x + 3 * x * x;
    return y * (slope * sin(x) + p * cos(x)) + 6 * x;
}
static double by_y(double x) { return (x + x * x + x * x * x) * sin(x); }

/* Each element is squared, and what the one before has become is added to it. */
static void in_place(double *RESTRICT x, int n)
{
    for (int i = 0; i < n; i++)
        x[i] = x[i] * x[i] + (i ? x[i - 1] : 0);
}

struct pair { double value; struct pair *next; };
static double chained(const struct pair *p)
{
    double product = 1;
    for (; p; p = p->next)
        product *= p->value;
    return product;
}

static void check_memory(const double *x, const double *d, const double *e)
{
    CHECK(x[0], 1);
    CHECK(x[1], 5);
    CHECK(x[2], 14);
    CHECK(d[0], 2);
    CHECK(d[1], 2);
    CHECK(d[2], 2);
    CHECK(e[0], 0);
    CHECK(e[1], 4);
    CHECK(e[2], 4);
}

int main(void)
{
    double x = hide(0.5), y = hide(2);
    struct two d = __irad_fwddiff_two((void *)f, irad_width, 2, irad_dup, x, 1.0, 0.0, irad_dup, y, 0.0, 1.0);
    CHECK(d.first, by_x(x, y));
    CHECK(d.second, by_y(x));
    struct three t = __enzyme_fwddiff_three((void *)f, enzyme_width, 3, x, 1.0, 2.0, 0.0, enzyme_const, y);
    CHECK(t.first, by_x(x, y));
    CHECK(t.second, 2 * by_x(x, y));
    CHECK(t.third, 0);

    double a[3] = {hide(1), 2, 3}, da[3] = {1, 0, 0}, ea[3] = {0, 1, 0};
    __irad_fwddiff_memory((void *)in_place, irad_width, 2, irad_dup, a, da, ea, irad_const, hide_int(3));
    check_memory(a, da, ea);

    double b[3] = {hide(1), 2, 3}, both[8] = {1, 0, 0, 0, 0, 1, 0, 0}; /* 32 bytes apart */
    __irad_fwddiff_memory((void *)in_place, enzyme_width, 2, enzyme_dupv, 32, b, both, irad_const, hide_int(3));
    check_memory(b, both, both + 4);

    struct pair last = {hide(3), 0}, first = {hide(2), &last};
    struct pair d_last = {0, 0}, d_first = {1, &d_last}, e_last = {1, 0}, e_first = {0, &e_last};
    struct two c = __irad_fwddiff_two((void *)chained, irad_width, 2, irad_dup, &first, &d_first, &e_first);
    CHECK(c.first, 3);
    CHECK(c.second, 2);
    CHECK(chained(&first), 6);
    return report();
}
