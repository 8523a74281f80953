/* Loops over raw pointers, members of namespaces and overloads; -DRESTRICT=__restrict says that nothing overlaps.
 *
 * EXPECT: 5.000000 11.000000 | 7.000000 10.000000
 * EXPECT: 0.250000 0.750000 1.000000 0.750000 0.250000
 */
#include <cstdio>

#ifndef RESTRICT
#define RESTRICT
#endif

extern int enzyme_dup, enzyme_const, enzyme_dupnoneed;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

namespace kernels {
template <typename T> void multiply(const T *RESTRICT a, const T *RESTRICT x, T *RESTRICT y, int n)
{
    for (int i = 0; i < n; i++) {
        T sum = 0;
        for (int j = 0; j < n; j++)
            sum += a[i * n + j] * x[j];
        y[i] = sum;
    }
}
inline double smooth(const double *RESTRICT x, double *RESTRICT y, int n)
{
    double sum = 0;
    for (int i = 1; i < n - 1; i++)
        y[i] = 0.25 * x[i - 1] + 0.5 * x[i] + 0.25 * x[i + 1];
    for (int i = 1; i < n - 1; i++)
        sum += y[i];
    return sum;
}
inline float smooth(float x) { return x; }
} // namespace kernels

int main()
{
    double a[4] = {1, 2, 3, 4}, da[4] = {}, x[2] = {5, 11}, dx[2] = {}, y[2], dy[2] = {1, 2};
    __enzyme_autodiff(kernels::multiply<double>, enzyme_dup, a, da, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const,
                      2);
    std::printf("%.6f %.6f | %.6f %.6f\n", da[0], da[1], dx[0], dx[1]);
    double u[5] = {1, 2, 3, 4, 5}, du[5] = {}, v[5] = {}, dv[5] = {};
    __enzyme_autodiff(static_cast<double (*)(const double *, double *, int)>(kernels::smooth), enzyme_dup, u, du,
                      enzyme_dupnoneed, v, dv, enzyme_const, 5);
    std::printf("%.6f %.6f %.6f %.6f %.6f\n", du[0], du[1], du[2], du[3], du[4]);
}
