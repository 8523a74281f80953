"""Arguments that share memory, of which some is written: right derivatives of the whole program, or a refusal.

The oracle takes finite differences of the program itself, run on a buffer of which the arguments are views.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numba import float64, njit
from numba.experimental import jitclass

import irad
from tests.programs.levels import LEVELS

SOURCE = """
#include <complex.h>
void squares(const double *a, double *y, int n) { for (int i = 0; i < n; i++) y[i] = a[i] * a[i]; }
double last(double *a, const double *b, int n) { for (int i = 0; i < n; i++) a[i] = b[i] * b[i]; return a[n - 1]; }
double cubed(const double *x, const double *y, double *z, double k) {
    z[0] = k * x[0];
    return x[0] * y[0] * y[0];
}
double turned(const double _Complex *x, double _Complex *y, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) { y[i] = y[i] * x[i]; s += creal(y[i]) * cimag(x[i]); }
    return s;
}
double counted(const double *x, const int *t, int *n) { n[0] += 1; return x[0] * x[0] * t[0]; }
"""


@pytest.fixture(scope="module", params=LEVELS[-2:])
def module(request: pytest.FixtureRequest) -> irad.Module:
    return irad.compile(SOURCE, lang="c", flags=[request.param])


@njit
def through(x, y):
    """A gradient in place: `y` may be `x`."""
    s = 0.0
    for i in range(x.size):
        y[i] = np.sin(x[i])
        s += y[i] * x[i] * x[i - 1]
    return s


@njit
def tripled(x, y, z):
    for i in range(x.size):
        z[i] = 3.0 * x[i]
    return np.sum(x * y * z)


@njit
def paired(p, w):
    a, b = p
    s = 0.0
    for i in range(a.size):
        b[i] = a[i] * a[-1 - i] + 0.2 * b[i]
        s += a[i] * b[i] * w[i]
    return s


def slope(f: Callable[[np.ndarray], Any], at: np.ndarray, h: float = 1e-5) -> np.ndarray:
    """The derivatives of all results by all entries, by central differences of order 4; `f` may write to what it is
    given."""
    columns = []
    for e in np.eye(at.size).reshape(at.size, *at.shape):
        near, far = (np.asarray(f(at + d * e)) - np.asarray(f(at - d * e)) for d in (h, 2 * h))
        columns.append((8 * near - far) / (12 * h))
    return np.stack(columns, axis=-1)


X = np.array([0.3, 0.8, -0.5, 1.1])
OVERLAP = "overlap and are written to; pass separate arrays"
SAME = "are the same array, which is written to, and so one variable with one derivative; name one of them in"


def of_overlapping(transform: Callable[[irad.Module], Any], *rest: Any) -> Callable[[irad.Module], Any]:
    def call(module: irad.Module) -> Any:
        x = X.copy()
        return transform(module)(x[:3], x[1:], *rest)

    return call


TRANSFORMS: dict[str, Callable[[irad.Module], Any]] = {
    "jacobian": of_overlapping(lambda m: irad.jacobian(m.squares), 3),
    "jacfwd": of_overlapping(lambda m: irad.jacfwd(m.squares), 3),
    "jacrev": of_overlapping(lambda m: irad.jacrev(m.squares), 3),
    "sparse_jacobian": of_overlapping(lambda m: irad.sparse_jacobian(m.squares), 3),
    "linearize": of_overlapping(lambda m: irad.linearize(m.squares), 3),
    "vjp": of_overlapping(lambda m: irad.vjp(m.squares), 3),
    "jvp": lambda m: irad.jvp(m.squares)((*views(3), 3), (np.ones(3),)),
    "grad": of_overlapping(lambda m: irad.grad(m.last, 1), 3),
    "value_and_grad": of_overlapping(lambda m: irad.value_and_grad(m.last, 1), 3),
    "hvp": lambda m: irad.hvp(m.last, 1)((*views(3), 3), (np.ones(3),)),
    "hessian": of_overlapping(lambda m: irad.hessian(m.last, 1), 3),
    "sparse_hessian": of_overlapping(lambda m: irad.sparse_hessian(m.last, 1), 3),
    "vjp of grad": of_overlapping(lambda m: irad.vjp(irad.grad(m.last, 1), 1), 3),
    "jvp of grad": lambda m: irad.jvp(irad.grad(m.last, 1), 1)((*views(3), 3), (np.ones(3),)),
    "grad of grad": of_overlapping(lambda m: irad.jacobian(irad.grad(m.last, 1), 1), 3),
    "check": of_overlapping(lambda m: lambda *args: irad.check(m.last, *args), 3),
    "check of grad": of_overlapping(lambda m: lambda *args: irad.check(irad.grad(m.last, 1), *args), 3),
    "numba": of_overlapping(lambda m: irad.jacobian(through)),
    "three": lambda m: irad.hessian(tripled)(views(3)[0], np.ones(3), views(3)[1]),
    "tuple": lambda m: irad.value_and_grad(paired)(views(3), np.ones(3)),
    "jacobian of a tuple": lambda m: irad.jacobian(paired)(views(3), np.ones(3)),
    "beside a tuple": lambda m: irad.grad(paired, "w")((np.ones(3), views(3)[0]), views(3)[1]),
    "list": lambda m: irad.grad(paired)(list(views(3)), np.ones(3)),
    "dict": lambda m: irad.grad(in_dict)(dict(zip("ab", views(3), strict=True))),
    "an address": lambda m: irad.jacobian(m.squares)(BUFFER.ctypes.data + 8, BUFFER, 3),
    "samples": lambda m: irad.jacobian(irad.vmap(through))(*matrix()),
}
BUFFER = X.copy()


def views(n: int, first: int = 1) -> tuple[np.ndarray, np.ndarray]:
    x = BUFFER
    return x[:n], x[first : first + n]


def matrix() -> tuple[np.ndarray, np.ndarray]:
    """Rows that are written for one sample, and read for the next."""
    x = np.arange(12.0).reshape(4, 3)
    return x[:-1], x[1:]


@njit
def in_dict(d):
    a, b = d["a"], d["b"]
    for i in range(a.size):
        b[i] = a[i] ** 2
    return np.sum(b)


@pytest.mark.parametrize("name", TRANSFORMS)
def test_overlap_is_refused(name: str, module: irad.Module) -> None:
    before = BUFFER.copy()
    with pytest.raises(irad.ArgumentError, match=OVERLAP):
        TRANSFORMS[name](module)
    np.testing.assert_array_equal(BUFFER, before)


# the same array


def twice(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The same array, and the same as a view."""
    x = x.copy()
    return x, x[:]


