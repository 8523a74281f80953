/* C++: typed calls, results named by template arguments, exceptions in flight, a function template as the target.
 *
 * EXPECT: 6.000000
 * EXPECT: 12.000000 4.000000
 * EXPECT: 4.000000
 * EXPECT: 2.000000 4.000000 6.000000
 */
#include <irad.h>
#include <cstdio>
#include <vector>

struct Pair { double x, y; };

static double square(double x) { return x * x; }
static double surface(double x, double y) { return x * x * y; }
template <typename T> static T fourfold(T x) { return 4 * x; }

static double sum_of_squares(const double *x, int n)
{
    std::vector<double> terms(n);
    for (int i = 0; i < n; i++)
        terms[i] = x[i] * x[i];
    double sum = 0;
    for (double t : terms)
        sum += t;
    return sum;
}

int main()
{
    std::printf("%.6f\n", __irad_autodiff(square, 3.0));
    Pair p = __irad_autodiff<Pair>(surface, 2.0, 3.0);
    std::printf("%.6f %.6f\n", p.x, p.y);
    std::printf("%.6f\n", __irad_autodiff(fourfold<double>, irad_out, 2.0));
    std::vector<double> x{1, 2, 3}, dx(3);
    __irad_autodiff(sum_of_squares, irad_dup, x.data(), dx.data(), irad_const, 3);
    std::printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
}
