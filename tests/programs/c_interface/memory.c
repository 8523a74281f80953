/* Memory with shadows: loops, outputs, structs, marked and inferred.
 *
 * EXPECT: 2.000000 4.000000 6.000000
 * EXPECT: 4.000000 8.000000 12.000000
 * EXPECT: 6.000000 12.000000 18.000000
 * EXPECT: 2.000000 4.000000 0.000000
 * EXPECT: 0.500000 4.500000
 * EXPECT: 12.000000
 * EXPECT: 1.000000 2.000000 3.000000
 */
#include <irad.h>
#include <stdio.h>

struct body { double mass; int id; double speed; };

static double sum_of_squares(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}

static void squares(const double *x, double *y, int n)
{
    for (int i = 0; i < n; i++)
        y[i] = x[i] * x[i];
}

static double energy(const struct body *b) { return 0.5 * b->mass * b->speed * b->speed; }

static double weighted(double w, const double *x, const double *c, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += w * x[i] * c[i];
    return sum;
}

int main(void)
{
    double x[3] = {1, 2, 3}, dx[3] = {0};
    __irad_autodiff((void *)sum_of_squares, irad_dup, x, dx, irad_const, 3);
    printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
    __irad_autodiff((void *)sum_of_squares, x, dx, 3);
    printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
    __irad_autodiff((void *)sum_of_squares, irad_dupnoneed, x, dx, 3);
    printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);

    double y[3], dy[3] = {1, 1, 0}, da[3] = {0};
    __irad_autodiff((void *)squares, irad_dup, x, da, irad_dup, y, dy, irad_const, 3);
    printf("%.6f %.6f %.6f\n", da[0], da[1], da[2]);

    struct body b = {3, 1, 1}, db = {0, 1, 1.5};
    __irad_autodiff((void *)energy, &b, &db);
    printf("%.6f %.6f\n", db.mass, db.speed);

    double c[3] = {2, 2, 2}, dz[3] = {0};
    x[0] = 1, x[1] = 2, x[2] = 3;
    printf("%.6f\n", __irad_autodiff((void *)weighted, irad_out, 0.5, irad_dup, x, dz, irad_const, c, irad_const, 3));
    double dc[3] = {0};
    __irad_autodiff((void *)weighted, irad_const, 1.0, irad_const, x, irad_dup, c, dc, irad_const, 3);
    printf("%.6f %.6f %.6f\n", dc[0], dc[1], dc[2]);
    return 0;
}
