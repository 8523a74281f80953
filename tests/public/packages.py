"""Packages of Numba functions: how one is fetched, and how a function of it is differentiated and judged.

A function is taken as its users import it. Its Jacobian, in reverse and in forward mode, is compared with central
differences in every entry of every argument.
"""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import irad
from tests.public.cases import LIMIT, Outcome, fresh, limited, outcomes
from tests.public.fetching import wheel

__all__ = ["Package", "Row", "parameters"]


@dataclass(frozen=True)
class Row:
    """One function at one point. ``place``: module and name, with a colon between them. ``wrt``, ``out``, ``rtol`` and
    ``refused`` as in :class:`tests.public.cases.Case`; ``step``: relative to the size of an entry."""

    place: str
    args: tuple[Any, ...]
    wrt: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    step: float = 0.02
    rtol: float = 1e-6
    refused: tuple[type[Exception], str] | None = None
    label: str = ""

    @property
    def name(self) -> str:
        return self.label or self.place.replace(":", ".")

    @property
    def varied(self) -> tuple[int, ...]:
        return self.wrt or tuple(i for i, a in enumerate(self.args) if i not in self.out and _is_real(a))


@dataclass(eq=False)
class Package:
    """A package at a version. ``needs``: packages that are fetched beside it. ``absent``: modules that it imports
    for what is not asked of it (plots), empty ones in their place. ``environment``: variables while it is imported."""

    name: str
    version: str
    rows: tuple[Row, ...]
    needs: Mapping[str, str] | None = None
    absent: tuple[str, ...] = ()
    environment: Mapping[str, str] = field(default_factory=dict)

    def function(self, row: Row) -> Any:
        for name, version in {self.name: self.version, **(self.needs or {})}.items():
            folder = str(wheel(name, version))
            if folder not in sys.path:
                sys.path.append(folder)
        for name in self.absent:
            sys.modules.setdefault(name, _Absent(name))
        module, name = row.place.split(":")
        with pytest.MonkeyPatch.context() as patch:
            for variable, value in self.environment.items():
                patch.setenv(variable, value)
            return getattr(importlib.import_module(module), name)

    def run(self, row: Row) -> None:
        """Differentiate and judge; what was found is noted for the table at the end."""
        function = self.function(row)
        found = Outcome(self.name, row.name, "", "wrong", 0.0)
        outcomes.append(found)
        _values(function, row, row.args)
        start = time.process_time()
        try:
            with limited(LIMIT):
                made = {mode: _jacobian(function, row, mode) for mode in ("reverse", "forward")}
            found.seconds = time.process_time() - start
            _judge(function, row, made)
        except irad.DifferentiationError as error:
            found.status, found.message = "refused", f"{type(error).__name__}: {error}"
            if row.refused is None:
                raise
            kind, text = row.refused
            assert type(error) is kind and text in str(error), str(error)
            return
        except Exception as error:
            found.status = "unfinished" if isinstance(error, TimeoutError) else "wrong"
            found.message = f"{type(error).__name__}: {error}"
            raise
        found.status = "right"
        assert row.refused is None, f"{row.name} is differentiated now: say so in its table"


