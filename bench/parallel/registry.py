"""The parallel kernels: their arguments, what is differentiated, and which ratio is aimed at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from bench.kernels.registry import Arguments, Kernel

HERE = Path(__file__).parent
FLAGS = ("-O3", "-march=native", "-fopenmp")


@dataclass(frozen=True)
class ParallelKernel:
    """A kernel, and the ratios of gradient to primal to reach on one thread and on two.

    `double` names a macro definition that builds the kernel in double precision, for differences; `tolerance` is that
    of the directional derivative beside the length of the gradient.
    """

    kernel: Kernel
    target: tuple[float, float]
    double: str = ""
    tolerance: float = 1e-5

    @property
    def name(self) -> str:
        """Return the kernel's name."""
        return self.kernel.name


def _squares3(size: int, rng: np.random.Generator) -> Arguments:
    return {"w": rng.normal(size=3), "u": rng.normal(size=size + 2), "r": np.zeros(size), "n": size}


def _smooth5(size: int, rng: np.random.Generator) -> Arguments:
    return {"u": rng.normal(size=size + 4), "r": np.zeros(size), "n": size, "strength": 0.2}


def _diffuse5(size: int, rng: np.random.Generator) -> Arguments:
    rows, columns = size, size + 3
    cells = rows * columns
    return {"u": rng.normal(size=cells), "r": np.zeros(cells), "rows": rows, "columns": columns, "rate": 0.1}


def _star7(size: int, rng: np.random.Generator) -> Arguments:
    return {"u": rng.normal(size=size**3), "r": np.zeros(size**3), "n": size, "centre": -6.0, "side": 1.1}


def _diffuse_steps(size: int, rng: np.random.Generator) -> Arguments:
    return {"u": rng.random(size), "next": np.zeros(size), "n": size, "steps": 3, "rate": 0.05}


def _rows8(size: int, rng: np.random.Generator) -> Arguments:
    """A matrix with eight diagonals, as differences on a grid give."""
    width = round(size**0.5)
    offsets = [-width - 1, -width, -1, 0, 1, 2, width, width + 1]
    index = (np.arange(size)[:, None] + offsets) % size
    return {
        "a": rng.normal(size=8 * size),
        "x": rng.normal(size=size),
        "index": index.astype(np.int32).ravel(),
        "y": np.zeros(size),
        "n": size,
    }


def _rows8_random(size: int, rng: np.random.Generator) -> Arguments:
    return _rows8(size, rng) | {"index": rng.integers(size, size=8 * size).astype(np.int32)}


def _chosen_places(size: int, rng: np.random.Generator) -> Arguments:
    return {"u": rng.normal(size=size), "chosen": rng.permutation(size).astype(np.int32), "n": size}


def _pairs(size: int, rng: np.random.Generator) -> Arguments:
    ends = rng.permutation(2 * size).astype(np.int32)
    return {"ends": ends, "u": rng.normal(size=2 * size), "r": np.zeros(2 * size), "edges": size}


def _green_gauss(size: int, rng: np.random.Generator) -> Arguments:
    """The edges of a plane grid of size x size nodes: across and up, each by odd and even."""
    node = np.arange(size * size, dtype=np.int32).reshape(size, size)
    across, up = (node[:, :-1], node[:, 1:]), (node[:-1, :], node[1:, :])
    classes = [(a[:, s::2], b[:, s::2]) for a, b in [across] for s in (0, 1)]
    classes += [(a[s::2], b[s::2]) for a, b in [up] for s in (0, 1)]
    colours = [np.stack([a.ravel(), b.ravel()], axis=1) for a, b in classes]
    ends = np.concatenate(colours)
    return {
        "first": np.cumsum([0] + [len(c) for c in colours]).astype(np.int32),
        "colours": len(colours),
        "ends": ends.ravel(),
        "normal": rng.normal(size=2 * len(ends)),
        "volume": 0.5 + rng.random(size * size),
        "u": rng.normal(size=size * size),
        "gradient": np.zeros(2 * size * size),
        "nodes": size * size,
    }


def _vector(size: int, rng: np.random.Generator) -> Arguments:
    return {"x": rng.normal(size=size), "n": size}


def _wave(size: int, rng: np.random.Generator) -> Arguments:
    return {"x": rng.normal(size=size), "y": np.zeros(size), "n": size}


def _swap2(size: int, rng: np.random.Generator) -> Arguments:
    return {"x": rng.normal(size=2 * size), "n": size}


def _two_vectors(size: int, rng: np.random.Generator) -> Arguments:
    return {"x": rng.normal(size=size), "y": rng.normal(size=size), "n": size}


