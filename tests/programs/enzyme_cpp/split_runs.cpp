/* Forward and reverse apart: objects that are overwritten in between, results and their adjoints, several tapes.
 *
 * EXPECT: 32.000000
 * EXPECT: 40.000000 50.000000 60.000000
 * EXPECT: 4.000000 12.000000
 * EXPECT: 3.000000 6.000000
 */
#include <irad.h>
#include <cstdio>
#include <vector>

static double dot(const std::vector<double> &x, const std::vector<double> &y)
{
    double sum = 0;
    for (std::size_t i = 0; i < x.size(); i++)
        sum += x[i] * y[i];
    return sum;
}

static double product(double x, double y) { return x * x * y; }

static void scale(double factor, double *x)
{
    x[0] *= factor;
    x[1] *= factor;
}

int main()
{
    std::vector<double> x{1, 2, 3}, dx(3), y{4, 5, 6};
    auto run = irad::augmentfwd(dot, irad::Dup(x, dx), irad::Const(y));
    y.assign(3, 100);
    irad::reverse(dot, irad::Dup(x, dx), irad::Const(y), 10.0, run);
    std::printf("%.6f\n%.6f %.6f %.6f\n", run.value, dx[0], dx[1], dx[2]);

    auto one = irad::augmentfwd(product, irad::Active(2.0), irad::Const(1.0));
    auto two = irad::augmentfwd(product, irad::Active(2.0), irad::Const(3.0));
    double second = irad::reverse(product, irad::Active(2.0), irad::Const(3.0), two);
    std::printf("%.6f %.6f\n", irad::reverse(product, irad::Active(2.0), irad::Const(1.0), one), second);

    double z[2] = {1, 2}, dz[2] = {1, 1};
    auto three = irad::augmentfwd(scale, irad::Active(2.0), irad::Dup(z, dz));
    double d = irad::reverse(scale, irad::Active(2.0), irad::Dup(z, dz), three);
    std::printf("%.6f %.6f\n", d, z[0] + z[1]);
}
