"""Rust from Python: each kernel of `rust/*.rs` at every level, against the complex step through its twin here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from irad.errors import ArgumentError, DifferentiationError, ToolError, UsageError
from irad.frontends.rust import find_rustc
from irad.options import Options
from tests.programs.levels import options_for

FOLDER = Path(__file__).parent / "rust"
LEVELS = (0, 1, 2, 3)
STEP = 1e-30


def _rustc() -> str:
    try:
        return find_rustc(Options()).release
    except ToolError as error:
        pytest.skip(f"no rustc: {error.message}", allow_module_level=True)


RELEASE = _rustc()


@cache
def module(file: str, level: int) -> irad.Module:
    return irad.compile(FOLDER / f"{file}.rs", flags=f"-C opt-level={level}", options=options_for(level))


class Kernel:
    def __init__(self, file: str, args: tuple[Any, ...], twin: Callable[..., Any], rtol: float) -> None:
        self.file, self.args, self.twin, self.rtol = file, args, twin, rtol


KERNELS: dict[str, Kernel] = {}
RNG = np.random.default_rng(7)


def draw(*shape: int) -> np.ndarray:
    return RNG.uniform(0.6, 1.9, shape)


def kernel(file: str, *args: Any, rtol: float = 1e-9) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register the twin of the Rust function of the same name. It returns the value, or changes its arrays."""

    def add(twin: Callable[..., Any]) -> Callable[..., Any]:
        KERNELS[twin.__name__] = Kernel(file, args, twin, rtol)
        return twin

    return add


def single(x: np.ndarray) -> np.ndarray:
    return x.astype(np.float32)


def root(z: Any) -> Any:
    return np.sqrt(z)


def size(z: Any) -> Any:
    """The absolute value, analytic on both sides of zero."""
    return z if np.real(z) >= 0 else -z


# slices


@kernel("slices", draw(8), 0.7)
def stencil(u, k):
    return k * ((u[:-2] - 2 * u[1:-1] + u[2:]) ** 2).sum()


@kernel("slices", draw(5), draw(5))
def dot(x, y):
    return (x * y).sum()


@kernel("slices", draw(6))
def log_sum_exp(x):
    top = np.real(x).max()
    return top + np.log(np.exp(x - top).sum())


@kernel("slices", draw(5), 0.8)
def horner(c, t):
    return sum(a * t**i for i, a in enumerate(c))


@kernel("slices", draw(6))
def roughness(x):
    return ((x[1:] - x[:-1]) ** 2).sum()


@kernel("slices", draw(8))
def block_norms(x):
    return sum(root((x[i : i + 3] ** 2).sum()) for i in range(0, len(x), 3))


@kernel("slices", draw(7))
def exact_blocks(x):
    return np.prod([x[i] * x[i + 1] for i in range(0, len(x) - 1, 2)])


@kernel("slices", draw(8))
def weighted(x):
    return sum((i + 1) * np.sin(v) for i, v in enumerate(x) if i % 3 != 1)


@kernel("slices", draw(5))
def running(x):
    state, total = 1.0, 0.0
    for v in x:
        state = state * 0.5 + v
        total = total + state * state
    return total


@kernel("slices", np.array([0.8, 1.2, 0.4, 0.7, 1.5, 0.3, 0.9, 0.6, 1.1]))
def skipping(x):
    total = np.exp(x[1::2][:3]).sum()
    for v in x[::-1]:
        if np.real(v) <= 0.5:
            break
        total = total + v * v
    return total


@kernel("slices", draw(7))
def split(x):
    a, b = x[:3], x[3:]
    return a[0] * b[-1] + (a * b[:3]).sum()


@kernel("slices", draw(7), 0.8)
def relax(u, omega):
    for _ in range(4):
        for i in range(1, len(u) - 1):
            u[i] += omega * (0.5 * (u[i - 1] + u[i + 1]) - u[i])


@kernel("slices", draw(5))
def normalise(x):
    x /= root((x * x).sum())


@kernel("slices", 0.5, single(draw(4)), single(draw(4)), rtol=1e-5)
def saxpy(a, x, y):
    y += a * x


@kernel("slices", draw(7))
def halves(x):
    n = len(x) // 2
    for i in range(n):
        a, b = x[i], x[n + i]
        x[i], x[n + i] = b, (a + b) * (a - b)


