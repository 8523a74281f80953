/* Eigen, sizes known when the program runs: vectors and matrices that are made inside, products of them, sums, blocks.
 *
 * EXPECT: 12.000000 20.000000 28.000000
 * EXPECT: 5.000000 7.000000 9.000000 5.000000 7.000000 9.000000
 * EXPECT: 2.000000 4.000000 6.000000
 */
#include <irad.h>
#include <Eigen/Core>
#include <cstdio>

using Eigen::MatrixXd;
using Eigen::VectorXd;

static double residual(const MatrixXd &a, const VectorXd &x)
{
    VectorXd y = a * x;
    return y.dot(y) / 2;
}

static double column_sums(const MatrixXd &a, const VectorXd &x)
{
    VectorXd y = a * x;
    return y.sum();
}

static double squares(const VectorXd &x)
{
    VectorXd y = x.array().square();
    MatrixXd m = MatrixXd::Zero(x.size(), 2);
    m.col(1) = y;
    return m.sum() + m.col(0).squaredNorm();
}

int main()
{
    MatrixXd a(2, 3), da = MatrixXd::Zero(2, 3);
    a << 1, 1, 1, 1, 2, 3;
    VectorXd x(3), dx = VectorXd::Zero(3);
    x << 1, 2, 1;
    irad::autodiff(residual, irad::Const(a), irad::Dup(x, dx));
    std::printf("%.6f %.6f %.6f\n", dx[0], dx[1], dx[2]);
    x << 5, 7, 9;
    irad::autodiff(column_sums, irad::Dup(a, da), irad::Const(x));
    std::printf("%.6f %.6f %.6f %.6f %.6f %.6f\n", da(0, 0), da(0, 1), da(0, 2), da(1, 0), da(1, 1), da(1, 2));
    VectorXd y(3), dy = VectorXd::Zero(3);
    y << 1, 2, 3;
    irad::autodiff(squares, irad::Dup(y, dy));
    std::printf("%.6f %.6f %.6f\n", dy[0], dy[1], dy[2]);
}
