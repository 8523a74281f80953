/* Function templates that call themselves with other arguments, class templates, defaults, specialisations.
 *
 * EXPECT: 80.000000
 * EXPECT: 12.000000
 * EXPECT: 3.000000 6.000000 2.000000
 */
#include <cstdio>

template <typename... A> double __enzyme_autodiff(double (*)(A...), ...);
extern int enzyme_dup, enzyme_const;

template <int n> struct Power {
    template <typename T> static T of(T x) { return x * Power<n - 1>::of(x); }
};
template <> struct Power<0> {
    template <typename T> static T of(T) { return T(1); }
};
static double fifth(double x) { return Power<5>::of(x); }

template <typename T, int times = 2> T repeated(T x)
{
    if constexpr (times == 0)
        return x;
    else
        return 2 * repeated<T, times - 1>(x);
}
static double twelve(double x) { return 3 * repeated(x); }

template <typename T> T dot(const T *a, const T *b) { return *a * *b; }
template <typename T, typename... Rest> T dot(const T *a, const T *b, int, Rest... rest)
{
    return *a * *b + dot(a + 1, b + 1, rest...);
}
static double three(const double *a, const double *b) { return dot(a, b, 1, 2); }

int main()
{
    std::printf("%.6f\n", __enzyme_autodiff(fifth, 2.0));
    std::printf("%.6f\n", __enzyme_autodiff(twelve, 1.0));
    double a[3] = {1, 1, 1}, da[3] = {0, 0, 0}, b[3] = {3, 6, 2};
    __enzyme_autodiff(three, enzyme_dup, a, da, enzyme_const, b);
    std::printf("%.6f %.6f %.6f\n", da[0], da[1], da[2]);
}
