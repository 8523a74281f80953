/* std::unordered_map with keys that carry no derivative: read, and made inside until it is hashed anew.
 *
 * EXPECT: 2.000000 3.000000 5.000000
 * EXPECT: 197.000000
 */
#include <cstdio>
#include <unordered_map>

extern int enzyme_dup;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

using Map = std::unordered_map<int, double>;

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
    for (int i = 0; i < 20; i++)
        m[i * 7] = i * x;
    m[7] += 3 * x * x;
    double sum = 0;
    for (const auto &each : m)
        sum += each.second;
    return sum + m.at(14);
}

int main()
{
    Map m{{2, 1.0}, {3, 1.0}, {5, 1.0}}, dm(m);
    for (auto &each : dm)
        each.second = 0;
    __enzyme_autodiff(weighted, enzyme_dup, &m, &dm);
    std::printf("%.6f %.6f %.6f\n", dm[2], dm[3], dm[5]);
    std::printf("%.6f\n", __enzyme_autodiff(made, 0.5) + 2);
}
