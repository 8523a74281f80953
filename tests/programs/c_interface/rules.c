/* Registered rules. The registered derivatives are wrong on purpose: their results show that they were asked.
 *
 * EXPECT: 1000.000000
 * EXPECT: 7.000000
 * EXPECT: 10.000000 20.000000
 * EXPECT: 0.500000
 * EXPECT: 2.000000
 * EXPECT: calls 1
 * EXPECT: 11.000000 22.000000 33.000000
 * EXPECT: 7.000000
 * EXPECT: 500.000000 7.000000 0.500000
 */
#include <irad.h>
#include <math.h>
#include <stdio.h>

struct taped { void *tape; double value; };
struct triple { double x, y, z; };
struct triple __irad_autodiff_triple(void *, ...);

/* a gradient pair of a function of a number */
double cube(double x) { return x * x * x; }
struct taped cube_forward(double x)
{
    struct taped t = {(void *)0, x * x * x};
    return t;
}
double cube_reverse(double x, double adjoint, void *tape) { return 500 * adjoint + 0 * x; }
void *__irad_register_gradient_cube[] = {(void *)cube, (void *)cube_forward, (void *)cube_reverse};
static double twice_cube(double x) { return 2 * cube(x); }

/* and its tangent, told apart from its gradient */
double cube_tangent(double x, double dx) { return 7 * dx + 0 * x; }
void *__irad_register_derivative_cube[] = {(void *)cube, (void *)cube_tangent};
static double just_cube(double x) { return cube(x); }

/* a gradient pair of a function of memory */
void copy(const double *in, double *out) { out[0] = in[0], out[1] = in[1]; }
void *copy_forward(const double *in, double *din, double *out, double *dout)
{
    copy(in, out);
    return dout;
}
void copy_reverse(const double *in, double *din, double *out, double *dout, void *tape)
{
    if (tape != dout)
        printf("the tape is not what the forward half returned\n");
    for (int i = 0; i < 2; i++) {
        din[i] += 10 * dout[i];
        dout[i] = 0;
    }
}
void *__irad_register_gradient_copy[] = {(void *)copy, (void *)copy_forward, (void *)copy_reverse};
static double through_copy(const double *x)
{
    double y[2];
    copy(x, y);
    return y[0] + 2 * y[1];
}

/* a function of one's own, differentiated as one of libm */
double my_log1p(double x) { return log(1 + x); }
void *__irad_function_like_log1p[] = {(void *)my_log1p, "log1p"};
static double like(double x) { return my_log1p(x); }

/* a function that carries no derivative, and runs once */
static int calls;
double count(double x)
{
    calls++;
    return x;
}
void *__irad_inactivefn_count[] = {(void *)count};
static double counted(double x) { return x * count(x); }

/* a gradient pair of three numbers, whose adjoints come back in a hidden struct */
double sum(double x, double y, double z) { return x + y + z; }
struct taped sum_forward(double x, double y, double z)
{
    struct taped t = {(void *)0, x + y + z};
    return t;
}
struct triple sum_reverse(double x, double y, double z, double adjoint, void *tape)
{
    struct triple t = {11 * adjoint, 22 * adjoint, 33 * adjoint};
    return t;
}
void *__irad_register_gradient_sum[] = {(void *)sum, (void *)sum_forward, (void *)sum_reverse};
static double through_sum(double x, double y, double z) { return sum(x, y, z); }

/* a global that carries no derivative */
double last;
void *__irad_inactive_global_last[] = {&last};
static double remembered(double x)
{
    last = 3 * x;
    return 7 * x;
}

int main(void)
{
    printf("%.6f\n", __irad_autodiff((void *)twice_cube, 3.0));
    printf("%.6f\n", __irad_fwddiff((void *)just_cube, irad_dup, 3.0, 1.0));
    double x[2] = {1, 2}, dx[2] = {0};
    __irad_autodiff((void *)through_copy, irad_dup, x, dx);
    printf("%.6f %.6f\n", dx[0], dx[1]);
    printf("%.6f\n", __irad_autodiff((void *)like, 1.0));
    printf("%.6f\n", __irad_autodiff((void *)counted, 2.0));
    printf("calls %d\n", calls);
    struct triple t = __irad_autodiff_triple((void *)through_sum, 1.0, 2.0, 3.0);
    printf("%.6f %.6f %.6f\n", t.x, t.y, t.z);
    printf("%.6f\n", __irad_autodiff((void *)remembered, 2.0));
    double direct = __irad_autodiff((void *)cube, 3.0);
    printf("%.6f %.6f", direct, __irad_fwddiff((void *)cube, irad_dup, 3.0, 1.0));
    printf(" %.6f\n", __irad_autodiff((void *)my_log1p, 1.0));
    return 0;
}
