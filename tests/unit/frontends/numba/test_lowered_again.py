"""What a kernel has been lowered to serves again, until anything changes that lowering reads."""

from __future__ import annotations

import types
from collections import namedtuple
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from numba import float64, njit
from numba.core.event import install_recorder
from numba.experimental import jitclass

import irad
from irad.frontends.numba import compile as frontend

FACTOR = 2.0
WEIGHTS = np.array([1.0, 2.0])
SETTINGS = types.ModuleType("settings")
SETTINGS.factor = 2.0  # type: ignore[attr-defined]
Pair = namedtuple("Pair", "a b")
PAIR = Pair(2.0, 3.0)
BOTH = (2.0, (1, "text"))


@njit
def by_number(x):
    return FACTOR * x


@njit
def by_array(x):
    return WEIGHTS[0] * 2.0 * x


@njit
def by_module(x):
    return SETTINGS.factor * x


@njit
def by_tuple(x):
    return BOTH[0] * x


@njit
def by_callee(x):
    return by_number(x)


@njit
def by_own_module(x):
    return np.sin(x) * 0.0 + 2.0 * x


@njit
def by_pair(x):
    return PAIR.a * x


def lowered(kernel: Any, *values: Any) -> Any:
    return frontend.lower(kernel, frontend.type_of(*(values or (1.5,))))


def slope(kernel: Any) -> float:
    return float(irad.grad(kernel)(1.5))


class T:
    """What no reading compares. That it is called like an attribute of arrays does not matter."""


@njit
def by_attribute(x):
    return 2.0 * np.full((1, 1), x).T[0, 0]


@njit
def by_class_of_pairs(x):
    return Pair(x, 2.0).a * 2.0


@njit
def by_inner_function(x):
    def twice(y):
        return FACTOR * y

    return twice(x)


@jitclass([("number", float64)])
class Scaled:
    def __init__(self, number):
        self.number = number

    def scaled(self):
        return FACTOR * self.number

    @property
    def twice(self):
        return self.scaled() * 2.0


@njit
def by_instance(x):
    return Scaled(x).scaled() + 0.0 * Scaled(x).twice


SAME = (
    by_number, by_array, by_module, by_tuple, by_callee, by_own_module, by_attribute, by_class_of_pairs,
    by_inner_function, by_instance,
)  # fmt: skip


@pytest.mark.parametrize("kernel", SAME, ids=lambda k: k.py_func.__name__)
def test_lowered_once(kernel: Any) -> None:
    assert slope(kernel) == 2.0
    first = lowered(kernel)
    with install_recorder("numba:run_pass") as passes:
        assert slope(kernel) == 2.0
    assert lowered(kernel) is first
    assert not passes.buffer


def test_other_types_are_lowered_for_themselves() -> None:
    assert lowered(by_number, 1.5) is not lowered(by_number, np.float32(1.5))
    types_ = frontend.type_of(1.5)
    assert frontend.lower(by_number, types_, parallel=True) is not frontend.lower(by_number, types_)


def test_what_cannot_be_compared_is_lowered_anew() -> None:
    assert lowered(by_pair) is not lowered(by_pair)


def set_number(value: float) -> None:
    globals()["FACTOR"] = value


def set_array(value: float) -> None:
    WEIGHTS[0] = value / 2.0


def set_module(value: float) -> None:
    SETTINGS.factor = value  # type: ignore[attr-defined]


def set_tuple(value: float) -> None:
    globals()["BOTH"] = (value, (1, "text"))


def set_callee(value: float) -> None:
    set_number(value)
    by_number.recompile()


@pytest.mark.parametrize(
    ("kernel", "change"),
    [(by_number, set_number), (by_array, set_array), (by_module, set_module), (by_tuple, set_tuple),
     (by_callee, set_callee), (by_inner_function, set_number)],
    ids=lambda v: "" if callable(v) else v,
)  # fmt: skip
def test_a_changed_global_counts(kernel: Any, change: Callable[[float], None]) -> None:
    kernel = njit(kernel.py_func)  # Numba has not compiled it: then it would keep the value
    try:
        assert slope(kernel) == 2.0
        change(5.0)
        assert slope(kernel) == 5.0
    finally:
        change(2.0)
    assert slope(kernel) == 2.0