class _Absent(ModuleType):
    """Stands for a module that is not there: it has every name, and nothing behind it."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _Absent(name)


def _is_real(value: Any) -> bool:
    return isinstance(value, float) or (isinstance(value, np.ndarray) and value.dtype.kind == "f")


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, (tuple, list)):
        for part in value:
            yield from _leaves(part)
    else:
        yield value


def _values(function: Any, row: Row, args: tuple[Any, ...]) -> list[Any]:
    """The floating-point outputs at ``args``: what is written where ``out`` says so, or what is returned."""
    given = fresh(args)
    result = function(*given)
    outputs = [given[i] for i in row.out] if row.out else list(_leaves(result))
    return [np.asarray(x, float) for x in outputs if np.asarray(x).dtype.kind == "f"]


def _jacobian(function: Any, row: Row, mode: str) -> list[Any]:
    """Leaves of the Jacobian: outputs, and within each the arguments that are varied."""
    made = irad.jacobian(function, row.varied, row.out or None, mode)(*fresh(row.args))
    return [np.asarray(x) for x in _leaves(made) if x is not None]


def _judge(function: Any, row: Row, made: Mapping[str, list[Any]]) -> None:
    outputs = _values(function, row, row.args)
    assert outputs and any(np.any(o) for o in outputs), "nothing comes out"
    assert all(np.all(np.isfinite(o)) for o in outputs), "the point is not one of the function's"
    columns = [_columns(function, row, at) for at in row.varied]
    moved = any(np.any(slopes[0]) for per_argument in columns for slopes in per_argument)
    assert moved, "no output depends on an argument"
    for mode, leaves in made.items():
        assert len(leaves) == len(outputs) * len(columns), f"{mode}: {len(leaves)} parts"
        for i, output in enumerate(outputs):
            for k, per_argument in enumerate(columns):
                slopes, doubts = per_argument[i]
                shape = output.shape + np.shape(row.args[row.varied[k]])
                got = leaves[i * len(columns) + k].reshape((*output.shape, -1))
                assert leaves[i * len(columns) + k].shape == shape, f"{mode}: shape {got.shape}, not {shape}"
                arg = max(1.0, float(np.max(np.abs(row.args[row.varied[k]]))))  # a slope may be nothing but rounding
                size = max(float(np.max(np.abs(slopes))), 1e-6 * float(np.max(np.abs(output))) / arg)
                error = np.abs(got - slopes)
                off = error > row.rtol * size + 2 * doubts
                assert not np.any(off | ~np.isfinite(got)), (
                    f"{mode}: output {i} by argument {row.varied[k]}: {got[off][:4]}, differences {slopes[off][:4]} "
                    f"(+- {doubts[off][:4]})"
                )
                assert np.all(doubts <= 1e-4 * size), f"differences do not settle: +- {np.max(doubts)} of {size}"


def _columns(function: Any, row: Row, at: int) -> list[tuple[Any, Any]]:
    """For each output its derivatives by the entries of argument ``at``, along a last axis, and how far they may be
    off."""
    arg = row.args[at]
    count = int(np.size(arg))

    def moved(entry: int, by: float) -> list[Any]:
        args = list(row.args)
        if isinstance(arg, float):
            args[at] = arg + by
        else:
            args[at] = arg.copy(order="K")
            args[at].flat[entry] += by
        return _values(function, row, tuple(args))

    flat = np.ravel(arg)
    entries = [_slopes(lambda h, k=k: moved(k, h), row.step * (abs(float(flat[k])) or 1.0)) for k in range(count)]
    return [
        tuple(np.stack([entry[i][part] for entry in entries], axis=-1) for part in range(2))  # type: ignore[misc]
        for i in range(len(entries[0]))
    ]


def _slopes(run: Callable[[float], list[Any]], step: float) -> list[tuple[Any, Any]]:
    """Ridders' table of central differences, for each entry of each output the member that is least in doubt."""
    tables: list[list[Any]] = []
    best: list[Any] = []
    for k in range(8):
        h = step / 1.6**k
        quotients = [(a - b) / (2 * h) for a, b in zip(run(h), run(-h), strict=True)]
        best = best or [(q, np.full(q.shape, np.inf)) for q in quotients]
        last, row = (tables[-1] if tables else []), [quotients]
        for j in range(1, k + 1):
            weight = 1.6 ** (2 * j)
            row.append([(weight * a - b) / (weight - 1) for a, b in zip(row[j - 1], last[j - 1], strict=True)])
            for i, (slope, doubt) in enumerate(best):
                error = np.maximum(abs(row[j][i] - row[j - 1][i]), abs(row[j][i] - last[j - 1][i]))
                better = error <= doubt
                best[i] = np.where(better, row[j][i], slope), np.where(better, error, doubt)
        tables.append(row)
    return best


def parameters(packages: tuple[Package, ...]) -> list[Any]:
    return [pytest.param(p, row, id=f"{p.name} {row.name}") for p in packages for row in p.rows]
