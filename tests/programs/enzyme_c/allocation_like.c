/* An allocator of one's own: shadows come from it too, cleared although it hands out dirty memory, and go back to it.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);

static double pool[4096];
static int top, live, most;

__attribute__((noinline)) void *take(int tag, unsigned long bytes)
{
    double *block = pool + top;
    top += (int)((bytes + 7) / 8) + tag;
    for (unsigned long i = 0; i < bytes / 8; i++)
        block[i] = 1e30;
    live++;
    most = live > most ? live : most;
    return block;
}
__attribute__((noinline)) void give(void *block) { live -= block != 0; }
void *__enzyme_allocation_like_take[] = {(void *)take, (void *)"1", (void *)"-1", (void *)give};

static double f(const double *x, int n)
{
    double sum = 0;
    for (int round = 1; round <= 2; round++) {
        double *work = take(0, n * sizeof(double));
        for (int i = 0; i < n; i++)
            work[i] = x[i] * x[i] * round;
        for (int i = 1; i < n; i++)
            work[i] += work[i - 1];
        sum += work[n - 1] * work[0];
        give(work);
    }
    return sum;
}

int main(void)
{
    double x[3] = {hide(1), hide(2), hide(3)}, dx[3] = {0};
    CHECK(f(x, 3), 5 * 14);
    CHECK(live, 0);
    CHECK(most, 1);
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, hide_int(3));
    CHECK(dx[0], 5 * (2 * 14 + 2));
    CHECK(dx[1], 5 * 4);
    CHECK(dx[2], 5 * 6);
    CHECK(live, 0);
    CHECK(most >= 2, 1);
    return report();
}
