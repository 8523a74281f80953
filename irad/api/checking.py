"""``irad.check``: reverse mode against forward mode, and both against finite differences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from irad.api.array_derivative import Recipe, copies_of, positions_of
from irad.api.calling.aliasing import Groups, members
from irad.api.differentiable import NumbaTarget, Target, target_of
from irad.api.kernels.kernel import Kernel
from irad.api.transforms.calls import structured
from irad.api.transforms.function_protocol import Transform
from irad.api.transforms.jacobians import jacobian
from irad.api.transforms.pytrees import is_inexact, take_apart
from irad.api.transforms.smooth_function import Base
from irad.errors import IradError, MissingBody, UsageError
from irad.options import Options

__all__ = ["CheckFailed", "CheckReport", "check"]

_STEPS = (1e-2, 1e-3, 1e-4, 1e-5)
_ENTRIES = 100


class CheckFailed(IradError):
    """The derivatives do not agree; :attr:`report` has the numbers."""

    def __init__(self, message: str, report: CheckReport) -> None:
        super().__init__(message)
        self.report = report


@dataclass(frozen=True)
class CheckReport:
    """The derivative along one random direction, of outputs weighted at random, found in three ways.

    ``forward`` is None where there is no forward mode: a rule has only a reverse mode. ``size`` is the sum of the
    magnitudes of the terms: errors are measured against it.
    """

    name: str
    wrt: tuple[str, ...]
    outputs: tuple[str, ...]
    reverse: float
    forward: float | None
    differences: float
    size: float

    def __repr__(self) -> str:
        relative = max(self.size, np.finfo(float).tiny)
        forward = "there is no forward mode"
        if self.forward is not None:
            forward = f"forward differs by {abs(self.forward - self.reverse) / relative:.1e}"
        return (
            f"<irad.check of {self.name}: d({', '.join(self.outputs)})/d({', '.join(self.wrt)}) "
            f"reverse {self.reverse:.12g}, "
            f"{forward}, "
            f"finite differences by {abs(self.differences - self.reverse) / relative:.1e}>"
        )


def check(
    f: Any,
    *args: Any,
    wrt: Any = None,
    rtol: float | None = None,
    seed: int = 0,
    order: int = 1,
    options: Options | None = None,
) -> CheckReport:
    """Check the gradient of ``f`` at ``args``, which are left as they are.

    The outputs (the result and every array that is written) are weighted with random numbers, the arguments
    ``wrt`` (default: all that carry derivatives) moved in a random direction. Reverse and forward mode must
    give the same directional derivative to ``rtol`` of the size of its terms (default: the precision of the
    arguments to the power 0.6), and central differences of order 4 must agree to the square root of that.
    ``f`` runs first with its accesses checked against the arrays (see ``check_bounds`` of :class:`irad.Options`):
    a gradient touches the same elements. Raises :class:`irad.BoundsError` for one that is outside,
    :class:`CheckFailed` with the worst entry, and :class:`irad.errors.UsageError` when nothing can be
    checked. Of a function that is made of another one (``irad.broadcast(g)``, ``irad.grad(g)``) the results are the
    outputs. ``order``: derivatives up to this order are checked, as Jacobians of Jacobians; the report is that of the
    highest one.
    """
    if isinstance(order, bool) or not isinstance(order, int) or order < 1:
        raise UsageError(f"irad.check: order is {order!r:.60}; it must be a whole number, 1 or larger")
    if rtol is not None and not (isinstance(rtol, (int, float, np.number)) and 0 < rtol < np.inf):
        raise UsageError(f"irad.check: rtol is {rtol!r:.60}; it must be a positive number, such as 1e-6")
    try:
        random = np.random.default_rng(seed)
    except (TypeError, ValueError):
        raise UsageError(f"irad.check: seed is {seed!r:.60}; it must be a whole number that is not negative") from None
    if order > 1:
        check(f, *args, wrt=wrt, rtol=rtol, seed=seed, options=options)
        keys = [i for i, arg in enumerate(args) if any(map(is_inexact, take_apart(arg)[0]))] if wrt is None else wrt
        return check(jacobian(f, keys, options=options), *args, wrt=keys, rtol=rtol, seed=seed, order=order - 1)
    if isinstance(f, Transform):
        if options is not None:
            raise UsageError(f"options= is for kernels; give it where {f!r} is made")
        return _accepted(_SmoothTrial(f, args, wrt, random), rtol)
    target = target_of(f, options)
    if target.bound:
        args, wrt = target.complete(args, {}), None if wrt is None else target.counted(wrt)
    target, args, wrt = _flat(target, args, wrt)
    kernel = target.kernel(args)
    shared = kernel.aliases.of(args)
    if not kernel.options.check_bounds and any(isinstance(a, np.ndarray) for a in args):
        source: Any = target.dispatcher if isinstance(target, NumbaTarget) else f
        bounded = target_of(source, kernel.options.with_(check_bounds=True, opt_level=0)).kernel(args)
        bounded.primal(*copies_of(bounded.boxed(args)))
    return _accepted(_Trial(kernel, kernel.boxed(args), wrt, random, shared), rtol)


def _accepted(trial: _Trial | _SmoothTrial, rtol: float | None) -> CheckReport:
    """What has been measured, if it agrees. Raises :class:`CheckFailed`."""
    rtol = trial.epsilon**0.6 if rtol is None else rtol
    report = trial.measure()
    limit = rtol * report.size
    agreed = report.forward is None or abs(report.forward - report.reverse) <= limit
    if not agreed or not abs(report.differences - report.reverse) <= np.sqrt(rtol) * report.size:
        what = "finite differences" if agreed else "forward mode"
        raise CheckFailed(trial.explain(report, what), report)
    return report


def _flat(target: Target, args: tuple[Any, ...], wrt: Any) -> tuple[Target, tuple[Any, ...], Any]:
    """The kernel of numbers and arrays behind one that takes or returns structures, with its arguments."""
    bound = structured(target, args)
    if bound is None or not isinstance(bound.smooth, Base):
        return target, args, wrt
    count = sum(tree.count for tree in bound.trees)
    again = members(tuple(group[1:] for group in bound.shared))
    floating = tuple(i for i, leaf in enumerate(bound.args[:count]) if is_inexact(leaf) and i not in again)
    return bound.smooth.target, tuple(bound.args), floating if wrt is None else bound.choose(wrt).flat


class _Trial:
    """One set of directions and weights, and the derivative along them in three ways."""

    def __init__(
        self, kernel: Kernel, args: Sequence[Any], wrt: Any, rng: np.random.Generator, shared: Groups
    ) -> None:
        self.kernel = kernel
        self.args = args
        again = members(tuple(group[1:] for group in shared))
        self.wrt = self._floating(args, again) if wrt is None else positions_of(kernel, wrt, shared)
        arguments = kernel.signature.arguments
        self.outputs = tuple(
            i for i, a in enumerate(arguments)
            if a.is_memory and a.written and a.holds != "other" and _is_floating(args[i]) and i not in again
        )  # fmt: skip
        self.has_result = kernel.signature.result.kind == "float"
        if not self.wrt or not (self.outputs or self.has_result):
            raise UsageError(f"{kernel.name}: there is nothing to check: no floating-point inputs, or no outputs")
        for i in self.wrt:
            wrong = np.argwhere(~np.isfinite(np.asarray(args[i], dtype=complex)))
            if len(wrong):
                place = f"[{', '.join(map(str, wrong[0]))}]" if wrong[0].size else ""
                raise UsageError(
                    f"{kernel.name}: {arguments[i].name}{place} is {np.asarray(args[i])[tuple(wrong[0])]}; a check "
                    "compares with finite differences, and takes finite arguments"
                )
        self.reverse = Recipe(kernel, self.wrt, "gradient", extra=self.outputs, shared=shared)
        self.forward = Recipe(kernel, self.wrt, "tangent", extra=self.outputs, shared=shared)
        self.reverse.require_count(args)
        self.weights = {i: _random_like(args[i], rng) for i in self.outputs}
        self.weight = float(rng.normal()) if self.outputs else 1.0
        self.directions = {i: _direction(args[i], rng) for i in self.wrt}

    def _floating(self, args: Sequence[Any], again: frozenset[int]) -> tuple[int, ...]:
        """The arguments that carry derivatives, but for those that are an earlier one once more."""
        arguments = self.kernel.signature.arguments
        return tuple(
            i for i, (a, value) in enumerate(zip(arguments, args, strict=False))
            if i not in again
            and (a.kind in ("float", "complex") or (a.is_memory and a.holds != "other" and _is_floating(value)))
        )  # fmt: skip

    @property
    def epsilon(self) -> float:
        """The coarsest precision among the arguments."""
        dtypes = [np.asarray(self.args[i]).dtype for i in (*self.wrt, *self.outputs)]
        scalars = [a.dtype for a in self.kernel.signature.arguments if a.kind == "float" and a.dtype is not None]
        if self.kernel.signature.result.type == "float":
            scalars.append(np.dtype(np.float32))
        return max(float(np.finfo(d).eps) for d in (*dtypes, *scalars) if d.kind in "fc")

    def measure(self) -> CheckReport:
        """Reverse, forward and the finite difference that comes closest."""
        gradient = self.gradient()
        terms = [np.real(np.conj(g) * d) for g, d in zip(gradient, self.directions.values(), strict=True)]
        reverse = float(sum(np.sum(t) for t in terms))
        size = float(sum(np.sum(np.abs(t)) for t in terms))
        forward, forward_size = self.pushed(self.directions)
        differences = self.differences(self.directions, reverse)
        names = [a.name for a in self.kernel.signature.arguments]
        outputs = [names[i] for i in self.outputs]
        return CheckReport(
            self.kernel.name, tuple(names[i] for i in self.wrt),
            tuple([f"result of {self.kernel.name}", *outputs] if self.has_result else outputs),
            reverse, forward, differences, max(size, forward_size),
        )  # fmt: skip

    def gradient(self) -> list[Any]:
        """The reverse mode's derivative of the weighted outputs, for each argument."""
        args = copies_of(self.args)
        shadows = self.reverse.make_shadows(args)
        for i, weight in self.weights.items():
            shadows[i][...] = weight
        return self.reverse.collect(shadows, self.reverse.run(args, shadows, self.weight))

    def pushed(self, directions: dict[int, Any]) -> tuple[float | None, float]:
        """The same as `tangent`; None where a rule has no forward mode. The reverse mode has been taken before."""
        try:
            return self.tangent(directions)
        except MissingBody:
            return None, 0.0

    def tangent(self, directions: dict[int, Any]) -> tuple[float, float]:
        """The forward mode's derivative of the weighted outputs, and the size of its terms."""
        args = copies_of(self.args)
        shadows: dict[int, Any] = dict(self.forward.make_shadows(args))
        for i in self.wrt:
            if i in shadows:
                shadows[i][...] = directions.get(i, 0)
            else:
                shadows[i] = directions.get(i, 0.0)
        returned = self.forward.run(args, shadows)
        terms = [np.real(np.conj(w) * shadows[i]) for i, w in self.weights.items()]
        if self.has_result:
            terms.append(np.asarray(self.weight * returned[-1]))
        return float(sum(np.sum(t) for t in terms)), float(sum(np.sum(np.abs(t)) for t in terms))

    def objective(self, directions: dict[int, Any], distance: float) -> float:
        """The weighted outputs at a distance along the directions."""
        args = copies_of(self.args)
        for i, direction in directions.items():
            if isinstance(args[i], np.ndarray):
                args[i] += (distance * direction).astype(args[i].dtype)
            else:
                args[i] = args[i] + distance * direction
        result = self.kernel.primal(*args)
        total = self.weight * result if self.has_result else 0.0
        return float(total + sum(np.sum(np.real(np.conj(w) * args[i])) for i, w in self.weights.items()))

    def differences(self, directions: dict[int, Any], expected: float) -> float:
        """Finite differences along directions."""
        return _differences(lambda distance: self.objective(directions, distance), self.epsilon, expected)

    def explain(self, report: CheckReport, what: str) -> str:
        """The message of a failure, with the entry of the gradient that is off most."""
        text = (
            f"the gradient of {report.name} does not agree with {what}: along a random direction reverse "
            f"mode gives {report.reverse:.10g}, {_forward(report.forward)}finite differences "
            f"{report.differences:.10g}"
        )
        worst = max(self._entries(), key=lambda entry: entry[0], default=None)
        if worst is None:
            return text
        _, label, reverse, forward, differences = worst
        return (
            f"{text}; worst entry: {label}, reverse {reverse:.10g}, {_forward(forward, 'forward')}"
            f"finite differences {differences:.10g}"
        )

    def _entries(self) -> Iterator[tuple[float, str, float, float | None, float]]:
        """Error, name and three derivatives of the entries of the gradient (of large arrays, some)."""
        gradient = self.gradient()
        for i, part in zip(self.wrt, gradient, strict=True):
            name = self.kernel.signature.arguments[i].name
            entries = np.asarray(part)
            count = min(entries.size, _ENTRIES)
            for flat in np.unique(np.linspace(0, entries.size - 1, count).astype(int)) if count else ():
                index = tuple(int(k) for k in np.unravel_index(flat, entries.shape))
                direction = np.zeros_like(entries)
                direction[index] = np.abs(np.asarray(self.directions[i])[index])
                length = float(np.real(direction[index])) or 1.0
                chosen = {i: direction if entries.ndim or isinstance(self.args[i], np.ndarray) else direction[()]}
                reverse = float(np.real(entries[index]))
                pushed = self.pushed(chosen)[0]
                forward = None if pushed is None else pushed / length
                differences = self.differences(chosen, reverse * length) / length
                error = max(abs(reverse - found) for found in (forward, differences) if found is not None)
                label = f"{name}[{', '.join(map(str, index))}]" if index else name
                yield (np.inf if np.isnan(error) else error), label, reverse, forward, differences


