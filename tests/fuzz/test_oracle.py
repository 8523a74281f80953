"""The oracle against other ways to the same numbers."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

import mpmath
import numpy as np
import pytest

from .compiled import compile_primals
from .dual import FUNCTIONS, Arithmetic, Dual, InvalidProgram
from .generator import generate
from .inputs import Inputs, make_inputs
from .numeric import central_differences
from .oracle import evaluate
from .tree import (
    Assign,
    Binary,
    Decl,
    DeclArray,
    For,
    Free,
    Function,
    Index,
    IntLit,
    Kernel,
    Math,
    Param,
    RealLit,
    Return,
    Stmt,
    Var,
)  # fmt: skip

MPMATH = {
    "fma": lambda x, y, z: x * y + z, "exp2": lambda x: mpmath.power(2, x),
    "log2": lambda x: mpmath.log(x, 2),
    "pow": mpmath.power, "fabs": abs, "fmax": max, "fmin": min, "floor": mpmath.floor, "fmod": mpmath.fmod,
    "copysign": lambda x, y: abs(x) if y > 0 else -abs(x),
}  # fmt: skip
POINTS = (0.37, 0.83, 0.61)


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
def test_partials_of_libm(name: str) -> None:
    entry = FUNCTIONS[name]
    arity = entry.partials.__code__.co_argcount
    args = POINTS[:arity]
    reference = MPMATH.get(name) or getattr(mpmath, name)
    assert entry.value(*args) == pytest.approx(float(reference(*map(mpmath.mpf, args))), rel=1e-14)
    for position, partial in enumerate(entry.partials(*args)):
        order = tuple(int(i == position) for i in range(arity))
        want = mpmath.diff(reference, args if arity > 1 else args[0], order if arity > 1 else 1)
        assert partial == pytest.approx(float(want), rel=1e-10, abs=1e-10)


def test_gradients_agree_with_central_differences() -> None:
    """Kernels in double precision whose every decision is far from a tie, as steps must not cross one."""
    kernels = [k for k in map(generate, range(160)) if not k.uses_float()]
    checked = 0
    for kernel, primal in zip(kernels, compile_primals(kernels), strict=True):
        inputs = make_inputs(kernel)
        answer = evaluate(kernel, inputs)
        if answer.margin < 1e-3:
            continue
        differences = central_differences(primal, inputs)
        scale = np.max(np.abs(answer.gradient))
        np.testing.assert_allclose(
            differences, answer.gradient, rtol=0, atol=3e-7 * scale, err_msg=str(kernel.seed)
        )
        checked += 1
    assert checked > 70


def test_gradients_of_floats_are_those_of_doubles_but_for_rounding() -> None:
    """So that what holds for kernels in double precision holds for the others."""
    kernels = [k for k in map(generate, range(150)) if k.uses_float()]
    checked = 0
    for kernel in kernels:
        inputs = make_inputs(kernel)
        answer = evaluate(kernel, inputs)
        if answer.margin < 1e-3:
            continue
        twin = evaluate(in_double(kernel), inputs)
        scale = np.max(np.abs(twin.gradient))
        np.testing.assert_allclose(answer.gradient, twin.gradient, rtol=0, atol=1e-4 * scale)
        checked += 1
    assert checked > 20


def in_double(node: Any) -> Any:
    """The tree with every ``float`` made ``double``."""
    if isinstance(node, tuple):
        return tuple(map(in_double, node))
    if not is_dataclass(node) or isinstance(node, type):
        return "double" if node == "float" else node
    changes = {f.name: in_double(getattr(node, f.name)) for f in fields(node)}
    if isinstance(node, Math):
        changes["single"] = False
    return replace(node, **changes)


def test_single_precision_is_rounded_and_its_gradient_is_not() -> None:
    ops = Arithmetic()
    x = Dual(0.1, np.array([1.0]), single=True)
    square = ops.binary("*", x, x)
    assert isinstance(square, Dual) and square.g is not None
    assert square.single and square.v == float(np.float32(0.1 * 0.1))
    assert square.g[0] == 0.2
    mixed = ops.binary("*", x, Dual(0.1))
    assert isinstance(mixed, Dual) and not mixed.single


def test_margin_is_the_smallest_distance_from_a_tie() -> None:
    ops = Arithmetic()
    ops.compare("<", Dual(1.0), Dual(1.5))
    ops.math("fabs", [Dual(-0.25)], single=False)
    ops.truncate(Dual(2.9))
    assert ops.margin == pytest.approx(0.1)


def test_an_array_is_seeded_with_its_weights() -> None:
    """a[0] = s * a[1]: what was in a[0] no longer counts, and a[1] counts twice."""
    index = [Index("a", (IntLit(i),), "double") for i in (0, 1)]
    kernel = one_function(
        (Assign(index[0], "=", Binary("*", Var("s", "double"), index[1])), Return(RealLit(1.0)))
    )
    values = {"a": np.array([3.0, 5.0]), "s": 7.0}
    inputs = Inputs(kernel.main.params, values, {"a": np.array([10.0, 100.0])})
    answer = evaluate(kernel, inputs)
    assert answer.arrays["a"].tolist() == [35.0, 5.0]
    assert answer.gradient.tolist() == [0.0, 100.0 + 10.0 * 7.0, 10.0 * 5.0]


A0 = Index("a", (IntLit(0),), "double")
HEAP = DeclArray("t", "double", (IntLit(2),), "malloc")
T0 = Index("t", (IntLit(0),), "double")


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ((Return(Index("a", (IntLit(2),), "double")),), "outside of a live block"),
        ((HEAP, Return(T0)), "unset memory"),
        ((HEAP, Assign(T0, "=", A0), Free("t"), Return(T0)), "outside of a live block"),
        ((Decl("k", "int", Binary("%", IntLit(3), IntLit(0))), Return(A0)), "division by zero"),
        ((Return(Binary("/", A0, RealLit(0.0))),), "division"),
        ((Assign(A0, "=", RealLit(1.0)),), "ends without a value"),
        (
            (For("i", "int", IntLit(0), IntLit(10**6), 1, (Assign(A0, "=", A0),)), Return(A0)),
            "too many steps",
        ),
        ((Return(Var("nobody", "double")),), "nobody"),
    ],
)
def test_undefined_behaviour_is_refused(body: tuple[Stmt, ...], reason: str) -> None:
    kernel = one_function(body)
    inputs = Inputs(kernel.main.params, {"a": np.array([1.0, 2.0]), "s": 1.0}, {"a": np.ones(2)})
    with pytest.raises(InvalidProgram, match=reason):
        evaluate(kernel, inputs)


def one_function(body: tuple[Stmt, ...]) -> Kernel:
    params = (Param("a", "pointer", "double", length=IntLit(2)), Param("s", "scalar", "double"))
    return Kernel(0, (), (), (), Function("f", "double", params, body), 1, 1)
