"""The kernels that are spelled in several styles: their arguments, and what is differentiated."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench.styles.style import Style, Text, spell

HERE = Path(__file__).parent
Arguments = dict[str, Any]
Make = Callable[[int, np.random.Generator], Arguments]


@dataclass(frozen=True)
class StyledKernel:
    """One kernel. `make_args(size, rng)` returns its arguments by name, arrays flat.

    `wrt` names what it is differentiated by; `seeded` the arrays it writes that are its results: their adjoints begin
    with random numbers, those of other written arrays with zeros. `aim` is the ratio to the primal that is aimed at.
    """

    name: str
    make_args: Make
    wrt: tuple[str, ...]
    small: int
    real: int
    aim: float
    seeded: tuple[str, ...] = ()
    source: str = ""

    @property
    def function(self) -> str:
        """The name of the function, and of its file: the kernel's, where several do not share one."""
        return self.source or self.name

    @property
    def by_hand(self) -> Path | None:
        """The adjoint that is written by hand, if there is one."""
        path = HERE / "by_hand" / f"{self.function}.c"
        return path if path.exists() else None

    def spelled(self, style: Style) -> Text:
        """Return its source in a style."""
        return spell(HERE / "kernels" / f"{self.function}.c", style, self.wrt)

    def arguments(self, size: int) -> tuple[Arguments, dict[str, np.ndarray]]:
        """Return its arguments, and the first contents of the shadows, from a fixed seed."""
        rng = np.random.default_rng(1)
        args = self.make_args(size, rng) | {"result": np.zeros(1)}
        seeds = {n: np.zeros_like(v) for n, v in args.items() if isinstance(v, np.ndarray) and v.dtype == float}
        seeds["result"][:] = 1
        for name in self.seeded:
            seeds[name][:] = rng.normal(size=args[name].shape)
        return args, seeds


def _gmm(size: int, rng: np.random.Generator) -> Arguments:
    return _mixture(size, *((3, 4) if size < 100 else (10, 25)), rng)


def _gmm20(size: int, rng: np.random.Generator) -> Arguments:
    return _mixture(size, *((4, 3) if size < 100 else (20, 50)), rng)


