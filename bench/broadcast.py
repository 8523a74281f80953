"""Broadcast kernels: ``python -m bench.broadcast``.

The first table is about the state of a hierarchical multiscale LSTM cell (Chung, Ahn and Bengio, Hierarchical
Multiscale Recurrent Neural Networks, 2017, equation 3): irad's gradients in both modes, one written by hand without
branches in C, and JAX's where it is installed. With ``--modes`` there is one line for each kernel of the tests: what
the two modes take, and whether the cost model has picked the faster one.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit

import irad
from bench.measure import Subject, time_subjects
from bench.native import build_shared

__all__ = ["hm_lstm", "main"]

_FLAGS = (
    "-O3", "-march=native", "-fno-math-errno", "-fno-trapping-math", "-fno-signed-zeros", "-fassociative-math",
    "-fveclib=libmvec",
)  # fmt: skip
"""As fast as it goes without approximations of division."""
_ONE, _HALF = np.float32(1), np.float32(0.5)


@njit(error_model="numpy")
def hm_lstm(c, below, own, f, i, g):
    """The next state from the last one, the boundaries of the layer below and of this one, and three gates.

    Divisions are not checked, as they are not in C.
    """
    forget, enter, candidate = _ONE / (_ONE + np.exp(-f)), _ONE / (_ONE + np.exp(-i)), np.tanh(g)
    if own > _HALF:
        return enter * candidate
    if below > _HALF:
        return forget * c + enter * candidate
    return c


def cell_arguments(n: int, divergent: bool) -> list[np.ndarray]:
    """Arguments of the cell: boundaries at random, or all alike so that every element is an update."""
    rng = np.random.default_rng(0)
    c, f, i, g = rng.normal(size=(4, n)).astype(np.float32)
    below, own = (rng.uniform(size=(2, n)) > 0.5).astype(np.float32) if divergent else np.ones((2, n), np.float32)
    return [c, below, own if divergent else 0 * own, f, i, g]


def by_hand(args: list[np.ndarray]) -> Any:
    """Sum and gradient by the C function, in new arrays."""
    function = build_shared(Path(__file__).parent / "kernels" / "hm_lstm.c", _FLAGS).hm_lstm_gradient
    function.restype = ctypes.c_double
    made = [np.empty_like(args[0]) for _ in range(4)]
    value = function(args[0].size, *(ctypes.c_void_p(a.ctypes.data) for a in (*args, *made)))
    return value, tuple(made)


def by_jax(args: list[np.ndarray]) -> Callable[[], Any]:
    """Sum and gradient by JAX, on its own arrays."""
    import jax
    import jax.numpy as jnp

    def cell(c: Any, below: Any, own: Any, f: Any, i: Any, g: Any) -> Any:
        forget, enter, candidate = jax.nn.sigmoid(f), jax.nn.sigmoid(i), jnp.tanh(g)
        state = jnp.where(below > 0.5, forget * c + enter * candidate, c)
        return jnp.sum(jnp.where(own > 0.5, enter * candidate, state))

    made = jax.jit(jax.value_and_grad(cell, argnums=(0, 3, 4, 5)))
    given = [jnp.asarray(a) for a in args]
    return lambda: jax.block_until_ready(made(*given))


def measure_cell(n: int, rounds: int, parallel: bool) -> None:
    """Print the table of the cell."""
    wrt = (0, 3, 4, 5)
    for divergent in (True, False):
        args = cell_arguments(n, divergent)
        calls: dict[str, Callable[[], Any]] = {"by hand in C": lambda: by_hand(args)}  # noqa: B023
        for mode in ("forward", "reverse"):
            total = irad.broadcast(hm_lstm, mode=mode, reduce="sum", parallel=parallel)
            gradient = irad.value_and_grad(total, wrt)
            calls[f"irad, {mode} mode"] = lambda gradient=gradient: gradient(*args)  # type: ignore[misc]  # noqa: B023
        if importlib.util.find_spec("jax"):
            calls["JAX"] = by_jax(args)
        expected = by_hand(args)
        for name, call in calls.items():
            value, parts = call()
            assert abs(value - expected[0]) < 1e-4 * n**0.5, name
            for own, part in zip(expected[1], parts, strict=True):
                np.testing.assert_allclose(np.asarray(part), own, rtol=1e-4, atol=1e-5, err_msg=name)
        found = time_subjects([Subject(name, call, lambda: None) for name, call in calls.items()], rounds)
        print(f"cell, {n} elements, {'divergent' if divergent else 'uniform'} boundaries: value and gradient")
        for name, timing in found.items():
            ratio = timing.median / found["by hand in C"].median
            print(f"  {name:20} {timing.median / n * 1e9:6.2f} ns an element, {ratio:5.2f} times by hand")


def measure_modes(n: int, rounds: int) -> None:
    """Print what both modes take for the kernels of the tests."""
    from tests.programs.broadcast_kernels import KERNELS

    good = 0
    for kernel in KERNELS:
        count = kernel.py_func.__code__.co_argcount
        args = list(np.random.default_rng(count).uniform(0.3, 1.7, (count, n)))
        wrt = tuple(range(count))
        results = irad.broadcast(kernel)(*args)
        seeds = tuple(map(np.ones_like, results)) if isinstance(results, tuple) else np.ones_like(results)
        subjects = []
        for mode in ("forward", "reverse"):
            bound = irad.broadcast(kernel, mode=mode, parallel=False).bind(args, {})
            given = bound.outputs.read(seeds, "seeds")
            call = lambda bound=bound, given=given: bound.smooth.gradient(args, wrt, given)  # noqa: B023, E731
            subjects.append(Subject(mode, call, lambda: None))
        found = time_subjects(subjects, rounds)
        report = irad.broadcast(kernel).explain(*args, wrt=wrt)
        picked = "forward" if "inside (chosen)" in report else "reverse"
        best = min(t.median for t in found.values())
        good += found[picked].median <= 1.2 * best
        times = ", ".join(f"{mode} {t.median / n * 1e9:7.2f} ns" for mode, t in found.items())
        print(f"{kernel.py_func.__name__:20} {count:2} arguments: {times}; picked {picked}, "
              f"{found[picked].median / best:.2f} times the faster one")  # fmt: skip
    print(f"the faster mode, or one within 20 %: {good} of {len(KERNELS)}")


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=1 << 20)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--parallel", action="store_true", help="with threads")
    parser.add_argument("--modes", action="store_true", help="both modes of the kernels of the tests")
    options = parser.parse_args()
    if options.modes:
        measure_modes(options.size, options.rounds)
    else:
        measure_cell(options.size, options.rounds, options.parallel)


if __name__ == "__main__":
    main()
