/* Mathematical functions that set errno: it is as the primal leaves it.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"
#include <errno.h>
#include <irad.h>

static double careful(double x)
{
    errno = 0;
    double y = log(x);
    if (errno)
        return 3 * x;
    return 2 * y;
}

int main(void)
{
    double x = hide(2);
    CHECK(__irad_autodiff((void *)careful, x), 1);
    CHECK(errno, 0);
    CHECK(__irad_autodiff((void *)careful, hide(-1)), 3);
    CHECK(errno != 0, 1);
    return report();
}