@pytest.mark.parametrize("wrt", [0, 1, "x", "y"])
def test_one_array_is_one_variable(wrt: int | str) -> None:
    """The derivative by any of the arguments is that by the array, in every mode and order."""
    first = slope(lambda x: through(x, x), X)
    second = slope(lambda x: irad.grad(through, wrt)(x, x), X)
    v = np.array([1.0, -2.0, 0.5, 3.0])
    np.testing.assert_allclose(irad.grad(through, wrt)(*twice(X)), first, rtol=1e-9)
    np.testing.assert_allclose(irad.value_and_grad(through, wrt)(*twice(X))[1], first, rtol=1e-9)
    for jacobian in (irad.jacobian, irad.jacfwd, irad.jacrev):
        np.testing.assert_allclose(jacobian(through, wrt)(*twice(X)), first, rtol=1e-9)
    np.testing.assert_allclose(irad.sparse_jacobian(through, wrt)(*twice(X)).toarray()[0], first, rtol=1e-9)
    np.testing.assert_allclose(irad.vjp(through, wrt)(*twice(X))[1](1.0), first, rtol=1e-9)
    np.testing.assert_allclose(irad.jvp(through, wrt)(twice(X), (v,))[1], first @ v, rtol=1e-9)
    np.testing.assert_allclose(irad.linearize(through, wrt)(*twice(X))[1](v), first @ v, rtol=1e-9)
    np.testing.assert_allclose(irad.hessian(through, wrt)(*twice(X)), second, rtol=1e-8)
    np.testing.assert_allclose(irad.hvp(through, wrt)(twice(X), (v,))[1], second @ v, rtol=1e-8)
    np.testing.assert_allclose(irad.jacobian(irad.grad(through, 0), wrt)(*twice(X)), second, rtol=1e-8)
    irad.check(through, *twice(X), wrt=wrt)
    irad.check(through, *twice(X))
    irad.check(irad.grad(through, wrt), *twice(X))


