/* Derivatives by several numbers: an array of them, a struct of mixed precisions, beside shadows of memory.
 *
 * EXPECT: 3.000000 2.000000 1.000000
 * EXPECT: 12.000000 4.000000
 * EXPECT: 2.000000 5.000000 | 7.000000
 * EXPECT: 0.500000 0.250000
 */
#include <irad.h>
#include <cstdio>

static double linear(double x, double y, double z) { return 3 * x + 2 * y + z; }
static double mixed(double x, float y) { return x * x * y; }
static float single(float x, float y) { return x * 0.5f + y * 0.25f; }
static double with_memory(double x, const double *m, double y) { return 2 * x * m[0] + 5 * y + m[0] * 5 * y; }

struct Mixed {
    double x;
    float y;
};

int main()
{
    auto all = irad::autodiff(linear, irad::Active(1.0), irad::Active(1.0), irad::Active(1.0));
    static_assert(std::tuple_size_v<decltype(all)> == 3);
    std::printf("%.6f %.6f %.6f\n", all[0], all[1], all[2]);
    Mixed m = irad::autodiff<Mixed>(mixed, irad::Active(2.0), irad::Active(3.0f));
    std::printf("%.6f %.6f\n", m.x, m.y);
    double memory = 1, shadow = 0;
    auto [x, y] = irad::autodiff(with_memory, irad::Active(1.0), irad::Dup(&memory, &shadow), irad::Active(1.0));
    std::printf("%.6f %.6f | %.6f\n", x, y - 5, shadow);
    auto [a, b] = irad::autodiff(single, irad::Active(1.f), irad::Active(1.f));
    static_assert(std::is_same_v<decltype(a), float>);
    std::printf("%.6f %.6f\n", a, b);
}