@kernel("slices", draw(4, 5), 4, 5)
def heat(u, rows, columns):
    dx, dy = u[1:, :-1] - u[:-1, :-1], u[:-1, 1:] - u[:-1, :-1]
    return root(1 + dx * dx + dy * dy).sum()


@kernel("slices", 2.3)
def cube_root(a):
    return a ** (1 / 3)


@kernel("slices", np.array([0.9, 0.7, 1.3, 1.8, 0.6]), 2.0)
def first_above(x, limit):
    for i, a in enumerate(x):
        for b in x[i + 1 :]:
            if np.real(a * b) > np.real(limit):
                return a * b * b
    return 1.0


@kernel("slices", 0.3, 0.45)
def elementary(x, y):
    return (
        np.sin(x) * np.tanh(y) + root(x * x + y * y) + np.arctan(x / y) + y**x + np.log(1 + x)
        + np.exp(x * y) - 1 + (x * y + 1) ** (1 / 3) + x * 2.0 - (x - 5) + 0.4
        - x + (x * y) + x**-3 + 1 / y + x * np.pi / 180
        + 2**x + np.log(y) / np.log(10) + np.arcsin(y) + 1 + y + root(y)
    )  # fmt: skip


# memory


@kernel("memory", draw(5))
def collected(x):
    p = x * x / (x * x).sum()
    return (p * np.log(p)).sum()


@kernel("memory", draw(4), 11)
def pushed(x, n):
    kept: list[Any] = []
    for i in range(n):
        kept.append(x[i % len(x)] * np.cos(i))
        if i > 1:
            kept[i] += kept[i - 1] * kept[i - 2]
    return sum(kept)


@kernel("memory", np.array([1.1, 0.7, -0.4, 1.3, -0.2, 0.9]))
def popped(x):
    stack: list[Any] = []
    for v in x:
        if np.real(v) < 0 and len(stack) > 1:
            stack.append(stack.pop() * stack.pop() + v)
        else:
            stack.append(v)
    return np.prod(stack)


@kernel("memory", draw(4), draw(5))
def convolved(x, y):
    return np.cos(np.convolve(x, y)).sum()


@kernel("memory", draw(4), 5)
def rows(x, n):
    table = x
    for i in range(1, n):
        table = (i + 1) * x * table
    return table.sum()


@kernel("memory", draw(5))
def cloned(x):
    return (np.sin(x) * x).sum() + np.sin(x[0]) + np.sin(x[0]) * 0


@kernel("memory", 1.3)
def boxed(x):
    return x**3


@kernel("memory", draw(6))
def linked(x):
    return sum(v * v * 0.5**i for i, v in enumerate(x[::-1]))


@kernel("memory", draw(3))
def expression(x):
    return x[0] * np.sin(x[1]) + x[2] * x[2]


@kernel("memory", draw(4, 4) + 3 * np.eye(4), draw(4))
def solved(a, b):
    y = np.linalg.solve(a, b)
    return (y * y).sum()


# types


@kernel("types", draw(3, 3), 3)
def matrix_power(m, n):
    return np.trace(m @ m @ m)


@kernel("types", 0.2, 0.1, 6)
def orbit(re, im, n):
    x = y = 0.0
    for _ in range(n):
        x, y = x * x - y * y + re, 2 * x * y + im
    return x * x + y * y


@kernel("types", draw(5))
def wave64(x):
    return (np.sin(x) * x).sum()


@kernel("types", single(draw(5)), rtol=1e-5)
def wave32(x):
    return (np.sin(x) * x).sum()


@kernel("types", 1.0, 0.5, 2.0)
def spring(p, v, k):
    for _ in range(50):
        v = v - 0.01 * k * p
        p = p + 0.01 * v
    return 0.5 * (k * p * p + v * v)


def _area(kind: int, x: Any) -> Any:
    a, b, c = x[:3]
    s = 0.5 * (a + b + c)
    return [np.pi * a * a, a * b, root(s * (s - a) * (s - b) * (s - c)), 0.0][kind % 4]


@kernel("types", np.array([1.0, 1.2, 0.9]))
def areas(x):
    return sum(_area(k, x) for k in range(4))


@kernel("types", np.array([1.0, 1.2, 0.9, 1.1]))
def area_list(x):
    return sum(_area(k, x[k % 2 :]) for k in range(6))


def _soft(x: Any, sharpness: Any) -> Any:
    return np.log(1 + np.exp(sharpness * x)) / sharpness


