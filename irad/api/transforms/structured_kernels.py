"""Numba kernels that take or return structures, as kernels of numbers and arrays. Imported only with Numba in use.

The adapter of a kernel takes the leaves of its arguments and an array for each number or array that it returns. It
puts the arguments together, calls the kernel, and stores what comes back. It is an ``@njit`` function, so that nothing
of the structures is left when it is compiled.
"""

from __future__ import annotations

import itertools
import keyword
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from inspect import isgeneratorfunction
from typing import Any

import numpy as np
from numba import njit
from numba.core.errors import NumbaError

from irad.api.array_derivative import copies_of, outputs_of
from irad.api.calling.aliasing import Groups, are_apart, shares
from irad.api.calling.scalar_refs import Box
from irad.api.differentiable import NumbaTarget, Target
from irad.api.kernels.kernel import Kernel
from irad.api.kernels.signature import position_of
from irad.api.transforms.bound_call import Bound, Outputs
from irad.api.transforms.pytrees import LEAF, Tree, is_inexact, is_structure, take_apart
from irad.api.transforms.smooth_function import Base, Repeater
from irad.errors import ArgumentError, Diagnostic, Location, UnsupportedError, UsageError
from irad.frontends.numba.compile import FIRST_COMPILE, compiles, essence, kept_for, type_of
from irad.frontends.numba.dicts import dict_of
from irad.frontends.numba.objects import maker_of

__all__ = ["adapted"]

_LONGEST = 64
"""Structures of more leaves than this are refused: each leaf is an argument of the compiled code."""


_CONTAINERS = (
    "a list of numbers is passed as an array, one of arrays or lists as a tuple, and a dict as one whose keys are "
    "known: a kernel may not append to them, not replace arrays in them, and look up no key that it is given; make "
    f"such lists and dicts inside of it, and pass numpy.array of a table of numbers (else: {FIRST_COMPILE})"
)
"""The remedy where a kernel does with lists and dicts what it cannot do with what stands for them."""


def _has_containers(tree: Tree) -> bool:
    return tree.kind not in ("leaf", "tuple", "named", "object") or any(map(_has_containers, tree.items))


def _needs_adapter(args: Sequence[Any]) -> bool:
    """Whether an argument is a structure that holds numbers with derivatives, or text."""
    return any(isinstance(arg, str) or _is_nested(arg) for arg in args)


def _is_nested(arg: Any) -> bool:
    if not is_structure(arg):
        return False
    leaves, tree = take_apart(arg)
    return tree.kind != "tuple" or any(is_inexact(leaf) or isinstance(leaf, str) for leaf in leaves)


@dataclass(frozen=True)
class _Leaf:
    """One parameter of an adapter; a constant has its value in ``constant``."""

    name: str
    constant: Any = None
    is_constant: bool = False


def adapted(
    target: NumbaTarget, args: tuple[Any, ...], out: Any, has_aux: bool, writes: bool, again: Repeater
) -> Bound | None:
    """The call of a kernel through its adapter; None where it needs none."""
    if not _needs_adapter(args) and not target.takes_any_number and not target.returns_structure(args):
        return None
    adapter = _adapter_of(target, args)
    leaves = [leaf for arg, tree in zip(args, adapter.trees, strict=True) for leaf in tree.parts_of(arg, target.name)]
    leaves = [None if isinstance(leaf, str) else leaf for leaf in leaves]  # text is in the adapter
    shared = adapter.aliases_of(leaves)
    kept = copies_of(leaves)
    bound = adapter.bound(kept, adapter.run(leaves if writes else copies_of(leaves)), out, has_aux, again)
    if writes:
        written = iter(leaves)
        for arg, tree in zip(args, adapter.trees, strict=True):
            tree.hand_back(arg, written)
    return replace(bound, shared=shared)


