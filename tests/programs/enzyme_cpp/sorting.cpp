/* std::sort and its relatives on numbers that carry derivatives: each adjoint finds its way back to its place.
 *
 * EXPECT: 3.000000 1.000000 4.000000 2.000000 5.000000
 * EXPECT: 0.000000 0.000000 1.000000 0.000000 0.000000
 * EXPECT: 30.000000 10.000000 40.000000 20.000000 50.000000
 */
#include <algorithm>
#include <cstdio>
#include <vector>

extern int enzyme_dup;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

static double ranked(const double *x)
{
    double y[5];
    for (int i = 0; i < 5; i++)
        y[i] = x[i];
    std::sort(y, y + 5);
    double sum = 0;
    for (int i = 0; i < 5; i++)
        sum += (i + 1) * y[i];
    return sum;
}

static double median(const double *x)
{
    std::vector<double> y(x, x + 5);
    std::nth_element(y.begin(), y.begin() + 3, y.end());
    return y[3];
}

static double by_position(const double *x)
{
    int order[5] = {0, 1, 2, 3, 4};
    std::sort(order, order + 5, [x](int a, int b) { return x[a] < x[b]; });
    double sum = 0;
    for (int i = 0; i < 5; i++)
        sum += 10 * (i + 1) * x[order[i]];
    return sum;
}

int main()
{
    double x[5] = {0.3, 0.1, 0.4, 0.2, 0.5}, a[5] = {}, b[5] = {}, c[5] = {};
    __enzyme_autodiff(ranked, enzyme_dup, x, a);
    __enzyme_autodiff(median, enzyme_dup, x, b);
    __enzyme_autodiff(by_position, enzyme_dup, x, c);
    for (double *each : {a, b, c})
        std::printf("%.6f %.6f %.6f %.6f %.6f\n", each[0], each[1], each[2], each[3], each[4]);
}
