/* A number that is whole or real, as its tag says.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

struct tagged { int kind; union { double real; long whole; } as; };

static double add_up(const struct tagged *t, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += t[i].kind ? t[i].as.real * t[i].as.real : (double)t[i].as.whole;
    return sum;
}

int main(void)
{
    struct tagged t[3] = {{1, {hide(2)}}, {0, {.whole = 5}}, {1, {hide(-1)}}}, d[3] = {{0}};
    CHECK(add_up(t, 3), 10);
    __enzyme_autodiff((void *)add_up, enzyme_dup, t, d, enzyme_const, hide_int(3));
    CHECK(d[0].as.real, 4);
    CHECK(d[1].as.real, 0);
    CHECK(d[2].as.real, -2);
    return report();
}