def _near_one(size: int, rng: np.random.Generator) -> Arguments:
    return {"x": 1 + rng.normal(size=size) / size, "n": size}


def _matrix_vector(size: int, rng: np.random.Generator) -> Arguments:
    rows, columns = size, size + 1
    return {
        "a": rng.normal(size=rows * columns),
        "x": rng.normal(size=columns),
        "y": np.zeros(rows),
        "rows": rows,
        "columns": columns,
    }


def _layer(size: int, rng: np.random.Generator) -> Arguments:
    within, out, side = 8, 16, 34
    return {
        "x": rng.normal(size=size * within * side * side),
        "w": rng.normal(size=out * within * 9) / 8,
        "bias": rng.normal(size=out),
        "y": np.zeros(size * out * (side - 2) ** 2),
        "batch": size,
        "in": within,
        "out": out,
        "side": side,
    }


def _solves5(size: int, rng: np.random.Generator) -> Arguments:
    matrices = rng.normal(size=(size, 5, 5)) + 8 * np.eye(5)
    return {
        "matrices": matrices.ravel(),
        "right": rng.normal(size=5 * size),
        "solutions": np.zeros(5 * size),
        "count": size,
    }


def _lattice(size: int, rng: np.random.Generator) -> Arguments:
    nx, ny = size, size + 2
    rest = np.repeat([4 / 9] + [1 / 9] * 4 + [1 / 36] * 4, nx * ny)
    return {
        "from": rest * (1 + 0.1 * rng.random(9 * nx * ny)),
        "to": np.zeros(9 * nx * ny),
        "nx": nx,
        "ny": ny,
        "rate": 0.8,
    }


def _forces(size: int, rng: np.random.Generator) -> Arguments:
    """A cube of size^3 elements with moved corners."""
    grid = size + 1
    node = np.arange(grid**3, dtype=np.int32).reshape(grid, grid, grid)
    ring = [(0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 1, 0), (1, 0, 0), (1, 0, 1), (1, 1, 1), (1, 1, 0)]
    corners = np.stack([node[k : k + size, j : j + size, i : i + size].ravel() for k, j, i in ring], axis=1)
    flat = corners.ravel()
    first = np.concatenate([[0], np.cumsum(np.bincount(flat, minlength=grid**3))])
    z, y, x = (a + 0.1 * rng.random(a.shape) for a in np.indices((grid,) * 3, dtype=float).reshape(3, -1))
    return {
        "x": x,
        "y": y,
        "z": z,
        "pressure": 1 + rng.random(size**3),
        "corners": flat,
        **{name: np.zeros(8 * size**3) for name in ("cx", "cy", "cz")},
        "first": first.astype(np.int32),
        "places": np.argsort(flat, kind="stable").astype(np.int32),
        **{name: np.zeros(grid**3) for name in ("fx", "fy", "fz")},
        "elements": size**3,
        "nodes": grid**3,
    }


def _docking(size: int, rng: np.random.Generator) -> Arguments:
    ligand, protein = 26, 938

    def atoms(count: int, spread: float) -> np.ndarray:
        properties = [1 + rng.random(count), rng.choice([-1, 0, 1], size=count), rng.choice([-1, 0, 1], size=count)]
        return np.column_stack([spread * rng.normal(size=(count, 3)), *properties]).astype(np.float32).ravel()

    poses = np.concatenate([rng.uniform(-3, 3, size=(size, 3)), 5 * rng.normal(size=(size, 3))], axis=1)
    return {
        "poses": poses.astype(np.float32).ravel(),
        "ligand": atoms(ligand, 2),
        "protein": atoms(protein, 10),
        "energies": np.zeros(size, dtype=np.float32),
        "count": size,
        "nl": ligand,
        "np": protein,
    }


def _fields(size: int, rng: np.random.Generator) -> Arguments:
    return {"u": rng.normal(size=(size, size + 3)), "r": np.zeros((size, size + 3)), "rate": 0.1}


def _matrix(size: int, rng: np.random.Generator) -> Arguments:
    return {"a": rng.normal(size=(size, size + 1)), "x": rng.normal(size=size + 1), "y": np.zeros(size)}


def _matrices(size: int, rng: np.random.Generator) -> Arguments:
    return {
        "a": rng.normal(size=(size, size + 1)),
        "b": rng.normal(size=(size + 1, size + 2)),
        "c": np.zeros((size, size + 2)),
    }


def _without_size(make_args: Callable[[int, np.random.Generator], Arguments]) -> Callable[..., Arguments]:
    return lambda size, rng: {name: value for name, value in make_args(size, rng).items() if name != "n"}


