/* Callable objects: constant ones, and ones whose own members (or what these lead to) are differentiated by.
 *
 * EXPECT: 14.000000
 * EXPECT: 14.000000 1.000000 2.000000 4.000000
 * EXPECT: 4.000000 4.000000 8.000000
 * EXPECT: 12.000000 6.000000
 */
#include <irad.h>
#include <cstdio>
#include <vector>

struct Polynomial {
    double c[3];
    double operator()(double x) const { return c[0] + x * (c[1] + x * c[2]); }
};

struct Weighted {
    std::vector<double> weights;
    double operator()(const std::vector<double> &x) const
    {
        double sum = 0;
        for (std::size_t i = 0; i < weights.size(); i++)
            sum += weights[i] * weights[i] * x[i];
        return sum;
    }
};

struct Accumulator {
    double total = 0;
    void operator()(double x) { total += x * x * x; }
};

int main()
{
    Polynomial p{{1, 2, 3}}, dp{{0, 0, 0}};
    std::printf("%.6f\n", irad::autodiff(p, irad::Active(2.0)));
    double d = irad::autodiff(irad::Dup(p, dp), irad::Active(2.0));
    std::printf("%.6f %.6f %.6f %.6f\n", d, dp.c[0], dp.c[1], dp.c[2]);

    Weighted w{{1, 2}}, dw{{0, 0}};
    std::vector<double> x{2, 2}, dx(2);
    irad::autodiff(irad::Dup(w, dw), irad::Dup(x, dx));
    std::printf("%.6f %.6f %.6f\n", dx[1], dw.weights[0], dw.weights[1]);

    Accumulator a, da{2};
    double first = irad::autodiff(irad::Dup(a, da), irad::Active(1.0)) * 2;
    auto closure = [](double *v) { return [v](double x) { return v[0] * v[0] * x; }; };
    double v = 1, dv = 0;
    auto f = closure(&v), df = closure(&dv);
    irad::autodiff(irad::Dup(f, df), irad::Const(3.0));
    std::printf("%.6f %.6f\n", first, dv);
}
