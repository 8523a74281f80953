"""A kernel of numbers, and how it, its tangents and its gradient are called for one element."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from irad.api.kernels.kernel import Kernel
from irad.api.session import Program
from irad.codegen.elementwise.calls import Argument, ElementCall
from irad.codegen.elementwise.nest import Key
from irad.errors import UsageError
from irad.facts.request import DiffRequest

__all__ = ["Derived", "Element", "Operand", "Output", "adjoint", "element_of", "number", "partial", "result", "seed"]


def number(operand: int, part: int) -> Key:
    """The key of what is passed for an operand; ``part`` is 1 for an imaginary part."""
    return ("number", operand, part)


def result(output: int, part: int) -> Key:
    """The key of a result."""
    return ("result", output, part)


def seed(output: int, part: int) -> Key:
    """The key of a result's adjoint."""
    return ("seed", output, part)


def adjoint(operand: int, part: int) -> Key:
    """The key of an operand's adjoint."""
    return ("adjoint", operand, part)


def partial(output: Key, by: Key) -> Key:
    """The key of a partial derivative."""
    return ("partial", output, by)


@dataclass(frozen=True)
class Operand:
    """An argument of the kernel."""

    name: str
    dtype: np.dtype

    @property
    def parts(self) -> int:
        """How many real numbers it is."""
        return 2 if self.dtype.kind == "c" else 1

    @property
    def is_smooth(self) -> bool:
        """Whether derivatives are taken by it."""
        return self.dtype.kind in "fc"


@dataclass(frozen=True)
class Output(Operand):
    """A result of the kernel."""

    type: str = ""
    """LLVM's type of one of its numbers."""


@dataclass(frozen=True)
class _Parameter:
    """What an LLVM parameter is for: a "number", memory for an "out" that is wanted, "scratch" memory for one that is
    not, or the "error" slot."""

    role: str
    type: str
    index: int = 0
    part: int = 0


@dataclass(frozen=True)
class Derived:
    """A derivative to be asked for, and how it is called: ``directions`` are parameters that are tangents, with the
    numbers that are passed for them where these are known."""

    request: DiffRequest
    call: ElementCall
    directions: dict[int, bool]


