/* A struct of integers, floats, doubles and pointers, copied whole and changed in place.
 *
 * EXPECT: 6 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

struct mixed { char flag; float f; int count; double d; const double *data; long stamp; double tail[2]; };

static double f(const struct mixed *m)
{
    struct mixed local = *m;
    local.count++;
    local.tail[1] *= local.d;
    struct mixed other = local;
    other.flag = 0;
    double sum = other.tail[1] * other.f;
    for (int i = 0; i < local.count; i++)
        sum += local.data[i] * local.d;
    return sum + other.tail[0];
}

int main(void)
{
    double data[3] = {hide(1), hide(2), hide(3)}, shadow[3] = {0};
    struct mixed m = {1, 2.0f, 2, hide(5), data, 42, {hide(6), hide(7)}}, d = {.data = shadow};
    __enzyme_autodiff((void *)f, enzyme_dup, &m, &d);
    CHECK(d.f, 35);
    CHECK(d.d, 14 + 6);
    CHECK(d.tail[0], 1);
    CHECK(d.tail[1], 10);
    CHECK(shadow[2], 5);
    CHECK(d.count + d.stamp + d.flag, 0);
    return report();
}