def test_a_changed_type_of_a_number_counts() -> None:
    kernel = njit(by_number.py_func)
    first = lowered(kernel)
    try:
        set_number(2)
        assert lowered(kernel) is not first
    finally:
        set_number(2.0)


def test_closures_count() -> None:
    held = 2.0

    @njit
    def kernel(x):
        return held * x

    assert slope(kernel) == 2.0
    held = 5.0
    assert slope(kernel) == 5.0


def test_other_code_counts() -> None:
    @njit
    def kernel(x):
        return 2.0 * x

    def other(x):
        return 5.0 * x

    assert slope(kernel) == 2.0
    kernel.py_func.__code__ = other.__code__
    assert slope(kernel) == 5.0


def test_rules_count() -> None:
    @njit
    def inner(x):
        return 2.0 * x

    @njit
    def kernel(x):
        return inner(x)

    assert slope(kernel) == 2.0
    frontend.add_rule(inner, vjp=lambda x, g: 5.0 * g)
    assert slope(kernel) == 5.0


@irad.custom_vjp
@njit
def ruled(x):
    return FACTOR * x


ruled.defvjp(lambda x: (FACTOR * x, 0), lambda kept, g: (FACTOR * g,))
by_slope = irad.grad(by_square := njit(lambda x: FACTOR * x * x))
with_derivatives = [njit(lambda x: ruled(x) + x), njit(lambda x: by_slope(x) + x)]


@pytest.mark.parametrize("kernel", with_derivatives, ids=["rule", "gradient"])
def test_kernels_with_derivatives_serve_again(kernel: Any) -> None:
    first = lowered(kernel)
    assert lowered(kernel) is first


@njit
def scaled_array(x):
    return FACTOR * x


@njit
def scaled_pair(p):
    return FACTOR * p.a, p.b[:1]


@pytest.mark.parametrize(
    ("kernel", "given"), [(scaled_array, np.ones(2)), (scaled_pair, Pair(1.0, np.ones(2)))], ids=["array", "pair"]
)
def test_kernels_of_structures_are_compiled_once(kernel: Any, given: Any) -> None:
    irad.vjp(kernel)(given)
    with install_recorder("numba:run_pass") as passes:
        irad.vjp(kernel)(given)
        irad.jacobian(kernel)(given)
    assert not passes.buffer


def test_a_changed_global_counts_for_kernels_of_structures() -> None:
    kernel = njit(scaled_array.py_func)
    kept = [irad.jacobian(kernel) for _ in range(2)]
    try:
        assert [made(np.ones(1)) for made in kept] == [2.0, 2.0]
        set_number(5.0)
        kernel.recompile()
        assert [made(np.ones(1)) for made in kept] == [5.0, 5.0]
        assert irad.jacobian(kernel)(np.ones(1)) == 5.0
        set_number(7.0)
        with pytest.raises(irad.UsageError, match="FACTOR"):
            irad.jacobian(kernel)(np.ones(1))
    finally:
        set_number(2.0)


def test_changed_rules_count_for_kernels_of_structures() -> None:
    inner = njit(lambda x: 2.0 * x)
    kernel = njit(lambda x: np.array([inner(x[0])]))
    assert irad.jacobian(kernel)(np.ones(1)) == 2.0
    frontend.add_rule(inner, vjp=lambda x, g: 5.0 * g)
    assert irad.jacobian(kernel, 0, mode="reverse")(np.ones(1)) == 5.0


@pytest.mark.parametrize("bound", [partial(partial, k=1.0), lambda f: partial(f, 1.0)], ids=["behind", "in front"])
def test_a_changed_global_counts_for_bound_arguments(bound: Callable[[Any], Any]) -> None:
    kernel = njit(lambda k, x: FACTOR * k * x) if bound(min).args else njit(lambda x, k: FACTOR * k * x)
    kept = [irad.value_and_grad(bound(kernel)), irad.vjp(bound(kernel))]
    try:
        assert kept[0](3.0) == (6.0, 2.0)
        assert kept[1](np.ones(1))[1](np.ones(1)) == 2.0
        set_number(5.0)
        kernel.recompile()
        assert kept[0](3.0) == irad.value_and_grad(bound(kernel))(3.0) == (15.0, 5.0)
        for made in (kept[1], irad.vjp(bound(kernel))):
            value, pullback = made(np.ones(1))
            assert value == pullback(np.ones(1)) == 5.0
    finally:
        set_number(2.0)