@dataclass(frozen=True, eq=False)
class Element:
    """A function of numbers: a kernel, or a tangent of one along directions that are operands, too."""

    kernel: Kernel
    program: Program
    symbol: str
    parameters: tuple[_Parameter, ...]
    operands: tuple[Operand, ...]
    outputs: tuple[Output, ...]
    returns: str
    """LLVM's type of what it returns, which is its first output; "" for nothing."""

    @property
    def fails(self) -> bool:
        """Whether it reports failures."""
        return any(p.role == "error" for p in self.parameters)

    def value_call(self) -> ElementCall:
        """The function itself."""
        passed = tuple(self._passed(p) for p in self.parameters)
        returned = (self.returns,) if self.returns else ()
        return ElementCall(self.symbol, passed, returned, (result(0, 0),) * len(returned))

    def _passed(self, parameter: _Parameter, wanted: bool = True) -> Argument:
        if parameter.role == "number":
            return Argument("number", parameter.type, (number(parameter.index, parameter.part),))
        if parameter.role == "error":
            return Argument("error", parameter.type)
        output = self.outputs[parameter.index]
        if parameter.role == "out" and wanted:
            keys = tuple(result(parameter.index, part) for part in range(output.parts))
            return Argument("memory", output.type, keys, count=output.parts)
        return Argument("scratch", output.type, count=output.parts)

    def smooth_outputs(self) -> list[int]:
        """The results that have derivatives. Raises :class:`UsageError` if there are none."""
        found = [o for o, output in enumerate(self.outputs) if output.is_smooth]
        if not found:
            raise UsageError(f"{self.kernel.name} returns no floating-point number, and has no derivative")
        return found

    def _returns_smooth(self) -> bool:
        return bool(self.returns) and self.outputs[0].is_smooth

    def _activities(self, active: Sequence[int]) -> tuple[str, ...]:
        """Of the parameters, where some of them are active."""
        found = []
        for i, parameter in enumerate(self.parameters):
            memory = parameter.role in ("out", "scratch") and self.outputs[parameter.index].is_smooth
            found.append("active" if i in active else "dup" if memory else "const")
        return tuple(found)

    def _request(self, mode: str, active: Sequence[int], with_value: bool, width: int = 1) -> DiffRequest:
        return self.program.request(
            self.symbol, mode, self._activities(active), active_result=self._returns_smooth(),
            returns_primal=with_value and bool(self.returns), noalias=True, width=width,
        )  # fmt: skip

    def partials(self, wrt: Sequence[int]) -> list[Key]:
        """The keys of all partial derivatives of results by some operands."""
        results = [result(o, part) for o in self.smooth_outputs() for part in range(self.outputs[o].parts)]
        return [partial(one, self._key_of(position)) for position in self.positions(wrt) for one in results]

    def precision_of(self, key: Key) -> str:
        """NumPy's name of the numbers in which a partial derivative is computed."""
        output = key[1]
        assert isinstance(output, tuple)
        return {"float": "float32", "double": "float64"}[self.outputs[output[1]].type]

    def positions(self, wrt: Sequence[int]) -> list[int]:
        """The parameters that carry some operands."""
        return [i for i, p in enumerate(self.parameters) if p.role == "number" and p.index in wrt]

    def _key_of(self, position: int) -> Key:
        parameter = self.parameters[position]
        return number(parameter.index, parameter.part)

    def tangent(self, active: Sequence[int], with_value: bool) -> Derived:
        """The partial derivatives by some of the parameters, all at once."""
        width = len(active)
        passed: list[Argument] = []
        directions: dict[int, bool] = {}
        for i, parameter in enumerate(self.parameters):
            passed.append(self._passed(parameter, with_value))
            if i in active:
                for own in active:
                    directions[len(passed)] = own == i
                    passed.append(Argument("text", parameter.type, text="1.0" if own == i else "0.0"))
            elif parameter.role in ("out", "scratch") and self.outputs[parameter.index].is_smooth:
                output = self.outputs[parameter.index]
                for own in active:
                    keys = tuple(
                        partial(result(parameter.index, part), self._key_of(own)) for part in range(output.parts)
                    )
                    is_out = parameter.role == "out"
                    kind = "memory" if is_out else "scratch"
                    passed.append(Argument(kind, output.type, keys if is_out else (), count=output.parts))
        returned, keys_of = self._head(with_value)
        if self._returns_smooth():
            returned += [self.returns] * width
            keys_of += [partial(result(0, 0), self._key_of(own)) for own in active]
        request = self._request("tangent", active, with_value, width)
        return Derived(request, self._call(request, passed, returned, keys_of), directions)

    def _head(self, with_value: bool) -> tuple[list[str], list[Key | None]]:
        if not (with_value and self.returns):
            return [], []
        return [self.returns], [result(0, 0)]

    @staticmethod
    def _call(
        request: DiffRequest, passed: Sequence[Argument], returned: Sequence[str], keys: Sequence[Key | None]
    ) -> ElementCall:
        return ElementCall(request.symbol, tuple(passed), tuple(returned), tuple(keys))

    def gradient(self, active: Sequence[int], with_value: bool) -> Derived:
        """The gradient by some of the parameters, weighted by seeds."""
        passed: list[Argument] = []
        for parameter in self.parameters:
            passed.append(self._passed(parameter, with_value))
            if parameter.role not in ("out", "scratch") or not self.outputs[parameter.index].is_smooth:
                continue
            output = self.outputs[parameter.index]
            if parameter.role == "out":
                keys = tuple(seed(parameter.index, part) for part in range(output.parts))
                passed.append(Argument("memory", output.type, keys, preset=True, count=output.parts))
            else:
                zeros = tuple(_ZERO for _ in range(output.parts))
                passed.append(Argument("memory", output.type, zeros, preset=True, count=output.parts))
        if self._returns_smooth():
            passed.append(Argument("number", self.returns, (seed(0, 0),)))
        returned, keys_of = self._head(with_value)
        for position in active:
            parameter = self.parameters[position]
            returned.append(parameter.type)
            keys_of.append(adjoint(parameter.index, parameter.part))
        request = self._request("gradient", active, with_value)
        return Derived(request, self._call(request, passed, returned, keys_of), {})

    def along(self, moving: Sequence[int]) -> Element:
        """The tangent as a function of the operands and of a direction for each of those that move."""
        self.smooth_outputs()
        active = self.positions(moving)
        request = self._request("tangent", active, False)
        made = self.program.with_tangent(request)
        first = len(self.operands)
        vectors = tuple(replace(self.operands[i], name=f"d{self.operands[i].name}") for i in moving)
        parameters: list[_Parameter] = []
        for i, parameter in enumerate(self.parameters):
            if parameter.role not in ("out", "scratch"):
                parameters.append(parameter)
            else:
                parameters.append(replace(parameter, role="scratch"))
                if self.outputs[parameter.index].is_smooth:
                    parameters.append(parameter)
            if i in active:
                parameters.append(replace(parameter, index=first + list(moving).index(parameter.index)))
        returns = self.returns if self._returns_smooth() else ""
        return Element(
            self.kernel, made, made.symbol, tuple(parameters), (*self.operands, *vectors), self.outputs, returns
        )