class _SmoothTrial:
    """The same for a function of arrays that another one has been made of."""

    def __init__(self, f: Transform, args: Sequence[Any], wrt: Any, rng: np.random.Generator) -> None:
        bound = f.bind(args, {})
        self.smooth, self.args, self.name = bound.smooth, list(bound.args), bound.smooth.name
        self.shared = bound.shared
        count = sum(tree.count for tree in bound.trees)
        again = members(tuple(group[1:] for group in bound.shared))
        every = tuple(i for i, leaf in enumerate(self.args[:count]) if is_inexact(leaf) and i not in again)
        self.wrt = every if wrt is None else bound.choose(wrt).flat
        if not self.wrt:
            raise UsageError(f"{self.name}: there is nothing to check: no floating-point inputs")
        self.names = [path for name, tree in zip(bound.names, bound.trees, strict=True) for path in tree.paths(name)]
        self.directions = {i: _direction(self.args[i], rng) for i in self.wrt}
        values = [np.asarray(value) for value in self.smooth.value(self.args)]
        self.weights = [_random_like(value, rng) if value.ndim else value.dtype.type(1) for value in values]
        dtypes = [*(np.asarray(self.args[i]).dtype for i in self.wrt), *(value.dtype for value in values)]
        self.epsilon = max(float(np.finfo(d).eps) for d in dtypes if d.kind in "fc")

    def measure(self) -> CheckReport:
        """Reverse, forward and the finite difference that comes closest."""
        seeds = [w if w.ndim else w.item() for w in self.weights]
        gradient = self.smooth.gradient(self.args, self.wrt, seeds)
        terms = [np.real(np.conj(g) * d) for g, d in zip(gradient, self.directions.values(), strict=True)]
        reverse, size = (float(sum(np.sum(part) for part in parts)) for parts in (terms, map(np.abs, terms)))
        forward = self._weighed(self.smooth.along(self.directions).value(self.args))
        differences = _differences(self._at, self.epsilon, reverse)
        names = tuple(self.names[i] for i in self.wrt)
        return CheckReport(self.name, names, (f"result of {self.name}",), reverse, forward, differences, size)

    def _at(self, distance: float) -> float:
        args = list(self.args)
        for i, direction in self.directions.items():
            moved = args[i] + np.asarray(distance * direction, np.asarray(args[i]).dtype)[()]
            for j in next((group for group in self.shared if i in group), (i,)):
                args[j] = moved
        return self._weighed(self.smooth.value(args))

    def _weighed(self, values: Sequence[Any]) -> float:
        return float(sum(np.sum(np.real(np.conj(w) * value)) for w, value in zip(self.weights, values, strict=True)))

    def explain(self, report: CheckReport, what: str) -> str:
        """The message of a failure."""
        return (
            f"the gradient of {self.name} does not agree with {what}: along a random direction reverse mode gives "
            f"{report.reverse:.10g}, forward mode {report.forward:.10g}, finite differences {report.differences:.10g}"
        )


