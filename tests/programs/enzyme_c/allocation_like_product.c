/* An allocator with two sizes, and one whose release takes the block behind something else; positions as numbers too.
 *
 * EXPECT: 9 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static double pool[4096];
static int top, live;

__attribute__((noinline)) void *rows(int tag, int count, unsigned long bytes)
{
    double *block = pool + top;
    top += (int)(count * bytes / 8) + tag;
    for (unsigned long i = 0; i < count * bytes / 8; i++)
        block[i] = 1e30;
    live++;
    return block;
}
__attribute__((noinline)) void give(void *block) { live -= block != 0; }
void *__irad_allocation_like_rows[] = {(void *)rows, (void *)"1,2", (void *)"-1", (void *)give};

__attribute__((noinline)) void *from(double *where, long bytes, int *used)
{
    double *block = where + *used;
    *used += (int)(bytes / 8);
    return block;
}
__attribute__((noinline)) void back(int *used, void *block) { *used -= block != 0; }
void *__irad_allocation_like_from[] = {(void *)from, (void *)1, (void *)"2,-1", (void *)back};

static double f(const double *x, int n)
{
    double *work = rows(0, n, sizeof(double)), sum = 0;
    for (int i = 0; i < n; i++)
        work[i] = x[i] * x[i] * x[i];
    for (int i = 0; i < n; i++)
        sum += work[i];
    give(work);
    return sum;
}

static double place[256];
static int used;
static double g(double x)
{
    double *block = from(place, 2 * sizeof(double), &used);
    block[0] = x;
    block[1] = block[0] * x;
    return block[0] * block[1];
}

int main(void)
{
    double x[2] = {hide(1), hide(2)}, dx[2] = {0, 0};
    CHECK(f(x, 2), 9);
    CHECK(live, 0);
    __irad_autodiff((void *)f, irad_dup, x, dx, irad_const, hide_int(2));
    CHECK(dx[0], 3);
    CHECK(dx[1], 12);
    CHECK(live, 0);
    CHECK(g(hide(2)), 8);
    CHECK(used, 2);
    CHECK(__irad_autodiff((void *)g, irad_out, hide(2)), 12);
    CHECK(used >= 6, 1); /* the shadow comes from the same place */
    return report();
}