_ZERO: Key = ("zero",)
"""The key of a zero."""


def element_of(kernel: Kernel) -> Element:
    """A kernel as a function of numbers. Raises :class:`UsageError` for one that takes or keeps anything else."""
    signature = kernel.signature
    roles = [_Parameter("error", "ptr") for _ in kernel.parameters]
    operands = []
    for index, argument in enumerate(signature.arguments):
        if argument.kind not in ("float", "int", "bool", "complex") or argument.dtype is None:
            by_reference = argument.kind == "reference"
            what = "is passed by reference; give it the attribute VALUE" if by_reference else "is no number"
            raise UsageError(
                f"{kernel.name}: argument {argument.name!r} ({argument.text}) {what}; irad.broadcast takes "
                "functions of numbers, which it applies to each element of arrays"
            )
        for part in range(argument.count):
            position = argument.first + part
            roles[position] = _Parameter("number", kernel.parameters[position], index, part)
        operands.append(Operand(argument.name, argument.dtype))
    outputs, returns = _outputs_of(kernel, roles)
    known = {p.type for p in roles} | {o.type for o in outputs}
    strange = sorted(known - {"float", "double", "i1", "i8", "i16", "i32", "i64", "ptr"})
    if strange:
        raise UsageError(f"{kernel.name} takes or returns numbers of LLVM's type {strange[0]}; use float or double")
    if not operands or not outputs:
        raise UsageError(f"{kernel.name} must take a number and return one, to be applied to each element of arrays")
    program = kernel.program
    function = program.module.functions[kernel.symbol]
    if program.facts.calls.writes_elsewhere(function):
        raise UsageError(
            f"{kernel.name} may write to memory that other calls see (a global variable, a file, the state of random "
            "numbers; of lists and dicts irad cannot tell that they are its own); a function that is applied to "
            "elements in no particular order must not. Use arrays of its own, and numbers that are passed to it"
        )
    return Element(kernel, program, kernel.symbol, tuple(roles), tuple(operands), outputs, returns)


def _outputs_of(kernel: Kernel, roles: list[_Parameter]) -> tuple[tuple[Output, ...], str]:
    """The results, and the type of what is returned by value; parameters for results are noted in ``roles``."""
    given = kernel.signature.result
    if given.kind in ("float", "int", "bool"):
        dtype = given.dtype or np.dtype(_DTYPES.get(given.type, "f8"))
        return (Output("", dtype, given.type),), given.type
    leaves: list[Any] = list(given.spec.items) if given.kind == "tuple" else []
    if given.kind == "complex":
        leaves = [given]
    outputs = []
    for index, leaf in enumerate(leaves):
        if leaf.kind not in ("float", "int", "bool", "complex"):
            raise UsageError(f"{kernel.name} returns {given.text}; return numbers, or a tuple of them")
        position = leaf.first if given.kind == "tuple" else given.out
        roles[position] = _Parameter("out", "ptr", index)
        own = _REAL_OF.get(leaf.dtype.name) or leaf.type
        outputs.append(Output("", leaf.dtype, own))
    return tuple(outputs), ""


_DTYPES = {"float": "f4", "double": "f8", "i1": "?", "i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8"}
_REAL_OF = {"complex64": "float", "complex128": "double"}