def _adapter_of(target: NumbaTarget, args: tuple[Any, ...]) -> _Adapter:
    parts = [take_apart(arg) if _is_nested(arg) else ([arg], LEAF) for arg in args]
    trees = tuple(tree for _, tree in parts)
    texts = tuple(leaf if isinstance(leaf, str) else None for leaves, _ in parts for leaf in leaves)
    if len(texts) > _LONGEST:
        raise ArgumentError(
            f"{target.name}: the arguments have {len(texts)} parts, and at most {_LONGEST} are passed one by one; "
            "put numbers that belong together into an array"
        )
    known = target.adapters.get((trees, texts))
    if known is None:
        target.watch()
        key = trees, texts, target.options, target.disjoint
        known = kept_for(target.dispatcher, key, lambda: _Adapter(target, trees, texts))
        target.adapters[trees, texts] = known
    made: _Adapter = known
    return made


class _Adapter:
    """The adapters of a kernel for one structure of arguments: one for each structure of results."""

    def __init__(self, target: NumbaTarget, trees: tuple[Tree, ...], texts: tuple[str | None, ...]) -> None:
        self.target = target
        self.trees = trees
        self.names = _argument_names(target, len(trees))
        paths = [path for name, tree in zip(self.names, trees, strict=True) for path in tree.paths(name)]
        self.parameters = _identifiers(paths)
        self.scope: dict[str, Any] = {"kernel": target.dispatcher}
        for name, text in zip(self.parameters, texts, strict=True):
            if text is not None:
                self.scope[f"text_{name}"] = text
        pairs = zip(self.parameters, texts, strict=True)
        leaves = iter([name if text is None else f"text_{name}" for name, text in pairs])
        self.call = f"kernel({', '.join(self._expression(tree, leaves) for tree in trees)})"
        as_given = all(tree.kind == "leaf" for tree in trees) and texts.count(None) == len(texts)
        self.primal = target.dispatcher if as_given else self._compile([f"return {self.call}"], self.parameters)
        self._storing: dict[Any, NumbaTarget] = {}

    def aliases_of(self, leaves: Sequence[Any]) -> Groups:
        """The leaves that are the same array, which is written to. Raises :class:`ArgumentError` for others that share
        memory. What is written is asked of compiled code only where some memory is shared."""
        arrays = [leaf for leaf in leaves if isinstance(leaf, np.ndarray)]
        if are_apart(arrays) or not any(shares(a, b) for a, b in itertools.combinations(arrays, 2)):
            return ()
        return self._target(()).kernel(tuple(leaves)).aliases.of(leaves)

    def run(self, leaves: Sequence[Any]) -> Any:
        """What the kernel returns. Raises :class:`UnsupportedError` for what Numba cannot compile, and whatever the
        kernel raises."""
        try:
            return self.primal(*leaves)
        except Exception as error:
            given = type_of(*leaves, kernel=self.target.name, names=self.parameters)
            if not isinstance(error, NumbaError) and compiles(self.primal, given):
                raise  # what the kernel itself raises
            code = self.target.dispatcher.py_func.__code__
            shown = f"({', '.join(map(str, self.trees))})"
            if any(map(_has_containers, self.trees)):
                what = f"cannot pass the lists and dicts of '{self.target.name}' on, {shown}"
                remedy = _CONTAINERS
            else:
                what, remedy = f"Numba cannot compile '{self.target.name}' for {shown}", FIRST_COMPILE
            place = Location(code.co_filename, code.co_firstlineno)
            raise UnsupportedError(Diagnostic(place, what, essence(error), remedy)) from error

    def _expression(self, tree: Tree, leaves: Iterator[str]) -> str:
        """How an argument is put together.

        A list of numbers is passed as an array, one of arrays as a tuple, and a dict as one of known keys.
        """
        if tree.is_leaf:
            return next(leaves)
        dicts = ("dict", "typed dict")
        if tree.kind in ("named", *dicts) and any(item.kind in dicts for item in tree.items):
            outer = "namedtuple" if tree.kind == "named" else "dict"
            raise UsageError(
                f"{self.target.name}: a dict within a {outer} has no type in Numba whose items a kernel could read; "
                "pass the inner one as an argument of its own, or as a namedtuple"
            )
        parts = [self._expression(item, leaves) for item in tree.items]
        if tree.kind == "named":
            name = f"make_{len(self.scope)}"
            self.scope[name] = tree.aux
            return f"{name}({', '.join(parts)})"
        if tree.kind in dicts:
            if not tree.keys:
                raise ArgumentError(
                    f"{self.target.name}: an empty dict says nothing of what it holds, so no kernel can be compiled "
                    "for it; give it at least one key, or leave the argument out"
                )
            if not all(isinstance(key, str) for key in tree.keys):
                raise UsageError(f"{self.target.name}: a dict is passed with text as its keys, not {tree.keys[0]!r}")
            name = f"make_{len(self.scope)}"
            self.scope[name] = dict_of(tree.keys)
            return f"{name}(({', '.join(parts)},))"
        if tree.kind == "object":
            name = f"make_{len(self.scope)}"
            self.scope[name] = maker_of(tree.aux)
            return f"{name}({', '.join(parts)})"
        return f"({', '.join(parts)},)" if parts else "()"

    def _compile(self, lines: Sequence[str], parameters: Sequence[str]) -> Any:
        name = self.target.name if self.target.name.isidentifier() else "kernel_"
        head = f"def {name}({', '.join(parameters)}):\n"
        scope = dict(self.scope)
        exec(head + "".join(f"    {line}\n" for line in lines), scope)
        return njit(scope[name])

    def bound(self, leaves: list[Any], value: Any, out: Any, has_aux: bool, again: Repeater) -> Bound:
        """The call, of which ``value`` has been returned."""
        results, tree = take_apart(value)
        _require_returnable(self.target.name, tree)
        picked, chosen, aux = _pick(self.target.name, value, tree, out if value is not None else None, has_aux)
        marks: list[int | None] = []
        rooms: list[Any] = []
        stores: list[tuple[str, int]] = []
        paths = _paths(tree, "result")
        for place in chosen:
            leaf = results[place]
            if not is_inexact(leaf):
                marks.append(None)
                continue
            marks.append(len(rooms))
            room = np.zeros(np.shape(leaf), np.asarray(leaf).dtype)
            rooms.append(room if isinstance(leaf, np.ndarray) else room.view(Box))
            stores.append((paths[place], np.ndim(leaf)))
        if value is not None and not rooms and isgeneratorfunction(self.target.dispatcher.py_func):
            raise UsageError(
                f"{self.target.name} is a generator; give a function that runs through it and returns a number"
            )
        if value is not None and not rooms:
            raise UsageError(
                f"{self.target.name} returns no floating-point numbers; where it was given whole numbers, pass "
                "floating-point ones"
            )
        target = self._target(tuple(stores))
        count = len(leaves)
        found: Any = partial(_last, count)
        outputs = Outputs(take_apart(picked)[1], tuple(marks))
        if value is None:
            written, outputs = self._written(leaves, out)
            found = partial(_of_arguments, written)
        base, ran = Base(target, found, again), value is not None
        return Bound(base, [*leaves, *rooms], self.trees, self.names, outputs, picked, ran, aux)

    def _written(self, leaves: list[Any], out: Any) -> tuple[tuple[int, ...] | None, Outputs]:
        """The positions among the leaves of the arguments that ``out`` names, and the structure of these arguments."""
        if out is None:
            return None, Outputs.of(LEAF)
        single = not isinstance(out, (tuple, list))
        flat: list[int] = []
        marks: list[int | None] = []
        places = [position_of(key, self.target.name, self.names) for key in ([out] if single else out)]
        for place in places:
            first = sum(tree.count for tree in self.trees[:place])
            for i in range(first, first + self.trees[place].count):
                is_array = isinstance(leaves[i], np.ndarray) and is_inexact(leaves[i])
                marks.append(len(flat) if is_array or self.trees[place].is_leaf else None)
                flat += [i] if marks[-1] is not None else []
        chosen = tuple(self.trees[place] for place in places)
        return tuple(flat), Outputs(chosen[0] if single else Tree("tuple", None, (), chosen), tuple(marks))

    def _target(self, stores: tuple[tuple[str, int], ...]) -> Target:
        known = self._storing.get(stores)
        if known is None:
            rooms = _identifiers([f"result_{i}" for i in range(len(stores))], self.parameters)
            lines = [f"result = {self.call}"] if stores else [self.call]
            for room, (path, rank) in zip(rooms, stores, strict=True):
                lines += _store(room, path, rank)
            made = self._compile(lines, [*self.parameters, *rooms])
            known = self._storing[stores] = NumbaTarget(made, self.target.options, self.target.disjoint)
        return known


