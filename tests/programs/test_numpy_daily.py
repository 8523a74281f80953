"""Kernels as NumPy users write them: reverse and forward mode against differences in every entry."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from irad.api.transforms.pytrees import is_inexact, take_apart
from irad.errors import DifferentiationError
from tests.programs import numpy_daily_arrays, numpy_daily_python  # noqa: F401
from tests.programs.numpy_daily import CASES, Case, rows
from tests.sampling import sample

PAGE = Path(__file__).resolve().parents[2] / "docs" / "support.md"


def fresh(args: tuple[Any, ...]) -> list[Any]:
    return [a.copy() if isinstance(a, np.ndarray) else a for a in args]


def weighted(value: Any, seed: np.ndarray) -> float:
    """The sum of seeds times all floating-point numbers in a result."""
    return float(np.dot(flat(value), seed))


def flat(value: Any) -> np.ndarray:
    return np.concatenate([np.ravel(leaf) for leaf in take_apart(value)[0]])


def shaped(value: Any, flat: np.ndarray) -> Any:
    """Numbers in the structure of a result."""
    leaves, tree = take_apart(value)
    ends = np.cumsum([np.size(leaf) for leaf in leaves])
    parts = [part.reshape(np.shape(leaf)) for part, leaf in zip(np.split(flat, ends[:-1]), leaves, strict=True)]
    same = [
        p.astype(leaf.dtype) if isinstance(leaf, np.ndarray) else p.item()
        for p, leaf in zip(parts, leaves, strict=True)
    ]
    return tree.build(iter(same))


def differences(case: Case, position: int, seed: np.ndarray) -> np.ndarray:
    """Central differences of fourth order by every entry of an argument."""
    given = np.asarray(case.args[position])
    step = 1e-2 if given.dtype == np.float32 else 1e-4

    def at(entry: int, move: complex) -> float:
        args = fresh(case.args)
        moved = given.copy()
        moved.flat[entry] += move
        args[position] = moved if given.ndim else moved.item()
        return weighted(case.kernel(*args), seed)

    def slope(entry: int, h: complex) -> float:
        return (8 * (at(entry, h) - at(entry, -h)) - (at(entry, 2 * h) - at(entry, -2 * h))) / (12 * abs(h))

    found = [slope(k, step) + (1j * slope(k, 1j * step) if np.iscomplexobj(given) else 0) for k in range(given.size)]
    return np.reshape(found, given.shape)


@pytest.mark.parametrize("case", sample([c for c in CASES if not c.why], 3), ids=lambda case: case.name)
def test_right(case: Case) -> None:
    positions = [i for i, a in enumerate(case.args) if is_inexact(a)]
    value, pullback = irad.vjp(case.kernel, tuple(positions))(*fresh(case.args))
    seed = np.random.default_rng(1).uniform(-1, 1, flat(value).size)
    found = pullback(shaped(value, seed))
    single = any(np.asarray(case.args[i]).dtype == np.float32 for i in positions)
    for position, derivative in zip(positions, found, strict=True):
        wanted = differences(case, position, seed)
        size = max(1.0, np.abs(wanted).max())
        np.testing.assert_allclose(derivative, wanted, rtol=0, atol=(1e-3 if single else 1e-7) * size)


@pytest.mark.parametrize("case", [c for c in CASES if c.why], ids=lambda case: case.name)
def test_refused(case: Case) -> None:
    value = case.kernel(*fresh(case.args))
    with pytest.raises(DifferentiationError) as caught:
        irad.vjp(case.kernel)(*fresh(case.args))[1](shaped(value, np.ones(flat(value).size)))
    assert caught.value.diagnostic.location is not None
    assert caught.value.diagnostic.remedy


def test_page() -> None:
    """The page tells what the kernels show; run with WRITE_PAGES=1 to write it."""
    text = PAGE.read_text(encoding="utf-8")
    made = text
    for section in ("arrays", "python"):
        before, _, rest = made.partition(f"<!-- {section} -->\n")
        _, end, after = rest.partition("<!-- end -->\n")
        made = f"{before}<!-- {section} -->\n\n" + "\n".join(rows(section)) + f"\n\n{end}{after}"
    if os.environ.get("WRITE_PAGES"):
        PAGE.write_text(made, encoding="utf-8")
    assert made == text
