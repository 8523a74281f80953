"""The two modes of a kernel of numbers and arrays, with given outputs: what the array level is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import NoneType
from typing import Any

import numpy as np

from irad.adjoint.plan_report import describe
from irad.api.array_derivative import Recipe, copies_of
from irad.api.calling.aliasing import Groups
from irad.api.calling.scalar_refs import unbox
from irad.api.differentiable import Target
from irad.api.kernels.kernel import Kernel
from irad.api.pullback import Replay, Taped
from irad.api.transforms.pytrees import is_inexact, is_structure, take_apart
from irad.errors import ArgumentError, DifferentiationError

__all__ = ["Forward", "Pullbacks", "Recipes", "fill"]

_PLAIN = (np.ndarray, float, int, complex, np.generic, tuple, NoneType)


class Recipes:
    """The recipes of one target: one, or for Numba one for each combination of argument types."""

    def __init__(self, target: Target, make: Callable[[Kernel, Groups], Any], wrt: Any = ()) -> None:
        self._target = target
        self._make = make
        self._wrt = wrt if isinstance(wrt, (tuple, list)) else (wrt,)
        self._by_types: dict[tuple[Any, ...], _Made | None] = {}
        self._only = _Made(target.fixed, make) if target.fixed is not None else None

    def of(self, args: tuple[Any, ...]) -> Any:
        """The recipe for some arguments; None where arguments or results are structures (see
        :mod:`irad.api.transforms.structured_kernels`). Raises :class:`ArgumentError` for arguments that share memory
        which is written, unless they are the same array."""
        if self._only is not None:
            return self._only.of(args)
        if any(not isinstance(arg, _PLAIN) and (isinstance(arg, str) or is_structure(arg)) for arg in args):
            return None
        key = self._target.key(args)
        if key not in self._by_types:
            kernel = None if self._is_structured(args) else self._target.kernel(args)
            if kernel is not None and any(_has_numbers(args[i]) for i in kernel.aliases.written):
                kernel = None  # the arrays in a tuple that are written have shadows of their own there
            self._by_types[key] = None if kernel is None else _Made(kernel, self._make)
        made = self._by_types[key]
        return None if made is None else made.of(args)

    def _is_structured(self, args: tuple[Any, ...]) -> bool:
        names = self._target.names()
        for key in self._wrt:
            place = names.index(key) if isinstance(key, str) and key in names else key
            if isinstance(place, int) and -len(args) <= place < len(args) and isinstance(args[place], tuple):
                return True
        if any(isinstance(arg, tuple) and any(isinstance(leaf, str) for leaf in take_apart(arg)[0]) for arg in args):
            return True  # text is known at compile time
        return self._target.takes_any_number or self._target.returns_structure(args)


def _has_numbers(arg: Any) -> bool:
    """Whether an argument is a tuple with numbers that may have derivatives."""
    return isinstance(arg, tuple) and any(map(is_inexact, take_apart(arg)[0]))


class _Made:
    """The recipes of one kernel: one for each way in which arguments are the same array."""

    def __init__(self, kernel: Kernel, make: Callable[[Kernel, Groups], Any]) -> None:
        self._kernel = kernel
        self._make = make
        self._plain = make(kernel, ())
        self._by_groups: dict[Groups, Any] = {(): self._plain}
        self._aliases = kernel.aliases if kernel.aliases.written else None

    def of(self, args: tuple[Any, ...]) -> Any:
        if self._aliases is None:
            return self._plain
        shared = self._aliases.of(args)
        if shared not in self._by_groups:
            self._by_groups[shared] = self._make(self._kernel, shared)
        return self._by_groups[shared]


class Pullbacks:
    """The reverse mode of a kernel with given outputs.

    The forward sweep runs once, on copies of the arguments, and its tape serves all pullbacks. Where that
    cannot be (the plan tells why), each pullback runs both sweeps.
    """

    def __init__(self, kernel: Kernel, wrt: Sequence[int], outputs: Sequence[int], shared: Groups) -> None:
        self.outputs = tuple(outputs)
        self.recipe = Recipe(kernel, wrt, "gradient", active_result=not outputs, extra=outputs, shared=shared)
        self._replays: dict[frozenset[int], Replay] = {}
        self._reasons: dict[frozenset[int], tuple[str, ...]] = {}
        self._loose: frozenset[int] = frozenset()

    def start(self, args: Sequence[Any]) -> tuple[Any, Callable[[Any], list[Any]]]:
        """Run the kernel once; its result, and a function from seeds (a tuple, one for each output) to the
        derivatives."""
        recipe = self.recipe
        recipe.derivative.refuse_stale_pointers(recipe.interleave(args, recipe.make_shadows(args)))
        recipe.kernel.primal.read(args)
        copies = copies_of(args)
        self._loose = self._loose_parameters(args)
        if self._why_once(self._loose):
            return recipe.kernel.primal(*args), lambda seeds: self._pull_anew(copies, seeds)
        shadows = recipe.make_shadows(copies)
        try:
            taped = self._replays[self._loose].forward(recipe.interleave(copies, shadows))
        finally:
            recipe.copy_back(copies, args)
        return taped.value, lambda seeds: self._pull(taped, shadows, seeds)

    def _loose_parameters(self, args: Sequence[Any]) -> frozenset[int]:
        """The parameters whose memory is not copied, so that the caller may change it before a pullback."""
        found: set[int] = set()
        for argument, value in zip(self.recipe.kernel.signature.arguments, args, strict=True):
            if argument.is_memory and not isinstance(value, np.ndarray):
                found.add(argument.first)
        return frozenset(found)

    def _why_once(self, loose: frozenset[int]) -> tuple[str, ...]:
        """Why one forward sweep cannot serve several pullbacks."""
        if loose not in self._reasons:
            replay = self._replays[loose] = Replay(self.recipe.derivative, loose)
            try:
                self._reasons[loose] = replay.pair().once
            except DifferentiationError as error:  # of which the gradient in one function is to tell
                self._reasons[loose] = (error.diagnostic.what,)
        return self._reasons[loose]

    @property
    def plan(self) -> str:
        """The plan of the last call."""
        why = self._why_once(self._loose)
        if why:
            plan = self.recipe.derivative.compiled().plan
            assert plan is not None
            return f"{describe(plan)}pullback:\n  runs both sweeps each time, because {'; '.join(why)}\n"
        plan = self._replays[self._loose].pair().plan
        return f"{describe(plan)}pullback:\n  runs the reverse sweep alone, on the tape of one forward sweep\n"

    def _seeds(self, shadows: dict[int, Any], seeds: Any) -> Any:
        """Put the seeds of outputs into their shadows; the seed of the result is returned."""
        recipe = self.recipe
        if not self.outputs:
            return seeds[0]
        if not isinstance(seeds, (tuple, list)) or len(seeds) != len(self.outputs):
            given = len(seeds) if isinstance(seeds, (tuple, list)) else "no tuple"
            raise ArgumentError(f"{recipe.kernel.name} has {len(self.outputs)} outputs; the pullback was given {given}")
        for i, seed in zip(self.outputs, seeds, strict=True):
            fill(shadows[i], seed, f"{recipe.kernel.name}: the seed of {recipe.names[i]!r}", recipe.names[i])
        return 1.0

    def _pull(self, taped: Taped, shadows: dict[int, Any], seeds: Any) -> list[Any]:
        with taped.lock:
            for shadow in shadows.values():
                if shadow is not None:
                    shadow[...] = 0
            returned = taped.reverse(self._seeds(shadows, seeds))
            return copies_of(self.recipe.collect(shadows, returned))

    def _pull_anew(self, saved: Sequence[Any], seeds: Any) -> list[Any]:
        recipe = self.recipe
        args = copies_of(saved)
        shadows = recipe.make_shadows(args)
        return recipe.collect(shadows, recipe.run(args, shadows, self._seeds(shadows, seeds)))


def fill(target: np.ndarray, source: Any, label: str, name: str) -> None:
    """Copy a seed or tangent into a shadow; raises :class:`ArgumentError` when shape or kind do not fit."""
    array = np.asarray(source)
    if array.shape != target.shape:
        raise ArgumentError(f"{label} has shape {array.shape}, but {name!r} has shape {target.shape}")
    if not np.can_cast(array.dtype, target.dtype, "same_kind"):
        raise ArgumentError(f"{label} has dtype {array.dtype}; it must be {target.dtype}")
    target[...] = array


class Forward:
    """The forward mode of a kernel with given outputs."""

    def __init__(self, kernel: Kernel, wrt: Sequence[int], outputs: Sequence[int], shared: Groups) -> None:
        self.outputs = tuple(outputs)
        plain = not outputs
        self.recipe = Recipe(
            kernel, wrt, "tangent", with_primal=plain, active_result=plain, extra=outputs, shared=shared
        )

    def push(self, args: Sequence[Any], tangents: Sequence[Any]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """Values and tangents of the outputs, or of the result."""
        recipe = self.recipe
        args = recipe.kernel.boxed(args)
        shadows: dict[int, Any] = dict(recipe.make_shadows(args))
        if not isinstance(tangents, (tuple, list)) or len(tangents) != len(recipe.wrt):
            wanted = ", ".join(recipe.names[i] for i in recipe.wrt)
            given = f"{len(tangents)} given" if isinstance(tangents, (tuple, list)) else "no tuple was given"
            raise ArgumentError(
                f"{recipe.kernel.name}: tangents must be a tuple with one entry for each of: {wanted}; {given}; wrt=… "
                "names the arguments that have one"
            )
        for i, tangent in zip(recipe.wrt, tangents, strict=True):
            if i in shadows:
                fill(
                    shadows[i],
                    tangent,
                    f"{recipe.kernel.name}: the tangent of {recipe.names[i]!r}",
                    recipe.names[i],
                )
            else:
                shadows[i] = tangent
        returned = recipe.run(args, shadows)
        if not self.outputs:
            return (returned[0],), (returned[1],)
        values = tuple(unbox(args[i]) for i in self.outputs)
        return values, tuple(unbox(shadows[i]) for i in self.outputs)
