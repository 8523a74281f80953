/* A struct of functions with its data behind a pointer: objects, as C writes them.
 *
 * EXPECT: 3 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

struct shape { double (*area)(const struct shape *); double size[2]; };

static double rectangle(const struct shape *s) { return s->size[0] * s->size[1]; }
static double circle(const struct shape *s) { return 3 * s->size[0] * s->size[0]; }

static double total(const double *RESTRICT sizes, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        struct shape s = {i % 2 ? circle : rectangle, {sizes[i], 10}};
        sum += s.area(&s);
    }
    return sum;
}

int main(void)
{
    double x[3] = {hide(1), hide(2), hide(3)}, d[3] = {0};
    __enzyme_autodiff((void *)total, enzyme_dup, x, d, enzyme_const, hide_int(3));
    CHECK(d[0], 10);
    CHECK(d[1], 12);
    CHECK(d[2], 10);
    return report();
}
