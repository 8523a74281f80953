/* Functions that return several pointers, or a pointer and a flag, to memory that carries derivatives.
 *
 * EXPECT: 4.000000 3.000000 2.000000
 * EXPECT: 24.000000
 * EXPECT: 8.000000 6.000000 4.000000
 */
#include <cstdio>
#include <utility>

extern int enzyme_dup, enzyme_const;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);
template <typename R, typename... A> R __enzyme_fwddiff(R (*)(A...), ...);
template <typename R, typename... A> void *__enzyme_augmentfwd(R (*)(A...), ...);
template <typename R, typename... A> void __enzyme_reverse(R (*)(A...), ...);

using Ends = std::pair<double *, double *>;

[[gnu::noinline]] static Ends ends(double *x, int n)
{
    if (n <= 0)
        return {nullptr, nullptr};
    return n % 2 ? Ends{x, x + n - 1} : Ends{x + n - 1, x};
}

[[gnu::noinline]] static std::pair<double *, bool> find(double *x, int n, int which)
{
    for (int i = 0; i < n; i++)
        if (i == which)
            return {x + i, true};
    return {x, false};
}

static double mixed(double *x, int n)
{
    auto [first, last] = ends(x, n);
    auto [middle, found] = find(x, n, 1);
    return *first * 2 + *last * *middle + (found ? *last : 0) - *first * (*first - 1) * 0 + 2 * *first;
}

int main()
{
    double x[3] = {1, 2, 2}, dx[3] = {}, one[3] = {2, 2, 5}, dz[3] = {};
    __enzyme_autodiff(mixed, enzyme_dup, x, dx, enzyme_const, 3);
    std::printf("%.6f %.6f %.6f\n", dx[0], dx[2], dx[1]);
    std::printf("%.6f\n", __enzyme_fwddiff(mixed, enzyme_dup, x, one, enzyme_const, 3) - 3);
    void *tape = __enzyme_augmentfwd(mixed, enzyme_dup, x, dz, enzyme_const, 3);
    __enzyme_reverse(mixed, enzyme_dup, x, dz, enzyme_const, 3, 2.0, tape);
    std::printf("%.6f %.6f %.6f\n", dz[0], dz[2], dz[1]);
}