@kernel("types", draw(4) - 1, 1.4)
def network(x, sharpness):
    return sum(v for v in x if np.real(v) > 0) * sum(_soft(v, sharpness) for v in x)


@kernel("types", draw(5) - 1, 1.3)
def dispatched(x, sharpness):
    return sum((i + 1) * (_soft(v, sharpness) if i % 2 else v * (np.real(v) > 0)) for i, v in enumerate(x))


@kernel("types", 0.8, 1.2)
def integral(w, b):
    h = b / 20
    return sum((np.sin(w * (i + 0.5) * h) + w * w) * h for i in range(20))


@kernel("types", 1.2)
def counted(x):
    return sum((i + x) * x for i in range(4))


@kernel("types", 2.3, 0.3)
def composed(a, x):
    for _ in range(5):
        x = a * x * (1 - x)
    return x


@kernel("types", 1.2, 0.8)
def fallible(x, y):
    return (x / y) ** 1.5 + 3 * x + root(y) * x + root(x)


@kernel("types", 1.1, 13)
def power(x, n):
    return x**n


@kernel("types", draw(5), 5)
def raw_sum(x, n):
    return (x**3).sum()


@kernel("types", 1.2, 0.5, rtol=1e-6)
def plain(x, y):
    return x * y


@kernel("types", draw(5, 3), draw(5, 2))
def bodies(p, charge):
    return sum(charge[i, 0] * charge[j, 1] / root(((p[i] - p[j]) ** 2).sum()) for i in range(5) for j in range(i))


@kernel("sorting", RNG.normal(size=7))
def order_statistics(x):
    return sum((i + 1) * v for i, v in enumerate(sorted(x, key=np.real)))


def _value(kernel: Kernel, args: list[Any], outputs: list[int]) -> Any:
    """The twin's value: of what it writes, the sum with weights 1, 2, 3…"""
    result = kernel.twin(*args)
    if not outputs:
        return result
    return sum((np.arange(args[i].size) + 1.0) @ args[i].ravel() for i in outputs)


def _complex_step(kernel: Kernel, outputs: list[int]) -> dict[int, Any]:
    found: dict[int, Any] = {}
    for i, value in enumerate(kernel.args):
        if isinstance(value, float):
            args = [a.astype(complex) if isinstance(a, np.ndarray) else a for a in kernel.args]
            args[i] = value + STEP * 1j
            found[i] = np.imag(_value(kernel, args, outputs)) / STEP
        elif isinstance(value, np.ndarray):
            found[i] = np.empty(value.shape)
            for place in np.ndindex(value.shape):
                args = [a.astype(complex) if isinstance(a, np.ndarray) else a for a in kernel.args]
                args[i][place] += STEP * 1j
                found[i][place] = np.imag(_value(kernel, args, outputs)) / STEP
    return found


@pytest.mark.parametrize(("name", "level"), [(n, o) for n in KERNELS for o in LEVELS])
def test_gradient(name: str, level: int) -> None:
    kernel = KERNELS[name]
    function = module(kernel.file, level)[name]
    returns = function.signature.result.kind == "float"
    outputs = [] if returns else [i for i, a in enumerate(function.signature.arguments) if a.written]
    expected = _complex_step(kernel, outputs)
    args = [a.copy() if isinstance(a, np.ndarray) else a for a in kernel.args]
    if returns:
        value, found = irad.value_and_grad(function, tuple(expected))(*args)
        np.testing.assert_allclose(value, np.real(kernel.twin(*kernel.args)), rtol=kernel.rtol)
    else:
        _, pullback = irad.vjp(function, tuple(expected), tuple(outputs))(*args)
        weights = tuple((np.arange(args[i].size) + 1.0).reshape(args[i].shape).astype(args[i].dtype) for i in outputs)
        found = pullback(weights)
    for derivative, wanted in zip(found, expected.values(), strict=True):
        scale = np.abs(wanted).max() + 1e-300
        np.testing.assert_allclose(derivative, wanted, rtol=kernel.rtol, atol=kernel.rtol * scale)


# what is around the kernels


