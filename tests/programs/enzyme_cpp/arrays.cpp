/* std::array: by reference, inside of structs, of arrays; fill, swap, comparison with constants.
 *
 * EXPECT: 8.000000 16.000000 24.000000
 * EXPECT: 2.000000 3.000000 0.000000 5.000000
 */
#include <array>
#include <cstdio>

extern int enzyme_dup;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

using Three = std::array<double, 3>;

static double energy(const Three &x)
{
    Three y;
    y.fill(2.0);
    Three z = x;
    y.swap(z);
    double sum = 0;
    for (std::size_t i = 0; i < y.size(); i++)
        sum += y[i] * y[i] * z[i] * z[i];
    return sum;
}

struct Cell {
    std::array<std::array<double, 2>, 2> m;
};

static double trace(const Cell &c)
{
    static constexpr std::array<double, 4> factors{2, 3, 0, 5};
    double sum = 0;
    std::size_t k = 0;
    for (const auto &row : c.m)
        for (double each : row)
            sum += factors[k++] * each;
    return sum;
}

int main()
{
    Three x{1, 2, 3}, dx{};
    __enzyme_autodiff(energy, enzyme_dup, &x, &dx);
    std::printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
    Cell c{{{{1, 1}, {1, 1}}}}, dc{};
    __enzyme_autodiff(trace, enzyme_dup, &c, &dc);
    std::printf("%.6f %.6f %.6f %.6f\n", dc.m[0][0], dc.m[0][1], dc.m[1][0], dc.m[1][1]);
}