def test_one_array_is_one_output() -> None:
    expected = slope(lambda x: (square(x, x), x)[1], X)
    for wrt in (0, 1):
        x = X.copy()
        value, pullback = irad.vjp(square, wrt, out="y")(x, x)
        assert value is x
        np.testing.assert_allclose([pullback(seed) for seed in np.eye(4)], expected, rtol=1e-9, atol=1e-12)
        np.testing.assert_allclose(irad.jacobian(square, wrt, "y")(*twice(X)), expected, rtol=1e-9, atol=1e-12)


@njit
def square(x, y):
    for i in range(x.size):
        y[i] = x[i] * x[-1 - i] + x[i] ** 2


@pytest.mark.parametrize("wrt", [0, 1, 2])
def test_one_array_three_times(wrt: int) -> None:
    expected = slope(lambda x: tripled(x, x, x), X)
    np.testing.assert_allclose(irad.grad(tripled, wrt)(*[X.copy()] * 3), expected, rtol=1e-9)
    np.testing.assert_allclose(irad.jacfwd(tripled, wrt)(*[X.copy()] * 3), expected, rtol=1e-9)


def test_a_number_beside_one_array(module: irad.Module) -> None:
    """What flows to a number goes through the array, whoever asks for the array's derivative."""

    def program(k: np.ndarray) -> float:
        q = np.array([2.0])
        return module.cubed(q, q, q, k[0])

    q = np.array([2.0])
    expected = slope(program, np.array([1.5]))
    np.testing.assert_allclose(irad.grad(module.cubed, "k")(q, q, q, 1.5), expected[0], rtol=1e-9)
    q = np.array([2.0])
    np.testing.assert_allclose(irad.jacfwd(module.cubed, "k")(q, q, q, 1.5), expected[0], rtol=1e-9)


def test_one_array_of_c(module: irad.Module) -> None:
    expected = slope(lambda x: module.last(x, x, 4), X)
    for wrt in (0, 1):
        np.testing.assert_allclose(irad.grad(module.last, wrt)(*twice(X), 4), expected, rtol=1e-9)
        np.testing.assert_allclose(irad.jacrev(module.last, wrt)(*twice(X), 4), expected, rtol=1e-9)


def test_one_complex_array(module: irad.Module) -> None:
    z = np.array([0.3 + 1.0j, -0.8 + 0.25j, 1.5 - 0.5j])
    parts = slope(lambda p: (lambda c: module.turned(c, c, 3))(p.view(complex).copy()), z.view(float))
    for wrt in (0, 1):
        x = z.copy()
        np.testing.assert_allclose(irad.grad(module.turned, wrt)(x, x, 3).view(float), parts, rtol=1e-8)


