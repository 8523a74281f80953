/* A registered gradient pair of a function of a number, wrong on purpose: the result shows that it was asked, once for
 * each call, with what its augmented half kept.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"
#include <stdlib.h>

double __enzyme_autodiff(void *, ...);
struct taped { void *tape; double value; };

static int forward_calls, reverse_calls;

__attribute__((noinline)) double rough(double x) { return x * x * x; }
struct taped rough_forward(double x)
{
    struct taped t = {malloc(sizeof(double)), x * x * x};
    *(double *)t.tape = 100 + x;
    forward_calls++;
    return t;
}
double rough_reverse(double x, double adjoint, void *tape)
{
    double kept = *(double *)tape;
    free(tape);
    reverse_calls++;
    return kept * adjoint + 0 * x;
}
void *__enzyme_register_gradient_rough[] = {(void *)rough, (void *)rough_forward, (void *)rough_reverse};

static double twice(double x) { return 2 * rough(x); }
static double looped(double x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += i * rough(x + i);
    return sum;
}

int main(void)
{
    CHECK(__enzyme_autodiff((void *)twice, hide(2)), 204);
    CHECK(forward_calls, 1);
    CHECK(reverse_calls, 1);
    CHECK(__enzyme_autodiff((void *)looped, hide(2), hide_int(4)), 103 + 2 * 104 + 3 * 105);
    CHECK(forward_calls, reverse_calls);
    CHECK(reverse_calls >= 4, 1);
    CHECK(__enzyme_autodiff((void *)rough, hide(2)), 102);
    CHECK(rough(2), 8);
    return report();
}
