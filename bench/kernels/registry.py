"""Every kernel of the corpus: where its source is, how to call it, what its gradient is compared with.

`make_args(size, rng)` returns the arguments by name, in the order of the signature. NumPy float64 arrays
stand for `double *`, int32 arrays for `int *`, Python floats and ints for `double` and `int`. Arrays are
flat.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

import numpy as np

Arguments = dict[str, Any]
HERE = Path(__file__).parent


@dataclass(frozen=True)
class Kernel:
    """One kernel.

    `wrt` names what the gradient is asked of, `out` the arrays that hold results, `scratch` written arrays
    whose first contents do not matter. `small` and `real` are sizes for `make_args`: the small one for tests
    of every entry, the real one for time. `reference` is the name of the gradient to compare with. `flags` are the C
    compiler's.
    """

    name: str
    source: Path
    function: str
    language: Literal["c", "numba"]
    result: Literal["double", "int", "void"]
    make_args: Callable[[int, np.random.Generator], Arguments]
    wrt: tuple[str, ...]
    small: int
    real: int
    reference: str
    out: tuple[str, ...] = ()
    scratch: tuple[str, ...] = ()
    flags: tuple[str, ...] = ("-O3", "-march=native")

    @property
    def objective(self) -> Literal["result", "arrays"]:
        """What is differentiated: the scalar result, or the arrays in `out`."""
        return "result" if self.result == "double" else "arrays"


def copy_arguments(args: Mapping[str, Any]) -> Arguments:
    """Return the arguments with every array copied."""
    return {name: value.copy() if isinstance(value, np.ndarray) else value for name, value in args.items()}


def _relu3(size: int, rng: np.random.Generator) -> Arguments:
    return {"x": 0.5 + rng.random() * size}


def _relu3_sum(size: int, rng: np.random.Generator) -> Arguments:
    # Away from the kink at zero, so that differences can be taken.
    return {"x": rng.choice([-1, 1], size=size) * (0.1 + rng.random(size)), "n": size}


def _normalise(size: int, rng: np.random.Generator) -> Arguments:
    return {"out": np.zeros(size), "in": rng.normal(size=size), "n": size}


def _gmm(size: int, rng: np.random.Generator) -> Arguments:
    d, k = (3, 4) if size < 100 else (10, 25)
    return {
        "alphas": rng.normal(size=k),
        "means": rng.random(k * d),
        "icf": 0.5 * rng.normal(size=k * d * (d + 1) // 2),
        "x": rng.normal(size=size * d),
        "d": d,
        "k": k,
        "n": size,
        "gamma": 1.0,
        "m": 0,
    }


def _ba(size: int, rng: np.random.Generator) -> Arguments:
    cameras, points = max(2, size // 50), max(3, size // 10)
    cams = np.concatenate(
        [
            0.3 * rng.normal(size=(cameras, 3)),
            0.1 * rng.normal(size=(cameras, 3)) - [0, 0, 5],
            1 + rng.random((cameras, 1)),
            0.1 * rng.normal(size=(cameras, 2)),
            0.01 * rng.normal(size=(cameras, 2)),
        ],
        axis=1,
    )
    pairs = np.stack([rng.integers(cameras, size=size), rng.integers(points, size=size)], axis=1)
    return {
        "cams": cams.ravel(),
        "points": rng.normal(size=3 * points),
        "w": 0.5 + rng.random(size),
        "obs": pairs.astype(np.int32).ravel(),
        "feats": rng.normal(size=2 * size),
        "error": np.zeros(2 * size),
        "weight_error": np.zeros(size),
        "n": size,
    }


def _lstm(size: int, rng: np.random.Generator) -> Arguments:
    layers, b = (2, 3) if size < 100 else (2, 14)
    return {
        "main": rng.normal(size=8 * b * layers),
        "extra": rng.normal(size=3 * b),
        "state": rng.normal(size=2 * b * layers),
        "sequence": (rng.random((size, b)) < 0.5).astype(float).ravel(),
        "layers": layers,
        "b": b,
        "length": size,
    }


def _hand(size: int, rng: np.random.Generator) -> Arguments:
    bones = 4 if size < 100 else 22
    parents = np.array([-1] + [int(rng.integers(b)) for b in range(1, bones)], dtype=np.int32)
    relative = np.tile(np.eye(4), (bones, 1, 1))
    relative[:, :3, 3] = rng.normal(size=(bones, 3))
    absolute = np.empty_like(relative)
    for b in range(bones):
        absolute[b] = relative[b] if parents[b] < 0 else absolute[parents[b]] @ relative[b]
    weights = rng.random((size, bones))
    return {
        "theta": 0.5 * rng.normal(size=3 * bones),
        "parents": parents,
        "relative": relative.ravel(),
        "inverse": np.linalg.inv(absolute).ravel(),
        "rest": np.concatenate([rng.normal(size=(size, 3)), np.ones((size, 1))], axis=1).ravel(),
        "weights": (weights / weights.sum(axis=1, keepdims=True)).ravel(),
        "chosen": rng.permutation(size).astype(np.int32),
        "points": rng.normal(size=3 * size),
        "residual": np.zeros(3 * size),
        "bones": bones,
        "count": size,
    }


def _euler(size: int, rng: np.random.Generator) -> Arguments:
    return {
        "start": 1 + rng.random(2),
        "p": np.array([1.1, 0.4, 0.4, 0.1]) * (1 + 0.1 * rng.random(4)),
        "dt": 10.0 / size,
        "steps": size,
    }


def _rk4(size: int, rng: np.random.Generator) -> Arguments:
    return {
        "angle": 1 + rng.random(),
        "speed": rng.random(),
        "damping": 0.1 + 0.1 * rng.random(),
        "dt": 10.0 / size,
        "steps": size,
    }


def _brusselator_fields(cells: int, rng: np.random.Generator) -> Arguments:
    return {"u": 1 + rng.random(cells), "v": 1 + rng.random(cells), "p": np.array([1.0, 3.0, 0.02 * cells])}


def _brusselator_rhs(size: int, rng: np.random.Generator) -> Arguments:
    fields = _brusselator_fields(size, rng)
    return fields | {"du": np.zeros(size), "dv": np.zeros(size), "n": size}


def _brusselator(size: int, rng: np.random.Generator) -> Arguments:
    fields = _brusselator_fields(size, rng)
    return fields | {"dt": 0.1 / size, "n": size, "steps": max(5, size // 4)}


def _fft(size: int, rng: np.random.Generator) -> Arguments:
    return {"data": rng.normal(size=2 * size), "n": size}


def _nbody(size: int, rng: np.random.Generator) -> Arguments:
    return {
        "position": rng.normal(size=3 * size),
        "velocity": 0.1 * rng.normal(size=3 * size),
        "mass": 0.5 + rng.random(size),
        "n": size,
        "steps": 6,
        "dt": 0.01,
    }


def _positive_definite(size: int, rng: np.random.Generator) -> np.ndarray:
    root = rng.normal(size=(size, size))
    return root @ root.T / size + np.eye(size)


def _logdet(size: int, rng: np.random.Generator) -> Arguments:
    return {"a": _positive_definite(size, rng).ravel(), "factor": np.zeros(size * size), "n": size}


def _cg(size: int, rng: np.random.Generator) -> Arguments:
    return {
        "a": _positive_definite(size, rng).ravel(),
        "b": rng.normal(size=size),
        "x": np.zeros(size),
        "n": size,
        "tolerance": 1e-3,
        "limit": 100,
    }


def _mlp(size: int, rng: np.random.Generator) -> Arguments:
    inputs, hidden, classes = (4, 5, 3) if size < 50 else (32, 64, 10)
    return {
        "x": rng.normal(size=size * inputs),
        "label": rng.integers(classes, size=size).astype(np.int32),
        "w1": rng.normal(size=hidden * inputs) / math.sqrt(inputs),
        "b1": rng.normal(size=hidden),
        "w2": rng.normal(size=classes * hidden) / math.sqrt(hidden),
        "b2": rng.normal(size=classes),
        "batch": size,
        "inputs": inputs,
        "hidden": hidden,
        "classes": classes,
    }


def _heat(size: int, rng: np.random.Generator) -> Arguments:
    nx, ny = size, size + 1
    return {
        "u": rng.random(nx * ny),
        "scratch": np.zeros(nx * ny),
        "nx": nx,
        "ny": ny,
        "steps": 5 if size < 20 else 51,
        "alpha": 0.2,
    }


def _black_scholes(size: int, rng: np.random.Generator) -> Arguments:
    return {
        "spot": 80 + 40 * rng.random(size),
        "strike": 80 + 40 * rng.random(size),
        "time": 0.5 + rng.random(size),
        "rate": 0.03,
        "volatility": 0.25,
        "call": np.zeros(size),
        "put": np.zeros(size),
        "n": size,
    }


def _sort_weigh(size: int, rng: np.random.Generator) -> Arguments:
    # Well apart, so that differences do not change the order.
    values = (rng.permutation(size) + 0.2 * rng.random(size)) / math.sqrt(size)
    return {"v": values, "w": rng.normal(size=size), "n": size}


def _dtw(size: int, rng: np.random.Generator) -> Arguments:
    return {"a": rng.normal(size=size), "b": rng.normal(size=size + 2), "n": size, "m": size + 2}


def _list_walk(size: int, rng: np.random.Generator) -> Arguments:
    return {"x": rng.normal(size=size), "n": size}


def _c(
    function: str,
    result: Literal["double", "int", "void"],
    make_args: Callable[[int, np.random.Generator], Arguments],
    wrt: str,
    small: int,
    real: int,
    *,
    file: str = "",
    out: str = "",
    scratch: str = "",
) -> Kernel:
    """Describe a C kernel; names are separated by spaces, and its reference is called as it is."""
    return Kernel(
        name=function,
        source=HERE / f"{file or function}.c",
        function=function,
        language="c",
        result=result,
        make_args=make_args,
        wrt=tuple(wrt.split()),
        small=small,
        real=real,
        reference=function,
        out=tuple(out.split()),
        scratch=tuple(scratch.split()),
    )


C_KERNELS: tuple[Kernel, ...] = (
    _c("relu3", "double", _relu3, "x", 1, 1),
    _c("relu3_sum", "double", _relu3_sum, "x", 11, 200_000, file="relu3"),
    _c("normalise", "void", _normalise, "in", 9, 1_000_000, out="out"),
    _c("gmm", "double", _gmm, "alphas means icf", 6, 1000),
    _c("ba", "void", _ba, "cams points w", 8, 20_000, out="error weight_error"),
    _c("lstm", "double", _lstm, "main extra", 6, 1000),
    _c("hand", "void", _hand, "theta", 7, 2000, out="residual"),
    _c("euler", "double", _euler, "start p", 50, 100_000, file="ode"),
    _c("rk4", "double", _rk4, "angle speed damping", 50, 100_000, file="ode"),
    _c("brusselator_rhs", "void", _brusselator_rhs, "u v p", 9, 200_000, file="brusselator", out="du dv"),
    _c("brusselator", "void", _brusselator, "u v p", 9, 1000, out="u v"),
    _c("fft_recursive", "void", _fft, "data", 16, 1 << 14, file="fft", out="data"),
    _c("fft_iterative", "void", _fft, "data", 16, 1 << 16, file="fft", out="data"),
    _c("nbody", "double", _nbody, "position velocity mass", 5, 200),
    _c("logdet", "double", _logdet, "a", 6, 150, file="cholesky", scratch="factor"),
    _c("cg", "int", _cg, "a b", 6, 300, out="x"),
    _c("mlp", "double", _mlp, "w1 b1 w2 b2", 5, 200),
    _c("heat", "void", _heat, "u alpha", 6, 200, out="u", scratch="scratch"),
    _c(
        "black_scholes", "void", _black_scholes, "spot strike time rate volatility", 6, 50_000, out="call put"
    ),
    _c("sort_weigh", "double", _sort_weigh, "v w", 30, 50_000, file="sort"),
    _c("dtw", "double", _dtw, "a b", 7, 500),
    _c("list_walk", "double", _list_walk, "x", 9, 20_000, file="list"),
)

BY_NAME: dict[str, Kernel] = {kernel.name: kernel for kernel in C_KERNELS}


def _sibling(name: str) -> Kernel:
    """Describe the Numba kernel that does what the C kernel `name` does, with the same arguments."""
    kernel = BY_NAME[name]
    return replace(kernel, name=f"{name}_numba", source=kernel.source.with_suffix(".py"), language="numba")


NUMBA_KERNELS: tuple[Kernel, ...] = tuple(
    _sibling(name)
    for name in (
        "relu3",
        "relu3_sum",
        "gmm",
        "euler",
        "rk4",
        "brusselator_rhs",
        "brusselator",
        "nbody",
        "logdet",
        "heat",
        "black_scholes",
        "dtw",
    )
)

KERNELS: tuple[Kernel, ...] = C_KERNELS + NUMBA_KERNELS
