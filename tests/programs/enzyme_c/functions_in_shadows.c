/* What a shadow holds where the primal holds a function: what __irad_virtualreverse makes of it.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

extern int enzyme_dup;
void *__enzyme_virtualreverse(void *);
void *__irad_virtualreverse(void *);
struct law { double (*of)(double); double at; };

static double cubed(double x) { return x * x * x; }
static double slow(double x) { return log(x); }
static double f(const struct law *laws, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += laws[i].of(laws[i].at);
    return sum;
}

int main(void)
{
    struct law laws[2] = {{cubed, hide(2)}, {slow, hide(4)}};
    struct law shadows[2] = {{(double (*)(double))__enzyme_virtualreverse((void *)cubed), 0},
                             {(double (*)(double))__irad_virtualreverse((void *)slow), 1}};
    CHECK(f(laws, 2), 8 + log(4));
    __irad_autodiff((void *)f, enzyme_dup, laws, shadows, irad_const, hide_int(2));
    CHECK(shadows[0].at, 12);
    CHECK(shadows[1].at, 1.25);
    CHECK(laws[1].at, 4);
    return report();
}