def _mixture(size: int, d: int, k: int, rng: np.random.Generator) -> Arguments:
    return {
        "alphas": rng.normal(size=k), "means": rng.random(k * d), "icf": 0.5 * rng.normal(size=k * d * (d + 1) // 2),
        "x": rng.normal(size=size * d), "d": d, "k": k, "n": size, "spread": 1.0,
    }  # fmt: skip


def _heat(size: int, rng: np.random.Generator) -> Arguments:
    u = rng.normal(size=size * (size + 1))
    steps = 5 if size < 50 else 50
    return {"u": u, "next": u.copy(), "rows": size, "columns": size + 1, "steps": steps, "rate": 0.1}


def _cholesky(size: int, rng: np.random.Generator) -> Arguments:
    root = rng.normal(size=(size, size))
    return {"a": (root @ root.T / size + np.eye(size)).ravel(), "l": np.zeros(size * size), "n": size}


def _matmul(size: int, rng: np.random.Generator) -> Arguments:
    a, b = rng.normal(size=(2, size * size))
    return {"a": a, "b": b, "c": np.zeros(size * size), "n": size}


def _euler(size: int, rng: np.random.Generator) -> Arguments:
    p = np.array([1.1, 0.4, 0.4, 0.1]) * (1 + 0.1 * rng.random(4))
    return {"start_at": 1 + rng.random(2), "p": p, "dt": 10.0 / size, "steps": size}


def _rk4(size: int, rng: np.random.Generator) -> Arguments:
    p = np.array([0.2, -1.0, 1.0]) * (1 + 0.1 * rng.random(3))
    return {"start_at": 1 + rng.random(2), "p": p, "dt": min(10.0 / size, 0.1), "steps": size}


def _lstm(size: int, rng: np.random.Generator) -> Arguments:
    layers, width = (2, 3) if size < 100 else (2, 14)
    return {
        "weights": rng.normal(size=8 * width * layers), "extra": rng.normal(size=3 * width),
        "state": rng.normal(size=2 * width * layers), "sequence": (rng.random(size * width) < 0.5).astype(float),
        "line": np.zeros(width), "layers": layers, "width": width, "length": size,
    }  # fmt: skip


def _ba(size: int, rng: np.random.Generator) -> Arguments:
    cameras, points = max(2, size // 50), max(3, size // 10)
    means = [0, 0, 0, 0, 0, -5, 1.5, 0, 0, 0, 0]
    scales = [0.3, 0.3, 0.3, 0.1, 0.1, 0.1, 0.2, 0.1, 0.1, 0.01, 0.01]
    seen = np.stack([rng.integers(cameras, size=size), rng.integers(points, size=size)], axis=1)
    return {
        "cameras": rng.normal(means, scales, size=(cameras, 11)).ravel(), "points": rng.normal(size=3 * points),
        "weights": 0.5 + rng.random(size), "seen": seen.astype(np.int32).ravel(),
        "features": rng.normal(size=2 * size), "errors": np.zeros(3 * size), "n": size,
    }  # fmt: skip


def _hand(size: int, rng: np.random.Generator) -> Arguments:
    bones = 4 if size < 100 else 22
    transforms = np.tile(np.eye(4)[:3], (2, bones, 1, 1))
    transforms[:, :, :, 3] = rng.normal(size=(2, bones, 3))
    return {
        "angles": 0.5 * rng.normal(size=3 * bones),
        "parents": np.array([int(rng.integers(max(b, 1))) for b in range(bones)], dtype=np.int32),
        "rest": transforms[0].ravel(), "inverse": transforms[1].ravel(), "vertices": rng.normal(size=3 * size),
        "weights": rng.random(size * bones) / bones, "points": rng.normal(size=3 * size),
        "absolute": np.zeros(12 * bones), "skin": np.zeros(12 * bones), "errors": np.zeros(3 * size),
        "bones": bones, "count": size,
    }  # fmt: skip


def _brusselator(size: int, rng: np.random.Generator) -> Arguments:
    u, v = 1 + rng.random((2, size * size))
    p = np.array([1.0, 1.7, 0.5])
    return {
        "u": u, "v": v, "p": p, "nu": np.zeros_like(u), "nv": np.zeros_like(u), "dt": 0.01, "n": size,
        "steps": 3 if size < 20 else 50,
    }  # fmt: skip


def _fft(size: int, rng: np.random.Generator) -> Arguments:
    re, im, weights = rng.normal(size=(3, size))
    return {"re": re, "im": im, "weights": weights, "n": size}


def _nbody(size: int, rng: np.random.Generator) -> Arguments:
    coordinates = dict(zip(("x", "y", "z", "vx", "vy", "vz"), rng.normal(size=(6, size)), strict=True))
    return coordinates | {"mass": (0.5 + rng.random(size)) / size, "dt": 0.01, "n": size, "steps": 5}


def _mlp(size: int, rng: np.random.Generator) -> Arguments:
    inputs, width, classes = (3, 5, 4) if size < 100 else (28, 64, 10)
    return {
        "w1": rng.normal(size=width * inputs) / inputs, "b1": rng.normal(size=width),
        "w2": rng.normal(size=classes * width) / width, "b2": rng.normal(size=classes),
        "samples": rng.normal(size=size * inputs), "labels": rng.integers(classes, size=size).astype(np.int32),
        "hidden": np.zeros(width), "scores": np.zeros(classes),
        "batch": size, "inputs": inputs, "width": width, "classes": classes,
    }  # fmt: skip


def _black_scholes(size: int, rng: np.random.Generator) -> Arguments:
    spot, strike, years, volatility = 0.5 + rng.random((4, size))
    return {
        "spot": spot, "strike": strike, "years": years, "volatility": volatility, "rate": 0.03,
        "call": np.zeros(size), "put": np.zeros(size), "n": size,
    }  # fmt: skip


def _conv2d(size: int, rng: np.random.Generator) -> Arguments:
    image, kernel = rng.normal(size=size * (size + 3)), rng.normal(size=25)
    out = np.zeros((size - 4) * (size - 1))
    return {"image": image, "filter": kernel, "out": out, "rows": size, "columns": size + 3, "size": 5}


def _cg(size: int, rng: np.random.Generator) -> Arguments:
    root = rng.normal(size=(size, size))
    vectors = dict(zip(("b", "x", "r", "p", "q"), rng.normal(size=(5, size)), strict=True))
    steps = 3 if size < 20 else 20
    return {"a": (root @ root.T / size + 0.5 * np.eye(size)).ravel(), **vectors, "n": size, "steps": steps}


def _sort(size: int, rng: np.random.Generator) -> Arguments:
    # so far apart that no step of differences makes two change ranks
    return {"v": 2e-3 * (rng.permutation(size) - size / 2), "weights": rng.normal(size=size), "n": size}


def _stencil7(size: int, rng: np.random.Generator) -> Arguments:
    return {"u": rng.normal(size=size**3), "w": rng.normal(size=7), "out": np.zeros(size**3), "n": size}


def _borders(size: int, rng: np.random.Generator) -> Arguments:
    rows = 4 if size < 20 else 100
    u = rng.normal(size=size * rows)
    return {"u": u, **{n: np.zeros_like(u) for n in ("first", "second", "out")}, "n": size, "rows": rows}


def _gather(size: int, rng: np.random.Generator) -> Arguments:
    width = round(size**0.5)
    columns = (np.arange(size)[:, None] + [-width - 1, -width, -1, 0, 1, 2, width, width + 1]) % size
    return {
        "entries": rng.normal(size=8 * size), "x": rng.normal(size=size),
        "columns": columns.astype(np.int32).ravel(), "n": size,
    }  # fmt: skip


OPTION = ("spot", "strike", "years", "volatility")
STYLED_KERNELS = (
    StyledKernel("gmm", _gmm, ("alphas", "means", "icf"), 6, 500, 2.1),
    StyledKernel("gmm20", _gmm20, ("alphas", "means", "icf"), 6, 150, 2.1, source="gmm"),
    StyledKernel("heat", _heat, ("u",), 6, 200, 2.6, ("u",)),
    StyledKernel("cholesky", _cholesky, ("a",), 5, 160, 1.9),
    StyledKernel("matmul", _matmul, ("a", "b"), 5, 72, 1.8),
    StyledKernel("euler", _euler, ("start_at", "p"), 8, 100_000, 1.9),
    StyledKernel("rk4", _rk4, ("start_at", "p"), 8, 20_000, 1.9),
    StyledKernel("lstm", _lstm, ("weights", "extra"), 6, 500, 1.5),
    StyledKernel("ba", _ba, ("cameras", "points", "weights"), 20, 10_000, 2.0, ("errors",)),
    StyledKernel("hand", _hand, ("angles",), 8, 500, 2.8, ("errors",)),
    StyledKernel("brusselator", _brusselator, ("u", "v", "p"), 5, 64, 2.5, ("u", "v")),
    StyledKernel("fft", _fft, ("re", "im"), 8, 16_384, 2.4),
    StyledKernel("nbody", _nbody, ("x", "y", "z", "vx", "vy", "vz", "mass"), 5, 150, 1.4),
    StyledKernel("mlp", _mlp, ("w1", "b1", "w2", "b2"), 4, 300, 1.3),
    StyledKernel("black_scholes", _black_scholes, OPTION, 7, 20_000, 1.0, ("call", "put")),
    StyledKernel("conv2d", _conv2d, ("image", "filter"), 9, 150, 2.6),
    StyledKernel("cg", _cg, ("a", "b"), 6, 150, 2.8, ("x",)),
    StyledKernel("sort", _sort, ("v",), 9, 10_000, 1.6),
    StyledKernel("stencil7", _stencil7, ("u", "w"), 5, 60, 2.6, ("out",)),
    StyledKernel("borders", _borders, ("u",), 7, 128, 2.6, ("out",)),
    StyledKernel("gather", _gather, ("entries", "x"), 20, 20_000, 2.5),
)
BY_NAME = {kernel.name: kernel for kernel in STYLED_KERNELS}
