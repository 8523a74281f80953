/* Eigen's solvers for small systems: determinant, inverse, PartialPivLU, LLT.
 *
 * The gradient of s'x with Ax = b is l = A'^-1 s for b and -l x' for A; LLT reads the lower triangle only, so that
 * what belongs to the upper one is added there.
 *
 * EXPECT: 4.000000 3.000000 2.000000 5.000000
 * EXPECT: -0.060000 -0.020000 -0.060000 -0.020000
 * EXPECT: 0.800000 -0.200000 | -0.800000 -1.600000 0.200000 0.400000
 * EXPECT: 0.312500 -0.125000 | -0.078125 0.000000 -0.125000 0.062500
 */
#include <irad.h>
#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <cstdio>

using Eigen::Matrix2d;
using Eigen::Vector2d;

static double determinant(const Matrix2d &a) { return a.determinant(); }
static double of_inverse(const Matrix2d &a) { return a.inverse().sum(); }
static double first_of_lu(const Matrix2d &a, const Vector2d &b)
{
    Vector2d x = a.partialPivLu().solve(b);
    return 2 * x[0];
}
static double first_of_llt(const Matrix2d &a, const Vector2d &b)
{
    Vector2d x = a.llt().solve(b);
    return x[0];
}

static void show(const Vector2d &b, const Matrix2d &a)
{
    std::printf("%.6f %.6f | %.6f %.6f %.6f %.6f\n", b[0], b[1], a(0, 0), a(0, 1), a(1, 0), a(1, 1));
}

int main()
{
    Matrix2d a, da = Matrix2d::Zero();
    a << 5, -2, -3, 4;
    irad::autodiff(determinant, irad::Dup(a, da));
    std::printf("%.6f %.6f %.6f %.6f\n", da(0, 0), da(0, 1), da(1, 0), da(1, 1));
    a << 3, 1, 2, 4;
    da.setZero();
    irad::autodiff(of_inverse, irad::Dup(a, da));
    std::printf("%.6f %.6f %.6f %.6f\n", da(0, 0), da(0, 1), da(1, 0), da(1, 1));
    Vector2d b(5, 10), db = Vector2d::Zero();
    da.setZero();
    irad::autodiff(first_of_lu, irad::Dup(a, da), irad::Dup(b, db));
    show(db, da);
    a << 4, 2, 2, 5;
    b << 2, 3;
    da.setZero(), db.setZero();
    irad::autodiff(first_of_llt, irad::Dup(a, da), irad::Dup(b, db));
    show(db, da);
}
