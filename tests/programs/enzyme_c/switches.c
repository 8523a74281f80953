/* switch: with fall-through, sparse cases, nested, on a running state, without a default.
 *
 * EXPECT: 10 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static double apply(int code, double x)
{
    double y = x;
    switch (code) {
    case 0:
        return 5;
    case 1:
        y = y * x;
        /* fall through */
    case 2:
        y = y + 3 * x;
        break;
    case 100:
        y = sin(x);
        break;
    case -7:
        switch ((int)x) {
        case 2:
            return x * x * x;
        }
        y = 0;
    }
    return y;
}
static double automaton(const double *RESTRICT x, int n)
{
    enum { ADD, SCALE, SQUARE } state = ADD;
    double acc = 1;
    for (int i = 0; i < n; i++)
        switch (state) {
        case ADD:
            acc += x[i];
            state = SCALE;
            break;
        case SCALE:
            acc *= x[i];
            state = acc > 10 ? SQUARE : ADD;
            break;
        case SQUARE:
            acc *= acc;
            state = ADD;
        }
    return acc;
}

int main(void)
{
    double x = hide(2);
    CHECK(__irad_autodiff((void *)apply, irad_const, hide_int(0), x), 0);
    CHECK(__irad_autodiff((void *)apply, irad_const, hide_int(1), x), 2 * x + 3);
    CHECK(__irad_autodiff((void *)apply, irad_const, hide_int(2), x), 4);
    CHECK(__irad_autodiff((void *)apply, irad_const, hide_int(100), x), cos(x));
    CHECK(__irad_autodiff((void *)apply, irad_const, hide_int(-7), x), 12);
    CHECK(__irad_autodiff((void *)apply, irad_const, hide_int(55), x), 1);
    double v[4] = {hide(2), hide(4), hide(8), hide(1)}, d[4] = {0}; /* ((1 + v0) v1)^2 + v3 */
    __irad_autodiff((void *)automaton, irad_dup, v, d, irad_const, hide_int(4));
    CHECK(d[0], 2 * 12 * 4);
    CHECK(d[1], 2 * 12 * 3);
    CHECK(d[2], 0);
    CHECK(d[3], 1);
    return report();
}
