/* <algorithm>: transform, min and max element, clamp, for_each, reverse, copy, fill, count_if.
 *
 * EXPECT: 4.000000 0.000000 0.000000 -1.000000
 * EXPECT: 2.000000 4.000000 6.000000 8.000000
 * EXPECT: 4.000000 3.000000 2.000000 1.000000
 * EXPECT: 0.000000 4.000000 6.000000 0.000000
 */
#include <algorithm>
#include <cstdio>

extern int enzyme_dup;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

static double extremes(const double *x)
{
    double largest = *std::max_element(x, x + 4), smallest = *std::min_element(x, x + 4);
    return 2 * largest * largest - smallest;
}

static double transformed(const double *x)
{
    double y[4];
    std::transform(x, x + 4, x, y, [](double a, double b) { return a * b; });
    double sum = 0;
    std::for_each(y, y + 4, [&sum](double each) { sum += each; });
    return sum;
}

static double reversed(const double *x)
{
    double y[4];
    std::copy(x, x + 4, y);
    std::reverse(y, y + 4);
    double sum = 0;
    for (int i = 0; i < 4; i++)
        sum += (i + 1) * y[i];
    return sum;
}

static double clamped(const double *x)
{
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        double each = std::clamp(x[i], 1.5, 3.5);
        sum += each * each;
    }
    return sum + 0 * std::count_if(x, x + 4, [](double each) { return each > 2; });
}

int main()
{
    double x[4] = {1, 0.5, 0.25, 0.125}, y[4] = {1, 2, 3, 4};
    double a[4] = {}, b[4] = {}, c[4] = {}, d[4] = {};
    __enzyme_autodiff(extremes, enzyme_dup, x, a);
    __enzyme_autodiff(transformed, enzyme_dup, y, b);
    __enzyme_autodiff(reversed, enzyme_dup, y, c);
    __enzyme_autodiff(clamped, enzyme_dup, y, d);
    for (double *each : {a, b, c, d})
        std::printf("%.6f %.6f %.6f %.6f\n", each[0], each[1], each[2], each[3]);
}
