"""Sparse derivatives: ``irad.sparse_jacobian`` and ``irad.sparse_hessian``.

The pattern of a Jacobian is found at the point itself. Columns are put into blocks, and a tangent along a random
direction within one block is nonzero in the rows that depend on it. Blocks that share no row are probed in one tangent:
they have one colour. Each block is then halved, and so on down to single columns, where a tangent along ones gives the
entries themselves. So a band or a mesh takes a few tangents for each halving, whatever its size. A row that depends on
very many blocks would give each of them a colour of its own; such rows are computed by the reverse mode, one by one.

A pattern that was found, or that is given, is used again. One more tangent, along a random direction, then tells
whether an entry is missing.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import chain, islice, pairwise
from typing import Any

import numpy as np

from irad import runtime
from irad.api.arrays import grad
from irad.api.transforms.bound_call import Bound, Chosen
from irad.api.transforms.function_protocol import FIRST, Transform, chosen_by, given
from irad.api.transforms.smooth_function import Smooth, refuse_records
from irad.errors import ArgumentError, ToolError, UsageError
from irad.options import Options

__all__ = ["sparse_hessian", "sparse_jacobian"]

_DENSE = 48
"""Rows with more blocks than this may be computed by the reverse mode."""
_AT_ONCE = 32
"""So many derivatives are in memory at once."""
_ROUNDS = 10
"""So often columns are coloured; each time with fewer colours, perhaps."""
_SIZE, _POINTER = ctypes.c_int64, ctypes.c_void_p
_PROTOTYPES = {
    "colour": ctypes.CFUNCTYPE(ctypes.c_int32, _SIZE, *[_POINTER] * 7),
    "entries": ctypes.CFUNCTYPE(
        ctypes.c_int, _SIZE, *[_POINTER] * 4, _SIZE, _POINTER, _POINTER, _SIZE, ctypes.c_double
    ),
}
_AGAIN, _FIRST = 0.7, 0.4
"""How closely the check of a pattern must agree, relative to the size of the terms: the precision to these powers. A
pattern that has served before is rather found anew than trusted."""


def sparse_jacobian(
    f: Any, wrt: Any = FIRST, out: Any = None, pattern: Any = None, *, argnums: Any = None,
    options: Options | None = None, parallel: bool | None = None, deterministic: bool | None = None,
) -> SparseJacobian:
    """All derivatives that are not zero: ``irad.sparse_jacobian(f, wrt, out)(*args)``, a ``scipy.sparse.csr_array``.

    Its rows are the entries of the outputs, its columns those of the arguments, one after the other. ``pattern`` is a
    boolean array, or any sparse array of SciPy, whose entries are those that may be different from zero; left out, it
    is found at the first call. The arguments are left as they are. Raises :class:`irad.errors.ArgumentError` when an
    entry outside of the given pattern is not zero, or the pattern has another shape.
    """
    settings = given(
        wrt=chosen_by(wrt, argnums), out=out, pattern=pattern, options=options, parallel=parallel,
        deterministic=deterministic,
    )  # fmt: skip
    return SparseJacobian(f, sparse_jacobian, settings)


def sparse_hessian(
    f: Any, wrt: Any = FIRST, out: Any = None, pattern: Any = None, *, argnums: Any = None,
    options: Options | None = None, parallel: bool | None = None, deterministic: bool | None = None,
) -> SparseJacobian:
    """The second derivatives that are not zero, like :func:`sparse_jacobian`; rows and columns are the entries of the
    arguments."""
    chosen = chosen_by(wrt, argnums)
    settings = given(
        wrt=chosen, out=out, pattern=pattern, options=options, parallel=parallel, deterministic=deterministic
    )
    inner = grad(f, chosen, out=out, options=options, parallel=parallel, deterministic=deterministic)
    return SparseJacobian(f, sparse_hessian, settings, inner)


class SparseJacobian(Transform):
    """What :func:`sparse_jacobian` and :func:`sparse_hessian` return."""

    def __init__(
        self, f: Any, maker: Callable[..., Any], settings: Mapping[str, Any], inner: Transform | None = None
    ) -> None:
        self.word = maker.__name__
        super().__init__(f, maker, settings)
        if inner is not None:
            self.source = inner
        pattern = self._settings.get("pattern")
        self._given = None if pattern is None else _pattern_of(pattern)
        self._known: dict[tuple[int, int], _Plan] = {}
        self._idle: list[_LinearMap] = []
        """What the last call has used."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The derivatives. Raises :class:`irad.errors.ArgumentError` before anything runs."""
        inner = self.source.bind(args, kwargs)
        chosen = inner.choose(self.wrt)
        idle = self._idle.pop() if self._idle else None  # calls in other threads have one of their own
        map_ = idle if idle is not None and idle.moves_to(inner, chosen) else _LinearMap(inner, chosen)
        try:
            return self._at(map_)
        finally:
            self._idle[:] = [map_]

    def _at(self, map_: _LinearMap) -> Any:
        shape = (map_.rows, map_.size)
        if self._given is not None and self._given.shape != shape:
            raise ArgumentError(f"{self!r}: the pattern has shape {self._given.shape}, and the derivative {shape}")
        plan = self._known.get(shape)
        if plan is None and self._given is not None:
            plan = self._known[shape] = _planned(self._given)
        if plan is not None:
            made, agrees = plan.run(map_, _AGAIN if self._given is None else _FIRST)
            if agrees:
                return made
            if self._given is not None:
                raise ArgumentError(
                    f"{self!r}: entries outside of the given pattern are not zero; leave it out to have it found"
                )
        plan = self._known[shape] = _planned(_found(map_))
        made, agrees = plan.run(map_, _FIRST)
        if not agrees:
            raise ArgumentError(f"{self!r}: no pattern is found that fits the derivative; give it by pattern=")
        return made


