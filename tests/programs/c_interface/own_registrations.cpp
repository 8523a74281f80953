/* Registrations that no other file sees, which a compiler leaves out where nothing names them.
 *
 * EXPECT: 100 7 1
 */
#include <irad.h>
#include <cstdio>

static double square(double x) { return x * x; }
static double square_forward(double x) { return x * x; }
static double square_reverse(double, double adjoint) { return 100 * adjoint; }
static void *__irad_register_gradient_square[] = {(void *)square, (void *)square_forward, (void *)square_reverse};

static double cube(double x) { return x * x * x; }
static double cube_tangent(double, double dx) { return 7 * dx; }
namespace {
void *const __enzyme_register_derivative_cube[2]{(void *)cube, (void *)cube_tangent};
}

static double logged(double x) { return x * x; }
inline void *__irad_inactivefn_logged = (void *)logged;

static double f(double x) { return square(x); }
static double g(double x) { return cube(x); }
static double h(double x) { return x + logged(x); }

int main()
{
    std::printf("%g %g %g\n", __irad_autodiff(f, 3.), __irad_fwddiff(g, 3., 1.), __irad_autodiff(h, 3.));
}
