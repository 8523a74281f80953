"""The array level: ``irad.grad``, ``irad.value_and_grad``, ``irad.vjp`` and ``irad.jvp``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from irad.adjoint.plan_report import describe
from irad.api.array_derivative import Recipe, copies_of, outputs_of, positions_of
from irad.api.calling.marshal import data_positions
from irad.api.calling.scalar_refs import unbox
from irad.api.differentiable import Names, Target, target_of, type_key
from irad.api.kernels.kernel import Kernel
from irad.api.pullback import Replay, Taped
from irad.errors import ArgumentError, DifferentiationError, UsageError
from irad.options import Options

__all__ = ["ArrayGradient", "Recipes", "VectorJacobian", "fill", "grad", "jvp", "value_and_grad", "vjp"]


class Recipes:
    """The recipes of one target: one, or for Numba one for each combination of argument types."""

    def __init__(self, target: Target, make: Callable[[Kernel], Any]) -> None:
        self._target = target
        self._make = make
        self._by_types: dict[tuple[Any, ...], Any] = {}
        self._only = make(target.fixed) if target.fixed is not None else None

    def of(self, args: tuple[Any, ...]) -> Any:
        if self._only is not None:
            return self._only
        key = type_key(args)
        known = self._by_types.get(key)
        if known is None:
            known = self._by_types[key] = self._make(self._target.kernel(args))
        return known


def _is_single(keys: Any) -> bool:
    return not isinstance(keys, (tuple, list))


def grad(
    f: Any, wrt: Any = 0, *, options: Options | None = None, parallel: bool | None = None,
    deterministic: bool | None = None, disjoint: Names = (),
) -> ArrayGradient:
    """The gradient of a scalar function: ``irad.grad(f, wrt)(*args)``.

    ``wrt`` is the position or name of an argument, or a tuple of them; then the result is a tuple. The
    gradient by a number is a float, by an array an array of the same shape and dtype. Arrays that ``f``
    writes to are written to once, as ``f`` would. ``parallel`` stands for what the options say: loops whose iterations
    are proved independent then run in parallel. ``deterministic``: the result is bitwise the same with any number of
    threads. ``disjoint``: array arguments, by position or name, of which no element is touched by two different
    iterations of a parallel loop (see :func:`irad.assume_disjoint`). Raises :class:`irad.errors.UsageError` for
    arguments that do not exist or carry no derivative, and when ``f`` returns no floating-point number.
    """
    target = target_of(f, options, parallel=parallel, deterministic=deterministic, disjoint=disjoint)
    return ArrayGradient(target, wrt, with_value=False)


def value_and_grad(
    f: Any, wrt: Any = 0, *, options: Options | None = None, parallel: bool | None = None,
    deterministic: bool | None = None, disjoint: Names = (),
) -> ArrayGradient:
    """Like :func:`grad`, but a call returns the value of ``f`` and the gradient."""
    target = target_of(f, options, parallel=parallel, deterministic=deterministic, disjoint=disjoint)
    return ArrayGradient(target, wrt, with_value=True)


class ArrayGradient:
    """What :func:`grad` and :func:`value_and_grad` return; also callable from ``@njit`` code."""

    def __init__(self, target: Target, wrt: Any, with_value: bool) -> None:
        self.target = target
        self.wrt = wrt
        self.with_value = with_value
        self._recipes = Recipes(target, self.recipe)

    def recipe(self, kernel: Kernel) -> Recipe:
        """How the gradient of a kernel is taken."""
        if kernel.signature.result.kind == "complex":
            raise UsageError(
                f"{kernel.name} returns a complex number ({kernel.signature.result.text}), which has no "
                "gradient; irad.vjp and irad.jvp take its derivative, or return a real number of it (cabs)"
            )
        if kernel.signature.result.kind != "float":
            raise UsageError(
                f"{kernel.name} returns {kernel.signature.result.text}, not a floating-point number; "
                "irad.vjp takes the derivative of what a function writes to arrays"
            )
        return Recipe(kernel, positions_of(kernel, self.wrt), "gradient", with_primal=self.with_value)

    def __call__(self, *args: Any) -> Any:
        """The gradient, or value and gradient.

        Raises :class:`irad.errors.ArgumentError` before anything runs.
        """
        recipe = self._recipes.of(args)
        args = recipe.kernel.boxed(args)
        shadows = recipe.make_shadows(args)
        returned = recipe.run(args, shadows)
        parts = recipe.collect(shadows, returned[1:] if self.with_value else returned)
        gradient = parts[0] if _is_single(self.wrt) else tuple(parts)
        return (returned[0], gradient) if self.with_value else gradient

    def __repr__(self) -> str:
        return f"<irad.{'value_and_grad' if self.with_value else 'grad'} of {self.target.name}>"


def vjp(
    f: Any, wrt: Any = 0, out: Any = None, *, options: Options | None = None, parallel: bool | None = None,
    deterministic: bool | None = None, disjoint: Names = (),
) -> VectorJacobian:
    """Value and pullback: ``out, pullback = irad.vjp(f, wrt, out)(*args)``.

    ``out`` names the arguments that hold the outputs (left out: the result of ``f``, or the one array that it
    writes to); the value is these arrays themselves, after ``f`` has run once on the given arguments.
    ``pullback(seed)`` returns the derivatives of ``sum(seed * out)`` by ``wrt``; with several outputs it
    takes a tuple of seeds. ``f`` runs once and keeps what the pullback needs, which may be called any number
    of times, whatever becomes of the arguments. ``irad.vjp(f).plan`` says how, and why a kernel has to run
    again for each pullback.
    """
    target = target_of(f, options, parallel=parallel, deterministic=deterministic, disjoint=disjoint)
    return VectorJacobian(target, wrt, out)


class VectorJacobian:
    """What :func:`vjp` returns."""

    def __init__(self, target: Target, wrt: Any, out: Any) -> None:
        self._target = target
        self._wrt = wrt
        self._out = out
        self._recipes = Recipes(target, self._make)
        self._last: _Pullbacks | None = None

    def _make(self, kernel: Kernel) -> _Pullbacks:
        return _Pullbacks(kernel, positions_of(kernel, self._wrt), outputs_of(kernel, self._out))

    def __call__(self, *args: Any) -> tuple[Any, Callable[[Any], Any]]:
        """Value and pullback. Raises :class:`irad.errors.ArgumentError` before anything runs."""
        pullbacks: _Pullbacks = self._recipes.of(args)
        self._last = pullbacks
        args = tuple(pullbacks.recipe.kernel.boxed(args))
        single_out = self._out is None or _is_single(self._out)
        value, pull = pullbacks.start(args)
        if pullbacks.outputs:
            arrays = tuple(unbox(args[i]) for i in pullbacks.outputs)
            value = arrays[0] if single_out else arrays

        def pullback(seed: Any) -> Any:
            parts = pull((seed,) if single_out else seed)
            return parts[0] if _is_single(self._wrt) else tuple(parts)

        return value, pullback

    @property
    def plan(self) -> str:
        """How pullbacks are computed, in words; of the last argument types used."""
        if self._last is None:
            raise UsageError(f"the pullback of {self._target.name} is made at the first call; call it first")
        return self._last.plan

    def __repr__(self) -> str:
        return f"<irad.vjp of {self._target.name}>"


class _Pullbacks:
    """The reverse mode of a kernel with given outputs.

    The forward sweep runs once, on copies of the arguments, and its tape serves all pullbacks. Where that
    cannot be (the plan tells why), each pullback runs both sweeps.
    """

    def __init__(self, kernel: Kernel, wrt: Sequence[int], outputs: Sequence[int]) -> None:
        self.outputs = tuple(outputs)
        self.recipe = Recipe(kernel, wrt, "gradient", active_result=not outputs, extra=outputs)
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
            if argument.kind == "tuple":
                found.update(data_positions(argument.spec))
            elif argument.is_memory and not isinstance(value, np.ndarray):
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


def jvp(
    f: Any, wrt: Any = 0, out: Any = None, *, options: Options | None = None, parallel: bool | None = None,
    deterministic: bool | None = None,
) -> Callable[[Sequence[Any], Sequence[Any]], tuple[Any, Any]]:
    """Value and tangent: ``value, tangent = irad.jvp(f, wrt, out)(args, tangents)``.

    ``tangents`` has one entry for each argument in ``wrt``. Value and tangent are those of the result, or of
    the outputs (see :func:`vjp`); ``f`` runs once on the given arguments.
    """
    target = target_of(f, options, parallel=parallel, deterministic=deterministic)
    recipes = Recipes(target, lambda kernel: _Forward(kernel, positions_of(kernel, wrt), outputs_of(kernel, out)))
    single_out = out is None or _is_single(out)

    def evaluate(args: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
        args = tuple(args)
        value, tangent = recipes.of(args).push(args, tangents)
        return (value[0], tangent[0]) if single_out else (value, tangent)

    return evaluate


class _Forward:
    """The forward mode of a kernel with given outputs."""

    def __init__(self, kernel: Kernel, wrt: Sequence[int], outputs: Sequence[int]) -> None:
        self.outputs = tuple(outputs)
        self.recipe = Recipe(kernel, wrt, "tangent", with_primal=not outputs, active_result=not outputs, extra=outputs)

    def push(self, args: Sequence[Any], tangents: Sequence[Any]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """Values and tangents of the outputs, or of the result."""
        recipe = self.recipe
        args = recipe.kernel.boxed(args)
        shadows: dict[int, Any] = dict(recipe.make_shadows(args))
        if not isinstance(tangents, (tuple, list)) or len(tangents) != len(recipe.wrt):
            wanted = ", ".join(recipe.names[i] for i in recipe.wrt)
            raise ArgumentError(f"{recipe.kernel.name}: tangents must be a tuple with one entry for each of: {wanted}")
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
