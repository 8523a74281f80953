/* Code that could throw and does not: bounds checks, new, checks of one's own, destructors on the way.
 *
 * EXPECT: 1.000000 4.000000 9.000000
 * EXPECT: 27.000000
 * EXPECT: 12.000000
 */
#include <irad.h>
#include <cstdio>
#include <stdexcept>
#include <vector>

static double checked(const std::vector<double> &x)
{
    double sum = 0;
    for (std::size_t i = 0; i < x.size(); i++)
        sum += x.at(i) * double(i + 1) * double(i + 1);
    return sum;
}

static double root_of(double x)
{
    if (x < 0)
        throw std::domain_error("negative");
    return x * x * x;
}

struct Guard {
    double *where;
    explicit Guard(double *w) : where(w) { *where = 1; }
    ~Guard() { *where = 2; }
};

static double guarded(double x)
{
    double state = 0, result;
    {
        Guard guard(&state);
        result = root_of(x) * state;
    }
    return result * state / 2;
}

static double allocated(double x)
{
    std::vector<double> one{x};
    double *two = new double(one[0] * x);
    double result = *two * x;
    delete two;
    return result;
}

int main()
{
    std::vector<double> x{1, 2, 3}, dx(3);
    irad::autodiff(checked, irad::Dup(x, dx));
    std::printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
    std::printf("%.6f\n", irad::autodiff(guarded, irad::Active(3.0)));
    std::printf("%.6f\n", irad::autodiff(allocated, irad::Active(2.0)));
}
