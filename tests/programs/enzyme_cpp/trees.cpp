/* Large trees: 200 keys in no order, walked in both directions; std::set, std::multimap, lower_bound.
 *
 * EXPECT: 19900.000000 19900.000000
 * EXPECT: 14.000000
 * EXPECT: 19900.000000
 */
#include <irad.h>
#include <cstdio>
#include <map>
#include <set>

static double forwards(double x)
{
    std::map<int, double> m;
    for (int i = 0; i < 200; i++)
        m.emplace(i * 77 % 200, 0.0);
    int last = -1;
    for (auto &[key, value] : m) {
        if (key != last + 1)
            return 0;
        last = key;
        value = key * x;
    }
    double sum = 0;
    for (const auto &each : m)
        sum += each.second;
    return sum;
}

static double backwards(double x)
{
    std::map<int, double> m;
    for (int i = 0; i < 200; i++)
        m[(i * 77 + 5) % 200] = (i * 77 + 5) % 200 * x;
    double sum = 0, weight = 1;
    for (auto it = m.rbegin(); it != m.rend(); ++it)
        sum += weight * it->second;
    return sum;
}

static double grouped(double x)
{
    std::multimap<int, double> m;
    for (int i = 0; i < 6; i++)
        m.insert({i % 2, i * x});
    std::set<int> chosen{1, 0};
    double sum = 0;
    for (int key : chosen)
        for (auto it = m.lower_bound(key); it != m.upper_bound(key); ++it)
            sum += (key + 1) * it->second;
    return sum - x * 10;
}

int main()
{
    std::printf("%.6f %.6f\n", irad::autodiff(forwards, irad::Active(0.5)), irad::autodiff(backwards, irad::Active(0.5)));
    std::printf("%.6f\n", irad::autodiff(grouped, irad::Active(0.5)));
    std::printf("%.6f\n", irad::fwddiff(forwards, irad::Dup(0.5, 1.0)));
}