@pytest.mark.parametrize(
    "call",
    [
        lambda x: irad.grad(through, (0, 1))(x, x),
        lambda x: irad.jacobian(through, (0, 1))(x, x),
        lambda x: irad.hessian(through, (0, 1))(x, x),
        lambda x: irad.hvp(through, (0, 1))((x, x), (x, x)),
        lambda x: irad.jvp(through, (0, 1))((x, x), (x, x)),
        lambda x: irad.vjp(through, (0, 1))(x, x),
        lambda x: irad.check(through, x, x, wrt=(0, 1)),
        lambda x: irad.grad(paired)((x, x), x.copy()),
        lambda x: irad.grad(paired)([x, x[:]], x.copy()),
        lambda x: irad.vjp(both, "x", out=("y", "z"))(x.copy(), x, x),
        lambda x: irad.jacobian(both, "x", out=("y", "z"))(x.copy(), x, x),
    ],
)
def test_one_array_is_named_once(call: Callable[[np.ndarray], Any]) -> None:
    """The sum of two derivatives that are the same one would count it twice."""
    x = X.copy()
    with pytest.raises(irad.ArgumentError, match=SAME):
        call(x)


@njit
def both(x, y, z):
    for i in range(x.size):
        y[i] = x[i]
        z[i] += x[i] ** 2


def test_one_array_among_structures() -> None:
    """The weights are also what is written to."""
    a, w = X.copy(), np.array([1.0, 2.0, 0.5, -1.0])
    expected = slope(lambda w: weighed(Pair(a, w), w), w)
    value, gradient = irad.value_and_grad(weighed)(Pair(a, v := w.copy()), v)
    np.testing.assert_allclose(gradient.b, expected, rtol=1e-9)
    assert value == pytest.approx(weighed(Pair(a, u := w.copy()), u))
    np.testing.assert_array_equal(v, a * w)  # what it writes is seen
    np.testing.assert_allclose(irad.jacfwd(weighed)(Pair(a, w), w).b, expected, rtol=1e-9)
    np.testing.assert_allclose(irad.jacrev(weighed)(Pair(a, w), w).b, expected, rtol=1e-9)
    second = slope(lambda w: irad.grad(weighed)(Pair(a, w), w).b, w)
    np.testing.assert_allclose(irad.hessian(weighed)(Pair(a, w), w).b.b, second, rtol=1e-8, atol=1e-9)
    irad.check(weighed, Pair(a, w), w)


Pair = namedtuple("Pair", "a b")


@njit
def weighed(p, w):
    s = 0.0
    for i in range(p.a.size):
        s += p.b[i] * w[i] ** 2
        p.b[i] *= p.a[i]
        s += w[i] * p.b[i]
    return s


@jitclass([("at", float64[:]), ("by", float64[:])])
class Moved:
    def __init__(self, at, by):
        self.at = at
        self.by = by


@njit
def moved(m, k):
    for i in range(m.at.size):
        m.at[i] += k * m.by[i]
    return np.sum(m.at**3)


def test_attributes_that_overlap() -> None:
    x = X.copy()
    with pytest.raises(irad.ArgumentError, match=OVERLAP):
        irad.grad(moved, "k")(Moved(x[:3], x[1:]), 0.5)
    expected = slope(lambda k: (lambda x: moved(Moved(x, x), k[0]))(X.copy()), np.array([0.5]))
    np.testing.assert_allclose(irad.grad(moved, "k")(Moved(x, x), 0.5), expected[0], rtol=1e-9)


# what stays allowed


@njit
def read(x, y):
    return np.sum(x * y**2)


def test_what_is_only_read_may_be_shared() -> None:
    """Then each derivative is the partial one, and their sum the total one."""
    x = X.copy()
    first, second = irad.grad(read, (0, 1))(x, x)
    np.testing.assert_allclose(first + second, slope(lambda x: read(x, x), X), rtol=1e-9)
    for a, b in ((x, x), (x[1:], x[:-1])):
        np.testing.assert_allclose(irad.jacobian(read)(a, b), b**2)
        np.testing.assert_allclose(irad.grad(read, 1)(a, b), 2 * a * b)
        assert irad.hessian(read, (0, 1))(a, b)[0][1].shape == (a.size, b.size)


@njit
def store(a, b):
    s = 0.0
    for i in range(a.size):
        b[i] = a[i] ** 2
        s += b[i] * a[i]
    return s


