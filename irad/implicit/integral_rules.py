"""The rules of integrals: Python text for Numba, for the types of one call.

A state is a flat array here, and a number is an array of one entry. ``pull`` is the reverse mode of the integrand,
``push`` its forward mode; what is integrated beside the state is packed behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import njit
from numba.core import errors, types

from irad.api.activities import Activity
from irad.api.pointer import autodiff
from irad.api.transforms.numba_rules import Call
from irad.errors import SolverError
from irad.frontends.numba import compile as frontend
from irad.implicit.callbacks import compiled, message, stop
from irad.implicit.solvers import dormand_prince, gauss_kronrod

__all__ = ["OdeCall", "Problem", "QuadratureCall"]

_PARTS = 4096
"""The state is followed backwards over as many parts at most."""


@dataclass(frozen=True)
class Problem:
    """What is integrated, by which integrator (None: irad's own), and how precisely."""

    name: str
    f: Any
    integrate: Callable[..., Any] | None
    rtol: float
    tolerance: float


@njit
def largest(values: Any) -> Any:
    found = 0.0
    for value in values.flat:
        if not abs(value) <= found:
            found = abs(value)
    return found


# What rules do with arrays, compiled once for all of them: a slice of Numba's is a hundred lines of code each time.


@njit
def place(to: Any, at: Any, values: Any, factor: Any) -> None:
    """Put the numbers of an array times a factor into a flat one."""
    for i in range(values.size):
        to[at + i] = values.flat[i] * factor


@njit
def part(values: Any, at: Any, size: Any, factor: Any) -> Any:
    """A part of a flat array, times a factor."""
    found = np.empty(size, values.dtype)
    for i in range(size):
        found[i] = values[at + i] * factor
    return found


@njit
def shaped(values: Any, at: Any, like: Any) -> Any:
    """A part of a flat array in the shape of another one."""
    found = np.empty_like(like)
    for i in range(like.size):
        found.flat[i] = values[at + i]
    return found


@njit
def distance(values: Any, others: Any, at: Any, size: Any) -> Any:
    """The largest difference between the first numbers of a flat array and a part of another one."""
    found = 0.0
    for i in range(size):
        apart = abs(values[i] - others[at + i])
        if not apart <= found:
            found = apart
    return found


_HELPERS: dict[str, Any] = {
    "place": place, "part": part, "shaped": shaped, "distance": distance, "largest": largest, "stop": stop,
}  # fmt: skip


class IntegralCall(Call):
    """The call of an integral for some types of arguments: ``leading`` ones, and the parameters of the integrand."""

    leading = 0
    numbers: range
    """Which of the leading ones are numbers."""
    state: tuple[str, int]
    """What irad's integrator hands to what it integrates, and how much of a state is packed behind that."""

    def __init__(self, problem: Problem, given: Sequence[Any]) -> None:
        kept = [types.unliteral(ty) for ty in given]
        for i in (*self.numbers, 0):
            kept[i] = types.float64 if isinstance(kept[i], types.Integer) else kept[i]
        self.problem, self.f, self.given = problem, problem.f, tuple(kept)
        self.names = [f"a{i}" for i in range(len(given))]
        self.inputs = self.names[self.leading :]
        self.kinds = dict(zip(self.names, self.given, strict=True))
        self.result = self._result()
        self.is_array = isinstance(self.result, types.Array)
        dtype = self.result.dtype if self.is_array else self.result
        if not isinstance(dtype, types.Float):
            raise errors.TypingError(f"{problem.name}: what is integrated is {self.result}; it has to be real")
        self.dtype = np.dtype(str(dtype))
        self.p = "".join(f", {name}" for name in self.inputs)
        self.active = [name for name in self.inputs if self.is_active(self.kinds[name])]
        self.failed = message(
            f"error: {problem.name}: an integral of the derivative was not found to {problem.tolerance:.1g}; pass "
            "another integrator, or a larger tolerance"
        )

    def _result(self) -> Any:
        raise NotImplementedError

    def implementation(self) -> Any:
        """The implementation of the call."""
        a = ", ".join(self.names)
        run = self._run("integrand", self._integrand(), in_rule=False)
        core = self._njit("core", f"{a}, out", self._value(), run=run)
        frontend.add_rule(core, self._reverse(), self._forward(), once=True)
        lines = [f"{self.names[i]} = float({self.names[i]})" for i in self.numbers]
        lines += [
            f"{name} = {name}.copy()"
            for name, ty in self.kinds.items()
            if isinstance(ty, types.Array) and ty.layout == "A"
        ]
        shape = "a0.shape" if self.is_array else "1"
        result = "out" if self.is_array else "out[0]"
        lines += [f"out = np.empty({shape}, dtype)", f"core({a}, out)", f"return {result}"]
        return self._plain(a, lines, core=core, dtype=self.dtype)

    def _value(self) -> list[str]:
        raise NotImplementedError

    def _integrand(self) -> Any:
        raise NotImplementedError

    def _reverse(self) -> Any:
        raise NotImplementedError

    def _forward(self) -> Any:
        raise NotImplementedError

    # -- derivatives of the integrand

    def _derivative(self, evaluate: Any, head: Sequence[Activity], mode: str) -> Any:
        activities = list(head)
        for name in self.inputs:
            kind = Activity.DUP if isinstance(self.kinds[name], types.Array) else Activity.ACTIVE
            activities.append(kind if name in self.active else Activity.CONST)
        return autodiff(evaluate, *activities, mode=mode)

    def _interleaved(self, *, tangent: bool) -> str:
        """The parameters, those with shadows followed by them."""
        found = []
        for name in self.inputs:
            shadowed = name in self.active and (tangent or isinstance(self.kinds[name], types.Array))
            found += [name, f"d{name}"] if shadowed else [name]
        return "".join(f", {name}" for name in found)

    def _handed(self, tangent: bool) -> list[str]:
        """What an integrand is handed behind the state."""
        return [name for name in self._interleaved(tangent=True).split(", ") if name] if tangent else self.inputs

    def _packing(self) -> tuple[str, list[str], list[str]]:
        """The number of all parameters' adjoints, the lines that make arrays for them, and those that pack these, and
        numbers in ``s``, into ``q``."""
        count, made, packed = ["0"], [], ["k = 0"]
        numbers = [name for name in self.active if isinstance(self.kinds[name], types.Float)]
        for name in self.active:
            if name in numbers:
                count.append("1")
                part = "s" if len(numbers) == 1 else f"s[{numbers.index(name)}]"
                packed += [f"q[k] = {part}", "k += 1"]
            else:
                count.append(f"{name}.size")
                made.append(f"d{name} = np.zeros_like({name})")
                packed += [f"for i in range({name}.size):", f"    q[k + i] = d{name}.flat[i]", f"k += {name}.size"]
        return " + ".join(count), made, packed

    def _handing_out(self, factor: str) -> tuple[list[str], list[str]]:
        """The lines that add ``q`` to the shadows of arrays, and the adjoints of numbers, each times a factor."""
        lines, numbers = ["k = 0"], []
        for name in self.active:
            if isinstance(self.kinds[name], types.Float):
                lines += [f"s{name} = q[k] * {factor}", "k += 1"]
                numbers.append(f"s{name}")
            else:
                add = f"    d{name}.flat[i] += q[k + i] * {factor}"
                lines += [f"for i in range({name}.size):", add, f"k += {name}.size"]
        return lines, numbers

    # -- integrators

    def _run(self, what: str, rhs: Any, *, tangent: bool = False, in_rule: bool = True) -> Any:
        """``run(z, from, to, like, parameters)``: the integral of ``rhs(t, z, like, parameters)``, by the user's
        integrator or irad's own."""
        names = ["z", "first", "last", "like", *self._handed(tangent)]
        given = self.problem.integrate
        if given is not None:
            return compiled(self._python(given, rhs), names, "integrate", in_rule=in_rule)
        head, own = self.state
        unpacked = ", ".join(f"v[{i}]" for i in range(len(names) - 3 + own))
        packed = self._njit(f"{what}_packed", f"{head}, v", [f"return rhs({head}, {unpacked})"], rhs=rhs)
        error = "raise SolverError(failure)" if not in_rule else "stop(failed)"
        lines = [self._integration(f"({', '.join(names[3:])},)"), "if not done:", f"    {error}", "return found"]
        failure = f"{self.problem.name}: the integral was not found to {self.problem.tolerance:.1g}; pass an integrator"
        return self._njit(
            f"run_{what}", ", ".join(names), lines, rhs=packed, tolerance=self.problem.tolerance, failure=failure,
            failed=self.failed, SolverError=SolverError, dormand_prince=dormand_prince,
            gauss_kronrod=gauss_kronrod,
        )  # fmt: skip

    def _python(self, integrate: Callable[..., Any], rhs: Any) -> Any:
        raise NotImplementedError

    def _integration(self, given: str) -> str:
        raise NotImplementedError

    def _njit(self, what: str, parameters: str, lines: Sequence[str], **names: Any) -> Any:
        made = self._plain(parameters, lines, **{"dtype": self.dtype, **_HELPERS, **names})
        made.__name__ = f"{self.problem.name}_{what}"
        return njit(made)


class OdeCall(IntegralCall):
    """The call ``(y0, t0, t1, *parameters)`` of an ordinary differential equation."""

    leading = 3
    numbers = range(1, 3)
    state = ("t, z", 0)

    def _result(self) -> Any:
        start = self.given[0]
        found = frontend.result_type(self.f, (start, types.float64, *self.given[3:]))
        if isinstance(start, types.Array) != isinstance(found, types.Array) or (
            isinstance(start, types.Array) and (found.ndim, found.dtype) != (start.ndim, start.dtype)
        ):
            raise errors.TypingError(f"{self.problem.name}: the slope is {found}, and the state {start}")
        return types.Array(start.dtype, start.ndim, "C") if isinstance(start, types.Array) else start

    def _evaluate(self) -> Any:
        """``evaluate(r, x, t, …)``: the slope."""
        lines = [f"found = f({'x' if self.is_array else 'x[0]'}, t{self.p})"]
        if self.is_array:
            lines += ["if found.shape != x.shape:", "    raise ValueError('the slope is not shaped as the state')"]
        return self._njit("slope", f"r, x, t{self.p}", [*lines, f"r[{'...' if self.is_array else '0'}] = found"])

    def _integrand(self) -> Any:
        lines = [
            "r, found = np.empty_like(like), np.empty_like(z)", f"evaluate(r, shaped(z, 0, like), t{self.p})",
            "place(found, 0, r, 1)", "return found",
        ]  # fmt: skip
        return self._njit("flow", f"t, z, like{self.p}", lines, evaluate=self._evaluate())

    def _start(self) -> list[str]:
        filled = "place(start, 0, a0, 1)" if self.is_array else "start[0] = a0"
        return ["start = np.empty(out.size, dtype)", filled]

    def _value(self) -> list[str]:
        lines = [f"found = run(start, a1, a2, out{self.p})", "for i in range(out.size):", "    out.flat[i] = found[i]"]
        return [*self._start(), *lines]

    def _python(self, integrate: Callable[..., Any], rhs: Any) -> Any:
        def run(z: Any, first: float, last: float, like: Any, *p: Any) -> Any:
            return integrate(lambda t, y: rhs(float(t), np.array(y, z.dtype), like, *p), first, last, z)

        run.__name__ = getattr(integrate, "__name__", type(integrate).__name__)
        return run

    def _integration(self, given: str) -> str:
        return f"found, done = dormand_prince(rhs, z, first, last, like.size, tolerance, {given})"

    def _reverse(self) -> Any:
        head = (Activity.DUP, Activity.DUP, Activity.CONST)
        pull = self._derivative(self._evaluate(), head, "reverse")
        count, made, packed = self._packing()
        lines = [
            "n = like.size", "x, seed = shaped(z, 0, like), shaped(z, n, like)",
            "r, dx, out = np.zeros_like(x), np.zeros_like(x), np.zeros_like(z)", *made,
            f"s = pull(r, seed, x, dx, t{self._interleaved(tangent=False)})", "place(out, 0, r, 1)",
            "place(out, n, dx, -1)", "q = out[2 * n :]", *packed,
            "for i in range(q.size):", "    q[i] = -q[i]", "return out",
        ]  # fmt: skip
        backward = self._njit("adjoint", f"t, z, like{self.p}", lines, pull=pull)
        out, numbers = self._handing_out("scale")
        lines = [
            "n = out.size", "g = np.empty(n, dtype)", "place(g, 0, dout, 1)", "for i in range(n):",
            "    dout.flat[i] = 0", *self._start(),
            f"q, lam, scale, steps = np.zeros({count}, dtype), np.zeros(n, dtype), largest(g), 1",
            "last, first = np.zeros_like(out), np.zeros_like(out)",
            f"evaluate(last, out, a2{self.p})",
            f"evaluate(first, shaped(start, 0, out), a1{self.p})",
            "size = max(largest(start), largest(out))", "if size == 0.0:", "    size = 1.0",
            "done = scale == 0.0 or a1 == a2", "if scale == 0.0:", "    scale = 1.0", "if done:",
            "    lam = part(g, 0, n, 1 / scale)",
            "while not done:",
            f"    if steps > {_PARTS}:", "        stop(lost)",
            "    states = np.empty((steps + 1) * n, dtype)", "    place(states, 0, start, 1)",
            "    for i in range(steps):",
            "        begin, end = a1 + (a2 - a1) * i / steps, a1 + (a2 - a1) * (i + 1) / steps",
            f"        place(states, (i + 1) * n, run(part(states, i * n, n, 1), begin, end, out{self.p}), 1)",
            f"    z = np.zeros(2 * n + {count}, dtype)", "    place(z, n, g, size / scale)", "    done = True",
            "    for i in range(steps - 1, -1, -1):",
            "        begin, end = a1 + (a2 - a1) * i / steps, a1 + (a2 - a1) * (i + 1) / steps",
            "        two = part(states, i * n, 2 * n, 1)", "        place(z, 0, part(two, n, n, 1), 1)",
            f"        z = back(z, end, begin, out{self.p})",
            "        if not distance(z, two, 0, n) <= rtol * largest(two):",
            "            done = False", "            break",
            "    steps *= 4",
            "    lam, q = part(z, n, n, 1 / size), part(z, 2 * n, z.size - 2 * n, 1 / size)",
            "lam = part(lam, 0, n, scale)", *out,
            "by_first, by_last = 0.0, 0.0",
            "for i in range(n):",
            "    by_first -= lam[i] * first.flat[i]", "    by_last += g[i] * last.flat[i]",
        ]  # fmt: skip
        if self.is_array:
            lines += ["for i in range(n):", "    da0.flat[i] += lam[i]"]
        own = [] if self.is_array else ["lam[0]"]
        lines.append(f"return {', '.join([*own, 'by_first', 'by_last', *numbers])}")
        lost = message(
            f"error: {self.problem.name}: the state cannot be followed backwards to where it was; differentiate the "
            "solver's code instead, or pass a more precise integrator, or a larger rtol"
        )
        return self._njit(
            "vjp", ", ".join([*self._doubled, "out, dout"]), lines, evaluate=self._evaluate(), lost=lost,
            rtol=self.problem.rtol, run=self._run("again", self._integrand()), back=self._run("back", backward),
        )  # fmt: skip

    def _forward(self) -> Any:
        head = (Activity.DUP, Activity.DUP, Activity.CONST)
        push = self._derivative(self._evaluate(), head, "forward")
        both = self._interleaved(tangent=True)
        lines = [
            "n = like.size", "x, dx = shaped(z, 0, like), shaped(z, n, like)",
            "r, dr, out = np.zeros_like(x), np.zeros_like(x), np.zeros_like(z)", f"push(r, dr, x, dx, t{both})",
            "place(out, 0, r, 1)", "place(out, n, dr, 1)", "return out",
        ]  # fmt: skip
        ahead = self._njit("tangent", f"t, z, like{both}", lines, push=push)
        moved = "place(z, n, da0, 1)" if self.is_array else "z[n] = da0"
        lines = [
            "n = out.size", *self._start(), "last, first = np.zeros_like(out), np.zeros_like(out)",
            f"evaluate(last, out, a2{self.p})", f"evaluate(first, shaped(start, 0, out), a1{self.p})",
            "z = np.empty(2 * n, dtype)", "place(z, 0, start, 1)", moved,
            "for i in range(n):", "    z[n + i] -= first.flat[i] * da1",
            f"z = run(z, a1, a2, out{both})", "for i in range(n):",
            "    dout.flat[i] = z[n + i] + last.flat[i] * da2",
        ]  # fmt: skip
        return self._njit(
            "jvp", ", ".join([*self._doubled_numbers, "out, dout"]), lines,
            evaluate=self._evaluate(), run=self._run("ahead", ahead, tangent=True),
        )  # fmt: skip


class QuadratureCall(IntegralCall):
    """The call ``(lower, upper, *parameters)`` of an integral."""

    leading = 2
    numbers = range(2)
    state = ("t", 1)

    def _result(self) -> Any:
        found = frontend.result_type(self.f, (types.float64, *self.given[2:]))
        if not isinstance(found, types.Float):
            raise errors.TypingError(f"{self.problem.name}: the integrand is {found}; it has to be a real number")
        return found

    def _evaluate(self) -> Any:
        return self._njit("value", f"r, t{self.p}", [f"r[0] = f(t{self.p})"])

    def _integrand(self) -> Any:
        lines = ["r = np.empty(1, dtype)", f"r[0] = f(t{self.p})", "return r"]
        return self._njit("integrand", f"t, z, like{self.p}", lines)

    def _value(self) -> list[str]:
        return [f"out[...] = run(np.empty(1, dtype), a0, a1, out{self.p})"]

    def _python(self, integrate: Callable[..., Any], rhs: Any) -> Any:
        def run(z: Any, first: float, last: float, like: Any, *p: Any) -> Any:
            return integrate(lambda t: rhs(float(t), z, like, *p), first, last)

        run.__name__ = getattr(integrate, "__name__", type(integrate).__name__)
        return run

    def _integration(self, given: str) -> str:
        return f"found, done = gauss_kronrod(rhs, first, last, tolerance, z, (z, {given[1:]})"

    def _reverse(self) -> Any:
        pull = self._derivative(self._evaluate(), (Activity.DUP, Activity.CONST), "reverse")
        count, made, packed = self._packing()
        lines = [
            "r, seed, q = np.zeros(1, dtype), np.ones(1, dtype), np.zeros_like(z)", *made,
            f"s = pull(r, seed, t{self._interleaved(tangent=False)})", *packed, "return q",
        ]  # fmt: skip
        slope = self._njit("slope", f"t, z, like{self.p}", lines, pull=pull)
        out, numbers = self._handing_out("g")
        lines = [
            "g = dout[0]", "dout[0] = 0", f"q = np.zeros({count}, dtype)", "by_first, by_last = 0.0, 0.0",
            "if g != 0.0:",
            "    if q.size > 0:", f"        q = run(q, a0, a1, out{self.p})",
            "    if np.isfinite(a0):", f"        by_first = -g * at_bound(a0{self.p})",
            "    if np.isfinite(a1):", f"        by_last = g * at_bound(a1{self.p})",
            *out, f"return {', '.join(['by_first', 'by_last', *numbers])}",
        ]  # fmt: skip
        head = ", ".join([*self._doubled, "out, dout"])
        return self._njit("vjp", head, lines, run=self._run("back", slope), at_bound=self._at_bound())

    def _forward(self) -> Any:
        push = self._derivative(self._evaluate(), (Activity.DUP, Activity.CONST), "forward")
        both = self._interleaved(tangent=True)
        lines = ["r, dr = np.zeros(1, dtype), np.zeros(1, dtype)", f"push(r, dr, t{both})", "return dr"]
        ahead = self._njit("tangent", f"t, z, like{both}", lines, push=push)
        lines = [
            f"dout[...] = run(np.empty(1, dtype), a0, a1, out{both})",
            "if np.isfinite(a0) and da0 != 0.0:", f"    dout[0] -= at_bound(a0{self.p}) * da0",
            "if np.isfinite(a1) and da1 != 0.0:", f"    dout[0] += at_bound(a1{self.p}) * da1",
        ]  # fmt: skip
        head = ", ".join([*self._doubled_numbers, "out, dout"])
        run = self._run("ahead", ahead, tangent=True)
        return self._njit("jvp", head, lines, run=run, at_bound=self._at_bound())

    def _at_bound(self) -> Any:
        """The integrand at a bound, where the integral does not ask for it: NaN where that raises an exception, as
        1 / sqrt(x) does at 0."""
        lines = ["try:", f"    return f(x{self.p})", "except Exception:", "    return np.nan"]
        return self._njit("at_bound", f"x{self.p}", lines)