def _pattern_of(given: Any) -> Any:
    """A pattern as SciPy has it. Raises :class:`UsageError` for what is none."""
    try:
        made = _scipy().csr_array(given, dtype=bool)
    except (TypeError, ValueError):
        made = None
    if made is None or made.ndim != 2:
        raise UsageError(
            f"pattern={given!r:.60} is no pattern; give a boolean array of two dimensions or a sparse array of SciPy, "
            "with a row for each entry of the outputs and a column for each of the arguments"
        )
    return made


class _LinearMap:
    """The derivative of a function at a point, by flat vectors."""

    def __init__(self, inner: Bound, chosen: Chosen) -> None:
        self._smooth: Smooth = inner.smooth
        self._args = list(inner.args)
        self._places = chosen.flat
        self._points = [np.asarray(inner.args[i]) for i in chosen.flat]
        outs = [np.asarray(out) for out in inner.smooth.value(inner.args)]
        if any(np.iscomplexobj(value) for value in (*self._points, *outs)):
            raise UsageError(f"{inner.smooth.name}: complex numbers have no Jacobian")
        for value in (*self._points, *outs):
            refuse_records(value)
        self._outs = outs
        self.dtype = np.result_type(*self._points, *outs)
        self.size, self.rows = sum(p.size for p in self._points), sum(out.size for out in outs)
        self._random = np.random.default_rng(0)
        self.whole = self.weights(np.ones(self.size, bool))
        self._sizes = np.empty(0)
        self.colours: np.ndarray | None = None
        self.directions: list[dict[int, Any]] = []
        """Those along colours that were used last, and along :attr:`whole`."""
        self._push = inner.smooth.pushing(inner.args, chosen.flat)

    def moves_to(self, inner: Bound, chosen: Chosen) -> bool:
        """Become the derivative at another point, if that can be done in the same memory."""
        if chosen.flat != self._places or not self._push.moves_to(inner.args):
            return False
        self._smooth, self._args = inner.smooth, list(inner.args)
        return True

    def along(self, vectors: Iterable[np.ndarray]) -> Iterator[np.ndarray]:
        """The derivatives along flat vectors, at most ``_AT_ONCE`` at a time: a column for each, and perhaps more."""
        rest = iter(vectors)
        while some := [self.direction(vector) for vector in islice(rest, _AT_ONCE)]:
            yield self.columns(some)

    def columns(self, directions: Sequence[dict[int, Any]]) -> np.ndarray:
        """The derivatives along directions: a column for each, and perhaps more."""
        found = [part.reshape(-1, part.shape[-1]) for part in self._push(directions)]
        return found[0] if len(found) == 1 else np.concatenate(found)

    def direction(self, vector: np.ndarray) -> dict[int, Any]:
        """A flat vector as a direction."""
        direction, at = {}, 0
        for place, point in zip(self._places, self._points, strict=True):
            part = vector[at : at + point.size].reshape(point.shape).astype(point.dtype)
            direction[place] = part if isinstance(self._args[place], np.ndarray) else part.item()
            at += point.size
        return direction

    def row(self, index: int) -> np.ndarray:
        """One row, by the reverse mode."""
        seeds: list[Any] = []
        for out in self._outs:
            seed = np.zeros(out.shape, out.dtype)
            if 0 <= index < out.size:
                seed.flat[index] = 1
            index -= out.size
            seeds.append(seed if seed.ndim else seed.item())
        found = self._smooth.gradient(self._args, self._places, seeds)
        return np.concatenate([np.ravel(part) for part in found])

    def weights(self, columns: np.ndarray) -> np.ndarray:
        """A random vector that moves some columns, each by about one."""
        return np.where(columns, self._random.uniform(0.5, 1.5, self.size), 0.0)

    def agrees(self, made: Any, wanted: np.ndarray, precision: float) -> bool:
        """Whether a matrix gives the derivative along :attr:`whole`, in the rows where that is finite."""
        vector = self.whole
        if self._sizes.shape != made.data.shape:
            self._sizes = np.empty_like(made.data)
        size = _scipy().csr_array((np.abs(made.data, out=self._sizes), made.indices, made.indptr), shape=made.shape)
        close = np.abs(made @ vector - wanted) <= precision * (size @ vector)
        return bool((close | ~np.isfinite(wanted)).all())