def test_columns_lie_between_one_another() -> None:
    """They share no memory, though that of the one begins before that of the other ends."""
    for transform in (irad.grad, irad.jacobian):
        table = np.arange(8.0).reshape(4, 2)
        np.testing.assert_allclose(transform(store)(table[:, 0], table[:, 1]), 3 * np.arange(0.0, 8, 2) ** 2)
    z = X + 2j
    np.testing.assert_allclose(irad.grad(store)(z.real, z.imag), 3 * X**2)


def test_no_elements_share_nothing() -> None:
    x = np.empty(0)
    assert [part.size for part in irad.grad(store, (0, 1))(x, x)] == [0, 0]
    assert irad.hessian(store, (0, 1))(x, x[:])[0][1].shape == (0, 0)


def test_whole_numbers_may_be_one_array(module: irad.Module) -> None:
    n = np.array([1], np.int32)
    assert irad.grad(module.counted)(np.array([3.0]), n, n) == 12.0
    assert irad.jacobian(module.counted)(np.array([3.0]), n, n) == 18.0 and n[0] == 2


# memory that is copied between runs


@njit
def counts(x, t):
    t[0][0] += 1
    return x[0] * t[0][0]


def test_arrays_in_a_tuple_are_copied() -> None:
    """A kernel that is run several times finds them as they were."""
    t = (np.zeros(1, np.int64),)
    x = np.ones(2)
    for transform in (irad.jacobian, irad.jacfwd, irad.jacrev):
        np.testing.assert_array_equal(transform(counts)(x, t), [1.0, 0.0])
    assert t[0][0] == 0
    value, pullback = irad.vjp(counts)(x, t)
    assert value == 1.0 and t[0][0] == 1
    t[0][0] = 7
    np.testing.assert_array_equal(pullback(1.0), [1.0, 0.0])


def test_arrays_in_a_tuple_that_overlap() -> None:
    n = np.array([0, 5])
    with pytest.raises(irad.ArgumentError, match="arrays in argument 't' overlap and are written to"):
        irad.jacobian(counts)(np.ones(2), (n[:1], n))
    np.testing.assert_array_equal(irad.jacobian(counts)(np.ones(2), (n[:1], n[:1])), [1.0, 0.0])


@njit
def overwritten(y, p):
    s = y[0] ** 2
    p[0][0] = 5.0
    return s + y[0] ** 3


def test_constants_in_a_tuple_that_are_written() -> None:
    y = np.array([2.0])
    np.testing.assert_allclose(irad.jacobian(overwritten)(y, (y,)), slope(lambda y: overwritten(y, (y,)), y))
    np.testing.assert_allclose(irad.grad(overwritten)(y.copy(), (y,)), 16.0)
    y[0] = 2.0
    np.testing.assert_allclose(irad.grad(overwritten)(y, (y,)), 4.0)
    assert y[0] == 5.0  # as the function leaves it
    with pytest.raises(irad.ArgumentError, match="overlap and are written to, and one has no shadow"):
        irad.autodiff(overwritten)(y, np.zeros(1), (y,))
    assert irad.grad(overwritten)(np.array([2.0]), (np.ones(1),)) == 16.0


def test_an_array_beside_a_tuple_with_it() -> None:
    def of(w: Any) -> Any:
        return paired.py_func((np.ones(3), w), w)

    w = X[:3].copy()
    np.testing.assert_allclose(irad.grad(paired, "w")((np.ones(3), w), w), slope(lambda w: of(w.copy()), X[:3]))


def test_an_array_that_repeats_itself() -> None:
    """Its shadow would repeat itself, too: the derivatives of elements that are one would be added up in each."""
    window = np.lib.stride_tricks.sliding_window_view(X, 2)
    for transform in (irad.grad, irad.jacobian, irad.hessian):
        with pytest.raises(irad.ArgumentError, match="repeats the same memory"):
            transform(sum_of_squares)(window)
    np.testing.assert_allclose(irad.grad(sum_of_squares)(window.copy()), 2 * window)


