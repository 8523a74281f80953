"""Derivatives of derivatives, whole Jacobians, structures and batches, against closed forms."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pytest
from numba import njit, typed

import irad
from irad.errors import ArgumentError, DifferentiationError, UsageError

SOURCE = """
#include <math.h>
double wave(double x) { return sin(x) * x; }
double chain(const double *x, double a, int n) {
    double s = 0;
    for (int i = 0; i + 1 < n; i++) s += sin(x[i] * x[i + 1]) * a * a * a;
    return s;
}
void products(const double *x, double *y, int n) { for (int i = 0; i + 1 < n; i++) y[i] = exp(x[i]) * x[i + 1]; }
void energy(const double *x, double *e, int n) { e[0] = 0; for (int i = 0; i < n; i++) e[0] += x[i] * x[i] * x[i]; }
"""
X = np.array([0.3, -0.5, 0.9])


@cache
def module() -> Any:
    return irad.compile(SOURCE, lang="c")


class Layer(NamedTuple):
    w: Any
    b: Any


@njit
def layer(p: Any, x: Any) -> Any:
    return np.tanh(p.w @ x + p.b)


@njit
def loss(p: Any, x: Any, scale: float = 2.0) -> Any:
    return scale * (layer(p, x) ** 2).sum()


@njit
def quartic(x: Any) -> Any:
    return (x**4).sum()


@njit
def several(x: Any, k: float) -> Any:
    return (x**2).sum() * k, k * x**3, x.shape[0]


@pytest.mark.parametrize("order", range(1, 6))
def test_grad_of_grad(order: int) -> None:
    """The n-th derivative of x sin x is x sin(x + n pi/2) - n cos(x + n pi/2)."""
    g = module().wave
    for _ in range(order):
        g = irad.grad(g)
    x, shift = 0.7, order * np.pi / 2
    assert g(x) == pytest.approx(x * np.sin(x + shift) - order * np.cos(x + shift), rel=1e-12)


def hessian_of_chain(x: np.ndarray, a: float) -> np.ndarray:
    h = np.zeros((3, 3))
    for i in range(2):
        u, v = x[i], x[i + 1]
        s, c = np.sin(u * v), np.cos(u * v)
        h[i, i] -= v * v * s
        h[i + 1, i + 1] -= u * u * s
        h[i, i + 1] += c - u * v * s
        h[i + 1, i] += c - u * v * s
    return h * a**3


def gradient_of_chain(x: np.ndarray, a: float) -> np.ndarray:
    g = np.zeros(3)
    for i in range(2):
        g[i : i + 2] += np.cos(x[i] * x[i + 1]) * x[[i + 1, i]]
    return g * a**3


def test_hessian() -> None:
    f, a = module().chain, 1.3
    np.testing.assert_allclose(irad.hessian(f)(X, a, 3), hessian_of_chain(X, a), rtol=1e-12, atol=1e-14)
    (xx, xa), (ax, aa) = irad.hessian(f, ("x", "a"))(X, a, n=3)
    np.testing.assert_allclose(xx, hessian_of_chain(X, a), rtol=1e-12, atol=1e-14)
    np.testing.assert_allclose(xa, 3 * gradient_of_chain(X, a) / a, rtol=1e-12)
    np.testing.assert_allclose(ax, xa, rtol=1e-12)
    assert aa == pytest.approx(6 * f(X, a, 3) / a**2, rel=1e-12)
    assert isinstance(aa, float)


def test_hessian_of_a_number_that_is_written() -> None:
    np.testing.assert_allclose(irad.hessian(module().energy, out="e")(X, np.zeros(1), 3), np.diag(6 * X), rtol=1e-12)


@njit
def cubed_in_place(x: Any, y: Any) -> float:
    for i in range(x.size):
        y[i] += x[i]
        x[i] = x[i] ** 3 * y[0]
    return x.sum()


def test_columns_of_kernels_that_write_to_their_arguments() -> None:
    """Each column starts from the same memory."""
    x, y = np.array([0.5, -1.0, 2.0]), np.array([0.5, 1.0, 1.0])
    first = x[0] + y[0]
    wanted = np.diag(3 * x**2 * first)
    wanted[:, 0] += x**3
    for mode in ("forward", "reverse"):
        np.testing.assert_allclose(irad.jacobian(cubed_in_place, "x", out="x", mode=mode)(x, y), wanted)
    by_y = irad.jacobian(cubed_in_place, "y", out=("x", "y"))(x, y)
    np.testing.assert_allclose(by_y[0], np.outer(x**3, [1.0, 0.0, 0.0]))
    np.testing.assert_allclose(by_y[1], np.eye(3))
    hessian = np.diag(6 * x * first)
    hessian[0] += 3 * x**2
    hessian[:, 0] += 3 * x**2
    (by_xx, by_xy), (_, by_yy) = irad.hessian(cubed_in_place, ("x", "y"))(x, y)
    np.testing.assert_allclose(by_xx, hessian)
    np.testing.assert_allclose(by_xy, np.outer(3 * x**2, [1.0, 0.0, 0.0]))
    np.testing.assert_allclose(by_yy, np.zeros((3, 3)))
    np.testing.assert_array_equal(x, [0.5, -1.0, 2.0])


def test_columns_draw_the_same_random_numbers() -> None:
    noise = njit(lambda x: x**2 * np.random.normal(0.0, 1.0, x.size))
    drawn = njit(lambda x, k: np.sum(x**2 * np.random.normal(0.0, 1.0, x.size)) * k)
    start = njit(lambda seed: np.random.seed(seed))
    for made, scale in ((irad.jacobian(noise), 2 * X), (irad.hessian(njit(lambda x: drawn(x, 1.0))), np.full(3, 2.0))):
        start(5)
        found = made(X)
        start(5)
        noises = noise(np.ones(3))
        np.testing.assert_allclose(found, np.diag(scale * noises))


@pytest.mark.parametrize("mode", ["auto", "forward", "reverse"])
def test_jacobian(mode: str) -> None:
    y = np.full(2, 7.0)
    found = irad.jacobian(module().products, out="y", mode=mode)(X, y, 3)
    wanted = [[np.exp(X[0]) * X[1], np.exp(X[0]), 0], [0, np.exp(X[1]) * X[2], np.exp(X[1])]]
    np.testing.assert_allclose(found, wanted, rtol=1e-12)
    assert (y == 7.0).all()


@pytest.mark.parametrize("outer", [irad.jacfwd, irad.jacrev])
@pytest.mark.parametrize("inner", [irad.jacfwd, irad.jacrev])
def test_jacobian_of_jacobian(outer: Any, inner: Any) -> None:
    found = outer(inner(module().products, out="y"))(X, np.zeros(2), 3)
    wanted = np.zeros((2, 3, 3))
    for i in range(2):
        wanted[i, i, i] = np.exp(X[i]) * X[i + 1]
        wanted[i, i, i + 1] = wanted[i, i + 1, i] = np.exp(X[i])
    np.testing.assert_allclose(found, wanted, rtol=1e-12)


def test_third_derivatives() -> None:
    found = irad.jacobian(irad.hessian(quartic))(X)
    wanted = np.zeros((3, 3, 3))
    wanted[range(3), range(3), range(3)] = 24 * X
    np.testing.assert_allclose(found, wanted, rtol=1e-12)


def test_products_with_the_derivative_of_a_gradient() -> None:
    f, a, v = module().chain, 1.3, np.array([1.0, -2.0, 0.5])
    h, g = hessian_of_chain(X, a), gradient_of_chain(X, a)
    value, tangent = irad.jvp(irad.grad(f))((X, a, 3), (v,))
    np.testing.assert_allclose(value, g, rtol=1e-12)
    np.testing.assert_allclose(tangent, h @ v, rtol=1e-12)
    value, pullback = irad.vjp(irad.value_and_grad(f), wrt=("x", "a"))(X, a, 3)
    by_x, by_a = pullback((2.0, v))
    np.testing.assert_allclose(by_x, 2 * g + h @ v, rtol=1e-12)
    assert by_a == pytest.approx(3 / a * (2 * f(X, a, 3) + g @ v), rel=1e-12)
    gradient, product = irad.vhp(f)((X, a, 3), (v,))
    np.testing.assert_allclose(product, v @ h, rtol=1e-12)
    np.testing.assert_allclose(gradient, g, rtol=1e-12)


def test_linearize() -> None:
    f, a = module().chain, 1.3
    x = X.copy()
    value, push = irad.linearize(f, ("x", "a"))(x, a, 3)
    x[:] = 0
    for v, da in ((np.ones(3), 0.0), (X, 2.0)):
        wanted = gradient_of_chain(X, a) @ v + 3 * value / a * da
        assert push(v, da) == pytest.approx(wanted, rel=1e-12)
    with pytest.raises(ArgumentError, match="one entry for each"):
        push(np.ones(3))


def test_a_namedtuple() -> None:
    rng = np.random.default_rng(1)
    p, x = Layer(rng.normal(size=(2, 3)), rng.normal(size=2)), rng.normal(size=3)
    r = np.tanh(p.w @ x + p.b)
    g = 4 * r * (1 - r * r)
    found = irad.grad(loss)(p, x)
    assert isinstance(found, Layer)
    np.testing.assert_allclose(found.w, np.outer(g, x), rtol=1e-12)
    np.testing.assert_allclose(found.b, g, rtol=1e-12)
    np.testing.assert_allclose(irad.grad(loss, "x")(p, x, scale=1.0), p.w.T @ g / 2, rtol=1e-12)
    by_p = irad.jacobian(layer)(p, x)
    np.testing.assert_allclose(by_p.b, np.diag(1 - r * r), rtol=1e-12)
    np.testing.assert_allclose(by_p.w, np.einsum("ij,k->ijk", np.diag(1 - r * r), x), rtol=1e-12)
    second = irad.hessian(loss)(p, x)
    np.testing.assert_allclose(second.b.b, np.diag(4 * (1 - r * r) * (1 - 3 * r * r)), rtol=1e-11)
    np.testing.assert_allclose(second.b.w[0, 0], second.b.b[0, 0] * x, rtol=1e-11)


@njit
def weighted(p: Any) -> Any:
    return (p["w"] * p["b"]).sum() ** 2


@njit
def squares(p: Any) -> Any:
    s = 0.0
    for q in p:
        s += np.sum(q**2)
    return s


@njit
def nested(p: Any) -> Any:
    (a, k), q = p
    return q.w * (a * a).sum() + q.b * k


def test_structures() -> None:
    w = np.array([1.0, 2.0])
    found = irad.grad(weighted)({"w": w, "b": 3.0})
    np.testing.assert_allclose(found["w"], [54.0, 54.0])
    assert found["b"] == pytest.approx(2 * 9 * 3)
    table = typed.Dict()
    table["w"], table["b"] = w, 2 * w
    found = irad.grad(weighted)(table)
    assert isinstance(found, typed.Dict)
    np.testing.assert_allclose(found["w"], 2 * 10 * 2 * w)
    for given in ([w, 3 * w], typed.List([w, 3 * w]), (w, 3 * w)):
        found = irad.grad(squares)(given)
        assert type(found) is type(given)
        np.testing.assert_allclose(found[1], 6 * w)
    assert irad.grad(squares)([1.0, 2.0]) == [2.0, 4.0]
    assert list(irad.grad(squares)(typed.List([1.0, 2.0]))) == [2.0, 4.0]
    (by_a, by_k), by_q = irad.grad(nested)(((w, 4), Layer(2.0, 0.5)))
    np.testing.assert_allclose(by_a, 4 * w)
    assert by_k is None and by_q == Layer(5.0, 4.0)


def test_what_a_kernel_returns() -> None:
    value, pullback = irad.vjp(several, ("x", "k"))(X, 2.0)
    assert value[0] == pytest.approx(2 * (X**2).sum()) and value[2] == 3
    by_x, by_k = pullback((1.0, np.array([1.0, 0.0, 2.0]), None))
    np.testing.assert_allclose(by_x, 4 * X + 6 * X**2 * [1, 0, 2], rtol=1e-12)
    assert by_k == pytest.approx((X**2).sum() + X[0] ** 3 + 2 * X[2] ** 3)
    value, tangent = irad.jvp(several)((X, 2.0), (np.ones(3),))
    assert tangent[0] == pytest.approx(4 * X.sum()) and tangent[2] is None
    assert type(tangent[0]) is float
    np.testing.assert_allclose(tangent[1], 6 * X**2)
    np.testing.assert_allclose(irad.grad(several, out=0)(X, 2.0), 4 * X)
    np.testing.assert_allclose(irad.jacobian(several, out=1)(X, 2.0), np.diag(6 * X**2))
    assert irad.jacobian(several)(X, 2.0)[2] is None
    with pytest.raises(UsageError, match=r"out= chooses among 0 to 2"):
        irad.grad(several, out=3)(X, 2.0)
    with pytest.raises(UsageError, match="gradient is that of one number"):
        irad.grad(several)(X, 2.0)


@njit
def squares_listed(x: Any) -> Any:
    return [a * a for a in x], x * 2


def test_lists_of_numbers_that_a_kernel_returns() -> None:
    (value, _), pullback = irad.vjp(squares_listed)(X)
    assert value == pytest.approx(list(X**2))
    np.testing.assert_allclose(pullback(([1.0, 0.0, 2.0], np.ones(3))), 2 * X * [1, 0, 2] + 2)
    by_list, by_array = irad.jacobian(squares_listed)(X)
    np.testing.assert_allclose(by_list, np.diag(2 * X))
    np.testing.assert_allclose(by_array, 2 * np.eye(3))
    _, (tangent, _) = irad.jvp(squares_listed)((X,), (X,))
    assert tangent == pytest.approx(list(2 * X**2))


@njit
def with_aux(x: Any) -> Any:
    return (x**2).sum(), (x * 3, x.shape[0])


def test_has_aux() -> None:
    gradient, (rest, n) = irad.grad(with_aux, has_aux=True)(X)
    np.testing.assert_allclose(gradient, 2 * X)
    np.testing.assert_allclose(rest, 3 * X)
    assert n == 3
    (value, (rest, n)), gradient = irad.value_and_grad(with_aux, has_aux=True)(X)
    assert value == pytest.approx((X**2).sum()) and n == 3
    np.testing.assert_allclose(gradient, 2 * X)
    with pytest.raises(UsageError, match="has_aux=True is for functions that return"):
        irad.grad(quartic, has_aux=True)(X)


@njit
def clobbers(x: Any, room: Any) -> Any:
    room[:] = x * x
    x[0] = 5.0
    return room.sum(), room * 2


def test_writes_are_made_once() -> None:
    x, room = X.copy(), np.zeros(3)
    (value, doubled), pullback = irad.vjp(clobbers)(x, room)
    np.testing.assert_allclose(room, X**2)
    assert x[0] == 5.0 and value == pytest.approx((X**2).sum())
    np.testing.assert_allclose(pullback((1.0, np.ones(3))), 6 * X)
    kept = doubled.copy()
    room[:] = 0
    np.testing.assert_allclose(doubled, kept)


def test_vmap() -> None:
    f, rng = module().chain, np.random.default_rng(2)
    xs = rng.normal(size=(4, 3))
    np.testing.assert_allclose(irad.vmap(f)(xs, 1.3, 3), [f(x, 1.3, 3) for x in xs])
    found = irad.vmap(irad.grad(f), in_axes=(1, None, None))(np.asfortranarray(xs.T), 1.3, 3)
    np.testing.assert_allclose(found, [gradient_of_chain(x, 1.3) for x in xs])
    hessians = irad.vmap(irad.hessian(f))(xs, 1.3, n=3)
    np.testing.assert_allclose(hessians, [hessian_of_chain(x, 1.3) for x in xs], atol=1e-14)
    ys = np.zeros((4, 2))
    irad.vmap(module().products)(xs, ys, 3)
    np.testing.assert_allclose(ys, np.exp(xs[:, :2]) * xs[:, 1:])
    strided = np.zeros((2, 4))
    irad.vmap(module().products, (0, 1, None))(xs, strided, 3)
    np.testing.assert_allclose(strided, ys.T)


def test_derivatives_of_vmap() -> None:
    f, rng = module().chain, np.random.default_rng(3)
    xs = rng.normal(size=(4, 3))
    batch = irad.vmap(f)
    by_x, by_a = irad.jacobian(batch, ("x", "a"))(xs, 1.3, 3)
    wanted = np.zeros((4, 4, 3))
    wanted[range(4), range(4)] = [gradient_of_chain(x, 1.3) for x in xs]
    np.testing.assert_allclose(by_x, wanted, rtol=1e-12)
    np.testing.assert_allclose(by_a, 3 / 1.3 * batch(xs, 1.3, 3), rtol=1e-12)
    second = irad.jacobian(irad.vmap(irad.grad(f)), "a")(xs, 1.3, 3)
    np.testing.assert_allclose(second, 3 / 1.3 * irad.vmap(irad.grad(f))(xs, 1.3, 3), rtol=1e-12)
    value, tail = irad.vmap(with_aux)(xs)
    np.testing.assert_allclose(value, (xs**2).sum(1))
    np.testing.assert_allclose(tail[0], 3 * xs)


def test_results_along_another_axis() -> None:
    xs = np.random.default_rng(4).normal(size=(4, 3))
    batch = irad.vmap(njit(lambda x: np.sin(x) * x[0]), out_axes=1)
    np.testing.assert_allclose(batch(xs), (np.sin(xs) * xs[:, :1]).T)
    _, pullback = irad.vjp(batch)(xs)
    seed = np.arange(12.0).reshape(3, 4)
    wanted = seed.T * np.cos(xs) * xs[:, :1]
    wanted[:, 0] += np.sum(seed.T * np.sin(xs), 1)
    np.testing.assert_allclose(pullback(seed), wanted)
    with pytest.raises(ArgumentError, match="0 dimensions, and cannot be stacked along 1"):
        irad.vmap(quartic, out_axes=1)(xs)
    with pytest.raises(UsageError, match="no axis"):
        irad.vmap(quartic, out_axes=None)


def test_what_vmap_refuses() -> None:
    f = module().chain
    with pytest.raises(ArgumentError, match="3 and 4 samples"):
        irad.vmap(module().products)(np.zeros((3, 2)), np.zeros((4, 2)), 2)
    with pytest.raises(ArgumentError, match="no array is mapped"):
        irad.vmap(module().wave)(1.0)
    with pytest.raises(ArgumentError, match="argument 1 is no array"):
        irad.vmap(f, (0, 0, None))(np.zeros((2, 3)), 1.0, 3)
    with pytest.raises(UsageError, match="cannot be stacked"):
        irad.vmap(irad.vjp(f))(np.zeros((2, 3)), 1.0, 3)
    with pytest.raises(UsageError, match="shares all"):
        irad.vmap(f, None)


def test_what_is_refused() -> None:
    f = module().chain
    with pytest.raises(UsageError, match=r"cannot differentiate <irad.jvp of chain>"):
        irad.grad(irad.jvp(f))((X, 1.0, 3), (X,))
    with pytest.raises(UsageError, match="a gradient is that of one number"):
        irad.grad(irad.grad(f))(X, 1.0, 3)
    with pytest.raises(UsageError, match="give it where"):
        irad.grad(irad.grad(f), options=irad.Options())
    with pytest.raises(UsageError, match="not one of 'auto'"):
        irad.jacobian(f, mode="backwards")
    source = "#include <complex.h>\ndouble f(const double _Complex *z) { return creal(z[0] * z[0]); }"
    waves = irad.compile(source, lang="c")
    with pytest.raises(UsageError, match="no Jacobian"):
        irad.jacobian(waves.f)(np.ones(1, complex))
    with pytest.raises(ArgumentError, match="structure of its argument"):
        irad.hvp(loss)((Layer(np.ones((2, 3)), np.ones(2)), X), ((1.0, 2.0, 3.0),))
    with pytest.raises(DifferentiationError):
        irad.grad(squares)([None, 2.0])


def test_grad_of_a_number_that_is_written() -> None:
    e = np.zeros(1)
    np.testing.assert_allclose(irad.grad(module().energy, out="e")(X, e, 3), 3 * X**2)
    assert e[0] == pytest.approx((X**3).sum())


def test_arguments_named_like_results() -> None:
    kernel = njit(lambda result_0, k: result_0 * k)
    np.testing.assert_array_equal(irad.vjp(kernel)(X, 3.0)[1](np.ones_like(X)), np.full_like(X, 3.0))


def test_check() -> None:
    p = Layer(np.ones((2, 3)), np.full(2, 0.1))
    report = irad.check(layer, p, X)
    assert report.wrt == ("p_w", "p_b", "x") and report.outputs == ("result_0",)
    assert irad.check(several, X, 2.0, wrt="k").wrt == ("k",)
    report = irad.check(layer, p, X, order=2)
    assert report.name == "the Jacobian of layer"
    assert irad.check(quartic, X, order=3).name == "the Jacobian of the Jacobian of quartic"
    with pytest.raises(UsageError, match="order is 0"):
        irad.check(quartic, X, order=0)


def test_check_sees_wrong_second_derivatives() -> None:
    @irad.custom_jvp
    @njit
    def sine(t: float) -> float:
        return np.sin(t)

    @sine.defjvp
    def of_first_order_only(primals: Any, tangents: Any) -> Any:
        return np.sin(primals[0]), irad.stop_gradient(np.cos(primals[0])) * tangents[0]

    kernel = njit(lambda t: sine(t))
    irad.check(kernel, 1.0)
    with pytest.raises(irad.CheckFailed, match="Jacobian of <lambda>"):
        irad.check(kernel, 1.0, order=2)
