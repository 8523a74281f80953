/* What these programs check their values with. */
#ifndef CHECK_H
#define CHECK_H

#include <math.h>
#include <stdio.h>

static int right, wrong;

/* A value within a billionth; complains with the line where it is not. */
#define CHECK(got, want) check_within(__LINE__, (double)(got), (double)(want), 1e-9)
/* The same for single precision and finite differences. */
#define CHECK_ROUGHLY(got, want) check_within(__LINE__, (double)(got), (double)(want), 2e-5)

static void check_within(int line, double got, double want, double tolerance)
{
    if (got == want || fabs(got - want) <= tolerance * (1 + fabs(want))) {
        right++;
    } else {
        wrong++;
        printf("line %d: %.12g instead of %.12g\n", line, got, want);
    }
}

/* A number of which the optimiser knows nothing. */
static inline double hide(double x)
{
    volatile double hidden = x;
    return hidden;
}
static inline int hide_int(int n)
{
    volatile int hidden = n;
    return hidden;
}

static int report(void)
{
    printf("%d right, %d wrong\n", right, wrong);
    return 0;
}

#endif