def _forward(derivative: float | None, mode: str = "forward mode") -> str:
    return "" if derivative is None else f"{mode} {derivative:.10g}, "


def _differences(objective: Callable[[float], float], epsilon: float, expected: float) -> float:
    """Central differences of order 4; of several steps the one that comes closest to what is expected."""
    found = []
    for step in _STEPS:
        h = step * max(1.0, (epsilon / 2.3e-16) ** 0.1)
        near, far = (objective(d) - objective(-d) for d in (h, 2 * h))
        found.append((8 * near - far) / (12 * h))
    finite = [value for value in found if np.isfinite(value)] or found
    made: float = min(finite, key=lambda value: abs(value - expected))
    return made


def _is_floating(value: Any) -> bool:
    return isinstance(value, np.ndarray) and value.dtype.kind in "fc"


def _random_like(value: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    drawn = rng.normal(size=value.shape)
    if value.dtype.kind == "c":
        drawn = drawn + 1j * rng.normal(size=value.shape)
    return drawn.astype(value.dtype)


def _direction(value: Any, rng: np.random.Generator) -> Any:
    """A random direction, as long as each entry is large: so that no entry changes its sign."""
    array = np.asarray(value, dtype=None if isinstance(value, np.ndarray) else np.result_type(value, float))
    length = np.abs(array)
    drawn = _random_like(array, rng) * np.where(np.isfinite(length) & (length > 0), length, 1)
    if isinstance(value, np.ndarray):
        return drawn.astype(value.dtype)
    return complex(drawn) if array.dtype.kind == "c" else float(drawn)
