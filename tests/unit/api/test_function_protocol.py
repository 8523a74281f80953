"""Derivatives are ordinary functions: named arguments, names, signatures, documentation, pickling."""

from __future__ import annotations

import functools
import inspect
import multiprocessing
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import njit, vectorize

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
    with pytest.raises(ArgumentError, match="spring: got an unexpected keyword argument 'scale'"):
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


def test_vectorized_functions_are_told_of_broadcast() -> None:
    with pytest.raises(UsageError, match=r"<lambda>, a function of @vectorize; irad.broadcast takes an @njit function"):
        irad.grad(vectorize(lambda a: a * a))