@njit
def sum_of_squares(x):
    return np.sum(x**2)


# batches


@njit
def added(x, y):
    y[0] += x[0]
    return y[0] ** 2


def test_samples_that_know_of_each_other() -> None:
    x, y = np.arange(3.0).reshape(3, 1), np.zeros(1)
    batch = irad.vmap(added, in_axes=(0, None))
    np.testing.assert_array_equal(batch(x, y.copy()), [0.0, 1.0, 9.0])
    with pytest.raises(irad.ArgumentError, match="shared by the samples"):
        irad.jacobian(batch)(x, y)
    repeated = np.lib.stride_tricks.as_strided(np.zeros(4), (3, 2), (8, 8))
    with pytest.raises(irad.ArgumentError, match="shared by the samples"):
        irad.jacobian(irad.vmap(added))(x, repeated)
    own = irad.jacobian(irad.vmap(added))(x, np.ones((3, 1)))
    np.testing.assert_allclose(own[..., 0], np.diag(2 * (x[:, 0] + 1)))


def test_samples_that_are_one_array() -> None:
    x = np.arange(1.0, 7).reshape(3, 2)
    made = irad.jacobian(irad.vmap(store))(x, x)
    for i in range(3):
        np.testing.assert_allclose(made[i, i], slope(lambda r: store(r, r), x[i]), rtol=1e-8)


def test_samples_of_columns(module: irad.Module) -> None:
    """Compiled code takes copies of them, dense ones."""
    x = np.arange(1.0, 7).reshape(3, 2)
    batch = irad.vmap(module.last, in_axes=(1, 1, None))
    with pytest.raises(irad.ArgumentError, match=OVERLAP):
        batch(x[1:], x[:-1], 2)
    np.testing.assert_array_equal(batch(x, x, 3), [25.0, 36.0])
    np.testing.assert_array_equal(x, np.arange(1.0, 7).reshape(3, 2) ** 2)


# gradients in compiled code

in_njit = irad.grad(through)
by_both = irad.value_and_grad(read, (0, 1))
columns_in_njit = irad.grad(store)


@njit
def called(x, y):
    return in_njit(x, y)


@njit
def called_by_both(x, y):
    return by_both(x, y)


def test_gradients_in_compiled_code() -> None:
    """Which memory is shared is seen from the pointers."""
    np.testing.assert_allclose(called(X.copy(), np.zeros(4)), slope(lambda x: through(x, np.zeros(4)), X), rtol=1e-9)
    x = X.copy()
    for a, b in ((x, x), (x[1:], x[:-1]), (x[:3], x[1:])):
        with pytest.raises(irad.ArgumentError, match="through: arguments 'x' and 'y' overlap and are written to"):
            called(a, b)
        np.testing.assert_array_equal(called_by_both(a, b)[1][0], b**2)
    np.testing.assert_array_equal(x, X)
    called(x[:2], x[2:])
    called(np.empty(0), np.empty(0))
    assert called(x[:0], x[1:1]).size == 0


pointer_level = irad.autodiff(through)
constant_level = irad.autodiff(store, irad.Const, irad.Dup)


@njit
def called_with_shadows(x, dx, y, dy):
    return pointer_level(x, dx, y, dy)


@njit
def called_with_a_constant(x, y, dy):
    return constant_level(x, y, dy)


