/* std::map with keys that carry no derivative: read, and made inside.
 *
 * EXPECT: 2.000000 3.000000 5.000000
 * EXPECT: 12.000000
 */
#include <cstdio>
#include <map>

extern int enzyme_dup;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

using Map = std::map<int, double>;

static double weighted(const Map &m)
{
    double sum = 0;
    for (const auto &[key, value] : m)
        sum += key * value;
    return sum;
}

static double made(double x)
{
    Map m;
    for (int i = 0; i < 8; i++)
        m[i * 5 % 8] = i * x;
    m[3] += x * x;
    double sum = 0;
    for (const auto &each : m)
        sum += each.first < 4 ? each.second : 0;
    return sum + m.at(3) - m.find(3)->second;
}

int main()
{
    Map m{{2, 1.0}, {3, 1.0}, {5, 1.0}}, dm{{2, 0.0}, {3, 0.0}, {5, 0.0}};
    __enzyme_autodiff(weighted, enzyme_dup, &m, &dm);
    std::printf("%.6f %.6f %.6f\n", dm[2], dm[3], dm[5]);
    std::printf("%.6f\n", __enzyme_autodiff(made, 0.5) - 3);
}