def _store(room: str, path: str, rank: int) -> list[str]:
    """Lines that copy a result into the array that is there for it."""
    if rank == 0:
        return [f"{room}[()] = {path}"]
    lines = [f"part = {path}"]
    index = [f"i{axis}" for axis in range(rank)]
    sizes = ["len(part)"] if rank == 1 else [f"part.shape[{axis}]" for axis in range(rank)]  # lists have no shape
    lines += [f"{'    ' * axis}for {i} in range({sizes[axis]}):" for axis, i in enumerate(index)]
    place = ", ".join(index)
    return [*lines, f"{'    ' * rank}{room}[{place}] = part[{place}]"]


def _paths(tree: Tree, stem: str) -> list[str]:
    """How each leaf of a result is reached. The leaf is an array of no dimensions nowhere."""
    if tree.is_leaf:
        return [stem]
    return [path for i, item in enumerate(tree.items) for path in _paths(item, f"{stem}[{i}]")]


def _require_returnable(name: str, tree: Tree) -> None:
    """Refuse results that an adapter does not store. Raises :class:`UsageError`."""
    if tree.kind not in ("leaf", "numbers", "tuple", "named", "list"):
        what = "a typed list" if tree.is_leaf else f"an object ({tree.kind})"
        raise UsageError(f"{name} returns {what}; arrays, numbers, tuples and lists of them can be differentiated")
    for item in tree.items:
        _require_returnable(name, item)