class _Plan:
    """How the entries of a pattern are computed: colours of its columns, and rows that are computed one by one."""

    def __init__(self, pattern: Any, colours: np.ndarray, dense: np.ndarray) -> None:
        self.pattern = pattern
        self.colours = colours
        self.dense = dense
        self.count = int(colours.max(initial=-1)) + 1

    @cached_property
    def _by_rows(self) -> Any:
        """The pattern as a matrix by rows."""
        made = _scipy().csr_array(self.pattern)
        made.sort_indices()
        return made

    @cached_property
    def _by_colour(self) -> list[tuple[np.ndarray, np.ndarray]]:
        """For each colour the entries that are computed along it, and their rows."""
        rows = np.repeat(np.arange(self._by_rows.shape[0]), np.diff(self._by_rows.indptr))
        colours = self.colours[self._by_rows.indices]
        light = np.flatnonzero(~np.isin(rows, self.dense))
        order = light[np.argsort(colours[light], kind="stable")]
        ends = np.searchsorted(colours[order], np.arange(self.count + 1))
        return [(own, rows[own]) for own in (order[a:b] for a, b in pairwise(ends))]

    @cached_property
    def _colours_of_entries(self) -> np.ndarray:
        """The colour along which each entry is computed."""
        found: np.ndarray = self.colours[self._by_rows.indices].astype(np.int32)
        return found

    def run(self, map_: _LinearMap, power: float) -> tuple[Any, bool]:
        """The matrix; and whether it gives the derivative along a random vector, as closely as a power of the
        precision."""
        precision = float(np.finfo(map_.dtype).eps ** power)
        if self.count >= _AT_ONCE:
            return self._run_in_blocks(map_, precision)
        if map_.colours is not self.colours:
            vectors = chain((self.colours == colour for colour in range(self.count)), [map_.whole])
            map_.colours, map_.directions = self.colours, [map_.direction(each) for each in vectors]
        found = map_.columns(map_.directions)
        pattern = self._by_rows
        compiled = found.dtype == np.float64 and found.flags.c_contiguous and pattern.indices.dtype == np.int32
        if not compiled or len(self.dense):
            rows = np.repeat(np.arange(pattern.shape[0]), np.diff(pattern.indptr))
            made = self._matrix(map_, found[rows, self._colours_of_entries])
            return made, map_.agrees(made, found[:, self.count], precision)
        data = np.empty(pattern.nnz)
        passed = (pattern.indptr, pattern.indices, self._colours_of_entries, found)
        agrees = _compiled("entries")(
            pattern.shape[0], *map(_pointer, passed), found.shape[1], _pointer(data), _pointer(map_.whole), self.count,
            precision,
        )  # fmt: skip
        return self._matrix(map_, data), bool(agrees)

    def _run_in_blocks(self, map_: _LinearMap, precision: float) -> tuple[Any, bool]:
        """The same of many colours, some at a time."""
        data = np.zeros(self._by_rows.nnz, map_.dtype)
        vectors = chain((self.colours == colour for colour in range(self.count)), [map_.whole])
        for block, found in enumerate(map_.along(vectors)):
            first = block * _AT_ONCE
            wanted = found[:, min(self.count - first, _AT_ONCE - 1)].copy()
            for colour, (entries, rows) in enumerate(self._by_colour[first : first + _AT_ONCE]):
                data[entries] = found[rows, colour]
        made = self._matrix(map_, data)
        return made, map_.agrees(made, wanted, precision)

    def _matrix(self, map_: _LinearMap, data: np.ndarray) -> Any:
        """The matrix of these entries, but for those of dense rows, which are computed here."""
        pattern = self._by_rows
        for index in self.dense:
            here = slice(pattern.indptr[index], pattern.indptr[index + 1])
            data[here] = map_.row(int(index))[pattern.indices[here]]
        made = _scipy().csr_array((data, pattern.indices.copy(), pattern.indptr.copy()), shape=pattern.shape)
        made.has_sorted_indices = made.has_canonical_format = True
        return made


