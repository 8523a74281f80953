/* Functions that print what they compute: once, as the primal would, and in its order.
 *
 * EXPECT: step 0: 2.0
 * EXPECT: step 1: 4.0
 * EXPECT: total 6
 * EXPECT: 2 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static double verbose(double x, int n)
{
    double sum = 0;
    char line[64];
    for (int i = 0; i < n; i++) {
        printf("step %d: %.1f\n", i, x);
        sum += x;
        x = x * 2;
    }
    snprintf(line, sizeof line, "total %g", sum);
    puts(line);
    fflush(stdout);
    return sum * sum;
}

int main(void)
{
    CHECK(__irad_autodiff((void *)verbose, hide(2), hide_int(2)), 2 * 6 * 3);
    fprintf(stderr, "%s", "");
    CHECK(right, 1);
    return report();
}
