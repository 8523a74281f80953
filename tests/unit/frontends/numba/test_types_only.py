"""Library functions that a kernel calls are typed for irad, and compiled only where Numba itself needs them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from numba import njit, types
from numba.core import event
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

import irad
from irad.frontends.numba import types_only
from irad.frontends.numba.lowered_again import is_closed


class _Compilations(event.Listener):
    def __init__(self) -> None:
        self.of_libraries: list[str] = []
        self.of_others: list[str] = []

    def on_start(self, event: Any) -> None:
        function = event.data["dispatcher"].py_func
        found = self.of_libraries if is_closed(function.__module__) else self.of_others
        found.append(function.__qualname__)

    def on_end(self, event: Any) -> None:
        pass


@contextmanager
def compilations() -> Iterator[_Compilations]:
    listener = _Compilations()
    with event.install_listener("numba:compile", listener):
        yield listener


def test_a_gradient_has_no_library_function_compiled() -> None:
    @njit
    def f(x: Any) -> Any:
        return np.float32(3) * np.max(np.concatenate((x, np.roll(x, 1)))) + np.sum(np.diff(x) ** 2)

    x = np.array([[1.0, 4.0], [2.0, -1.0]], np.float32)[0]
    with compilations() as seen:
        gradient = irad.grad(f)(x)
    assert not seen.of_libraries
    np.testing.assert_allclose(gradient, [-6.0, 9.0])
    with compilations() as seen:
        assert f(x) == 21.0
    assert seen.of_libraries  # what Numba knows by its types alone, it compiles where it is called


def test_a_users_function_is_compiled_and_has_its_globals_frozen() -> None:
    @njit
    def scaled(x: Any) -> Any:
        return np.cumsum(x) * 2.0

    @njit
    def f(x: Any) -> Any:
        return scaled(x)[-1]

    with compilations() as seen:
        np.testing.assert_allclose(irad.grad(f)(np.ones(3)), [2.0, 2.0, 2.0])
    assert seen.of_others == ["test_a_users_function_is_compiled_and_has_its_globals_frozen.<locals>.scaled"]


def test_numba_compiles_what_it_finds_typed_only() -> None:
    def twice(x: Any) -> Any:
        return 2 * x

    twice.__module__ = "numba.made_up"
    function, given = njit(twice), (types.float64,)
    with global_compiler_lock, types_only.types_only():
        typed = types_only._typed_function(function, given)
    assert typed.signature == types.float64(types.float64)
    assert not function.overloads
    found = cpu_target.target_context._defns[typed].find(given)
    assert found is cpu_target.target_context._defns[function.overloads[given].entry_point].find(given)


def test_a_gradient_is_made_while_numba_compiles_its_caller() -> None:
    """Both ask for one library function, under other options."""

    @njit
    def f(x: Any) -> Any:
        return np.linalg.norm(x)

    gradient = irad.grad(f)

    @njit(fastmath=True)
    def g(x: Any) -> Any:
        return np.linalg.norm(x) + np.sum(gradient(x))

    np.testing.assert_allclose(g(np.array([3.0, 4.0])), 5.0 + 1.4)


def test_a_library_function_that_has_no_types_is_refused_as_ever() -> None:
    @njit
    def f(x: Any) -> Any:
        return np.linalg.norm(x, "no such norm")

    for _ in range(2):
        with pytest.raises(irad.IradError, match="Numba cannot compile 'f'"):
            irad.grad(f)(np.ones(2))