def _found(map_: _LinearMap) -> Any:
    """The pattern, by halving blocks of columns down to single ones."""
    sparse = _scipy()
    starts = np.array([0])
    width = 1 << max(map_.size - 1, 0).bit_length()
    pattern = sparse.coo_array(np.ones((map_.rows, 1), bool)) if map_.size else None
    dense: set[int] = set()
    while pattern is not None and width > 1:
        plan = _planned(pattern, dense)
        width //= 2
        halves = [_probed(map_, plan, starts, width, side) for side in range(2)]
        rows = np.concatenate([plan.pattern.row[hit] for hit in halves])
        blocks = np.concatenate([2 * plan.pattern.col[hit] + side for side, hit in enumerate(halves)])
        starts = np.stack([starts, starts + width], 1).ravel()
        dense |= {int(index) for index in plan.dense}
        kept = ~np.isin(rows, list(dense)) if dense else np.ones(len(rows), bool)
        shape = (map_.rows, len(starts))
        pattern = sparse.coo_array((np.ones(int(kept.sum()), bool), (rows[kept], blocks[kept])), shape=shape)
    if pattern is None:
        return sparse.csr_array((map_.rows, map_.size), dtype=bool)
    inside = pattern.col < map_.size
    extra = [(index, map_.row(index).nonzero()[0]) for index in sorted(dense)]
    rows = np.concatenate([pattern.row[inside], *(np.full(len(c), r) for r, c in extra)])
    columns = np.concatenate([pattern.col[inside], *(c for _, c in extra)])
    return sparse.csr_array((np.ones(len(rows), bool), (rows, columns)), shape=(map_.rows, map_.size))


