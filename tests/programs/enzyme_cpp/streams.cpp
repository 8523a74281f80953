/* Output in the middle of active code: std::cout with numbers, text and manipulators; it happens once.
 *
 * EXPECT: x = 3.00, n = 2
 * EXPECT: y = 9
 * EXPECT: 27.000000
 */
#include <cstdio>
#include <iomanip>
#include <iostream>

template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

static double traced(double x)
{
    int n = 2;
    std::cout << "x = " << std::fixed << std::setprecision(2) << x << ", n = " << n << '\n';
    double y = x * x;
    std::cout << std::defaultfloat << "y = " << y << std::endl;
    return x * y;
}

int main()
{
    double d = __enzyme_autodiff(traced, 3.0);
    std::printf("%.6f\n", d);
}
