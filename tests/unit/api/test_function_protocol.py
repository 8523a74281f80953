"""Derivatives are ordinary functions: named arguments, names, signatures, documentation, pickling."""

from __future__ import annotations

import functools
import inspect
import multiprocessing
import pickle
import weakref
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import guvectorize, njit, vectorize
from numba.core.errors import TypingError

import irad
from irad.errors import ArgumentError, UsageError

SOURCE = """double cubes(const double *x, double k, int n)
{ double s = 0; while (n--) s += k * x[n] * x[n] * x[n]; return s; }"""
X = np.array([1.0, -2.0])


@njit
def spring(x: Any, k: float = 2.0, shift: float = 0.0) -> Any:
    """Energy of a spring."""
    return 0.5 * k * np.sum((x - shift) ** 2)


class Model:
    stiffness = 3.0

    def energy_gradient(self, x: np.ndarray) -> Any:
        return irad.grad(spring)(x, self.stiffness)


def test_argnums() -> None:
    by_x, by_k = irad.grad(spring, argnums=(0, 1))(X, 2.0)
    np.testing.assert_allclose(by_x, 2 * X)
    assert by_k == pytest.approx(2.5)
    assert irad.jacobian(spring, argnums=1)(X, 2.0) == pytest.approx(2.5)
    for transform in (irad.grad, irad.value_and_grad, irad.vjp, irad.jvp, irad.hvp, irad.vhp):
        with pytest.raises(UsageError, match="another name for wrt"):
            transform(spring, 0, argnums=0)
    for transform in (irad.jacobian, irad.jacfwd, irad.jacrev, irad.hessian, irad.linearize):
        with pytest.raises(UsageError, match="another name for wrt"):
            transform(spring, 0, argnums=0)


def test_keywords_and_defaults() -> None:
    np.testing.assert_allclose(irad.grad(spring)(X), 2 * X)
    np.testing.assert_allclose(irad.grad(spring)(X, shift=1.0), 2 * (X - 1))
    np.testing.assert_allclose(irad.grad(spring)(shift=1.0, x=X, k=4.0), 4 * (X - 1))
    _, pullback = irad.vjp(spring, "shift")(X, shift=1.0)
    assert pullback(1.0) == pytest.approx(-2 * (X - 1).sum())
    by_x, by_shift = irad.grad(spring, ("x", 2))(X)
    np.testing.assert_allclose(by_x, 2 * X)
    assert by_shift == pytest.approx(-2 * X.sum()) == irad.jacobian(spring, "shift")(X)
    assert irad.vjp(spring, "shift")(X)[1](1.0) == pytest.approx(by_shift)
    with pytest.raises(ArgumentError, match="spring has no argument 'scale'; its arguments are: x, k, shift"):
        irad.grad(spring)(X, scale=1.0)


def test_keywords_of_compiled_functions() -> None:
    f = irad.compile(SOURCE, lang="c").cubes
    np.testing.assert_allclose(irad.grad(f)(X, n=2, k=2.0), 6 * X**2)
    with pytest.raises(ArgumentError, match="no argument 'm'; its arguments are: x, k, n"):
        irad.grad(f)(X, 2.0, m=2)
    with pytest.raises(ArgumentError, match="'k' is given twice"):
        irad.grad(f)(X, 2.0, k=2.0, n=2)
    with pytest.raises(ArgumentError, match="'k' is missing"):
        irad.grad(f)(X, n=2)


def test_names() -> None:
    gradient = irad.grad(spring)
    assert gradient.__name__ == "grad_spring"
    assert irad.hessian(gradient, "k").__name__ == "hessian_grad_spring"
    assert gradient.__doc__ == "irad.grad of spring by argument 0.\n\nEnergy of a spring."
    assert str(inspect.signature(irad.jacobian(gradient))).startswith("(x: 'Any', k: 'float' = 2.0")
    assert list(inspect.signature(irad.grad(irad.compile(SOURCE, lang="c").cubes)).parameters) == ["x", "k", "n"]
    assert repr(irad.jacrev(gradient)) == "<irad.jacobian of <irad.grad of spring>>"


def test_partial_and_methods() -> None:
    np.testing.assert_allclose(functools.partial(irad.grad(spring), k=4.0)(X), 4 * X)
    np.testing.assert_allclose(functools.partial(irad.grad, argnums="x")(spring)(X), 2 * X)
    np.testing.assert_allclose(Model().energy_gradient(X), 3 * X)


def transforms(f: Any) -> list[Any]:
    return [irad.grad(f), irad.value_and_grad(f, "k"), irad.hessian(f), irad.jacfwd(irad.grad(f)), irad.grad(f, ("x",))]


