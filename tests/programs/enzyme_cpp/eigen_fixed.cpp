/* Eigen, sizes known to the compiler: products, dot, norm, cross, transpose, coefficient-wise functions, trace.
 *
 * EXPECT: 16.000000 20.000000 | 4.000000 8.000000 8.000000 16.000000
 * EXPECT: 0.333333 0.666667 0.666667
 * EXPECT: -2.000000 1.000000 0.000000
 * EXPECT: 2.000000 8.000000 18.000000
 * EXPECT: 3.000000 7.000000 11.000000 15.000000
 */
#include <irad.h>
#include <Eigen/Core>
#include <Eigen/Geometry>
#include <cstdio>

using Eigen::Array3d;
using Eigen::Matrix2d;
using Eigen::Vector2d;
using Eigen::Vector3d;

static double form(const Matrix2d &a, const Vector2d &x) { return 2 * (x.transpose() * a).dot(2 * x); }
static double length(const Vector3d &x) { return x.norm(); }
static double volume(const Vector3d &x, const Vector3d &y, const Vector3d &z) { return x.dot(y.cross(z)); }
static double cubes(const Array3d &x) { return (x.square() * x * (2.0 / 3)).sum(); }
static double trace(const Matrix2d &a, const Matrix2d &b) { return (a * b).trace(); }

int main()
{
    Matrix2d a = Matrix2d::Zero(), da = Matrix2d::Zero();
    Vector2d x(1, 2), dx = Vector2d::Zero();
    irad::autodiff(form, irad::Dup(a, da), irad::Const(x));
    a << 1, 0.5, 0.5, 1;
    irad::autodiff(form, irad::Const(a), irad::Dup(x, dx));
    std::printf("%.6f %.6f | %.6f %.6f %.6f %.6f\n", dx[0], dx[1], da(0, 0), da(0, 1), da(1, 0), da(1, 1));
    Vector3d u(1, 2, 2), du = Vector3d::Zero(), v(1, 1, 1), w(1, 2, 3), dv = Vector3d::Zero();
    irad::autodiff(length, irad::Dup(u, du));
    std::printf("%.6f %.6f %.6f\n", du[0], du[1], du[2]);
    irad::autodiff(volume, irad::Const(u), irad::Dup(v, dv), irad::Const(w));
    std::printf("%.6f %.6f %.6f\n", dv[0], dv[1], dv[2]);
    Array3d y(1, 2, 3), dy = Array3d::Zero();
    irad::autodiff(cubes, irad::Dup(y, dy));
    std::printf("%.6f %.6f %.6f\n", dy[0], dy[1], dy[2]);
    Matrix2d b, db = Matrix2d::Zero();
    b << 3, 11, 7, 15;
    irad::autodiff(trace, irad::Dup(a, db), irad::Const(b));
    std::printf("%.6f %.6f %.6f %.6f\n", db(0, 0), db(0, 1), db(1, 0), db(1, 1));
}
