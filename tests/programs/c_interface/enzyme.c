/* The same names as Enzyme spells them; no header of irad's is needed.
 *
 * EXPECT: 6.000000
 * EXPECT: 6.000000
 * EXPECT: 2.000000 4.000000 6.000000
 * EXPECT: 6.000000
 * EXPECT: 2.000000 4.000000 6.000000
 * EXPECT: 12.000000
 */
#include <stdio.h>

extern int enzyme_const, enzyme_dup, enzyme_out, enzyme_dupnoneed;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void *__enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

double __attribute__((noinline)) my_square(double x) { return x * x; }
double my_square_tangent(double x, double dx) { return 4 * x * dx; } /* wrong on purpose: it shows who is asked */
void *__enzyme_register_derivative_square[] = {(void *)my_square, (void *)my_square_tangent};

static double square(double x) { return x * x; }
static double through(double x) { return my_square(x); }
static double sum_of_squares(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}

int main(void)
{
    double x[3] = {1, 2, 3}, dx[3] = {0}, dz[3] = {0};
    printf("%.6f\n", __enzyme_autodiff((void *)square, 3.0));
    printf("%.6f\n", __enzyme_autodiff((void *)square, enzyme_out, 3.0));
    __enzyme_autodiff((void *)sum_of_squares, enzyme_dup, x, dx, enzyme_const, 3);
    printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
    printf("%.6f\n", __enzyme_fwddiff((void *)square, enzyme_dup, 3.0, 1.0));
    void *tape = __enzyme_augmentfwd((void *)sum_of_squares, enzyme_dup, x, dz, enzyme_const, 3);
    __enzyme_reverse((void *)sum_of_squares, enzyme_dup, x, dz, enzyme_const, 3, tape);
    printf("%.6f %.6f %.6f\n", dz[0], dz[1], dz[2]);
    printf("%.6f\n", __enzyme_fwddiff((void *)through, 3.0, 1.0));
    return 0;
}
