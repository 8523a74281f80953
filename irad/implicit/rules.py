"""The rules of implicit functions: Python text for Numba, for the types of one call.

The unknown is an array here; a number is an array of one entry. The residual ``r`` of the equation is a function of the
unknown ``x`` and of the arguments; ``pull`` is its reverse mode, ``push`` its forward mode.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import njit
from numba.core import errors, types

from irad.api.activities import Activity
from irad.api.pointer import autodiff
from irad.api.transforms.numba_rules import Call
from irad.frontends.numba import compile as frontend
from irad.implicit.callbacks import message, stop
from irad.implicit.solvers import gmres

__all__ = ["ImplicitCall", "LinearSolves"]


@dataclass(frozen=True)
class LinearSolves:
    """The solvers of systems with the Jacobian, and with the transposed one: ``(b, x, *parameters)``, or, not
    ``with_point``, ``(b, *parameters)``. None: GMRES."""

    tangent: Any
    transpose: Any
    with_point: bool


@njit
def require(error: Any, right: Any, rtol: Any, address: Any) -> None:
    """Stop unless an error is small beside a right-hand side."""
    largest, size = 0.0, 0.0
    for value in error.flat:
        largest += value * value
    for value in right.flat:
        size += value * value
    if not largest <= rtol * rtol * size:
        stop(address)  # type: ignore[call-arg]


class ImplicitCall(Call):
    """The call of an implicit function for some types of arguments, the first of which is like the unknown."""

    def __init__(self, equation: Any, solver: Any, given: Sequence[Any]) -> None:
        given = [types.float64 if isinstance(ty, types.Integer) else ty for ty in given[:1]] + list(given[1:])
        super().__init__(solver, given)
        self.equation = equation
        first = self.given[0]
        dtype = self.result.dtype if self.is_array else self.result
        rank = first.ndim if isinstance(first, types.Array) else 0
        if not isinstance(dtype, types.Float) or rank != (self.result.ndim if self.is_array else 0):
            raise errors.TypingError(
                f"{equation.name}: the solution is {self.result}, and the first argument {first}; both have to be "
                "real numbers, or arrays of them of the same rank (of a complex unknown, take real and imaginary part)"
            )
        self.dtype = np.dtype(str(dtype))
        self.rtol = max(equation.rtol, 1000 * float(np.finfo(self.dtype).eps))
        with_first = "a0" in equation.text
        self.inputs = self.names if with_first else self.names[1:]
        """Arguments that the residual depends on."""
        self.kinds = dict(zip(self.names, self.given, strict=True))
        self.evaluate = self._evaluate()

    # -- the equation

    def _evaluate(self) -> Any:
        """``evaluate(r, x, …)``: the residual."""
        others = "".join(f", {name}" for name in self.names[1:])
        text = self.equation.text.format(x="x" if self.is_array else "x[0]", p=others)
        lines = [f"found = {text}"]
        if self.is_array:
            lines += ["if found.shape != x.shape:", "    raise ValueError('the residual is not shaped as the unknown')"]
        lines.append("r[...] = found" if self.is_array else "r[0] = found")
        return self._njit("evaluate", ", ".join(["r", "x", *self.inputs]), lines, f=self.equation.f)

    def _derivative(self, mode: str, *, by_inputs: bool) -> Any:
        """The derivative of the residual by the unknown, and by the inputs too."""
        activities = [Activity.DUP, Activity.DUP]
        for name in self.inputs:
            ty = self.kinds[name]
            active = by_inputs and self.is_active(ty)
            kind = Activity.DUP if isinstance(ty, types.Array) else Activity.ACTIVE
            activities.append(kind if active else Activity.CONST)
        return autodiff(self.evaluate, *activities, mode=mode)

    def _interleaved(self, *, tangent: bool) -> str:
        """The inputs, those with shadows followed by them."""
        found = []
        for name in self.inputs:
            found.append(name)
            ty = self.kinds[name]
            if self.is_active(ty) and (tangent or isinstance(ty, types.Array)):
                found.append(f"d{name}")
        return "".join(f", {name}" for name in found)

    # -- systems with the Jacobian

    def _solver(self, given: Any, mode: str, role: str) -> Any:
        """``solver(b, x, …)`` for an unknown ``x``: the user's, or GMRES."""
        others = "".join(f", {name}" for name in self.names[1:])
        head = f"b, x{''.join(f', {name}' for name in self.inputs)}"
        if given is not None:
            unknown, right = ("x", "b") if self.is_array else ("x[0]", "b[0]")
            point = f", {unknown}" if self.equation.solves.with_point else ""
            place = "found[...]" if self.is_array else "found[0]"
            lines = ["found = np.empty_like(x)", f"{place} = given({right}{point}{others})"]
            return self._njit(role, head, [*lines, "return found"], given=given)
        order = "r, v, x, d" if mode == "reverse" else "r, d, x, v"
        derivative = self._derivative(mode, by_inputs=False)
        lines = ["r = np.zeros_like(x)", "d = np.zeros_like(x)"]
        if not self.is_array:
            lines += ["v = np.ones_like(x)", f"derivative({order}{''.join(f', {name}' for name in self.inputs)})"]
            return self._njit(role, head, [*lines, "return b / d"], derivative=derivative)
        packed = f"({''.join(f'{name}, ' for name in self.inputs)})"
        unpacked = "".join(f", t[{i}]" for i in range(len(self.inputs)))
        lines += ["v = u.copy().reshape(x.shape)", f"derivative({order}{unpacked})", "return d.reshape(d.size)"]
        apply = self._njit(f"{role}_product", "u, x, t", lines, derivative=derivative)
        target = 10 * float(np.finfo(self.dtype).eps)
        lines = [f"return gmres(apply, b.reshape(b.size), x, {packed}, {target!r}).reshape(x.shape)"]
        return self._njit(role, head, lines, apply=apply, gmres=gmres)

    def _message(self, mode: str) -> int:
        return message(
            f"error: {self.equation.name}: a linear system of its {mode} mode was not solved; the residual is above "
            f"{self.rtol:.1g} of the right-hand side, as it is where the Jacobian is singular or ill-conditioned, or "
            "its solver inexact; pass a better solver, or a larger rtol"
        )

    # -- the rule

    def implementation(self) -> Any:
        """The implementation of the call."""
        a = ", ".join(self.names)
        if self.is_array:
            lines = [
                f"found = f({a})", "if found.shape != out.shape:",
                "    raise ValueError('the solution is not shaped as the first argument')", "out[...] = found",
            ]  # fmt: skip
            core = self._njit("core", f"{a}, out", lines)
        else:
            core = self._njit("core", a, [f"return f({a})"])
        frontend.add_rule(core, self._reverse(), self._forward(), once=True)
        dense = [
            f"{name} = {name}.copy()"
            for name, ty in self.kinds.items()
            if isinstance(ty, types.Array) and ty.layout == "A"
        ]
        if self.is_array:
            lines = [*dense, "out = np.empty(a0.shape, dtype)", f"core({a}, out)", "return out"]
        else:
            lines = [*dense, "a0 = float(a0)" if self.dtype == np.float64 else "pass", f"return core({a})"]
        return self._plain(a, lines, core=core, dtype=self.dtype)

    def _reverse(self) -> Any:
        transpose = self._solver(self.equation.solves.transpose, "reverse", "transpose")
        p = "".join(f", {name}" for name in self.inputs)
        lines = ["g = dout.copy()", "dout[...] = 0"]
        tail = "out, dout"
        if not self.is_array:
            tail = "g, ans"
            lines = ["out, v = np.empty(1, dtype), np.empty(1, dtype)", "out[0], v[0] = ans, g"]
        right = "g" if self.is_array else "v"
        lines += [
            f"seed = -transpose({right}, out{p})", "r = np.zeros_like(out)", "dx = np.zeros_like(out)",
            f"s = pull(r, seed, out, dx{self._interleaved(tangent=False)})",
            f"require(dx + {right}, {right}, rtol, failed)",
        ]  # fmt: skip
        if "a0" in self.inputs:
            lines.append(f"require(r, {'a0' if self.is_array else 'a0 + np.zeros_like(r)'}, rtol, unsolved)")
        numbers = [name for name in self.inputs if isinstance(self.kinds[name], types.Float)]
        parts = ["s"] if len(numbers) == 1 else [f"s[{i}]" for i in range(len(numbers))]
        if not self.is_array and "a0" not in self.inputs:
            parts.insert(0, "0.0")
        lines.append(f"return {', '.join(parts)}")
        return self._njit(
            "vjp", ", ".join([*self._doubled, tail]), lines, transpose=transpose,
            pull=self._derivative("reverse", by_inputs=True), failed=self._message("reverse"),
            unsolved=self._message("primal"),
        )  # fmt: skip

    def _forward(self) -> Any:
        tangent = self._solver(self.equation.solves.tangent, "forward", "tangent")
        p = "".join(f", {name}" for name in self.inputs)
        q = self._interleaved(tangent=True)
        head = list(self._doubled_numbers)
        if self.is_array:
            head += ["out", "dout"]
            lines = []
        else:
            head.append("ans")
            lines = ["out = np.empty(1, dtype)", "out[0] = ans"]
        lines += [
            "r, b, left = np.zeros_like(out), np.zeros_like(out), np.zeros_like(out)",
            f"push(r, b, out, np.zeros_like(out){q})", f"t = tangent(-b, out{p})", f"push(r, left, out, t{q})",
            "require(left, b, rtol, failed)", "dout[...] = t" if self.is_array else "return t[0]",
        ]  # fmt: skip
        return self._njit(
            "jvp", ", ".join(head), lines, tangent=tangent, push=self._derivative("forward", by_inputs=True),
            failed=self._message("forward"),
        )  # fmt: skip

    def _njit(self, what: str, parameters: str, lines: Sequence[str], **names: Any) -> Any:
        names = {"require": require, "rtol": self.rtol, "dtype": self.dtype, **names}
        made = self._plain(parameters, lines, **names)
        made.__name__ = f"{self.equation.name}_{what}"
        return njit(made)
