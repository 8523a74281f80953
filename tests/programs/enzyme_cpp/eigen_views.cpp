/* Eigen over memory of others: Map with its shadow, blocks, rows and columns, segments, Ref, in-place updates.
 *
 * EXPECT: 2.000000 4.000000 6.000000
 * EXPECT: 0.000000 0.000000 3.000000 0.000000 4.000000 0.000000
 * EXPECT: 8.000000 24.000000
 */
#include <Eigen/Core>
#include <cstdio>

extern int enzyme_dup, enzyme_const;
template <typename R, typename... A> R __enzyme_autodiff(R (*)(A...), ...);

using Eigen::Map;
using Eigen::Matrix;
using Eigen::VectorXd;

static double squared_norm(const double *x, int n) { return Map<const VectorXd>(x, n).squaredNorm(); }

static double corner(const double *x)
{
    Map<const Matrix<double, 2, 3>> m(x);
    return m.block<1, 2>(0, 1).dot(Eigen::RowVector2d(3, 4)) + 0 * m.row(1).sum();
}

static void grow(double *x, int n)
{
    Map<VectorXd> v(x, n);
    v *= 2.0;
    v.segment(1, n - 1).array() *= v.head(n - 1).array() * 3;
}

int main()
{
    double x[3] = {1, 2, 3}, dx[3] = {};
    __enzyme_autodiff(squared_norm, enzyme_dup, x, dx, enzyme_const, 3);
    std::printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
    double m[6] = {1, 2, 3, 4, 5, 6}, dm[6] = {};
    __enzyme_autodiff(corner, enzyme_dup, m, dm);
    std::printf("%.6f %.6f %.6f %.6f %.6f %.6f\n", dm[0], dm[1], dm[2], dm[3], dm[4], dm[5]);
    double y[2] = {2, 1}, dy[2] = {-2, 1};
    __enzyme_autodiff(grow, enzyme_dup, y, dy, enzyme_const, 2);
    std::printf("%.6f %.6f\n", dy[0], dy[1]);
}