def test_names_and_signatures() -> None:
    types = module("types", 2)
    assert str(types["Spring::energy"].signature) == "fn energy(self: &types::Spring, stiffness: f64) -> f64"
    assert str(types.bodies.signature) == "fn bodies(p: &[[f64; 3]], charge: &[(f64, f64)]) -> f64"
    assert types["types::power"].symbol == types.power.symbol
    with pytest.raises(UsageError, match=r"several functions 'apply'.*types::(Relu|Soft)::apply"):
        types["apply"]
    with pytest.raises(UsageError, match="has no function 'nothing'"):
        types["nothing"]
    state = np.zeros(1, dtype=[("position", "f8"), ("velocity", "f8"), ("steps", "i8")])
    state["position"] = 2.0
    assert types["Spring::energy"](state, 3.0) == 6.0


TEXT = """
pub fn triple(x: &[[f64; 3]], k: usize) -> f64 { x[k][0] * x[k][1] * x[k][2] }
pub fn square(m: &[[f64; 2]; 2]) -> f64 { m[0][0] * m[1][1] - m[0][1] * m[1][0] }
pub fn add(x: &mut [f64], y: &[f64]) { for (a, b) in x.iter_mut().zip(y) { *a += b; } }
pub fn maybe(x: f64) -> Option<f64> { Some(x) }
pub fn takes(b: Box<f64>) -> f64 { *b }
"""


def test_arguments_are_checked() -> None:
    text = irad.compile(TEXT, lang="rust")
    x = np.arange(1.0, 7.0)
    assert text.triple(x, 1) == 120.0
    with pytest.raises(ArgumentError, match="no whole number of elements of 24 bytes"):
        text.triple(x[:4], 1)
    with pytest.raises(ArgumentError, match="dtype float32"):
        text.triple(x.astype("f4"), 1)
    with pytest.raises(ArgumentError, match="not contiguous"):
        text.triple(np.arange(12.0)[::2], 1)
    with pytest.raises(ArgumentError, match="the reference promises 32"):
        text.square(x[:3])
    with pytest.raises(ArgumentError, match="which Rust forbids"):
        text.add(x, x)
    with pytest.raises(ArgumentError, match="read-only"):
        frozen = x.copy()
        frozen.flags.writeable = False
        text.add(frozen, x)
    with pytest.raises(UsageError, match=r"returns a? ?Option<f64> by value"):
        text["maybe"]
    with pytest.raises(UsageError, match=r"'b' of takes is passed by value as .*Box<f64"):
        text["takes"]


def test_flags_and_messages() -> None:
    with pytest.raises(ToolError, match="cannot compile") as raised:
        irad.compile("pub fn f(x: f64) -> f64 { y }", lang="rust")
    assert "cannot find value `y`" in str(raised.value)
    with pytest.raises(UsageError, match="--emit"):
        irad.compile("pub fn f(x: f64) -> f64 { x }", lang="rust", flags="--emit=asm")
    with pytest.raises(ToolError, match="no-such-rustc"):
        irad.compile(TEXT, lang="rust", options=Options(rust_compiler="no-such-rustc"))
    assert irad.compile("pub fn f(x: f64) -> f64 { x * x }", lang="rust", flags=["-O", "--edition=2018"]).f(3.0) == 9


def test_bitcode_of_rustc_finds_its_library(tmp_path: Path) -> None:
    import subprocess

    bitcode = tmp_path / "memory.bc"
    subprocess.run(
        [find_rustc(Options()).path, "--crate-type=lib", "-O", "-g", "-C", "panic=abort", "-C", "codegen-units=1",
         "--emit=llvm-bc", str(FOLDER / "memory.rs"), "-o", str(bitcode)], check=True,
    )  # fmt: skip
    loaded = irad.compile(bitcode)
    x = KERNELS["collected"].args[0]
    wanted = _complex_step(KERNELS["collected"], [])[0]
    np.testing.assert_allclose(irad.grad(loaded["collected"])(x), wanted, rtol=1e-9)


@pytest.mark.parametrize("level", (0, 2))
@pytest.mark.parametrize("name", ("boxed", "listed"))
def test_memory_that_a_variable_owns_between_calls(name: str, level: int) -> None:
    """The types of Rust's variables are bytes: their pointers are those that the program loads and stores."""
    gradient = irad.grad(getattr(module("state", level), name), wrt="x")
    x = draw(3)
    np.testing.assert_allclose(gradient(x, 3), 3 * x**2, rtol=1e-12)
    with pytest.raises(DifferentiationError, match="which turns out to have no shadow"):
        gradient(x, 3)