@pytest.mark.parametrize("where", ["text", "file", "numba"])
def test_pickling(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rest: tuple[Any, ...] = (2.0,) if where == "numba" else (2.0, 2)
    f: Any = spring
    if where == "text":
        f = irad.compile(SOURCE, lang="c", flags="-O1").cubes
    elif where == "file":
        (tmp_path / "cubes.c").write_text(SOURCE)
        monkeypatch.chdir(tmp_path)
        f = irad.compile("cubes.c").cubes
        monkeypatch.chdir("/")
    for made in transforms(f):
        again = pickle.loads(pickle.dumps(made))
        assert repr(again) == repr(made)
        for found, wanted in zip(again(X, *rest), made(X, *rest), strict=True):
            np.testing.assert_array_equal(found, wanted)
    pickle.loads(pickle.dumps(irad.vmap(irad.grad(f))))
    pickle.loads(pickle.dumps(irad.hvp(f)))


def gradient_in_process(gradient: Any) -> Any:
    return gradient(X)


def test_spawned_processes() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        np.testing.assert_allclose(pool.map(gradient_in_process, [irad.grad(spring)])[0], 2 * X)


@njit
def masked(x: Any, mask: Any) -> Any:
    return np.sum(x * mask)


def test_whole_numbers() -> None:
    np.testing.assert_allclose(irad.grad(masked)(X, np.array([1, 0])), [1.0, 0.0])
    for given in (np.array([1, 2]), [1, 2]):
        with pytest.raises(UsageError, match="whole numbers"):
            irad.grad(masked)(given, np.array([1, 0]))
    with pytest.raises(UsageError, match="whole numbers"):
        irad.grad(spring, "k")(X, 2)


def test_functions_of_the_same_identity() -> None:
    """A function that is passed as an argument is told apart from one that took its place in memory."""

    @njit
    def apply(f: Any, x: float) -> Any:
        return f(x)

    gradient = irad.grad(apply, "x")
    for k in range(4):
        scope: dict[str, Any] = {}
        exec(f"def power(x):\n    return x ** {k}\n", scope)
        assert gradient(njit(scope["power"]), 2.0) == pytest.approx(k * 2.0 ** (k - 1))


@vectorize
def scaled_square(a: Any, b: Any) -> Any:
    return a * a * b if a > 0 else b


@guvectorize(["(float64[:], float64[:], float64[:])"], "(n),(n)->()")
def inner_product(a: Any, b: Any, out: Any) -> None:
    out[0] = np.sum(a * b)


@guvectorize(["(float32[:, :], float32, float32[:])"], "(m,n),()->(m)")
def row_sums(a: Any, k: Any, out: Any) -> None:
    for i in range(a.shape[0]):
        out[i] = k * np.sum(a[i] ** 2)


@guvectorize("(n)->()")
def without_types(a: Any, out: Any) -> None:
    out[0] = np.sum(a * a)


def test_a_guvectorize_function_of_no_types() -> None:
    kernel = guvectorize([], "(n)->()")(lambda a, out: None)
    with pytest.raises(UsageError, match="its list of types is empty; give it types, or leave the list out"):
        irad.grad(kernel)(X)


def test_parameters_that_are_taken_by_keyword_alone() -> None:
    kernel = njit(eval("lambda x, n, *, c: c * x**n"))
    with pytest.raises(ArgumentError, match=r"'c' is taken by keyword alone.*leave the '\*' out of the parameters"):
        irad.grad(kernel)(2.0, 3, c=3.0)


def test_functions_of_vectorize() -> None:
    value, (by_a, by_b) = irad.value_and_grad(scaled_square, (0, "b"))(3.0, 2.0)
    assert (value, by_a, by_b) == (18.0, 12.0, 9.0)
    value, pullback = irad.vjp(scaled_square, ("a", "b"))(np.array([[1.0], [-2.0]]), X)
    np.testing.assert_allclose(value, scaled_square(np.array([[1.0], [-2.0]]), X))
    by_a, by_b = pullback(np.ones((2, 2)))
    np.testing.assert_allclose(by_a, [[-2.0], [0.0]])
    np.testing.assert_allclose(by_b, [2.0, 2.0])
    assert list(inspect.signature(irad.grad(scaled_square)).parameters) == ["a", "b"]


def test_functions_of_guvectorize() -> None:
    a, b = np.arange(1.0, 7.0).reshape(2, 3), np.array([1.0, 0.5, -1.0])
    value, pullback = irad.vjp(inner_product, (0, 1))(a, b)
    np.testing.assert_allclose(value, inner_product(a, b))
    by_a, by_b = pullback(np.array([1.0, 2.0]))
    np.testing.assert_allclose(by_a, np.outer([1.0, 2.0], b))
    np.testing.assert_allclose(by_b, a.T @ [1.0, 2.0])
    stack = np.stack([a, 2 * a]).astype(np.float32)
    value, tangent = irad.jvp(row_sums)((stack, np.float32(0.5)), (np.ones_like(stack),))
    assert value.dtype == np.float32
    np.testing.assert_allclose(value, 0.5 * (stack**2).sum(2))
    np.testing.assert_allclose(tangent, stack.sum(2))
    np.testing.assert_allclose(irad.jacobian(without_types, out="out")(b, np.zeros(1)), [2 * b])
    several = guvectorize(["(float64[:], float64[:])", "(float32[:], float32[:])"], "(n)->()")(
        without_types.gufunc_builder.py_func
    )
    with pytest.raises(UsageError, match="several kinds of numbers"):
        irad.grad(several)


@njit
def weighted(w: Any, x: Any, power: float = 2.0) -> Any:
    return np.sum(w * x**power), power * x


def test_bound_arguments() -> None:
    soft, hard = functools.partial(spring, k=1.0), functools.partial(spring, k=9.0)
    np.testing.assert_allclose(irad.grad(soft)(X), X)
    assert irad.hessian(hard)(X, shift=1.0).tolist() == [[9.0, 0.0], [0.0, 9.0]]
    np.testing.assert_allclose(irad.grad(soft)(X, k=3.0), 3 * X)
    assert irad.jvp(hard, "shift")((X,), (1.0,))[1] == pytest.approx(-9 * X.sum())
    np.testing.assert_allclose(irad.hvp(hard)((X,), (X,))[1], 9 * X)
    np.testing.assert_allclose(irad.vmap(irad.grad(hard))(np.stack([X, 2 * X]))[1], 18 * X)
    assert irad.check(hard, X, order=2).forward is not None
    assert str(inspect.signature(irad.grad(soft))).startswith("(x: 'Any', *, k: 'float' = 1.0")
    assert irad.grad(soft).__doc__ == irad.grad(spring).__doc__
    np.testing.assert_allclose(pickle.loads(pickle.dumps(irad.grad(hard)))(X), 9 * X)
    first = functools.partial(weighted, np.array([1.0, 3.0]))
    np.testing.assert_allclose(irad.grad(first, argnums=0, has_aux=True)(X)[0], [2.0, -12.0])
    np.testing.assert_allclose(irad.jacobian(first, argnums=-1, out=1)(X, 2.0), X)
    by_batch = irad.jacobian(irad.vmap(first, (0, None)))(np.stack([X]), 2.0)[1]
    np.testing.assert_allclose(by_batch[0, :, 0], 2 * np.eye(2))


def test_what_of_bound_arguments_is_refused() -> None:
    soft = functools.partial(spring, k=1.0)
    with pytest.raises(UsageError, match="spring has no argument 'k'; its arguments are: x, shift"):
        irad.grad(soft, "k")
    with pytest.raises(UsageError, match=r"2 arguments \(x, shift\)"):
        irad.grad(soft, 2)
    with pytest.raises(UsageError, match="unexpected keyword argument 'q'"):
        irad.grad(functools.partial(spring, q=1.0))
    with pytest.raises(UsageError, match="those of Numba are differentiated"):
        irad.grad(functools.partial(irad.grad(spring), k=1.0))
    with pytest.raises(UsageError, match="all of its arguments"):
        irad.autodiff(soft)
    gradient = irad.grad(soft)
    with pytest.raises(TypingError, match="has bound arguments, and is not called from @njit code"):
        njit(lambda x: gradient(x))(X)


def test_pullbacks_are_mapped_and_not_pickled() -> None:
    _, pullback = irad.vjp(weighted, "x", out=1)(X, X)
    np.testing.assert_allclose(irad.vmap(pullback)(np.eye(2)), 2 * np.eye(2))
    _, pushforward = irad.linearize(weighted, "x", out=1)(X, X)
    np.testing.assert_allclose(irad.vmap(pushforward)(np.eye(2)), 2 * np.eye(2))
    with pytest.raises(UsageError, match="is not pickled"):
        pickle.dumps(pullback)
    with pytest.raises(UsageError, match="cannot differentiate"):
        irad.grad(pushforward)(X)


def test_a_pullback_goes_when_nobody_keeps_it() -> None:
    """What the primal has computed is not left to the collector of cycles."""
    _, pullback = irad.vjp(spring)(X)
    kept = weakref.ref(pullback)
    del pullback
    assert kept() is None
