"""Derivatives of any order along given directions: tangents of tangents, and the reverse mode of the last.

The tangent of a function f along v is a function of x and v. Its tangent along w, with v held, is the second derivative
of f along v and w, and so on: after k tangents every argument has 2**k parts, one for each set of directions. The part
of the empty set is the argument itself, that of a single direction is the direction, and all others are zero. The
gradient of the last tangent by the argument is the derivative of order k + 1 with one place left open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from irad.abi.c_entry import Stored
from irad.abi.scalars import complex_of, from_c, parts_of
from irad.api.activities import Activity
from irad.api.array_derivative import Recipe
from irad.api.assumptions import watched
from irad.api.calling.aliasing import Groups, arrays_in
from irad.api.calling.marshal import may_overlap
from irad.api.calling.scalar_refs import unbox
from irad.api.calling.stops import heard
from irad.api.compiled import Compiled
from irad.api.kernels.kernel import ErrorRoom, Kernel, raise_error
from irad.api.kernels.signature import Argument
from irad.api.transforms.interleaved import Abreast, Interleaved, interleaved
from irad.api.transforms.mode_functions import fill
from irad.errors import UsageError

__all__ = ["Directions", "NestedTangents"]

Directions = Sequence[Mapping[int, Any]]
"""For each tangent the direction of each argument that moves, by position."""


class NestedTangents:
    """Derivatives of one order of a kernel, by some arguments and with some outputs.

    ``order`` tangents are taken, and the reverse mode of the last one if ``reverse``. ``shared`` is that of
    :class:`Recipe`. ``width``: along so many directions at once, for one tangent alone; with ``reverse`` it is that of
    the gradient, whose part that does not hang on a direction runs once for all.
    """

    def __init__(
        self, kernel: Kernel, wrt: Sequence[int], outputs: Sequence[int], order: int, reverse: bool,
        shared: Groups = (), width: int = 1,
    ) -> None:  # fmt: skip
        assert width == 1 or order == 1
        if kernel.signature.result.kind == "complex":
            raise UsageError(
                f"{kernel.name} returns a complex number, of which no higher derivatives are taken; return a real one"
            )
        self.kernel = kernel
        self.outputs = tuple(outputs)
        self.order = order
        self.reverse = reverse
        self.width = width
        self.recipe = Recipe(kernel, wrt, "gradient", active_result=not outputs, extra=outputs, shared=shared)
        self._activities = self.recipe.derivative.activities
        self._readers = [
            kernel.reader(a, t, "gradient") for a, t in zip(kernel.signature.arguments, self._activities, strict=True)
        ]
        self._spread = kernel.spread(self._activities)
        self._calls: dict[bool, Callable[[list[Any], list[Any]], list[Any]]] = {}

    def tangents(self, args: Sequence[Any], directions: Directions) -> list[Any]:
        """The derivatives of the outputs along the directions."""
        parts = self._parts(args, directions)
        found = self._run(args, parts, [])
        if not self.outputs:
            return [from_c(found[0])]
        return [unbox(parts[i][-1]) for i in self.outputs]

    def gradient(self, args: Sequence[Any], directions: Directions, seeds: Sequence[Any]) -> list[Any]:
        """The gradient of the sum of seeds times :meth:`tangents`, by ``wrt``."""
        return self.sweep(args, directions, seeds)(0)

    def sweep(self, args: Sequence[Any], directions: Directions, seeds: Sequence[Any]) -> Callable[[int], list[Any]]:
        """Run the reverse mode; what is returned gives the gradient by one of the parts of ``wrt``.

        Part 0 is the arguments themselves. The gradient by the last direction, part 1, is the derivative of one order
        less.
        """
        recipe = self.recipe
        parts = self._parts(args, directions)
        shadows, seed = self._seeded(args, parts, seeds)
        both = {i: [x for pair in zip(parts[i], shadows[i], strict=True) for x in pair] for i in shadows}
        numbers = iter(self._run(args, {**parts, **both}, seed))
        by_value = {i: self._numbers(i, numbers) for i in recipe.active}
        return lambda k: [by_value[i][k] if i in by_value else unbox(shadows[i][k]) for i in recipe.wrt]

    def _seeded(
        self, args: Sequence[Any], parts: Mapping[int, Sequence[Any]], seeds: Sequence[Any]
    ) -> tuple[dict[int, list[Any]], list[Any]]:
        """The shadows of all parts, with the seeds in them, and the seed that is passed."""
        recipe = self.recipe
        shadows: dict[int, list[Any]] = {i: [None] * len(parts[i]) for i in recipe.shadowed}
        for k in range(1 << self.order):
            for i, shadow in recipe.make_shadows(args).items():
                shadows[i][k] = shadow
        if not self.outputs:
            return shadows, recipe.derivative.read_seed(seeds[0])
        for i, given in zip(self.outputs, seeds, strict=True):
            name = recipe.names[i]
            fill(shadows[i][-1], given, f"{self.kernel.name}: the seed of {name!r}", name)
        return shadows, []

    def repeated(
        self, args: Sequence[Any], directions: Directions, moving: Sequence[int], seeds: Sequence[Any] | None = None
    ) -> Callable[[Mapping[int, Any]], list[Any]] | None:
        """:meth:`tangents` or, with seeds, :meth:`gradient`, as a function of one more direction behind the others, in
        which all arguments of ``moving`` move. None where one of these is passed by value.

        All calls use the same memory, that of ``args`` too: what one writes to is set back for the next.
        """
        parts = self._parts(args, directions)
        moved = {i: parts[i][1] for i in moving}
        if not all(isinstance(vector, np.ndarray) for vector in moved.values()):
            return None
        shadows, seed = self._seeded(args, parts, seeds) if seeds is not None else ({}, [])
        both = {i: [x for pair in zip(parts[i], shadows[i], strict=True) for x in pair] for i in shadows}
        values = [value for i in self.kernel.aliases.written for value in (args[i], *parts.get(i, ()))]
        values += [shadow for own in shadows.values() for shadow in own]
        written = [x for value in values for x in arrays_in(value)]
        directed = {id(vector) for vector in moved.values()}
        pristine = [(x, x.copy()) for x in {id(x): x for x in written}.values() if id(x) not in directed]
        run = self._prepared(args, {**parts, **both})

        def found(direction: Mapping[int, Any]) -> list[Any]:
            for array, before in pristine:
                array[...] = before
            for i, vector in moved.items():
                name = self.recipe.names[i]
                fill(vector, direction[i], f"{self.kernel.name}: the vector for {name!r}", name)
            numbers = iter(run(seed))
            if seeds is not None:
                by_value = {i: self._numbers(i, numbers) for i in self.recipe.active}
                made = [by_value[i][0] if i in by_value else unbox(shadows[i][0]) for i in self.recipe.wrt]
            elif not self.outputs:
                made = [from_c(next(numbers))]
            else:
                made = [unbox(parts[i][-1]) for i in self.outputs]
            return [x.copy() if isinstance(x, np.ndarray) else x for x in made]

        return found

    def abreast(self, args: Sequence[Any], moving: Sequence[int], seeds: Sequence[Any] | None = None) -> Abreast | None:
        """The tangents, or with seeds the derivatives of the gradient, along at most ``width`` directions, in which all
        arguments of ``moving`` move; None for a function with derivatives that are passed by value or are complex.
        Raises ``DifferentiationError``.
        """
        recipe = self.recipe
        plain = all(isinstance(args[i], np.ndarray) and args[i].dtype.kind == "f" for i in recipe.shadowed)
        if recipe.active or not plain or (seeds is None and not self.outputs):
            return None
        vectors = interleaved(recipe.make_shadows(args), self.width)
        adjoints = recipe.make_shadows(args) if seeds is not None else {}
        moved = interleaved(recipe.make_shadows(args) if adjoints else {}, self.width)
        seed: list[Any] = []
        if seeds is not None and not self.outputs:
            seed = recipe.derivative.read_seed(seeds[0])
        for i, given in zip(self.outputs, seeds or (), strict=False):
            name = recipe.names[i]
            fill(adjoints[i], given, f"{self.kernel.name}: the seed of {name!r}", name)
        written = self.kernel.aliases.written
        changed = [x for i in written for x in arrays_in(args[i])]
        changed += [vectors[i].memory for i in written if i in vectors and i not in moving]
        changed += [*adjoints.values(), *(each.memory for each in moved.values())]
        behind = {i: [adjoints[i], moved[i]] for i in adjoints}
        run = self._prepared(args, {i: [args[i], vectors[i], *behind.get(i, ())] for i in recipe.shadowed})
        made, shown = (vectors, self.outputs) if seeds is None else (moved, recipe.wrt)
        labels = {i: (f"{self.kernel.name}: the vector for {recipe.names[i]!r}", recipe.names[i]) for i in moving}
        moving_memory = {i: vectors[i].memory for i in moving}
        lasting = not set(moving) & set(written)
        return Abreast(lambda: run(seed), moving_memory, labels, lasting, [made[i].memory for i in shown], changed)

    def _parts(self, args: Sequence[Any], directions: Directions) -> dict[int, list[Any]]:
        """All parts of each argument that is not constant, in the order in which compiled code takes them."""
        recipe, count = self.recipe, 1 << self.order
        parts: dict[int, list[Any]] = {i: [args[i]] + [0.0] * (count - 1) for i in recipe.active}
        parts |= {i: [args[i]] + [None] * (count - 1) for i in recipe.shadowed}
        for k in range(1, count):
            for i, shadow in recipe.make_shadows(args).items():
                parts[i][k] = shadow
        for level, direction in enumerate(directions):
            at = 1 << (self.order - 1 - level)
            for i, vector in direction.items():
                if i in recipe.shadowed:
                    name = recipe.names[i]
                    fill(parts[i][at], vector, f"{self.kernel.name}: the vector for {name!r}", name)
                else:
                    parts[i][at] = vector
        return parts

    def _numbers(self, position: int, found: Iterator[Any]) -> list[Any]:
        """The derivatives by the parts of a number."""
        argument = self.kernel.signature.arguments[position]
        split = [[next(found) for _ in range(1 << self.order)] for _ in range(argument.count)]
        return [complex_of(*both) for both in zip(*split, strict=True)] if argument.kind == "complex" else split[0]

    def _run(self, args: Sequence[Any], parts: Mapping[int, Sequence[Any]], seed: list[Any]) -> list[Any]:
        return self._prepared(args, parts)(seed)

    def _prepared(
        self, args: Sequence[Any], parts: Mapping[int, Sequence[Any]]
    ) -> Callable[[list[Any]], list[Any]]:
        """A call of the compiled code with the memory of these arguments."""
        recipe = self.recipe
        passed, apart = self._read(args, parts)
        moving = {i: parts[i][1] for i in recipe.shadowed}
        given = recipe.interleave(args, {i: m.like if isinstance(m, Interleaved) else m for i, m in moving.items()})
        recipe.derivative.refuse_stale_pointers(given)
        if apart not in self._calls:
            self._calls[apart] = self._bind(apart)
        return partial(self._call, self._calls[apart], passed, given, parts)

    def _call(
        self, function: Callable[[list[Any], list[Any]], list[Any]], passed: list[Any], given: Sequence[Any],
        parts: Mapping[int, Sequence[Any]], seed: list[Any],
    ) -> list[Any]:  # fmt: skip
        """Call compiled code. ``parts`` is the memory that is passed by its address alone: it lives as long as what
        calls this."""
        with self.recipe.derivative.bounded(given):
            return function(passed, seed)

    def _read(self, args: Sequence[Any], parts: Mapping[int, Sequence[Any]]) -> tuple[list[Any], bool]:
        """What the compiled code takes, and whether memory is disjoint."""
        passed: list[Any] = []
        spans: list[Any] = []
        texts: list[int] = []
        for i, argument in enumerate(self.kernel.signature.arguments):
            if argument.kind == "character":
                texts.append(len(passed))
            if self._activities[i] is Activity.CONST:
                self._readers[i](iter((args[i],)), passed, spans)
            elif self._activities[i] is Activity.ACTIVE:
                label = f"{self.kernel.name}: argument {argument.name!r}"
                split = [parts_of(argument.kind, argument.dtype, label)(part) for part in parts[i]]
                passed += [number for leaf in zip(*split, strict=True) for number in leaf]
            else:
                pairs = []
                for k in range(0, len(parts[i]), 2):
                    made: list[Any] = []
                    moving = parts[i][k + 1]
                    plain = moving.like if isinstance(moving, Interleaved) else moving
                    self._readers[i](iter((parts[i][k], plain)), made, spans)
                    if isinstance(moving, Interleaved):
                        at = self._spread[argument.first :].index("dup") + 1
                        made[at] = moving.passed_as(made[at], argument.kind == "descriptor")
                    pairs.append(made)
                passed += _merged(argument, self._spread, pairs)
        self.kernel.check_overlap(spans)
        if self.kernel.signature.fortran:
            passed += self.kernel.lengths(passed, texts)
        return passed, self.kernel.options.assume_noalias or not may_overlap(spans)

    def compiled(self, apart: bool) -> Compiled:
        """The machine code, for arguments whose memory is disjoint, or for any."""
        kernel, derivative = self.kernel, self.recipe.derivative
        details = {"noalias": apart, "separate": apart and kernel.holds_no_pointers}
        program, symbol = derivative.program, kernel.symbol
        spread, disjoint = self._spread, frozenset(derivative.disjoint)
        steps = ["tangent"] * self.order + ["gradient"] * self.reverse
        if self.width > 1:
            steps.reverse()
        returns = not self.outputs
        for step in steps[:-1]:
            made = program.with_tangent(
                program.request(symbol, step, spread, active_result=returns, disjoint=disjoint, **details)
            )
            places = _places(spread)
            disjoint = frozenset(places[i] + k for i in disjoint for k in range(2))
            spread = tuple(a for one in spread for a in ([one] if one == "const" else [one] * 2))
            if step == "gradient":
                spread, returns = (*spread, *["const"] * returns), False  # behind all others the seed
            program, symbol = made, made.symbol
        return program.derive(
            program.request(
                symbol, steps[-1], spread, active_result=returns, disjoint=disjoint, width=self.width,
                interleaved=self.width > 1, **details
            )
        )

    def _bind(self, apart: bool) -> Callable[[list[Any], list[Any]], list[Any]]:
        """A function of C arguments and seed that runs the compiled code and returns its results."""
        kernel, compiled = self.kernel, self.compiled(apart)
        entry, stored = compiled.heard, Stored(compiled.heard)
        function, returned = heard(compiled)
        if kernel.options.check_assumptions:
            function = watched(function)

        def call(passed: list[Any], seed: list[Any]) -> list[Any]:
            slot = None if kernel.raise_error is None else ErrorRoom.new()
            room = stored.new() if entry.stores_results else None
            found = function(*passed, *([] if slot is None else [slot]), *seed, *([] if room is None else [room]))
            if slot is not None and ErrorRoom.failed(slot):
                raise_error(kernel, slot)
            if room is None:
                return [] if returned == "void" else [found]
            return [stored.number(room, k) for k in range(len(compiled.entry.results))]

        return call


def _merged(argument: Argument, spread: Sequence[str], pairs: Sequence[Sequence[Any]]) -> list[Any]:
    """What is passed for the parts of an array, given pair by pair; what all share (lengths, strides) once."""
    made, at = [], 0
    for parameter in range(argument.first, argument.first + argument.count):
        if spread[parameter] == "const":
            made.append(pairs[0][at])
            at += 1
        else:
            made += [x for pair in pairs for x in pair[at : at + 2]]
            at += 2
    return made


def _places(spread: Sequence[str]) -> list[int]:
    """Where the parameters of a function are among those of its tangent."""
    found, at = [], 0
    for activity in spread:
        found.append(at)
        at += 1 if activity == "const" else 2
    return found
