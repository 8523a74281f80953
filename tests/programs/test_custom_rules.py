"""Derivatives of one's own in Numba code: they are used in place of those of the functions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba import njit

import irad
from irad.errors import IradError, MissingBody, UsageError

X = np.array([0.1, 0.2, 0.9])


@irad.custom_vjp
@njit
def clip(x: Any, k: Any) -> Any:
    """Clip on both sides."""
    return np.clip(x, -k, k)


clip.defvjp(lambda x, k: (np.clip(x, -k, k), (x,)), lambda kept, g: (g * 2.0 * kept[0], None))


@njit
def clipped(x: Any, k: Any) -> Any:
    return (clip(x * 3.0, k) ** 2).sum()


@irad.custom_vjp
@njit
def weighted(a: Any, x: Any) -> Any:
    return a * (x**2).sum()


@njit
def weighted_bwd(kept: Any, g: Any) -> Any:
    a, x = kept
    return g * (x**2).sum() * 10, g * a * 20 * x


weighted.defvjp(lambda a, x: (a * (x**2).sum(), (a, x)), weighted_bwd)


@njit
def twice(a: Any, x: Any) -> Any:
    return weighted(a, x) + weighted(a, x[::-1]) + a


@irad.custom_jvp
@njit
def cube(a: Any) -> Any:
    return a**3


cube.defjvp(lambda p, t: (p[0] ** 3, 7.0 * t[0]))


@njit
def cubes(x: Any) -> Any:
    s = 0.0
    for a in x:
        s += cube(a) * a
    return s


@irad.custom_jvp
@njit
def scaled(x: Any, k: Any, n: Any) -> Any:
    return x * k + n


@scaled.defjvp
def scaled_jvp(p: Any, t: Any) -> Any:
    return p[0] * p[1] + p[2], t[0] * p[1] * 5 + p[0] * t[1] * 3


@njit
def length(x: Any, k: Any) -> Any:
    return (scaled(x, k, 0) ** 2).sum()


@njit
def stopped(x: Any, k: Any) -> Any:
    return (x * irad.stop_gradient(x * k)).sum() * irad.stop_gradient(k) + k


def test_a_reverse_mode_of_an_array() -> None:
    np.testing.assert_allclose(clip(X, 0.3), np.clip(X, -0.3, 0.3))
    assert clip.__doc__ == "Clip on both sides."
    by_x, by_k = irad.grad(clipped, ("x", "k"))(X, 0.5)
    np.testing.assert_allclose(by_x, 3 * 2 * np.clip(3 * X, -0.5, 0.5) * 2 * 3 * X)
    assert by_k == 0.0


def test_a_reverse_mode_of_a_number() -> None:
    by_a, by_x = irad.grad(twice, ("a", "x"))(2.0, X)
    assert by_a == pytest.approx(1 + 20 * (X**2).sum())
    np.testing.assert_allclose(by_x, 2 * 20 * 2 * X)


def test_a_reverse_mode_has_no_tangent() -> None:
    with pytest.raises(MissingBody, match="forwards; only its gradient is registered"):
        irad.jvp(clipped)((X, 0.5), (X,))


def test_forward_modes() -> None:
    np.testing.assert_allclose(irad.grad(cubes)(X), X**3 + 7 * X)
    value, tangent = irad.jvp(cubes)((X,), (np.ones(3),))
    assert value == pytest.approx((X**4).sum()) and tangent == pytest.approx((X**3 + 7 * X).sum())
    k, v = 2.0, np.array([1.0, -1.0, 0.5])
    by_x, by_k = irad.grad(length, ("x", "k"))(X, k)
    np.testing.assert_allclose(by_x, 2 * X * k * 5 * k)
    assert by_k == pytest.approx((2 * X * k * 3 * X).sum())
    tangent = irad.jvp(length, ("x", "k"))((X, k), (v, 0.5))[1]
    assert tangent == pytest.approx(by_x @ v + 0.5 * by_k)


def test_second_derivatives_of_a_forward_mode() -> None:
    np.testing.assert_allclose(irad.hessian(length)(X, 2.0), np.eye(3) * 2 * (5 * 2.0) ** 2)


def test_stop_gradient() -> None:
    assert stopped(X, 2.0) == pytest.approx(4 * (X**2).sum() + 2)
    by_x, by_k = irad.grad(stopped, ("x", "k"))(X, 2.0)
    np.testing.assert_allclose(by_x, 4 * X)
    assert by_k == 1.0
    assert irad.jvp(stopped, "k")((X, 2.0), (1.0,))[1] == 1.0
    np.testing.assert_array_equal(irad.stop_gradient(X), X)
    assert irad.stop_gradient(2.0) == 2.0


@irad.custom_vjp
@njit
def bare(x: Any) -> Any:
    return x * x


@njit
def uses_bare(x: Any) -> Any:
    return bare(x)


@njit
def pair(x: Any) -> Any:
    return x, x


def test_what_is_refused() -> None:
    with pytest.raises(UsageError, match="takes an @njit function"):
        irad.custom_vjp(lambda x: x)
    with pytest.raises(UsageError, match="takes its derivative by defvjp"):
        clip.defjvp(lambda p, t: t)
    with pytest.raises(UsageError, match="has its derivative already"):
        clip.defvjp(lambda x, k: x, lambda kept, g: g)
    with pytest.raises(IradError, match="has no derivative yet; give it by defvjp"):
        irad.grad(uses_bare)(2.0)
    with pytest.raises(IradError, match="has no derivative yet; give it by defvjp"):
        uses_bare(2.0)
    with pytest.raises(IradError, match=r"pair returns UniTuple.*a rule of one's own is for a number or an array"):
        irad.custom_vjp(pair)(2.0)


def test_lambdas() -> None:
    square = irad.custom_vjp(njit(lambda x: x * x))
    square.defvjp(lambda x: (x * x, x), lambda x, g: (3 * x * g,))  # a rule that is seen to be used
    assert irad.grad(square)(2.0) == 6.0
    assert irad.grad(njit(lambda x: square(x) * x))(2.0) == 16.0
    doubled = irad.custom_jvp(njit(lambda x: 2 * x))
    doubled.defjvp(lambda x, dx: (2 * x[0], 3 * dx[0]))
    np.testing.assert_array_equal(irad.jacobian(doubled)(np.ones(2)), 3 * np.eye(2))


def rule_of(fwd: Any, bwd: Any) -> Any:
    """A kernel that calls a function of an array and a number by a rule."""
    total = irad.custom_vjp(njit(lambda x, k: x * k))
    total.defvjp(fwd, bwd)
    return njit(lambda x, k: total(x, k).sum())


def scaled_fwd(x: Any, k: Any) -> Any:
    return x * k, x


WRONG_REVERSE = [
    (scaled_fwd, lambda x, g: (np.ones(2), 1.0), r"adjoint of 'x' that the bwd of '<lambda>' returns has the shape "
     r"\(2,\); it must have \(3,\)"),
    (scaled_fwd, lambda x, g: (np.ones((3, 1)), 1.0), "adjoint of 'x' .* is an array of float64 of 2 dimensions"),
    (scaled_fwd, lambda x, g: (1.0, 1.0), "adjoint of 'x' .* is float64; it must be an array of float64 of 1"),
    (scaled_fwd, lambda x, g: (g * 1j, 1.0), "adjoint of 'x' .* is an array of complex128"),
    (scaled_fwd, lambda x, g: (g, g), "adjoint of 'k' .* is an array of float64 of 1 dimension; it must be float"),
    (scaled_fwd, lambda x, g: (g,), "bwd of .* returns .*; it must return a tuple of 2 items: one adjoint for each"),
    (scaled_fwd, lambda x, g: g, "bwd of .* returns an array of float64 of 1 dimension; it must return a tuple of 2"),
    (lambda x, k: x * k, lambda x, g: (g, 1.0), "fwd of .* returns an array .*; it must return a tuple of 2 items"),
    (lambda x, k: (x[:2] * k, x), lambda x, g: (g, 1.0), r"result that the fwd of .* has the shape \(2,\)"),
    (lambda x, k: (k, x), lambda x, g: (g, 1.0), "result that the fwd of .* returns is float64; it must be an array"),
]  # fmt: skip


@pytest.mark.parametrize(("fwd", "bwd", "said"), WRONG_REVERSE)
def test_reverse_modes_of_another_shape_are_refused(fwd: Any, bwd: Any, said: str) -> None:
    with pytest.raises(IradError, match=said):
        irad.grad(rule_of(fwd, bwd), ("x", "k"))(X, 2.0)


@pytest.mark.parametrize(
    ("jvp", "said"),
    [
        (lambda p, t: (p[0] * 2, t[0][:2]), r"tangent that the jvp of .* returns has the shape \(2,\); it must have"),
        (lambda p, t: (p[0][:2], t[0]), r"result that the jvp of .* returns has the shape \(2,\); it must have \(3,"),
        (lambda p, t: (p[0], 1.0), "tangent that the jvp of .* returns is float64; it must be an array"),
        (lambda p, t: t[0], "jvp of .* returns an array .*; it must return a tuple of 2 items: the result and its"),
    ],
)
def test_forward_modes_of_another_shape_are_refused(jvp: Any, said: str) -> None:
    doubled = irad.custom_jvp(njit(lambda x: 2 * x))
    doubled.defjvp(jvp)
    kernel = njit(lambda x: doubled(x).sum())
    with pytest.raises(IradError, match=said):
        irad.grad(kernel)(X)
    with pytest.raises(IradError, match=said):
        irad.jvp(kernel)((X,), (X,))


def test_adjoints_of_other_precisions_are_taken() -> None:
    for adjoint in (lambda x, g: (g.astype(np.float32), None), lambda x, g: (np.ones(3, np.int64), 0)):
        np.testing.assert_array_equal(irad.grad(rule_of(scaled_fwd, adjoint))(X, 2.0), np.ones(3))


def test_what_a_rule_raises_is_told() -> None:
    def raising(x: Any, g: Any) -> Any:
        if g[0] > 0:
            raise KeyError("no such")
        return g, 1.0

    with pytest.raises(IradError, match="vjp registered for '<lambda>' has raised an exception; KeyError: 'no such'"):
        irad.grad(rule_of(scaled_fwd, raising))(X, 2.0)


def test_rules_without_a_forward_mode_are_checked() -> None:
    right = rule_of(lambda x, k: (x * k, (x, k)), lambda kept, g: (g * kept[1], (g * kept[0]).sum()))
    report = irad.check(right, X, 2.0)
    assert report.forward is None and "there is no forward mode" in repr(report)
    with pytest.raises(irad.CheckFailed, match=r"does not agree with finite differences.*worst entry: k"):
        irad.check(rule_of(scaled_fwd, lambda x, g: (g, 1.0)), X, 2.0)


@njit
def advanced(x: Any, k: Any, steps: int) -> Any:
    y = x.copy()
    for _ in range(steps):
        y = y + 0.1 * np.sin(y * k) * y[::-1]
    return y


@njit
def damped(t: Any, k: Any) -> Any:
    return np.sin(t * k) * np.exp(-t)


def marched(step: Any, last: Any) -> Any:
    @njit
    def kernel(x: Any, k: Any) -> Any:
        y = x.copy()
        for _ in range(4):
            y[:] = step(y, k, 3)  # overwrites what the call was given
        return np.sum(y**2) + last(y[0], k)

    return kernel


def test_checkpoint() -> None:
    kernel = marched(irad.checkpoint(advanced), irad.checkpoint(damped))
    plain = marched(advanced, damped)
    value, found = irad.value_and_grad(kernel, (0, 1))(X, 1.5)
    assert value == plain(X, 1.5)
    for one, other in zip(found, irad.grad(plain, (0, 1))(X, 1.5), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)
    tangents = [irad.jvp(f, (0, 1))((X, 1.5), (X, 0.5))[1] for f in (kernel, plain)]
    assert tangents[0] == pytest.approx(tangents[1], rel=1e-12)
    step = irad.checkpoint(advanced)
    np.testing.assert_allclose(irad.jacobian(step)(X, 1.5, 3), irad.jacobian(advanced)(X, 1.5, 3))
    assert repr(step) == "<irad.checkpoint of advanced>" and step.__name__ == "advanced"


def test_checkpoints_keep_nothing() -> None:
    def repeated(f: Any) -> Any:
        return irad.vjp(njit(lambda t, k: f(f(t, k), k)))

    kept = []
    for f in (damped, irad.checkpoint(damped)):
        made = repeated(f)
        _, pullback = made(0.3, 2.0)
        kept.append(made.plan.count("llvm.exp"))
        assert pullback(1.0) == pytest.approx(irad.grad(njit(lambda t, k: damped(damped(t, k), k)))(0.3, 2.0))
    assert kept[0] > 0 == kept[1]


@njit
def drawing(x: Any) -> Any:
    return x * np.random.normal(0.0, 1.0)


@njit
def overwriting(x: Any) -> Any:
    x[0] = 1.0
    return x.sum()


def test_what_is_not_run_again() -> None:
    with pytest.raises(UsageError, match="drawing draws random numbers"):
        irad.grad(irad.checkpoint(drawing))(1.0)
    with pytest.raises(UsageError, match="overwriting writes to its arguments"):
        irad.grad(irad.checkpoint(overwriting))(X.copy())
    with pytest.raises(UsageError, match=r"irad\.checkpoint takes an @njit function"):
        irad.checkpoint(np.sin)
    second = irad.grad(irad.checkpoint(damped))
    with pytest.raises(IradError, match="a call of a derivative"):
        irad.grad(second)(0.3, 2.0)


@njit
def scaled_by_the_first(x: Any, k: Any) -> Any:
    return clip(x * 3.0, k) * x[0]


def test_jacobians_take_the_mode_that_there_is() -> None:
    found = irad.jacobian(scaled_by_the_first)(X, 5.0)
    np.testing.assert_allclose(found, irad.jacrev(scaled_by_the_first)(X, 5.0), rtol=1e-13)
    with pytest.raises(MissingBody):
        irad.jacfwd(scaled_by_the_first)(X, 5.0)
