"""Gradients that ``@njit`` code calls, as functions with rules: such code can be differentiated.

A *sweep* of order 0 is the gradient of a kernel by all numbers and arrays of numbers, and one of order 1 that of its
derivative along a direction: the product with the Hessian. As that is symmetric, it serves both modes. A gradient of
gradients by numbers is a sweep along the directions of these numbers, and its derivative a sweep of one order more.
Sweeps are made when what calls them is lowered, and are not differentiated again: both rules of a function are
lowered with it, so that each order would ask for the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numba import njit
from numba.core import types
from numba.core.registry import cpu_target
from numba.extending import overload

from irad.api.calling.stops import Stopped, stopped_address
from irad.api.kernels.kernel import Kernel
from irad.api.transforms.higher_order import NestedTangents
from irad.errors import IradError
from irad.frontends.numba.refusals import DerivativeRefused
from irad.frontends.numba.rules import NumbaRule, register
from irad.interop.numba_call import Slot, njit_callable
from irad.ir.marks import DERIVATIVE

__all__ = ["Sweeps", "derivative_name"]


class Sweeps:
    """The sweeps of a kernel of numbers and contiguous arrays that it only reads, for some types of arguments.

    ``along``: the numbers, by position, by which derivatives are taken before any other.
    """

    def __init__(self, kernel: Kernel, given: Sequence[Any], along: Sequence[int] = ()) -> None:
        self.kernel = kernel
        self.along = tuple(along)
        self.given = list(given)
        self.arrays = [i for i, ty in enumerate(given) if isinstance(ty, types.Array) and _is_real(ty.dtype)]
        self.numbers = [i for i, ty in enumerate(given) if _is_real(ty)]
        self.active = sorted([*self.arrays, *self.numbers])
        self._made: dict[int, Any] = {}

    @classmethod
    def of(cls, kernel: Kernel, given: Sequence[Any], along: Sequence[int] = ()) -> Sweeps | None:
        """Those of a kernel; None for one that takes something else."""
        given = [types.unliteral(ty) for ty in given]
        known = all(map(_is_plain, given)) and kernel.signature.result.kind == "float"
        read = all(not a.written for a in kernel.signature.arguments)
        steady = not kernel.draws_random_numbers  # which would be drawn anew
        all_given = len(given) == len(kernel.signature.arguments)
        return cls(kernel, given, along) if known and read and steady and all_given else None

    def gradient(self, wrt: Sequence[int], names: Sequence[str], single: bool) -> Any:
        """The gradient of the derivative ``along`` the numbers, as a function with a rule; see :meth:`rule`."""
        outs = [i for i in sorted(wrt) if i in self.arrays]
        lines = self._run([], "t") + [f"o{i}[...] = t{i}" for i in outs]
        found = {str(i): self._number(i) for i in self.numbers}
        if "value" in names:
            lines += self._run([], "s", self.along[:-1])
            found["value"] = f"sn[{self.numbers.index(self.along[-1])}]"
        room = [] if single or not names else ["r"]
        lines += [f"r[{k}] = {found[name]}" for k, name in enumerate(names) if room]
        lines += [f"return {found[names[0]]}"] if single else []
        parameters = [*(f"a{i}" for i in range(len(self.given))), *(f"o{i}" for i in outs), *room]
        function = self._function("gradient", parameters, lines)
        self.rule(function, wrt, names, single)
        return function

    def rule(self, function: Any, wrt: Sequence[int], names: Sequence[str], single: bool) -> None:
        """Give a gradient its derivatives: `function` takes the arguments, and an array to write to for each array of
        `wrt`. `names` are its other results, "value" and numbers of `wrt`; a `single` one is returned, several are
        written to an array that comes last."""
        outs = [f"o{i}" for i in sorted(wrt) if i in self.arrays]
        room = [] if single or not names else ["r"]
        seed = {i: f"g{i}" if i in wrt else self._zero(i) for i in self.active}
        lines = [  # copies in the order of the arrays, in which compiled code takes them
            f"g{i} = zeros_like(o{i}_); g{i}[...] = o{i}_; o{i}_[...] = 0" for i in wrt if i in self.arrays
        ]
        for k, name in enumerate(names):
            lines.append(f"g{name} = {'g' if single else f'r_[{k}]'}")
        lines += [f"r_[{k}] = 0" for k in range(len(names) if room else 0)]
        lines += self._run([seed], "t") + self._add("t")
        if "value" in names:
            lines += [*self._run([], "s"), *self._add("s", "gvalue * "), "tn += gvalue * sn"]
        lines.append(f"return {', '.join(self._number(i) for i in self.numbers)}")
        vjp = self._function("gradient_vjp", self._interleaved(self.arrays, [*outs, *room], ["g"] * single), lines)
        lines = self._run([{i: f"a{i}_" for i in self.active}], "t")
        lines += [f"o{i}_[...] = t{i}" for i in wrt if i in self.arrays]
        found = {str(i): f"tn[{self.numbers.index(i)}]" for i in self.numbers}
        if "value" in names:
            lines += self._run([], "s")
            parts = [f"(s{i} * a{i}_).sum()" if i in self.arrays else f"sn[{self.numbers.index(i)}] * a{i}_"
                     for i in self.active]  # fmt: skip
            found["value"] = " + ".join(parts) or "0.0"
        lines += [f"r_[{k}] = {found[name]}" for k, name in enumerate(names) if room]
        lines += [f"return {found[names[0]]}"] if single else []
        jvp = self._function("gradient_jvp", self._interleaved(self.active, [*outs, *room], []), lines)
        register(NumbaRule(function, vjp, jvp, f"a gradient of '{self.kernel.name}'"))

    def _sweep(self, order: int) -> Any:
        """The sweep of an order. It takes the arguments, the direction, an array for the derivative by each array, and
        one for those by numbers."""
        if order not in self._made:
            parameters = [f"a{i}" for i in range(len(self.given))]
            parameters += [f"d{k}a{i}" for k in range(order) for i in self.active]
            parameters += [*(f"o{i}" for i in self.arrays), "n"]
            self._made[order] = self._function("sweep", parameters, self._body(order), native=self._native(order))
        return self._made[order]

    def _body(self, order: int) -> list[str]:
        """Lines that call compiled code."""
        count = 1 << order
        directions = {1 << k: f"d{k}a" for k in range(order)}
        parts = {i: [f"{directions.get(k, 'z' if k else 'a')}{i}" for k in range(count)] for i in self.active}
        lines, passed = [], []
        if order > 1:  # what a direction changes of another one
            lines += [f"z{i} = {self._zero(i)}" for i in self.active]
        for i in range(len(self.given)):
            if i in self.arrays:
                shadows = [f"o{i}", *(f"s{k}_{i}" for k in range(1, count))]
                lines += [f"{name} = zeros_like(a{i})" for name in shadows[1:]] + [f"o{i}[...] = 0"]
                passed += [x for pair in zip(parts[i], shadows, strict=True) for x in pair]
            else:
                passed += parts.get(i, [f"a{i}"])
        lines.append(f"r = native({', '.join([*passed, '1.0'])})")
        several = len(self.numbers) << order > 1
        return lines + [f"n[{k}] = r{f'[{k << order}]' if several else ''}" for k in range(len(self.numbers))]

    def _native(self, order: int) -> Any:
        """The compiled sweep as an ``@njit`` function of parts and shadows, and the seed."""
        kernel = self.kernel
        compiled = NestedTangents(kernel, self.active, (), order, True).compiled(kernel.options.assume_noalias)
        slots: list[Slot] = []
        given: list[Any] = []
        for i, ty in enumerate(self.given):
            at, count = len(given), (1 << order) * (2 if i in self.arrays else 1) if i in self.active else 1
            kind = "data" if isinstance(ty, types.Array) else "value"
            slots += [Slot(kind, (at + k,)) for k in range(count)]
            slots += [Slot("shape", (at,), axis) for axis in range(ty.ndim if kind == "data" else 0)]
            given += [ty] * count
        slots += [Slot("error")] if kernel.raise_error is not None else []
        slots.append(Slot("value", (len(given),)))
        result = _NUMBERS[kernel.signature.result.type]
        return njit_callable(
            compiled.raw_address, [*given, result], slots, returned=[_NUMBERS[t] for t in compiled.entry.results],
            name=derivative_name(kernel.name), keep=compiled,
            stopped=(stopped_address(), Stopped) if compiled.raw_stops else None,
        )  # fmt: skip

    def _interleaved(self, twins: list[int], outs: list[str], seed: list[str]) -> list[str]:
        """Parameters of a rule: the arguments, `twins` of them followed by shadows or tangents, and what is written."""
        own = [x for i in range(len(self.given)) for x in ([f"a{i}", f"a{i}_"] if i in twins else [f"a{i}"])]
        return [*own, *(x for out in outs for x in (out, f"{out}_")), *seed]

    def _run(self, directions: list[dict[int, str]], stem: str, along: Sequence[int] | None = None) -> list[str]:
        """Lines that run a sweep along directions, behind those of numbers; the derivatives are then in variables that
        begin with `stem`."""
        numbers = self.along if along is None else along
        own = [{i: "1.0" if i == at else self._zero(i) for i in self.active} for at in numbers]
        directions = [*own, *directions]
        lines = [f"{stem}{i} = zeros_like(a{i})" for i in self.arrays]
        lines.append(f"{stem}n = zeros({len(self.numbers)})")
        passed = [*(f"a{i}" for i in range(len(self.given))), *(d[i] for d in directions for i in self.active)]
        passed += [*(f"{stem}{i}" for i in self.arrays), f"{stem}n"]
        return [*lines, f"sweep{len(directions)}({', '.join(passed)})"]

    def _add(self, stem: str, factor: str = "") -> list[str]:
        """Lines that add what a sweep has given to the adjoints of arrays."""
        return [f"a{i}_ += {factor}{stem}{i}" for i in self.arrays]

    def _number(self, i: int) -> str:
        """The adjoint of a number among the arguments."""
        return f"tn[{self.numbers.index(i)}]"

    def _zero(self, i: int) -> str:
        return f"zeros_like(a{i})" if i in self.arrays else "0.0"

    def _function(self, name: str, parameters: list[str], lines: list[str], native: Any = None) -> Any:
        """An ``@njit`` function, which may call sweeps, or compiled code."""
        scope: dict[str, Any] = {"__name__": __name__, "zeros": np.zeros, "zeros_like": np.zeros_like, "native": native}
        scope |= {f"sweep{k}": self._later(k) for k in range(len(self.along) + 2) if native is None}
        exec(f"def {name}({', '.join(parameters)}):\n" + "".join(f"    {line}\n" for line in [*lines, "pass"]), scope)
        return njit(scope[name])

    def _later(self, order: int) -> Any:
        """A sweep that is made when Numba finds the types of what calls it."""

        def stub(*args: Any) -> Any:
            raise NotImplementedError

        @overload(stub, strict=False)
        def implement(*args: Any) -> Callable[..., Any]:
            try:
                function = self._sweep(order)
            except IradError as error:
                raise DerivativeRefused.of(error) from error

            def call(*args: Any) -> Any:
                return function(*args)

            return call

        cpu_target.typing_context.refresh()
        return stub


def derivative_name(kernel: str) -> str:
    """How a derivative of a kernel is called in Numba code."""
    return DERIVATIVE + (kernel if kernel.isidentifier() else "lambda")


def _is_real(ty: Any) -> bool:
    return isinstance(ty, types.Float) and ty.bitwidth in (32, 64)


def _is_plain(ty: Any) -> bool:
    """Whether an argument is one that functions with rules take."""
    if isinstance(ty, types.Array):
        return ty.layout in "CF" and (_is_real(ty.dtype) or isinstance(ty.dtype, (types.Integer, types.Boolean)))
    return _is_real(ty) or isinstance(ty, (types.Integer, types.Boolean))


_NUMBERS = {"double": types.float64, "float": types.float32}
