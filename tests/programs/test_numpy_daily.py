"""Kernels as NumPy users write them: reverse and forward mode against differences in every entry."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from irad.api.array_derivative import strided_like
from irad.api.transforms.pytrees import has_floats, is_inexact, take_apart
from irad.errors import DifferentiationError
from tests.programs import (  # noqa: F401
    numpy_daily_arrays,
    numpy_daily_containers,
    numpy_daily_forms,
    numpy_daily_numerics,
    numpy_daily_python,
    numpy_daily_selection,
    numpy_daily_structures,
)
from tests.programs.numpy_daily import CASES, Case, rows
from tests.sampling import sample

PAGE = Path(__file__).resolve().parents[2] / "docs" / "support.md"


def fresh(args: tuple[Any, ...]) -> list[Any]:
    """Copies of arguments, with the arrays in them."""
    return [renewed(a) for a in args]


def renewed(value: Any) -> Any:
    """A copy, with arrays as they lie in memory."""
    leaves, tree = take_apart(value)
    return tree.build(laid_out_like(leaf) if isinstance(leaf, np.ndarray) else leaf for leaf in leaves)


def laid_out_like(array: np.ndarray) -> np.ndarray:
    made = strided_like(array)
    made[...] = array
    made.flags.writeable = array.flags.writeable
    assert made.strides == array.strides
    return made


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


def entries(value: Any) -> Iterator[tuple[np.ndarray, Any]]:
    """Floating-point arrays of which a structure consists: those of records by field."""
    for leaf in take_apart(value)[0]:
        if not is_inexact(leaf):
            continue
        array = np.asarray(leaf)
        names = [name for name in array.dtype.names or () if has_floats(array.dtype[name])]
        yield from (array[name] for name in names) if names else [array]


def moved(value: Any, number: int, entry: int, move: complex) -> Any:
    """A copy of a structure in which one entry of one of :func:`entries` is moved."""
    leaves, tree = take_apart(value)
    copies = [np.array(leaf) if is_inexact(leaf) else leaf for leaf in leaves]
    list(entries(copies))[number].flat[entry] += move
    pairs = zip(copies, leaves, strict=True)
    return tree.build(a.item() if is_inexact(b) and not isinstance(b, np.ndarray) else a for a, b in pairs)


def differences(case: Case, position: int, seed: np.ndarray) -> np.ndarray:
    """Central differences of fourth order by every entry of an argument."""

    def slope(number: int, entry: int, h: complex) -> float:
        def at(move: complex) -> float:
            args = fresh(case.args)
            args[position] = moved(args[position], number, entry, move)
            return weighted(case.kernel(*args), seed)

        return (8 * (at(h) - at(-h)) - (at(2 * h) - at(-2 * h))) / (12 * abs(h))

    found = []
    for number, given in enumerate(entries(case.args[position])):
        step = 1e-2 if given.dtype == np.float32 else 1e-4
        for k in range(given.size):
            imaginary = 1j * slope(number, k, 1j * step) if np.iscomplexobj(given) else 0
            found.append(slope(number, k, step) + imaginary)
    return np.array(found)


def compare(case: Case) -> None:
    """Compare a pullback with differences in every entry."""
    positions = [i for i, a in enumerate(case.args) if next(entries(a), None) is not None]
    value, pullback = irad.vjp(case.kernel, tuple(positions))(*fresh(case.args))
    single = any(a.dtype == np.float32 for i in positions for a in entries(case.args[i]))
    seed = np.random.default_rng(1).uniform(-1, 1, flat(value).size)
    np.testing.assert_allclose(flat(value), flat(case.kernel(*fresh(case.args))), rtol=1e-6 if single else 1e-12)
    found = pullback(shaped(value, seed))
    for position, derivative in zip(positions, found, strict=True):
        wanted = differences(case, position, seed)
        made = np.concatenate([np.ravel(a) for a in entries(derivative)])
        size = max(1.0, np.abs(wanted).max())
        np.testing.assert_allclose(made, wanted, rtol=0, atol=(1e-3 if single else 1e-7) * size)


@pytest.mark.filterwarnings("ignore:First-class function type:numba.core.errors.NumbaExperimentalFeatureWarning")
@pytest.mark.parametrize("case", sample([c for c in CASES if not c.why], 6), ids=lambda case: case.name)
def test_right(case: Case) -> None:
    compare(case)


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
    for section in ("arrays", "selection", "numerics", "python", "structures", "containers", "forms"):
        before, _, rest = made.partition(f"<!-- {section} -->\n")
        _, end, after = rest.partition("<!-- end -->\n")
        made = f"{before}<!-- {section} -->\n\n" + "\n".join(rows(section)) + f"\n\n{end}{after}"
    if os.environ.get("WRITE_PAGES"):
        PAGE.write_text(made, encoding="utf-8")
    assert made == text
