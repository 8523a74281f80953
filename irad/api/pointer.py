"""The pointer level: ``irad.autodiff``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from irad.api.activities import Activity
from irad.api.calling.marshal import bind
from irad.api.calling.plain_calls import OTHER
from irad.api.compiled import Compiled, Stats
from irad.api.derivative import Derivative, ctypes_function
from irad.api.differentiable import Names, Target, target_of
from irad.api.kernels.kernel import Kernel, wrong_count
from irad.errors import UsageError
from irad.options import Options

__all__ = ["Gradient", "autodiff"]

_MODES = {"reverse": "gradient", "forward": "tangent"}


def autodiff(
    f: Any, *activities: Activity, mode: str = "reverse", options: Options | None = None, parallel: bool | None = None,
    deterministic: bool | None = None, disjoint: Names = (),
) -> Gradient:
    """The derivative of ``f`` at the pointer level.

    ``activities`` say for each argument how it takes part; left out, they are inferred: floating scalars
    :data:`irad.Active`, pointers to floating data :data:`irad.Dup`, the rest :data:`irad.Const`. The result
    takes the arguments of ``f``, each duplicated one followed by its shadow. In mode "reverse" adjoints are
    added into the shadows (those of overwritten memory are consumed), and the derivatives of the active
    arguments are returned; ``seed`` is the adjoint of the result (default 1). In mode "forward" shadows hold
    tangents, each active number is followed by its tangent, and the result's tangent is returned.

    ``disjoint``: array arguments, by position or name, of which no element is touched by two different iterations of a
    parallel loop (see :func:`irad.assume_disjoint`).

    Raises :class:`irad.errors.UsageError` for activities that do not fit. What cannot be differentiated is
    found out at the first call, or at the first look at ``address``, ``ir`` or ``plan``.
    """
    if mode not in _MODES:
        raise UsageError(f"mode is {mode!r}; it must be 'reverse' or 'forward'")
    target = target_of(f, options, parallel=parallel, deterministic=deterministic, disjoint=disjoint)
    if target.bound:
        raise UsageError(f"irad.autodiff takes {target.name} itself, and all of its arguments with their activities")
    return Gradient(target, activities or None, _MODES[mode])


class Gradient:
    """A derivative that can be called, and looked into.

    ``address``, ``cffi`` and ``ctypes`` are the compiled code for others to call: its parameters are the
    function's own, each duplicated one followed by its shadow, then the seed (if the function returns a
    floating number). One derivative is returned by value; several are stored as 8-byte numbers through one
    more pointer parameter. It holds for arguments that do not overlap each other where one is written.
    """

    def __init__(self, target: Target, activities: Sequence[Activity] | None, mode: str) -> None:
        self._target = target
        self._activities = activities
        self._mode = mode
        self._derivatives: dict[tuple[Any, ...], Derivative] = {}
        self._only: Derivative | None = None
        self._last: Derivative | None = None
        if target.fixed is not None:
            kernel = target.fixed
            self._only = self._last = self.derive(kernel, kernel.infer() if activities is None else activities)

    def derive(self, kernel: Kernel, activities: Sequence[Activity]) -> Derivative:
        """The derivative of a kernel for activities that are still to be checked."""
        return Derivative(kernel, kernel.check_activities(activities), self._mode)

    def __call__(self, *args: Any, seed: complex = 1.0) -> Any:
        """The derivatives of active arguments (reverse) or of the result (forward).

        Raises :class:`irad.errors.ArgumentError` before anything runs, ``DifferentiationError`` at the first
        call, and whatever a Numba kernel raises.
        """
        derivative = self._only
        if derivative is None:
            derivative = self._last = self._specialise(args)
        elif derivative.plain is not None:
            found = derivative.plain(args, seed)
            if found is not OTHER:
                return found
        return derivative(*args, seed=seed)

    def _specialise(self, args: tuple[Any, ...]) -> Derivative:
        parted = self.part(args, _activity_of)
        values, activities = tuple(v for v, _ in parted), tuple(t for _, t in parted)
        key = (self._target.key(values), activities)
        known = self._derivatives.get(key)
        if known is None:
            kernel = self._target.kernel(values)
            known = self._derivatives[key] = self.derive(kernel, activities)
        return known

    @property
    def target(self) -> Target:
        """What is differentiated."""
        return self._target

    def part(self, args: Sequence[Any], activity_of: Callable[[Any], Activity]) -> list[tuple[Any, Activity]]:
        """The primal arguments (or their types) among interleaved ones, each with its activity."""
        found: list[tuple[Any, Activity]] = []
        given = iter(args)
        wanted = None if self._activities is None else len(self._activities)
        for value in given:
            if len(found) == wanted:
                break
            activity = activity_of(value) if self._activities is None else self._activities[len(found)]
            found.append((value, activity))
            if activity.is_duplicated or (activity is Activity.ACTIVE and self._mode == "tangent"):
                next(given, None)
        if wanted is not None and len(found) < wanted:
            raise wrong_count(f"the {self._mode} of {self._target.name}", self._parameter_names(), len(args))
        return found

    def _parameter_names(self) -> list[str]:
        names: list[str] = []
        for name, activity in zip(self._target.names(), self._activities or (), strict=False):
            names.append(name)
            if activity.is_duplicated or (activity is Activity.ACTIVE and self._mode == "tangent"):
                names.append(f"d{name}")
        return names

    @property
    def _derivative(self) -> Derivative:
        if self._last is None:
            raise UsageError(
                f"the {self._mode} of {self._target.name} is made for the argument types of its first call; "
                "call it first"
            )
        return self._last

    def compiled(self, noalias: bool = True) -> Compiled:
        """The machine code: for arguments that do not overlap, or for any. Of the last types used (Numba)."""
        return self._derivative.compiled(noalias)

    @property
    def address(self) -> int:
        """The address of the compiled code."""
        return self.compiled().address

    @property
    def _interface(self) -> tuple[int, tuple[str, ...], str]:
        compiled = self.compiled()
        entry = compiled.entry
        if entry.stores_results:
            return compiled.address, (*entry.parameters, "ptr"), "void"
        return compiled.address, entry.parameters, entry.results[0] if entry.results else "void"

    @property
    def cffi(self) -> Any:
        """The compiled code as a cffi function pointer. Keep this object alive as long as it is used."""
        return bind(*self._interface)

    @property
    def ctypes(self) -> Any:
        """The compiled code as a ctypes function. Keep this object alive as long as it is used."""
        return ctypes_function(*self._interface)

    @property
    def ir(self) -> str:
        """What was generated: LLVM IR before its final optimisation."""
        return self.compiled().ir

    @property
    def plan(self) -> str:
        """Why it was generated so: activity, what is kept, trip counts, accumulation, in words."""
        plan = self.compiled().plan
        if plan is None:
            raise UsageError("a forward derivative has no plan; mode='reverse' has one")
        from irad.adjoint.plan_report import describe

        return str(describe(plan))

    @property
    def stats(self) -> Stats:
        """Seconds by stage and instruction counts."""
        return self.compiled().stats

    def __repr__(self) -> str:
        return f"<irad.{self._mode} of {self._target.name}>"


def _activity_of(value: Any) -> Activity:
    """The activity of a Numba argument, by its value."""
    if isinstance(value, np.ndarray):
        return Activity.DUP if value.dtype.kind in "fc" else Activity.CONST
    if isinstance(value, (float, complex, np.floating, np.complexfloating)):
        return Activity.ACTIVE
    return Activity.CONST