def _probed(map_: _LinearMap, plan: _Plan, starts: np.ndarray, width: int, side: int) -> np.ndarray:
    """Which entries of a pattern of blocks belong to the left or the right half of the block."""
    hit = np.zeros(len(plan.pattern.row), bool)
    own = plan.colours[plan.pattern.col]
    block_of = np.searchsorted(starts, np.arange(map_.size), "right") - 1
    half = (np.arange(map_.size) - starts[block_of]) // width
    colours = [c for c in range(plan.count) if ((plan.colours[block_of] == c) & (half == side)).any()]
    moved = (map_.weights((plan.colours[block_of] == colour) & (half == side)) for colour in colours)
    for block, found in enumerate(map_.along(moved)):
        for column, colour in enumerate(colours[block * _AT_ONCE : (block + 1) * _AT_ONCE]):
            here = own == colour
            hit[here] = found[plan.pattern.row[here], column] != 0
    return hit


def _planned(pattern: Any, known: set[int] | None = None) -> _Plan:
    """Colours for the columns of a pattern such that no two of a colour have a row in common, but for dense rows."""
    sparse = _scipy()
    entries = sparse.coo_array(sparse.csr_array(pattern))
    count = np.bincount(entries.row, minlength=pattern.shape[0])
    typical = np.median(count[count > 0]) if (count > 0).any() else 0
    dense = set(np.flatnonzero(count > max(_DENSE, 4 * typical)).tolist()) | (known or set())
    if len(dense) > len(count) // 8:
        dense = set(known or ())
    kept = ~np.isin(entries.row, list(dense)) if dense else np.ones(len(entries.row), bool)
    light = (np.ones(int(kept.sum()), bool), (entries.row[kept], entries.col[kept]))
    by_row = sparse.csr_array(light, shape=pattern.shape)
    return _Plan(entries, _coloured(by_row), np.array(sorted(dense), int))


def _coloured(by_row: Any) -> np.ndarray:
    """Colours of columns, by first fit, in their order first, and then in that of the colours before: class by class,
    which never takes more (Culberson, Iterated greedy graph coloring, 1992). -1 for columns without entries."""
    by_column = by_row.tocsc()
    passed = [a.astype(np.int32, copy=False) for m in (by_column, by_row) for a in (m.indptr, m.indices)]
    columns = by_row.shape[1]
    colours, taken = np.empty(columns, np.int32), np.empty(columns + 1, np.int64)
    order = np.arange(columns)
    least = int(np.diff(by_row.indptr).max(initial=0))
    for k in range(_ROUNDS):
        count = _compiled("colour")(
            columns, *map(_pointer, passed), _pointer(order), _pointer(colours), _pointer(taken)
        )
        if count <= least:
            break
        sizes = np.bincount(colours[colours >= 0], minlength=count)
        key = (np.arange(count)[::-1], np.argsort(np.argsort(-sizes)), np.argsort(np.argsort(sizes)))[k % 3]
        order = np.argsort(np.append(key, count)[colours], kind="stable")
    return colours


@cache
def _compiled(name: str) -> Callable[..., int]:
    """A function of the runtime library."""
    found: Callable[..., int] = _PROTOTYPES[name](runtime.symbols()[f"irad_sparse_{name}"])
    return found


def _pointer(array: np.ndarray) -> int:
    return int(array.ctypes.data)


def _scipy() -> Any:
    try:
        from scipy import sparse
    except ImportError as error:
        raise ToolError("sparse derivatives are arrays of SciPy, which is not installed; pip install scipy") from error
    return sparse