def _pick(name: str, value: Any, tree: Tree, out: Any, has_aux: bool) -> tuple[Any, Sequence[int], Any]:
    """What of a result is differentiated: its value, its leaves, and what is handed on beside it."""
    if has_aux:
        if tree.kind not in ("tuple", "named") or len(tree.items) != 2:
            raise UsageError(f"{name} must return a number and one thing beside it, as has_aux=True says")
        return value[0], range(tree.items[0].count), value[1]
    if out is None:
        return value, range(tree.count), None
    if tree.kind not in ("tuple", "named"):
        raise UsageError(f"{name} returns one array or number; out= chooses among several")
    if isinstance(out, (tuple, list)):
        picked = [_pick(name, value, tree, each, False) for each in out]
        return tuple(each for each, _, _ in picked), [place for _, places, _ in picked for place in places], None
    place = tree.keys.index(out) if isinstance(out, str) and out in tree.keys else out
    if isinstance(place, bool) or not isinstance(place, int) or not -len(tree.items) <= place < len(tree.items):
        names = ", ".join(map(repr, tree.keys)) or f"0 to {len(tree.items) - 1}"
        raise UsageError(f"{name} returns no {out!r}; out= chooses among {names}")
    place %= len(tree.items)
    first = sum(item.count for item in tree.items[:place])
    return value[place], range(first, first + tree.items[place].count), None


def _last(count: int, kernel: Kernel) -> tuple[int, ...]:
    """The outputs: all arguments behind the leaves."""
    return tuple(range(count, len(kernel.signature.arguments)))


def _of_arguments(out: Any, kernel: Kernel) -> tuple[int, ...]:
    return outputs_of(kernel, out)


def _argument_names(target: NumbaTarget, count: int) -> tuple[str, ...]:
    code = target.dispatcher.py_func.__code__
    names = list(code.co_varnames[: code.co_argcount])[:count]
    stem = code.co_varnames[code.co_argcount] if code.co_flags & 4 else "argument"
    return tuple(names + [f"{stem}{i}" for i in range(count - len(names))])


def _identifiers(paths: Sequence[str], others: Iterable[str] = ()) -> list[str]:
    """Names of parameters, each one once, beside those of others."""
    taken: set[str] = {"kernel", "part", "result", *others}
    made = []
    for path in paths:
        name = "".join(c if c.isalnum() or c == "_" else "_" for c in path)
        name = name if name.isidentifier() and not keyword.iskeyword(name) else f"a_{name}"
        name = next(n for n in itertools.chain([name], (f"{name}_{k}" for k in itertools.count(2))) if n not in taken)
        taken.add(name)
        made.append(name)
    return made
