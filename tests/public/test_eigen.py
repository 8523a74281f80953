"""Eigen: dense and sparse solvers (Debian package `libeigen3-dev`)."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from irad.errors import TypeUndecided, UnsupportedError
from tests.public.cases import Case, Library
from tests.public.fetching import debian_package, wrapper

HEAD = r"""
#include <Eigen/Dense>
using namespace Eigen;
typedef Map<const MatrixXd> In;
typedef Map<MatrixXd> Out;
typedef Map<const VectorXd> InV;
typedef Map<VectorXd> OutV;
"""

DENSE = (
    HEAD
    + r"""
extern "C" {
void lu_partial(const double *a, const double *b, double *x, int n)
{
    OutV(x, n) = In(a, n, n).partialPivLu().solve(InV(b, n));
}
void lu_full(const double *a, const double *b, double *x, int n)
{
    OutV(x, n) = In(a, n, n).fullPivLu().solve(InV(b, n));
}
void cholesky(const double *a, const double *b, double *x, int n)
{
    OutV(x, n) = In(a, n, n).llt().solve(InV(b, n));
}
void cholesky_pivots(const double *a, const double *b, double *x, int n)
{
    OutV(x, n) = In(a, n, n).ldlt().solve(InV(b, n));
}
void qr(const double *a, const double *b, double *x, int m, int n)
{
    OutV(x, n) = In(a, m, n).householderQr().solve(InV(b, m));
}
void qr_pivots(const double *a, const double *b, double *x, int m, int n)
{
    OutV(x, n) = In(a, m, n).colPivHouseholderQr().solve(InV(b, m));
}
void normal_equations(const double *a, const double *b, double *x, int m, int n)
{
    In A(a, m, n);
    OutV(x, n) = (A.transpose() * A).ldlt().solve(A.transpose() * InV(b, m));
}
double determinant(const double *a, int n) { return In(a, n, n).determinant(); }
double log_determinant(const double *a, int n)
{
    LLT<MatrixXd> llt(In(a, n, n));
    return 2 * llt.matrixL().toDenseMatrix().diagonal().array().log().sum();
}
void inverse(const double *a, double *c, int n) { Out(c, n, n) = In(a, n, n).inverse(); }
void inverse4(const double *a, double *c)
{
    Map<Matrix4d>((double *)c) = Map<const Matrix4d>(a).inverse();
}
void product(const double *a, const double *b, double *c, int m, int k, int n)
{
    Out(c, m, n) = In(a, m, k) * In(b, k, n);
}
void triangular(const double *a, const double *b, double *x, int n)
{
    OutV(x, n) = In(a, n, n).triangularView<Lower>().solve(InV(b, n));
}
void quaternion(const double *q, const double *v, double *r)
{
    Quaterniond p(q[3], q[0], q[1], q[2]);
    Map<Vector3d>((double *)r) = p.normalized() * Map<const Vector3d>(v);
}
}
"""
)

SPECTRAL = (
    HEAD
    + r"""
#include <unsupported/Eigen/MatrixFunctions>
#include <unsupported/Eigen/FFT>
extern "C" {
void eigenvalues(const double *a, double *w, int n)
{
    OutV(w, n) = SelfAdjointEigenSolver<MatrixXd>(In(a, n, n), EigenvaluesOnly).eigenvalues();
}
void eigenvectors(const double *a, double *v, int n)
{
    Out(v, n, n) = SelfAdjointEigenSolver<MatrixXd>(In(a, n, n)).eigenvectors();
}
void general_eigenvalues(const double *a, double *w, int n)
{
    EigenSolver<MatrixXd> s(In(a, n, n), false);
    for (int i = 0; i < n; i++)
        w[i] = std::norm(s.eigenvalues()[i]);
}
void singular_values(const double *a, double *s, int m, int n)
{
    OutV(s, n) = JacobiSVD<MatrixXd>(In(a, m, n)).singularValues();
}
void exponential(const double *a, double *c, int n) { Out(c, n, n) = MatrixXd(In(a, n, n)).exp(); }
}
"""
)

SPARSE = (
    HEAD
    + r"""
