/* <numeric>: accumulate, inner_product, partial_sum, adjacent_difference, iota, transform_reduce, reduce.
 *
 * EXPECT: 1.000000 1.000000 1.000000
 * EXPECT: 6.000000 3.000000 2.000000
 * EXPECT: 2.000000 4.000000 6.000000
 * EXPECT: 20.000000 18.000000 12.000000
 * EXPECT: -2.000000 0.000000 2.000000
 * EXPECT: 3.000000 12.000000 27.000000
 */
#include <irad.h>
#include <cstdio>
#include <functional>
#include <numeric>
#include <vector>

using Vector = std::vector<double>;

static double sum(const Vector &x) { return std::accumulate(x.begin(), x.end(), 0.0); }
static double product(const Vector &x) { return std::accumulate(x.begin(), x.end(), 1.0, std::multiplies<>()); }
static double dot(const Vector &x) { return std::inner_product(x.begin(), x.end(), x.begin(), 0.0); }
static double sums(const Vector &x)
{
    double y[3];
    std::partial_sum(x.begin(), x.end(), y);
    return std::inner_product(y, y + 3, y, 0.0);
}
static double differences(const Vector &x)
{
    double y[3];
    std::adjacent_difference(x.begin(), x.end(), y);
    return y[1] * y[1] + y[2] * y[2];
}
static double cubes(const Vector &x)
{
    int positions[3];
    std::iota(positions, positions + 3, 0);
    return std::transform_reduce(positions, positions + 3, 0.0, std::plus<>(),
                                 [&x](int i) { return x[i] * x[i] * x[i]; }) +
           0 * std::reduce(x.begin(), x.end());
}

int main()
{
    double (*each[])(const Vector &) = {sum, product, dot, sums, differences, cubes};
    (void)each;
    Vector x{1, 2, 3};
    auto show = [&x](const Vector &dx) { std::printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]); };
    Vector a(3), b(3), c(3), d(3), e(3), f(3);
    irad::autodiff(sum, irad::Dup(x, a));
    irad::autodiff(product, irad::Dup(x, b));
    irad::autodiff(dot, irad::Dup(x, c));
    irad::autodiff(sums, irad::Dup(x, d));
    irad::autodiff(differences, irad::Dup(x, e));
    irad::autodiff(cubes, irad::Dup(x, f));
    show(a), show(b), show(c), show(d), show(e), show(f);
}