SHADOWS = {
    "separate": (lambda x, s: (x[0:2], s[0:2], x[2:4], s[2:4]), ""),
    "likewise": (lambda x, s: (x[0:3], s[0:3], x[1:4], s[1:4]), ""),
    "the same": (lambda x, s: (x, s, x, s), ""),
    "shadows apart": (lambda x, s: (x, s, x, s.copy()), "do not overlap as their shadows do"),
    "shadows nearer": (lambda x, s: (x[0:2], s[0:2], x[2:4], s[1:3]), "do not overlap as their shadows do"),
    "shadows the same": (lambda x, s: (x[0:2], s[0:2], x[2:4], s[0:2]), "do not overlap as their shadows do"),
    "an array": (lambda x, s: (x[0:2], x[1:3], x[2:4], s[2:4]), "the shadow of 'x' overlaps 'x'|overlaps 'y'"),
    "the other array": (lambda x, s: (x[0:2], x[2:4], x[2:4], s[2:4]), "the shadow of 'x' overlaps 'y'"),
    "the first array": (lambda x, s: (x[0:2], s[0:2], x[2:4], x[0:2]), "the shadow of 'y' overlaps 'x'"),
}


@pytest.mark.parametrize("name", SHADOWS)
def test_shadows_lie_as_the_arrays_do(name: str) -> None:
    made, wrong = SHADOWS[name]
    for call in (pointer_level, called_with_shadows):
        x, s = X.copy(), np.zeros(4)
        if wrong:
            with pytest.raises(irad.ArgumentError, match=wrong):
                call(*made(x, s))
            np.testing.assert_array_equal(x, X)
            continue
        call(*made(x, s))
        expected = slope(lambda x: (lambda a: through(a[0], a[2]))(made(x, x)), X)
        np.testing.assert_allclose(s, expected, rtol=1e-9, atol=1e-12)


def test_constants_that_overlap_what_has_a_shadow() -> None:
    x = X.copy()
    for call in (constant_level, called_with_a_constant):
        with pytest.raises(irad.ArgumentError, match="overlap and are written to"):
            call(x[:3], x[1:], np.zeros(3))


def test_tangents_may_be_arguments() -> None:
    """They are only read: the tangent of x·y² along y at x."""
    forward = irad.autodiff(read, irad.Dup, irad.Const, mode="forward")
    y = X + 2
    assert forward(X, y, y) == pytest.approx(np.sum(y**3))
    written = irad.autodiff(store, irad.Dup, irad.Dup, mode="forward")
    with pytest.raises(irad.ArgumentError, match="the shadow of 'a' overlaps 'b'"):
        written(X.copy(), y, y, np.zeros(4))


# promises


def test_a_promise_that_does_not_hold() -> None:
    x = X.copy()
    with pytest.raises(irad.ArgumentError, match="assume_noalias says that arguments never overlap"):
        irad.grad(through, options=irad.Options(assume_noalias=True))(x, x)


PROMISED = """
void products(const double *restrict a, const double *restrict b, double *restrict c, int n) {
    for (int i = 0; i < n; i++) c[i] = a[i] * b[i];
}
double dot(const double *restrict a, const double *restrict b, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += a[i] * b[i];
    return s;
}
double last(double *restrict a, const double *restrict b, const double *c, int n) {
    for (int i = 0; i < n; i++) a[i] = b[i] * c[i];
    return a[n - 1];
}
"""


def test_what_is_promised_apart() -> None:
    """`restrict` allows one array twice where it is only read, and beside the promise."""
    module = irad.compile(PROMISED, lang="c", flags=["-O2"])
    x, n = np.arange(1.0, 6.0), 5
    np.testing.assert_array_equal(irad.grad(module.dot, wrt=0)(x, x, n), x)
    refused = pytest.raises(irad.ArgumentError, match=r"'[ab]' and '[bc]' overlap, one .* written, .* \(restrict\)")
    with refused:
        irad.vjp(module.products, wrt=(0, 1), out=2)(x.copy(), x, x, n)
    with refused:
        irad.jvp(module.last, wrt=1)((x, x, x.copy(), n), (np.ones(n),))
    with refused:
        irad.grad(module.last, wrt=1)(x, x, x.copy(), n)
    np.testing.assert_array_equal(irad.grad(module.last, wrt=1)(np.zeros(n), x, x, n), [0, 0, 0, 0, 5.0])
