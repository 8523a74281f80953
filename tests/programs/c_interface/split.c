/* The split pair: memory is overwritten in between, several tapes are alive, the adjoint of the result is given.
 *
 * EXPECT: 2.000000 4.000000 6.000000
 * EXPECT: 14.000000
 * EXPECT: 20.000000 40.000000 60.000000
 * EXPECT: 6.000000 12.000000
 * EXPECT: 5.000000
 */
#include <irad.h>
#include <stdio.h>

struct taped { void *tape; double value; };
struct taped __irad_augmentfwd_value(void *, ...);

static double sum_of_squares(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}
static double cube(double x) { return x * x * x; }
static double half_square(double x) { return 0.5 * x * x; }

int main(void)
{
    double x[3] = {1, 2, 3}, dx[3] = {0};
    void *tape = __irad_augmentfwd((void *)sum_of_squares, irad_dup, x, dx, irad_const, 3);
    x[0] = x[1] = x[2] = 100;
    __irad_reverse((void *)sum_of_squares, irad_dup, x, dx, irad_const, 3, tape);
    printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);

    x[0] = 1, x[1] = 2, x[2] = 3;
    dx[0] = dx[1] = dx[2] = 0;
    struct taped t = __irad_augmentfwd_value((void *)sum_of_squares, irad_dup, x, dx, irad_const, 3);
    printf("%.6f\n", t.value);
    x[0] = x[1] = x[2] = 100;
    __irad_reverse((void *)sum_of_squares, irad_dup, x, dx, irad_const, 3, 10.0, t.tape);
    printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);

    double z = 2.0;
    void *one = __irad_augmentfwd((void *)half_square, 6.0), *two = __irad_augmentfwd((void *)cube, irad_out, z);
    double first = __irad_reverse((void *)half_square, 6.0, one);
    printf("%.6f %.6f\n", first, __irad_reverse((void *)cube, irad_out, z, two));
    void *three = __irad_augmentfwd((void *)half_square, 2.5);
    printf("%.6f\n", __irad_reverse((void *)half_square, 2.5, 2.0, three));
    return 0;
}
