/* An allocator of one's own: its blocks get shadows from itself, cleared.
 *
 * EXPECT: 12.000000
 * EXPECT: 2 blocks taken, 2 given back
 */
#include <irad.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int taken, given;

void *take(size_t size)
{
    void *block = malloc(size);
    memset(block, 0x7f, size);
    taken++;
    return block;
}

void give(void *block)
{
    given++;
    free(block);
}

void *__irad_allocation_like_take[] = {(void *)take, (char *)"0", (char *)"-1", (void *)give};

static double power(double x, int n)
{
    double *p = take(sizeof(double) * (size_t)(n + 1));
    p[0] = 1;
    for (int i = 1; i <= n; i++)
        p[i] = p[i - 1] * x;
    double result = p[n];
    give(p);
    return result;
}

int main(void)
{
    printf("%.6f\n", __irad_autodiff((void *)power, 2.0, 3));
    printf("%d blocks taken, %d given back\n", taken, given);
    return 0;
}
