/* Globals declared to carry no derivative: a counter of doubles, a log of values, a scale read back.
 *
 * EXPECT: 4 right, 0 wrong
 */
#include "check.h"

double __enzyme_autodiff(void *, ...);

double evaluations;
double history[4];
void *__enzyme_inactive_global_evaluations[] = {(void *)&evaluations};
void *__enzyme_inactive_global_history[] = {(void *)history};

static double f(double x)
{
    evaluations += 1;
    int now = (int)evaluations & 3;
    history[now] = x;
    return x * x * history[now - 1]; /* of the call before: a constant */
}

int main(void)
{
    history[0] = hide(5);
    CHECK(__enzyme_autodiff((void *)f, hide(3)), 30);
    CHECK(evaluations, 1);
    CHECK(history[1], 3);
    CHECK(__enzyme_autodiff((void *)f, hide(2)), 12);
    return report();
}