#include <Eigen/Sparse>
#include <vector>
typedef SparseMatrix<double> Laplacian;
/* A grid's Laplacian with weights of the edges. */
static Laplacian laplacian(const double *w, int n)
{
    std::vector<Triplet<double>> entries;
    for (int i = 0; i < n; i++)
        entries.emplace_back(i, i, 1.0);
    for (int i = 0; i + 1 < n; i++) {
        entries.emplace_back(i, i, w[i]);
        entries.emplace_back(i + 1, i + 1, w[i]);
        entries.emplace_back(i, i + 1, -w[i]);
        entries.emplace_back(i + 1, i, -w[i]);
    }
    Laplacian a(n, n);
    a.setFromTriplets(entries.begin(), entries.end());
    return a;
}
/* The same matrix, its entries put in their places in order. */
static Laplacian inserted(const double *w, int n)
{
    Laplacian a(n, n);
    a.reserve(VectorXi::Constant(n, 3));
    for (int i = 0; i < n; i++) {
        if (i > 0)
            a.insert(i - 1, i) = -w[i - 1];
        a.insert(i, i) = 1.0 + (i > 0 ? w[i - 1] : 0.0) + (i + 1 < n ? w[i] : 0.0);
        if (i + 1 < n)
            a.insert(i + 1, i) = -w[i];
    }
    a.makeCompressed();
    return a;
}
extern "C" {
void sparse_product(const double *w, const double *b, double *x, int n) { OutV(x, n) = laplacian(w, n) * InV(b, n); }
void inserted_product(const double *w, const double *b, double *x, int n) { OutV(x, n) = inserted(w, n) * InV(b, n); }
void sparse_cholesky(const double *w, const double *b, double *x, int n)
{
    SimplicialLLT<Laplacian> s(inserted(w, n));
    OutV(x, n) = s.solve(InV(b, n));
}
void sparse_ldlt(const double *w, const double *b, double *x, int n)
{
    SimplicialLDLT<Laplacian> s(laplacian(w, n));
    OutV(x, n) = s.solve(InV(b, n));
}
void sparse_lu(const double *w, const double *b, double *x, int n)
{
    SparseLU<Laplacian> s(inserted(w, n));
    OutV(x, n) = s.solve(InV(b, n));
}
void conjugate_gradient(const double *w, const double *b, double *x, int n)
{
    Laplacian a = inserted(w, n);
    ConjugateGradient<Laplacian, Lower | Upper> s;
    s.setTolerance(1e-13);
    s.compute(a);
    OutV(x, n) = s.solve(InV(b, n));
}
void bicgstab(const double *w, const double *b, double *x, int n)
{
    Laplacian a = inserted(w, n);
    BiCGSTAB<Laplacian> s;
    s.setTolerance(1e-13);
    s.compute(a);
    OutV(x, n) = s.solve(InV(b, n));
}
}
"""
)


def _built(name: str, source: str) -> Library:
    def build(level: str) -> irad.Module:
        include = debian_package("libeigen3-dev") / "usr" / "include" / "eigen3"
        return irad.compile(wrapper(f"eigen_{name}.cpp", source), flags=[level, "-w", "-DNDEBUG", f"-I{include}"])

    return Library(f"eigen {name}", build)


DENSE_LIBRARY, SPECTRAL_LIBRARY, SPARSE_LIBRARY = (
    _built("dense", DENSE), _built("spectral", SPECTRAL), _built("sparse", SPARSE),
)  # fmt: skip

RANDOM = np.random.default_rng(13)
N = 5
A = RANDOM.normal(size=(N, N)) + 3 * np.eye(N)
S = A @ A.T
TALL = RANDOM.normal(size=(4, 7))  # by columns
B, C = RANDOM.normal(size=N), RANDOM.normal(size=7)
W = RANDOM.uniform(0.5, 1.5, size=7)
Z = np.zeros

#: At a load of two numbers at once (SSE).
PAIRS = (UnsupportedError, "cannot follow the bits of a floating-point number through integers")

DENSE_CASES = [
    Case("lu_partial", (A, B, Z(N), N), out=(2,), levels=("-O2", "-O3")),
    Case("lu_full", (A, B, Z(N), N), out=(2,)),
    Case("cholesky", (S, B, Z(N), N), out=(2,), levels=("-O2", "-O3"), refused=PAIRS),
    Case("cholesky_pivots", (S, B, Z(N), N), out=(2,)),
    Case("qr", (TALL, C, Z(4), 7, 4), out=(2,)),
    Case("qr_pivots", (TALL, C, Z(4), 7, 4), out=(2,)),
    Case("normal_equations", (TALL, C, Z(4), 7, 4), out=(2,)),
    Case("determinant", (A, N)),
    Case("log_determinant", (S, N)),
    Case("inverse", (A, Z((N, N)), N), out=(1,)),
    Case("inverse4", (A[:4, :4].copy(), Z((4, 4))), out=(1,)),
    Case("product", (A, S, Z((N, N)), N, N, N), out=(2,)),
    Case("triangular", (A, B, Z(N), N), out=(2,)),
    Case("quaternion", (B[:4], C[:3], Z(3)), out=(2,)),
]
SPECTRAL_CASES = [
    Case("eigenvalues", (S, Z(N), N), out=(1,)),
    Case("eigenvectors", (S, Z((N, N)), N), out=(1,)),
    Case("general_eigenvalues", (A, Z(N), N), out=(1,)),
    Case("singular_values", (TALL, Z(4), 7, 4), out=(1,)),
    Case("exponential", (A / 5, Z((N, N)), N), out=(1,)),
]
#: A sparse matrix keeps numbers and indices in blocks of one allocator, which are copied and cleared by the byte.
COPIED = (TypeUndecided, "cannot tell what 'llvm.memcpy.p0.p0.i64' moves here")
CLEARED = (TypeUndecided, "cannot tell what 'llvm.memset.p0.i64' moves here")
SPARSE_CASES = [
    Case(name, (W, np.append(B, C[:3]), Z(8), 8), out=(2,), rtol=1e-6, refused=refused)
    for name, refused in (
        ("sparse_product", PAIRS), ("inserted_product", PAIRS), ("sparse_cholesky", COPIED), ("sparse_ldlt", COPIED),
        ("sparse_lu", COPIED), ("conjugate_gradient", CLEARED), ("bicgstab", CLEARED),
    )
]  # fmt: skip


@pytest.mark.parametrize(("case", "level"), DENSE_LIBRARY.parameters(DENSE_CASES))
def test_dense_solvers(case: Case, level: str) -> None:
    DENSE_LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), SPECTRAL_LIBRARY.parameters(SPECTRAL_CASES))
def test_spectral_solvers(case: Case, level: str) -> None:
    SPECTRAL_LIBRARY.run(case, level)


@pytest.mark.parametrize(("case", "level"), SPARSE_LIBRARY.parameters(SPARSE_CASES))
def test_sparse_solvers(case: Case, level: str) -> None:
    SPARSE_LIBRARY.run(case, level)
