/* std::vector that is only read and written: by index, iterator, range, front and back, data and size.
 *
 * EXPECT: 4.000000 6.000000 20.000000 13.000000
 * EXPECT: 2.000000 4.000000 6.000000 8.000000
 * EXPECT: 4.000000 0.000000 0.000000 1.000000
 */
#include <cstdio>
#include <vector>

extern int enzyme_dup;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

using Vector = std::vector<double>;

static double mixed(const Vector &x)
{
    double sum = x.front() * x.back();
    for (std::size_t i = 0; i + 1 < x.size(); i += 2)
        sum += x[i] * x[i + 1];
    for (auto it = x.begin() + 1; it != x.end(); ++it)
        sum += *it * *(it - 1) * (it - x.begin());
    return sum - x[0] * x[1] * 2;
}

static void squares(const Vector &x, Vector &y)
{
    auto out = y.begin();
    for (double each : x)
        *out++ = each * each;
}

static double ends(const Vector &x)
{
    double sum = 0;
    for (auto it = x.rbegin(); it != x.rend(); ++it)
        sum = sum / 2 + (it == x.rbegin() ? *it * 2 : 0);
    return 4 * x.front() * 1 + 4 * sum * 0 + x.data()[x.size() - 1];
}

int main()
{
    Vector x{1, 2, 3, 4}, dx(4);
    __enzyme_autodiff(mixed, enzyme_dup, &x, &dx);
    std::printf("%.6f %.6f %.6f %.6f\n", dx[0], dx[1], dx[2], dx[3]);
    Vector y(4), dy(4, 1.0), dz(4);
    __enzyme_autodiff(squares, enzyme_dup, &x, &dz, enzyme_dup, &y, &dy);
    std::printf("%.6f %.6f %.6f %.6f\n", dz[0], dz[1], dz[2], dz[3]);
    Vector de(4);
    __enzyme_autodiff(ends, enzyme_dup, &x, &de);
    std::printf("%.6f %.6f %.6f %.6f\n", de[0], de[1], de[2], de[3]);
}
