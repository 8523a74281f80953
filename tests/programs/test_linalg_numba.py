"""Numba's linear algebra, differentiated by irad's own routines: reverse and forward mode against differences of the
same computation in NumPy, at random points and along random directions."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import irad
from irad.errors import DifferentiationError, MissingBody
from tests.sampling import sample

numba = pytest.importorskip("numba")
pytest.importorskip("scipy")
njit = numba.njit
get_cython_function_address = numba.extending.get_cython_function_address

RNG = np.random.default_rng(7)


@pytest.fixture(autouse=True)
def _same_numbers() -> None:
    """Each test has the same numbers, whatever ran before it."""
    RNG.bit_generator.state = np.random.default_rng(7).bit_generator.state


def _random(*shape: int, kind: Any = float) -> np.ndarray:
    made = RNG.normal(size=shape)
    return made + 1j * RNG.normal(size=shape) if kind is complex else made


def _regular(n: int, kind: Any = float) -> np.ndarray:
    return _random(n, n, kind=kind) + 3 * np.eye(n)


def _positive(n: int, kind: Any = float) -> np.ndarray:
    root = _random(n, n, kind=kind)
    return root @ root.conj().T + np.eye(n)


def _hermitian(direction: np.ndarray) -> np.ndarray:
    return (direction + direction.conj().T) / 2


@njit
def weigh(x, c):
    """A number in which each entry of an array counts, in its real and its imaginary part."""
    z = np.sum((x + x * x) * c)
    return z.real + z.imag / 2


@njit
def solve(a, b, c):
    return weigh(np.linalg.solve(a, b), c)


@njit
def inverse(a, c):
    return weigh(np.linalg.inv(a), c)


@njit
def determinant(a):
    d = np.linalg.det(a)
    return d.real + 2 * d.imag


@njit
def log_determinant(a):
    sign, logarithm = np.linalg.slogdet(a)
    return logarithm + sign.real


@njit
def root(a, c):
    return weigh(np.linalg.cholesky(a), c)


@njit
def eigen(a, c):
    w, v = np.linalg.eigh(a)
    return np.sum(np.sin(w)) + np.sum((v * np.conj(v)).real * c.real)


@njit
def eigenvalues(a):
    return np.sum(np.sin(np.linalg.eigvalsh(a)))


@njit
def orthogonal(a, c, d):
    q, r = np.linalg.qr(a)
    return weigh(q, c) + weigh(r, d)


@njit
def singular(a, c, d):
    u, s, vt = np.linalg.svd(a, False)
    return np.sum(np.sin(s)) + np.sum(np.abs(u) ** 2 * c.real) + np.sum(np.abs(vt) ** 2 * d.real)


@njit
def all_singular(a, c):
    u, s, _ = np.linalg.svd(a)
    others = np.abs(u[:, s.size :]) ** 2  # of which the sums of rows do not depend on the choice of the vectors
    return np.sum(np.sin(s)) + np.sum(others * c[:, :1].real)


@njit
def squares(a, b, c):
    x, rest, _, s = np.linalg.lstsq(a, b)
    return weigh(x, c) + np.sum(np.sin(s)) + np.sum(np.sin(rest))


@njit
def pseudoinverse(a, c):
    return weigh(np.linalg.pinv(a), c)


@njit
def norms(a):
    spectral = np.linalg.norm(a, 2) + np.linalg.norm(a, -2) + np.linalg.cond(a)
    return spectral + np.linalg.norm(a) + np.linalg.norm(a, 1) + np.linalg.norm(a, -np.inf)


@njit
def powers(a):
    return np.sum(np.linalg.matrix_power(a, 5).real) + np.sum(np.sin(np.linalg.matrix_power(a, -3).real))


@njit
def products(a, b, v, c):
    return weigh(a @ b.T, c) + weigh(a.T @ v, c[0]) + np.dot(v, v).real + np.vdot(v, a[0]).imag


@njit
def general(a, c):
    w, v = np.linalg.eig(a)
    z = np.sum(np.sin(w)) + np.sum(v * v * c)
    return z.real + z.imag / 2


@njit
def general_values(a):
    z = np.sum(np.linalg.eigvals(a) ** 3)
    return z.real + z.imag / 2


TALL, WIDE = (6, 3), (3, 6)
CASES: list[tuple[str, Any, Callable[[Any], tuple[np.ndarray, ...]], int, Any]] = [
    ("solve", solve, lambda k: (_regular(4, k), _random(4, 2, kind=k), _random(4, 2, kind=k)), 0, None),
    ("solve", solve, lambda k: (_regular(4, k), _random(4, kind=k), _random(4, kind=k)), 1, None),
    ("inv", inverse, lambda k: (_regular(4, k), _random(4, 4, kind=k)), 0, None),
    ("det", determinant, lambda k: (_regular(4, k),), 0, None),
    ("slogdet", log_determinant, lambda k: (_regular(4, k),), 0, None),
    ("cholesky", root, lambda k: (_positive(4, k), _random(4, 4, kind=k)), 0, _hermitian),
    ("eigh", eigen, lambda k: (_positive(4, k), _random(4, 4, kind=k)), 0, _hermitian),
    ("eigvalsh", eigenvalues, lambda k: (_positive(4, k),), 0, _hermitian),
    ("eig", general, lambda k: (_positive(4, k) @ _positive(4, k), _random(4, 4, kind=k)), 0, None),
    ("eigvals", general_values, lambda k: (_positive(4, k) @ _positive(4, k) / 10,), 0, None),
    ("qr", orthogonal, lambda k: (_random(*TALL, kind=k), _random(*TALL, kind=k), _random(3, 3, kind=k)), 0, None),
    ("qr wide", orthogonal, lambda k: (_random(*WIDE, kind=k), _random(3, 3, kind=k), _random(*WIDE, kind=k)), 0, None),
    ("svd", singular, lambda k: (_random(*TALL, kind=k), _random(*TALL, kind=k), _random(3, 3, kind=k)), 0, None),
    ("svd wide", singular, lambda k: (_random(*WIDE, kind=k), _random(3, 3, kind=k), _random(*WIDE, kind=k)), 0, None),
    ("svd full", all_singular, lambda k: (_random(*TALL, kind=k), _random(6, 6, kind=k)), 0, None),
    ("lstsq", squares, lambda k: (_random(*TALL, kind=k), _random(6, kind=k), _random(3, kind=k)), 0, None),
    ("lstsq", squares, lambda k: (_random(*TALL, kind=k), _random(6, kind=k), _random(3, kind=k)), 1, None),
    ("lstsq wide", squares, lambda k: (_random(*WIDE, kind=k), _random(3, kind=k), _random(6, kind=k)), 0, None),
    ("pinv", pseudoinverse, lambda k: (_random(*TALL, kind=k), _random(*WIDE, kind=k)), 0, None),
    ("norm", norms, lambda k: (_regular(4, k),), 0, None),
    ("matrix_power", powers, lambda k: (np.eye(3) + 0.2 * _random(3, 3, kind=k),), 0, None),
    ("dot", products, lambda k: (_random(3, 3, kind=k), _random(3, 3, kind=k), _random(3, kind=k),
                                 _random(3, 3, kind=k)), 0, None),
    ("dot", products, lambda k: (_random(3, 3, kind=k), _random(3, 3, kind=k), _random(3, kind=k),
                                 _random(3, 3, kind=k)), 2, None),
]  # fmt: skip


def _slope(f: Any, args: tuple[Any, ...], wrt: int, direction: np.ndarray) -> float:
    """The derivative along a direction, by differences of the fourth order."""

    def at(step: float) -> float:
        return float(f(*(a + step * direction if i == wrt else a for i, a in enumerate(args))))

    h = 1e-4
    return (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * h)


REAL_ONLY = {"inv", "eigvalsh", "qr wide", "svd wide", "lstsq wide", "pinv", "norm", "matrix_power"}
"""What calls the same routines as others, of which the complex forms are tested: compiling takes long."""
COMPLEX = sample([(*c, complex) for c in CASES if c[0] not in REAL_ONLY], 4)
KINDS = [*((*c, float) for c in CASES), *COMPLEX]


@pytest.mark.parametrize(
    ("name", "function", "make", "wrt", "onto", "kind"), KINDS, ids=[f"{c[0]}-{c[-1].__name__}" for c in KINDS]
)
def test_derivatives(name: str, function: Any, make: Any, wrt: int, onto: Any, kind: Any) -> None:
    args = make(kind)
    direction = _random(*args[wrt].shape, kind=kind)
    if onto is not None:
        direction = onto(direction)
    expected = _slope(function.py_func, args, wrt, direction)
    gradient = irad.grad(function, wrt=wrt)(*args)
    along = np.sum((np.conj(gradient) * direction).real)
    assert along == pytest.approx(expected, rel=1e-7, abs=1e-7)
    _, tangent = irad.jvp(function, wrt=wrt)(args, (direction,))
    assert tangent == pytest.approx(along, rel=1e-11, abs=1e-11)


@pytest.mark.parametrize("kind", [float, complex])
def test_sizes_of_several_blocks(kind: Any) -> None:
    """Large matrices are reversed in blocks, and adjoints of determinants by an inverse."""
    a, c = _positive(150, kind) / 150, _random(150, 150, kind=kind)
    direction = _hermitian(_random(150, 150, kind=kind))
    gradient, (_, tangent) = irad.grad(root)(a, c), irad.jvp(root, wrt=0)((a, c), (direction,))
    assert np.sum((np.conj(gradient) * direction).real) == pytest.approx(tangent, rel=1e-10)
    by_inverse = irad.grad(log_determinant)(a)
    np.testing.assert_allclose(by_inverse, np.linalg.inv(a).conj().T, rtol=1e-8, atol=1e-8 * np.abs(by_inverse).max())


def test_single_precision() -> None:
    a, b, c = _regular(4), _random(4), _random(4)
    double = irad.grad(solve)(a, b, c)
    single = irad.grad(solve)(*(x.astype(np.float32) for x in (a, b, c)))
    assert single.dtype == np.float32
    np.testing.assert_allclose(single, double, rtol=1e-4, atol=1e-5)


def test_symmetric_arguments_have_symmetric_gradients() -> None:
    for f, args in ((root, (_positive(4), _random(4, 4))), (eigenvalues, (_positive(4),))):
        gradient = irad.grad(f)(*args)
        np.testing.assert_allclose(gradient, gradient.T, rtol=1e-12, atol=1e-14)


@njit
def exponential(a, c):
    w, v = np.linalg.eigh(a)
    return np.sum((v * np.exp(w)) @ v.T * c)


@njit
def rebuilt(a, c):
    w, v = np.linalg.eig(a)
    return np.sum((v * np.exp(w)) @ np.linalg.inv(v) * c)


@njit
def reconstructed(a, c):
    w, v = np.linalg.eigh(a)
    return np.sum((v * w) @ v.T * c)


def test_vectors_of_equal_eigenvalues_have_no_derivative() -> None:
    """Nothing tells what the terms are that divide by the difference, even for functions of the whole matrix."""
    a, c = np.diag([2.0, 2.0, 5.0]), _random(3, 3)
    with pytest.raises(DifferentiationError, match="are equal"):
        irad.grad(exponential)(a, c)
    _, tangent = irad.jvp(exponential, wrt=0)((a, c), (np.ones((3, 3)),))
    assert np.isnan(tangent)
    with pytest.raises(DifferentiationError, match="are equal"):
        irad.grad(pseudoinverse)(a, c)
    with pytest.raises(DifferentiationError, match="are equal"):
        irad.grad(rebuilt)(a, c)
    with pytest.raises(DifferentiationError, match="are equal"):
        irad.grad(reconstructed)(np.zeros((3, 3)), c)


def test_equal_eigenvalues() -> None:
    """What depends on the vectors of other eigenvalues alone, or on eigenvalues alone, has its derivative."""

    @njit
    def last(a, c):
        w, v = np.linalg.eigh(a)
        return np.sum(w * w) + np.sum(v[:, 2] ** 2 * c)

    a, c = np.diag([2.0, 2.0, 5.0]), _random(3)
    direction = _hermitian(_random(3, 3))
    expected = _slope(last.py_func, (a, c), 0, direction)
    assert np.sum(irad.grad(last)(a, c) * direction) == pytest.approx(expected, rel=1e-7)
    np.testing.assert_allclose(irad.grad(eigenvalues)(np.eye(3)), np.cos(1.0) * np.eye(3), atol=1e-15)


def test_powers_of_vectors_of_equal_eigenvalues_have_no_derivative() -> None:
    """They jump, though to first order nothing comes from turning the vectors."""

    @njit
    def symmetric(a):
        return np.linalg.eigh(a)[1][0, 0] ** 2

    @njit
    def general(a):
        return np.linalg.eig(a)[1][0, 0] ** 2

    @njit
    def left(a):
        return np.sum(np.linalg.svd(a)[0][:, 2] ** 3)

    @njit
    def right(a):
        return np.sum(np.linalg.svd(a)[2][2] ** 3)

    a = np.diag([2.0, 2.0, 5.0])
    b = np.diag([5.0, 2.0, 2.0])
    no_rank = np.zeros((5, 3))
    no_rank[:3] = np.diag([3.0, 2.0, 0.0])
    for f, at in ((symmetric, a), (general, a), (left, b), (right, b), (left, no_rank), (right, no_rank.T.copy())):
        with pytest.raises(DifferentiationError, match="are equal"):
            irad.grad(f)(at)
    np.testing.assert_allclose(irad.grad(right)(no_rank), 0, atol=1e-14)  # one value of 0: one vector


@pytest.mark.parametrize("apart", [0.0, 1e-9, 1e-7])
def test_second_derivatives_of_vectors_of_close_eigenvalues_are_not_numbers(apart: float) -> None:
    """Rounding counts, divided by the square of the distance."""

    @njit
    def square(a):
        return np.linalg.eigh(a)[1][0, 0] ** 2

    along = np.diag([1.0, 0.0, 0.0])
    assert np.isnan(irad.hvp(square)((np.diag([2.0, 2.0 + apart, 5.0]),), (along,))[1]).any()


def test_a_singular_value_of_zero() -> None:
    """It has a kink there, and its two vectors have one sign together; each alone has a derivative."""

    @njit
    def nuclear(a):
        return np.sum(np.linalg.svd(a)[1])

    @njit
    def rotation(a):
        u, _, vt = np.linalg.svd(a)
        return (u @ vt)[0, 1]

    @njit
    def null(a):
        u = np.linalg.svd(a)[0][:, 2].copy()
        return u[0] * u[1]

    a = _random(3, 3)
    a[:, 2] = a[:, 0] + a[:, 1]
    for f in (nuclear, rotation):
        with pytest.raises(DifferentiationError, match=r"equal \(or 0\)"):
            irad.grad(f)(a)
    along = _random(3, 3)
    expected = _slope(null.py_func, (a,), 0, along)
    assert np.sum(irad.grad(null)(a) * along) == pytest.approx(expected, rel=1e-6)


@pytest.mark.parametrize("shape", [(4, 2), (3, 3)])
def test_qr_of_columns_that_depend_on_others_stops(shape: tuple[int, int]) -> None:
    """What is left of such a column is rounding; in the last row of a square matrix it has a derivative."""

    @njit
    def product(a):
        q, r = np.linalg.qr(a)
        return (q.copy() @ r.copy())[2, 1]

    a = np.outer(np.arange(1.0, shape[0] + 1), np.arange(1.0, shape[1] + 1))
    with pytest.raises(DifferentiationError, match="depends on those before it"):
        irad.grad(product)(a)
    with pytest.raises(DifferentiationError, match="depends on those before it"):
        irad.jvp(product)((a,), (_random(*shape),))
    last = _random(3, 3)
    last[:, 2] = last[:, 0] - last[:, 1]
    along = _random(3, 3)
    assert np.sum(irad.grad(product)(last) * along) == pytest.approx(along[2, 1], rel=1e-8)


@pytest.mark.parametrize("kind", [float, complex])
def test_bases_of_further_singular_vectors_stop(kind: Any) -> None:
    """With full matrices, only what any basis of their space gives has a derivative."""

    @njit
    def entry(a, c):
        return np.abs(np.linalg.svd(a)[0][0, 3]) ** 2

    @njit
    def entry_of_rows(a, c):
        return np.abs(np.linalg.svd(a.T.copy())[2][3, 0]) ** 2

    @njit
    def projection(a, c):
        rest = np.linalg.svd(a)[0][:, 2:].copy()
        return np.sum(np.abs(rest @ (rest.T.conj() @ c)) ** 2 * np.arange(5))

    a, c = _random(5, 2, kind=kind), _random(5, kind=kind)
    for f in (entry, entry_of_rows):
        with pytest.raises(DifferentiationError, match="any basis of their space"):
            irad.grad(f)(a, c)
    along = _random(5, 2, kind=kind)
    found = np.sum((irad.grad(projection)(a, c).conj() * along).real)
    assert found == pytest.approx(_slope(projection.py_func, (a, c), 0, along), rel=1e-6)


REDUCED = {
    "identity": np.eye(2),
    "diagonal": np.diag([1.0, 2.0]),
    "triangle": np.array([[1.0, 2.0, 3.0], [0.0, 4.0, 5.0], [0.0, 0.0, 6.0]]),
    "tall": np.array([[1.0, 2.0], [0.0, 3.0], [0.0, 4.0]]),
    "column of zeros": np.array([[0.0, 1.0], [0.0, 2.0], [0.0, 3.0]]),
    "complex": np.array([[2.0, 1.0 + 1j], [0.0, 3.0]]),
    "real numbers of complex type": np.array([[2.0, 1.0], [1.0, 3.0]], complex),
}


@pytest.mark.parametrize("name", REDUCED)
def test_qr_of_what_is_reduced_already_stops(name: str) -> None:
    """Its signs jump there, whatever is computed of it; a tangent that does not lead away is one."""

    @njit
    def of_r(a):
        return np.linalg.qr(a)[1][0, 1].real

    @njit
    def of_q(a):
        return np.abs(np.linalg.qr(a)[0][1, 1]) ** 2

    a = REDUCED[name]
    for f in (of_r, of_q):
        with pytest.raises(DifferentiationError, match="zero below the diagonal"):
            irad.grad(f)(a)
        with pytest.raises(DifferentiationError, match=r"zero below the diagonal|depends on those before"):
            irad.jvp(f)((a,), (np.ones_like(a) * (1j if a.dtype == complex else 1),))
    if name != "column of zeros":
        along = np.triu(_random(*a.shape))
        found = irad.jvp(of_r)((a,), (along.astype(a.dtype),))[1]
        assert found == pytest.approx(_slope(of_r.py_func, (a,), 0, along), rel=1e-6)


@njit
def of_vectors(a, c):
    return np.sum(np.linalg.eigh(a)[1] * c).real


@njit
def of_singular_vectors(a, c):
    u, _, vt = np.linalg.svd(a)
    return np.sum(u * c).real + np.sum(vt * c).imag


@njit
def of_vectors_with_a_phase(a, c):
    _, v = np.linalg.eigh(a)
    u, _, vt = np.linalg.svd(a + c)
    total = 0.0
    for k in range(v.shape[1]):
        total += np.sum(v[:, k] / v[0, k] * np.abs(v[0, k]) * c[k]).real
        phase = u[0, k] / np.abs(u[0, k])
        total += np.sum(u[:, k] / phase * c[k]).real + np.sum(vt[k] * phase * c[k]).real
    return total


def test_phases_of_vectors_stop() -> None:
    a, c = _positive(3, complex), _random(3, 3, kind=complex)
    for f in (of_vectors, of_singular_vectors):
        with pytest.raises(DifferentiationError, match="the phases of complex eigenvectors"):
            irad.grad(f)(a, c)
    direction = _hermitian(_random(3, 3, kind=complex))
    found = np.sum((irad.grad(of_vectors_with_a_phase)(a, c).conj() * direction).real)
    assert found == pytest.approx(_slope(of_vectors_with_a_phase.py_func, (a, c), 0, direction), rel=1e-6)


def test_defective_matrices_stop() -> None:
    with pytest.raises(DifferentiationError, match="defective"):
        irad.grad(general_values)(np.array([[1.0, 1.0], [0.0, 1.0]]))


TWICE: list[tuple[Any, Callable[[Any], tuple[np.ndarray, ...]]]] = [
    (solve, lambda k: (_regular(4, k), _random(4, kind=k), _random(4, kind=k))),
    (inverse, lambda k: (_regular(4, k), _random(4, 4, kind=k))),
    (log_determinant, lambda k: (_regular(4, k),)),
    (root, lambda k: (_positive(4, k), _random(4, 4, kind=k))),
    (eigen, lambda k: (_positive(4, k), _random(4, 4, kind=k))),
    (eigenvalues, lambda k: (_positive(4, k),)),
]


TWICE_OF_KINDS = [*((*case, float) for case in TWICE), *sample([(*case, complex) for case in TWICE], 4)]


@pytest.mark.parametrize(
    ("f", "make", "kind"), TWICE_OF_KINDS, ids=[f"{f.__name__}-{kind.__name__}" for f, _, kind in TWICE_OF_KINDS]
)
def test_second_derivatives(f: Any, make: Any, kind: Any) -> None:
    """Along a direction, against differences of gradients."""
    a, *others = make(kind)
    v = _random(*a.shape, kind=kind)
    v = _hermitian(v) if f in (root, eigen, eigenvalues) else v
    slope, h = irad.grad(f), 1e-4
    at = [slope(a + step * h * v, *others) for step in (-2, -1, 1, 2)]
    expected = (8 * (at[2] - at[1]) - (at[3] - at[0])) / (12 * h)
    _, found = irad.hvp(f, wrt=0)((a, *others), (v,))
    np.testing.assert_allclose(found, expected, rtol=1e-7, atol=1e-7 * np.abs(expected).max())


@pytest.mark.parametrize("f", [log_determinant, eigenvalues, inverse, root], ids=lambda f: f.__name__)
def test_empty_matrices(f: Any) -> None:
    """They have empty gradients."""
    empty = np.zeros((0, 0))
    args = (empty, empty) if f in (inverse, root) else (empty,)
    assert irad.grad(f)(*args).shape == (0, 0)


def test_singular_matrices_take_the_branch_that_the_function_takes() -> None:
    a = np.array([[1.0, 2.0], [2.0, 4.0]])
    np.testing.assert_array_equal(irad.grad(determinant)(a), np.zeros((2, 2)))
    with pytest.raises(np.linalg.LinAlgError):
        irad.grad(solve)(a, np.ones(2), np.ones(2))
    with pytest.raises(np.linalg.LinAlgError):
        irad.grad(root)(-np.eye(2), np.ones((2, 2)))


def test_in_loops_what_is_overwritten_is_kept() -> None:
    @njit
    def iterate(a, b):
        x, m = b.copy(), a.copy()
        total = 0.0
        for _ in range(3):
            x = np.linalg.solve(m, x)
            m[0, 0] += x[0]
            m[:] = m @ m / 4
            total += np.sum(x)  # nothing that oscillates: the differences would not follow
        return total

    a, b = _regular(3), _random(3)
    direction = _random(3, 3)
    expected = _slope(iterate.py_func, (a, b), 0, direction)
    assert np.sum(irad.grad(iterate)(a, b) * direction) == pytest.approx(expected, rel=1e-7)


@pytest.mark.parametrize("size", [4, 20])
def test_threads_add_to_one_shadow(size: int) -> None:
    @njit(parallel=True)
    def energy(a, b):
        total = 0.0
        for i in numba.prange(b.shape[0]):
            c = a @ b[i]
            total += np.sum(c * c) + a[0, 0] * c[0, 0]
        return total

    a, b = _random(size, size), _random(500, size, size)
    expected = sum(2 * (a @ x) @ x.T for x in b)
    expected[0] += sum(a[0, 0] * x[:, 0] for x in b)
    expected[0, 0] += sum((a @ x)[0, 0] for x in b)
    np.testing.assert_allclose(irad.grad(energy, parallel=True)(a, b), expected, rtol=1e-11)


_pointer = ctypes.c_void_p


def _of_scipy(name: str, count: int, result: Any = None, module: str = "lapack") -> Any:
    address = get_cython_function_address(f"scipy.linalg.cython_{module}", name)
    return ctypes.CFUNCTYPE(result, *[_pointer] * count)(address)


def test_scipys_pointers_to_blas_and_lapack() -> None:
    """Functions that `get_cython_function_address` finds are known by their addresses."""
    potrf, potrs, ddot = _of_scipy("dpotrf", 5), _of_scipy("dpotrs", 8), _of_scipy("ddot", 5, ctypes.c_double, "blas")

    @njit
    def misfit(a, b):
        factor, x, info = a.copy(), b.copy(), np.zeros(1, np.int32)
        n, one, uplo = np.array([b.size], np.int32), np.ones(1, np.int32), np.array([ord("U")], np.uint8)
        potrf(uplo.ctypes, n.ctypes, factor.ctypes, n.ctypes, info.ctypes)
        potrs(uplo.ctypes, n.ctypes, one.ctypes, factor.ctypes, n.ctypes, x.ctypes, n.ctypes, info.ctypes)
        return ddot(n.ctypes, x.ctypes, one.ctypes, b.ctypes, one.ctypes) + info[0]

    a, b = _positive(3), _random(3)
    x = np.linalg.solve(a, b)
    by_a, by_b = irad.grad(misfit, wrt=(0, 1))(a, b)
    np.testing.assert_allclose(by_b, 2 * x, rtol=1e-12)
    np.testing.assert_allclose(by_a, -(np.tril(np.outer(x, x)) + np.tril(np.outer(x, x), -1)), rtol=1e-12)


def test_a_pointer_of_scipys_without_a_rule_is_refused_by_its_name() -> None:
    trcon = _of_scipy("dtrcon", 10)

    @njit
    def condition(a):
        n, info = np.array([a.shape[0]], np.int32), np.zeros(1, np.int32)
        words = np.array([ord("1"), ord("U"), ord("N")], np.uint8)
        found, work, whole = np.empty(1), np.empty(3 * a.shape[0]), np.empty(a.shape[0], np.int32)
        how = words[:1].ctypes, words[1:].ctypes, words[2:].ctypes
        trcon(*how, n.ctypes, a.ctypes, n.ctypes, found.ctypes, work.ctypes, whole.ctypes, info.ctypes)
        return found[0]

    with pytest.raises(MissingBody, match="scipy_dtrcon_"):
        irad.grad(condition)(_regular(3))