def _c(
    name: str,
    file: str,
    make_args: Callable[[int, np.random.Generator], Arguments],
    wrt: str,
    small: int,
    real: int,
    *,
    function: str = "",
    out: str = "",
    scratch: str = "",
    target: tuple[float, float] = (4.0, 4.0),
    double: str = "",
    tolerance: float = 1e-5,
) -> ParallelKernel:
    kernel = Kernel(
        name=name,
        source=HERE / f"{file}.c",
        function=function or name,
        language="c",
        result="void" if out else "double",
        make_args=make_args,
        wrt=tuple(wrt.split()),
        small=small,
        real=real,
        reference="",
        out=tuple(out.split()),
        scratch=tuple(scratch.split()),
        flags=FLAGS,
    )
    return ParallelKernel(kernel, target, double, tolerance)


C_KERNELS: tuple[ParallelKernel, ...] = (
    _c("squares3", "stencils", _squares3, "w u", 50, 4_000_000, out="r", target=(4.0, 4.5)),
    _c("squares3_u", "stencils", _squares3, "u", 50, 4_000_000, function="squares3", out="r", target=(3.5, 4.0)),
    _c("rows8", "indexed", _rows8, "a x", 40, 1_000_000, out="y", target=(4.5, 5.0)),
    _c("rows8_random", "indexed", _rows8_random, "a x", 40, 1_000_000, function="rows8", out="y", target=(4.5, 5.0)),
    _c("sine_sum", "simple", _vector, "x", 50, 4_000_000, target=(2.0, 2.0)),
    _c("star7", "stencils", _star7, "u", 8, 256, out="r", target=(2.7, 3.0)),
    _c("wave", "simple", _wave, "x", 50, 4_000_000, out="y"),
    _c("swap2", "simple", _swap2, "x", 50, 4_000_000, out="x"),
    _c("chosen_places", "indexed", _chosen_places, "u", 50, 4_000_000, out="u"),
    _c("pairs", "indexed", _pairs, "u", 30, 2_000_000, out="r"),
    _c("smooth5", "stencils", _smooth5, "u", 50, 4_000_000, out="r"),
    _c("diffuse5", "stencils", _diffuse5, "u", 12, 2000, out="r"),
    _c("diffuse_steps", "stencils", _diffuse_steps, "u", 30, 4_000_000, out="u", scratch="next"),
    _c("layer", "dense", _layer, "x w bias", 2, 32, out="y"),
    _c("matrix_vector", "dense", _matrix_vector, "a x", 12, 3000, out="y"),
    _c("solves5", "dense", _solves5, "matrices right", 10, 100_000, out="solutions"),
    _c("pull", "lattice", _lattice, "from", 9, 1000, out="to"),
    _c("push", "lattice", _lattice, "from", 9, 1000, out="to"),
    _c("green_gauss", "indexed", _green_gauss, "u normal volume", 9, 800, out="gradient"),
    _c("inner", "simple", _two_vectors, "x y", 50, 4_000_000),
    _c("product", "simple", _near_one, "x", 50, 4_000_000),
    _c("farthest", "simple", _two_vectors, "x y", 50, 4_000_000),
    _c("forces", "elements", _forces, "x y z pressure", 4, 60, out="fx fy fz", scratch="cx cy cz"),
    _c("docking", "docking", _docking, "poses", 6, 512, out="energies", double="-DREAL=double", tolerance=1e-3),
)


def _numba(
    name: str,
    make_args: Callable[[int, np.random.Generator], Arguments],
    wrt: str,
    small: int,
    real: int,
    *,
    out: str = "",
    target: tuple[float, float] = (4.0, 4.0),
) -> ParallelKernel:
    described = _c(name, "loops", make_args, wrt, small, real, out=out, target=target)
    return replace(described, kernel=replace(described.kernel, source=HERE / "loops.py", language="numba"))


NUMBA_KERNELS: tuple[ParallelKernel, ...] = (
    _numba("prange_pointwise", _without_size(_wave), "x", 50, 4_000_000, out="y"),
    _numba("prange_sum", _without_size(_two_vectors), "x y", 50, 4_000_000, target=(2.0, 2.0)),
    _numba("prange_stencil", _fields, "u", 12, 2000, out="r"),
    _numba("prange_nested", _matrix, "a x", 12, 3000, out="y"),
    _numba("prange_product", _matrices, "a b", 12, 400, out="c"),
)
PARALLEL_KERNELS = C_KERNELS + NUMBA_KERNELS
