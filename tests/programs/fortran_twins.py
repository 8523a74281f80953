"""What the Fortran programs in `fortran/` compute, in Python: twins for complex steps, with arguments to try.

A twin takes the arguments of its procedure, changes arrays in place and returns the result; it compares real
parts only. Names are `file.procedure`; several cases of one procedure are told apart by what follows a blank.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import special


@dataclass(frozen=True)
class Case:
    """Arguments by name, the twin, and the arguments that hold results (derivatives are by all others)."""

    args: dict[str, Any]
    twin: Callable[..., Any]
    out: tuple[str, ...] = ()

    @property
    def wrt(self) -> tuple[str, ...]:
        """The arguments by which derivatives are taken: numbers and arrays of them."""
        empty = {n for n in self.out if not np.any(self.args[n])}
        return tuple(n for n, v in self.args.items() if np.asarray(v).dtype.kind == "f" and n not in empty)


X = np.array([1.3, 0.4, 2.1, 0.7, 1.9])
Y = np.array([0.5, 1.1, -0.3, 0.9, 0.2])
Z = np.array([1.0, 2.0, 3.0])
N = 5
_rng = np.random.default_rng(7)


def _matrix(rows: int, columns: int) -> np.ndarray:
    return np.asfortranarray(_rng.normal(size=(rows, columns)))


A, B = _matrix(5, 5), _matrix(5, 5)


def _zeros(*shape: int) -> np.ndarray:
    return np.zeros(shape, order="F")


def _max(x: np.ndarray) -> Any:
    return x.flat[np.argmax(x.real)]


def _min(x: np.ndarray) -> Any:
    return x.flat[np.argmin(x.real)]


def _sign(x: Any) -> float:
    return math.copysign(1.0, x.real)


def _norm(x: np.ndarray) -> Any:
    return np.sqrt(np.sum(x * x))


# scalars


def _polar(x: Any, y: Any, r: np.ndarray, phi: np.ndarray) -> None:
    r[...] = np.sqrt(x * x + y * y)
    phi[...] = np.arctan(y / x)


def _by_value(x: Any, n: int) -> Any:
    value = x
    for _ in range(n):
        value = value * np.cos(value)
    return value


def _rounding(x: Any, y: Any) -> Any:
    mod = x - math.trunc(x.real / y.real) * y
    modulo = -x - math.floor(-x.real / y.real) * y
    smaller = min((x, y, np.complex128(3.0)), key=lambda v: v.real)
    dim = x - y if x.real > y.real else 0.0
    return mod + modulo + x * _sign(x) * _sign(y) + dim + math.trunc(x.real) * y + round(y.real) * x + smaller


_POINT = 0.6


def _many(x: Any) -> Any:
    """The functions of the C library are given by value and slope: a complex step goes along the tangent."""
    h = x - _POINT
    given = (
        (special.erf, 2 / math.sqrt(math.pi) * math.exp(-(_POINT**2))),
        (special.gamma, special.gamma(_POINT) * special.psi(_POINT)),
        (lambda v: special.gammaln(v + 3), special.psi(_POINT + 3)),
        (special.j0, -special.j1(_POINT)),
        (special.erfc, -2 / math.sqrt(math.pi) * math.exp(-(_POINT**2))),
    )
    total = sum(f(_POINT) + slope * h for f, slope in given)
    total += np.arcsinh(x) + np.sqrt(x * x + 4) + np.arctan(x) + np.sinh(x) + np.log10(x)
    return total + np.arccos(x / 4) + np.arctanh(x / 4) + 2.0**x + x ** (-2)


def _case(twin: Callable[..., Any], *out: str, **args: Any) -> Case:
    return Case(args, twin, out)


SCALARS = {
    "scalars.blend": _case(
        lambda x, y, n: np.sin(x) * np.exp(-y) + x**n + (y * _sign(y)) ** (1 / 3), x=1.2, y=-0.7, n=3
    ),
    "scalars.polar": _case(_polar, "r", "phi", x=1.2, y=0.7, r=np.zeros(()), phi=np.zeros(())),
    "scalars.by_value": _case(_by_value, x=0.7, n=5),
    "scalars.choose zero": _case(lambda kind_of, x: -x, kind_of=0, x=2.0),
    "scalars.choose one": _case(lambda kind_of, x: np.log(x), kind_of=1, x=2.0),
    "scalars.choose three": _case(lambda kind_of, x: 3 * x * x, kind_of=3, x=2.0),
    "scalars.choose nine": _case(lambda kind_of, x: np.tanh(x), kind_of=9, x=0.5),
    "scalars.square_root": _case(lambda x: np.sqrt(x), x=2.7),
    "scalars.flagged": _case(lambda x, on: x**3 if on else x, x=1.2, on=True),
    "scalars.rounding": _case(_rounding, x=5.3, y=2.1),
    "scalars.rounding negative": _case(_rounding, x=-5.3, y=2.1),
    "scalars.many_functions": _case(_many, x=_POINT),
}

# arrays of explicit shape


def _axpy(n: int, a: Any, x: np.ndarray, y: np.ndarray) -> None:
    y += a * x


def _box_filter(nx: int, ny: int, u: np.ndarray, v: np.ndarray) -> None:
    v[...] = u[1:-1, 1:-1] * (u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:]) / 4


EXPLICIT_SHAPE = {
    "explicit_shape.axpy": _case(_axpy, "y", n=N, a=1.5, x=X, y=Y),
    "explicit_shape.quadratic": _case(lambda n, a, x: x @ a @ x, n=N, a=A, x=X),
    "explicit_shape.alternating": _case(lambda x, m: np.sum((-1.0) ** np.arange(-m, m + 1) * x**2), x=X, m=2),
    "explicit_shape.box_filter": _case(_box_filter, "v", nx=3, ny=4, u=_matrix(5, 6), v=_zeros(3, 4)),
    "explicit_shape.fixed": _case(lambda x: x[0] * x[1] * x[2] + _norm(x), x=Z),
}

# arrays of assumed shape


def _outer(x: np.ndarray, y: np.ndarray, a: np.ndarray) -> None:
    a *= 0.5
    a += np.outer(x, np.exp(y))


def _scaled(x: np.ndarray, y: np.ndarray) -> None:
    y[...] = x * np.sum(x)


def _through_sections(a: np.ndarray) -> Any:
    by_column = sum(np.sum(a[:, 0] * a[:, j] ** 2) + np.sum(np.sin(a[:, j])) for j in range(a.shape[1]))
    return by_column + np.sum(np.sin(a))


ASSUMED_SHAPE = {
    "assumed_shape.energy": _case(lambda x, w: np.sum(w * x**2), x=X, w=Y),
    "assumed_shape.energy strided": _case(lambda x, w: np.sum(w * x**2), x=A[1], w=B[::-1, 2]),
    "assumed_shape.outer": _case(_outer, "a", x=X, y=Z, a=np.ones((5, 3))),
    "assumed_shape.through_sections": _case(_through_sections, a=A),
    "assumed_shape.through_sections rows": _case(_through_sections, a=np.array(A, order="C")),
    "assumed_shape.scaled": _case(_scaled, "y", x=X, y=np.zeros(N)),
}

# allocation


def _growing(x: np.ndarray) -> Any:
    return np.sum((x * x[0]) ** 2) + len(x)


def _halved(t: np.ndarray) -> None:
    t[...] = t * t / 2


ALLOCATABLE = {
    "allocatable.by_statement": _case(lambda x: np.sum(np.sin(x) * x), x=X),
    "allocatable.by_assignment": _case(lambda x: np.sum(x * x + np.cos(x)), x=X),
    "allocatable.growing": _case(_growing, x=X),
    "allocatable.automatic": _case(lambda x, n: np.sum(x**3 + x**4), x=X, n=N),
    "allocatable.handed_in": _case(lambda t: np.sum(np.exp(t)), t=X),
    "allocatable.halved": _case(_halved, "t", t=X),
    "allocatable.moved": _case(lambda x: np.sum(x**3), x=X),
    "allocatable.sourced": _case(lambda x: np.sum(x * x), x=X),
}

# derived types


def _flight(mass: Any, start: np.ndarray, force: np.ndarray, steps: int) -> Any:
    position, velocity = start.copy(), np.array([0.0, 1.0, 0.0], dtype=start.dtype)
    for _ in range(steps):
        velocity = velocity + (force - position) * (0.1 / mass)
        position = position + velocity * 0.1
    return 0.5 * mass * np.sum(velocity**2) + np.sum(position**2)


def _many_bodies(x: np.ndarray, n: int) -> Any:
    return sum(0.5 * x[i] * (x[i] ** 2 + 4 + x[0] ** 2) for i in range(n))


DERIVED_TYPES = {
    "derived_types.flight": _case(_flight, mass=1.5, start=Z, force=2 * Z, steps=4),
    "derived_types.tables": _case(lambda x: x[0] * np.sum(x**2) + 7 * x[1], x=X),
    "derived_types.many_bodies": _case(_many_bodies, x=X, n=N),
    "derived_types.operators": _case(lambda x, y: (x + x * y) * (y + 2 * x), x=1.5, y=2.0),
}

# modules, hosts, submodules


def _host(x: np.ndarray, n: int) -> Any:
    total = np.sum(x * x) * x[0]
    return total * (2 + total)


MODULES = {
    "module_state.polynomial": _case(lambda x: 2 * (1 - 0.5 * x + 0.25 * x * x), x=1.3),
    "module_state.through_workspace": _case(lambda x, n: np.sum(2 * x**3), x=X, n=N),
    "module_state.with_saved": _case(lambda x: x**3, x=1.2),
    "module_state.through_kept": _case(lambda x: np.sum(x * x) * x[0], x=X),
    "contained.host": _case(_host, x=X, n=N),
    "contained.generic": _case(lambda x: np.sum(x**3) + x[0] ** 3 + np.sin(x[1]) * x[1], x=X),
}

# array expressions


def _smooth(u: np.ndarray, v: np.ndarray) -> None:
    v[...] = u
    v[1:-1] = 0.5 * u[1:-1] + 0.25 * (u[:-2] + u[2:])
    v[::2] = v[::2] * u[::-2]


def _conditional(a: np.ndarray, b: np.ndarray) -> None:
    for i in range(len(a)):
        if a[i].real > 1:
            b[i] = np.sqrt(a[i]) * b[i]
        elif a[i].real > 0:
            b[i] = a[i] * a[i]
        else:
            b[i] = -b[i]


def _in_place(x: np.ndarray) -> None:
    for i in range(1, len(x)):
        x[i] = x[i] * x[i - 1]
    x[...] = x / (1 + x[0] ** 2)


def _leaving(x: np.ndarray, limit: Any) -> Any:
    total = 0.0
    for j in range(x.shape[1]):
        for i in range(x.shape[0]):
            if x[i, j].real < 0:
                break
            if np.real(total) > limit.real:
                return total
            total = total + x[i, j] ** 2
    return total


ARRAY_EXPRESSIONS = {
    "array_expressions.smooth": _case(_smooth, "v", u=X, v=np.zeros(N)),
    "array_expressions.conditional": _case(_conditional, "b", a=X - 1, b=Y),
    "array_expressions.merged": _case(lambda a, b: np.sum(np.where(a.real > b.real, a, b * b)), a=X, b=Y + 1),
    "array_expressions.permuted": _case(
        lambda x, order: x[2] * x[0] + x[2] ** 2 + x[0] ** 2 + x[4] ** 2, x=X, order=np.array([3, 1, 5], np.int32)
    ),
    "array_expressions.implied": _case(lambda x, n: n * sum(x**i for i in range(1, 5)), x=1.1, n=N),
    "array_expressions.local_names": _case(lambda x: x[0] ** 2 * np.sum(x[1:]), x=X),
    "array_expressions.in_place": _case(_in_place, "x", x=X),
    "array_expressions.leaving": _case(_leaving, x=np.abs(A) * np.sign(A + 0.8), limit=2.0),
}

# reductions, matrices, rearrangements


def _masked(x: np.ndarray) -> Any:
    total = np.sum(x[x.real > 1] ** 2)
    return total + (np.sum(x.real < 0) * np.sum(x) if not np.all(x.real > 0) else 0.0)


def _by_dimension(a: np.ndarray, rows: np.ndarray, columns: np.ndarray) -> None:
    rows[...] = np.sum(a * a, axis=1)
    columns[...] = [_max(a[:, j]) + np.prod(a[:, j]) for j in range(a.shape[1])]


def _lengths(a: np.ndarray) -> Any:
    return sum(_norm(a[:, j]) for j in range(a.shape[1])) * _norm(a)


def _multiply(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> None:
    c[...] = a @ b


def _flip(a: np.ndarray, b: np.ndarray) -> None:
    b[...] = (a * a).T


def _small(a: np.ndarray) -> Any:
    return (
        np.trace(a @ a.T) + a[0, 0] * (a[1, 1] * a[2, 2] - a[1, 2] * a[2, 1]) - a[0, 1] * a[1, 0] * a[2, 2]
    )


def _reshaping(x: np.ndarray, a: np.ndarray) -> None:
    a[...] = (x * x).reshape((2, 3), order="F")


def _shifting(x: np.ndarray, y: np.ndarray) -> None:
    y[...] = np.roll(x, -1) * x
    y[1:] += x[:-1]


def _packing(x: np.ndarray) -> Any:
    kept = x[x.real > 0]
    return kept[0] * np.sum(kept**2)


MATRICES = {
    "reductions.whole": _case(lambda x: np.sum(x) + np.prod(x) + np.sum(x * x) + _max(x) * _min(x), x=X),
    "reductions.masked": _case(_masked, x=X - 0.5),
    "reductions.by_dimension": _case(_by_dimension, "rows", "columns", a=A, rows=np.zeros(N), columns=np.zeros(N)),
    "reductions.extremes": _case(lambda x: _max(x) ** 2 + _min(x) ** 3, x=X),
    "reductions.length": _case(_norm, x=X),
    "reductions.lengths": _case(_lengths, a=A),
    "matrices.multiply": _case(_multiply, "c", a=_matrix(3, 4), b=_matrix(4, 2), c=_zeros(3, 2)),
    "matrices.chain": _case(lambda n, a, b, x: (a.T @ b @ x) @ (x @ a), n=N, a=A, b=B, x=X),
    "matrices.flip": _case(_flip, "b", a=_matrix(3, 4), b=_zeros(4, 3)),
    "matrices.small": _case(_small, a=_matrix(3, 3)),
    "rearrangements.spreading": _case(lambda x: np.sum(x**4), x=X),
    "rearrangements.reshaping": _case(_reshaping, "a", x=_rng.normal(size=6), a=_zeros(2, 3)),
    "rearrangements.shifting": _case(_shifting, "y", x=X, y=np.zeros(N)),
    "rearrangements.packing": _case(_packing, x=X - 1),
    "rearrangements.constructing": _case(lambda x: np.sum(x**2) + np.sum(x**4) + 1, x=X),
}

# procedures


def _soft(x: Any) -> Any:
    return np.log(1 + np.exp(x))


def _softened(x: np.ndarray, y: np.ndarray) -> None:
    y[...] = _soft(x) * _soft(2 * x)


def _tree_sum(x: np.ndarray) -> Any:
    if len(x) == 1:
        return x[0] ** 2
    half = len(x) // 2
    return _tree_sum(x[:half]) * 0.5 + np.sin(_tree_sum(x[half:]))


def _optionally(x: Any, scale: Any, shift: Any) -> Any:
    return x * x * (1 if scale is None else scale) + (0 if shift is None else np.sum(shift**2))


def _independent(n: int, x: np.ndarray, y: np.ndarray) -> None:
    t = x * x[::-1]
    y[...] = t * np.exp(-t)


PROCEDURES = {
    "procedures.softened": _case(_softened, "y", x=X, y=np.zeros(N)),
    "procedures.power": _case(lambda x, n: x**n, x=1.3, n=5),
    "procedures.tree_sum": _case(_tree_sum, x=X),
    "procedures.optionally all": _case(_optionally, x=1.3, scale=2.0, shift=X),
    "procedures.optionally none": _case(_optionally, x=1.3, scale=None, shift=None),
    "procedures.independent": _case(_independent, "y", n=N, x=X, y=np.zeros(N)),
    "procedures.by_name": _case(lambda name, x: {"square": x * x, "sine": np.sin(x)}.get(name, x), name="sine", x=1.2),
}

# precisions, output, old code, pointers

OTHERS = {
    "precisions.integers": _case(
        lambda x, k1, k2, k8: x**2 * k1 + x * k2 + k8 * np.sin(x), x=1.2, k1=3, k2=-4, k8=5
    ),
    "output.talking": _case(lambda x: np.sum(x**2), x=X),
    "output.labelled": _case(lambda x: x * x, x=1.2),
    "output.guarded": _case(lambda x: np.sqrt(x) * x, x=1.2),
    "legacy.scaled": _case(lambda n, x, a: a * np.sum(x**2) + a * a, n=N, x=X, a=1.5),
    "pointers.every_other": _case(lambda x: np.sum(x[::2] ** 2) * x[0], x=X),
}


def _column(lda: int, n: int, a: np.ndarray, y: np.ndarray) -> None:
    y[...] = np.array([1.0, 2.0, 3.0]) @ a[:3] ** 2


def _ping_pong(x: np.ndarray, steps: int) -> None:
    for _ in range(steps):
        x[...] = x * 0.5 + x[0] * x


def _list(x: np.ndarray) -> Any:
    total = 0.0
    for value in x[::-1]:
        total = total * 0.5 + value**2
    return total


OTHERS |= {
    "legacy.column": _case(_column, "y", lda=5, n=3, a=A[:, :3].copy(order="F"), y=np.zeros(3)),
    "pointers.ping_pong": _case(_ping_pong, "x", x=X / 3, steps=3),
    "pointers.ping_pong even": _case(_ping_pong, "x", x=X / 3, steps=2),
    "pointers.list": _case(_list, x=X),
}

# solvers


def _lu_solve(n: int, a: np.ndarray, b: np.ndarray) -> None:
    """The solution by Gauss, rows exchanged by the sizes of real parts; factors stay in `a`."""
    for k in range(n - 1):
        p = k + int(np.argmax(np.abs(a[k:, k].real)))
        if p != k:
            a[[k, p]] = a[[p, k]]
            b[[k, p]] = b[[p, k]]
        for i in range(k + 1, n):
            a[i, k] = a[i, k] / a[k, k]
            a[i, k + 1 :] -= a[i, k] * a[k, k + 1 :]
            b[i] -= a[i, k] * b[k]
    for k in reversed(range(n)):
        b[k] = (b[k] - np.sum(a[k, k + 1 :] * b[k + 1 :])) / a[k, k]


def _thomas(n: int, lower: np.ndarray, diagonal: np.ndarray, upper: np.ndarray, x: np.ndarray) -> None:
    matrix = np.diag(diagonal) + np.diag(lower[1:], -1) + np.diag(upper[:-1], 1)
    x[...] = np.linalg.solve(matrix, x)


def _runge_kutta(state: np.ndarray, damping: Any, h: Any, steps: int) -> None:
    def rate(s: np.ndarray) -> np.ndarray:
        return np.array([s[1], -np.sin(s[0]) - damping * s[1]])

    for _ in range(steps):
        k1 = rate(state)
        k2 = rate(state + 0.5 * h * k1)
        k3 = rate(state + 0.5 * h * k2)
        k4 = rate(state + h * k3)
        state += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)


def _heat(u: np.ndarray, alpha: Any, steps: int) -> None:
    for _ in range(steps):
        v = u.copy()
        near = v[:-2, 1:-1] + v[2:, 1:-1] + v[1:-1, :-2] + v[1:-1, 2:]
        u[1:-1, 1:-1] = v[1:-1, 1:-1] + alpha * (near - 4 * v[1:-1, 1:-1])


def _kepler(mean: Any, eccentricity: Any) -> Any:
    value = mean
    for _ in range(30):
        value = value - (value - eccentricity * np.sin(value) - mean) / (1 - eccentricity * np.cos(value))
    return value


SOLVERS = {
    "solvers.lu_solve": _case(_lu_solve, "a", "b", n=N, a=A, b=X),
    "solvers.thomas": _case(_thomas, "x", n=N, lower=X, diagonal=X + 5, upper=Y, x=Y + 1),
    "solvers.runge_kutta": _case(_runge_kutta, "state", state=np.array([0.5, 0.1]), damping=0.1, h=0.05, steps=10),
    "solvers.heat": _case(_heat, "u", u=_matrix(6, 5), alpha=0.1, steps=4),
    "solvers.kepler": _case(_kepler, mean=1.1, eccentricity=0.3),
}

# results that are arrays, procedures chosen at run time, C


def _cross(result: np.ndarray, a: np.ndarray, b: np.ndarray) -> None:
    result[...] = np.cross(a, b)


RESULTS = {
    "array_results.cross": _case(_cross, "result", result=np.zeros(3), a=Z, b=Z * Z),
    "array_results.volume": _case(lambda a, b, c: a @ np.cross(b, c), a=Z, b=Z * Z, c=Z**3 + 1),
    "array_results.of_doubled": _case(lambda x: np.sum(2 * x * x) + np.sum(x**2 * 4 * x**2), x=X),
    "array_results.of_made": _case(lambda x: np.sum(x**3), x=X),
    "polymorphism.total_area": _case(lambda x, y: 6 * x * x + 2 * x * y, x=1.2, y=0.7),
    "polymorphism.integral": _case(
        lambda a, b: (b - a) / 6 * (np.exp(-a * a) + 4 * np.exp(-(((a + b) / 2) ** 2)) + np.exp(-b * b)), a=0.2, b=1.0
    ),
    "with_c.through_c": _case(lambda x, y: np.sin(x * y) * y * y, x=1.2, y=0.7),
    "with_c.of_pair": _case(lambda p: p[0] * np.exp(p[1]), p=np.array([1.0, 2.0])),
}

CASES: dict[str, Case] = {
    **SCALARS, **EXPLICIT_SHAPE, **ASSUMED_SHAPE, **ALLOCATABLE, **DERIVED_TYPES, **MODULES, **ARRAY_EXPRESSIONS,
    **MATRICES, **PROCEDURES, **OTHERS, **SOLVERS, **RESULTS,
}  # fmt: skip
