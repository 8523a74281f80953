"""Which operand of a marked call is what to the function that it differentiates."""

from __future__ import annotations

from dataclasses import dataclass, field

from irad.aot.call_sites import MarkedCall, foreign_marker, marker_of
from irad.aot.marker_names import MARKERS
from irad.facts.request import ACTIVE, CONST, DUP, DUP_NO_NEED
from irad.ir.debuginfo import DebugInfo
from irad.ir.ditypes import DIArray, DIBasic, DIPointer, DIStruct, DISubroutine, DIType, DIUnspecified
from irad.ir.module import Function
from irad.ir.values import Argument, Value

__all__ = ["TAPE_BYTES", "Binding", "Misfit", "bind", "infer_activities"]


TAPE_BYTES = 8
"""What a program has to hold of a tape: its name."""


class Misfit(Exception):
    """The arguments of a marked call do not fit its function: what, why and the remedy."""

    def __init__(self, what: str, why: str, remedy: str) -> None:
        super().__init__(what, why, remedy)
        self.what, self.why, self.remedy = what, why, remedy


@dataclass
class Binding:
    """One activity per parameter; the operands that the derivative takes, in its order; seed and tape. `strides`: of
    shadows that are parts of one block, the position among the operands of the first and of what tells their distance
    in bytes."""

    activities: list[str] = field(default_factory=list)
    operands: list[tuple[Value, Argument]] = field(default_factory=list)
    seed: Value | None = None
    tape: Value | None = None
    strides: dict[int, Value] = field(default_factory=dict)


@dataclass
class _Operands:
    """A cursor over the operands of a marked call."""

    values: tuple[Value, ...]
    position: int = 0

    @property
    def left(self) -> tuple[Value, ...]:
        return self.values[self.position :]

    def marker(self) -> str | None:
        """Step over a marker, if one comes next."""
        if not self.left:
            return None
        unknown = foreign_marker(self.left[0])
        if unknown:
            raise Misfit(
                f"unknown marker '{unknown}'",
                f"irad has {', '.join(marker for marker in MARKERS if marker.startswith('irad'))}",
                "use one of these",
            )
        found = marker_of(self.left[0])
        self.position += found is not None
        return found

    def take(self, what: str) -> Value:
        if not self.left:
            raise Misfit(
                "too few arguments",
                f"{what} is missing",
                "give each argument, and a shadow after each irad_dup one",
            )
        if marker_of(self.left[0]):
            raise Misfit(
                "a marker in the wrong place",
                f"{what} was expected and a marker came",
                "give each irad_dup argument its shadow, and each marker its argument",
            )
        self.position += 1
        return self.values[self.position - 1]


def bind(marked: MarkedCall, debug: DebugInfo) -> Binding:
    """Deal the operands of a marked call out to the parameters of its function.

    A pointer with no marker, and of a type that the debug information does not tell, is duplicated or
    constant as the number of operands requires. Raises :class:`Misfit`.
    """
    if marked.kind == "batch":
        return _bind_batch(marked)
    try:
        return _bind(marked, debug, unknown=DUP)
    except Misfit as first:
        try:
            return _bind(marked, debug, unknown=CONST)
        except Misfit:
            raise first from None


def _bind_batch(marked: MarkedCall) -> Binding:
    """Each parameter has one operand for each of the calls, or one for all: it is there as often then."""
    operands, binding = _Operands(marked.arguments), Binding()
    for argument in marked.target.arguments:
        what = f"argument {argument.index + 1} of '{marked.target.name}'"
        marker = operands.marker()
        if marker not in (None, "vector", "scalar"):
            raise Misfit(
                f"irad_{marker} before {what}",
                "a batch of calls has no derivatives",
                "write irad_vector before values of which each call has its own, and irad_scalar before the others",
            )
        binding.activities.append(CONST)
        if marker == "scalar":
            binding.operands += [(operands.take(what), argument)] * marked.settings.width
        else:
            binding.operands += [(operands.take(what), argument) for _ in range(marked.settings.width)]
    _take_rest(marked, operands, binding)
    return binding


def infer_activities(function: Function, debug: DebugInfo) -> tuple[str, ...]:
    """The activity of each parameter, by its type; pointers of unknown type are duplicated."""
    pointees = _pointees(function, debug)
    return tuple(_infer(argument, pointees.get(argument.index), DUP) for argument in function.arguments)


def _bind(marked: MarkedCall, debug: DebugInfo, unknown: str) -> Binding:
    operands, binding = _Operands(marked.arguments), Binding()
    between = [i for i, v in enumerate(marked.arguments) if marker_of(v) == "interleave"]
    shadows = operands
    if between:
        operands, shadows = _Operands(marked.arguments[: between[0]]), _Operands(marked.arguments[between[0] + 1 :])
    pointees = _pointees(marked.target, debug)
    rest = _later_parts(marked.target, debug)
    marker: str | None = None
    stride: Value | None = None
    for argument in marked.target.arguments:
        what = f"argument {argument.index + 1} of '{marked.target.name}'"
        if argument.index not in rest:
            marker, stride = operands.marker(), None
            if marker in ("dupv", "dupnoneedv"):
                stride, marker = operands.take(f"the distance between the shadows of {what}"), marker[:-1]
        tangent = marked.kind == "fwddiff"
        inferred = _infer(argument, pointees.get(argument.index), unknown)
        activity = inferred if marker is None else _of_marker(marker, argument, tangent, what)
        _refuse_by_value(argument, activity, what)
        binding.activities.append(activity)
        binding.operands.append((operands.take(what), argument))
        if activity in (DUP, DUP_NO_NEED):
            if stride is not None:
                binding.strides[len(binding.operands)] = stride
            count = 1 if stride is not None else marked.settings.width
            taken = [shadows.take(f"the shadow of {what}") for _ in range(count)]
            for each in taken:
                if argument.type.is_pointer and not each.type.is_pointer:
                    raise Misfit(
                        f"{what} has no shadow",
                        f"behind a pointer to floating-point numbers its shadow was expected, and {each.type} came (in "
                        "LLVM's words)",
                        "pass the shadow behind the pointer, or write irad_const before the pointer",
                    )
            binding.operands += [(each, argument) for each in taken] * (marked.settings.width // count)
        elif activity == ACTIVE and tangent:
            binding.operands += [
                (shadows.take(f"the tangent of {what}"), argument) for _ in range(marked.settings.width)
            ]
    _take_rest(marked, operands, binding)
    result = marked.target.result
    has_start = not (result.is_void or result.is_integer) or {DUP, DUP_NO_NEED} & {*binding.activities}
    if marked.kind == "autodiff" and not has_start:
        raise Misfit(
            f"nothing of '{marked.target.name}' to differentiate",
            f"it returns {'nothing' if result.is_void else 'whole numbers'}, and no argument has a shadow from which a "
            "derivative could start",
            "let it return a floating-point number, or give the array that it writes a shadow",
        )
    if between:
        _refuse_left(marked, shadows)
    return binding


def _of_marker(marker: str, argument: Argument, tangent: bool, what: str) -> str:
    type_ = argument.type
    if marker in ("interleave", "vector", "scalar"):
        raise Misfit(
            f"irad_{marker} before {what}",
            "it is about no argument" if marker == "interleave" else "it is for batches of calls alone",
            "write irad_const, irad_out, irad_dup or irad_dupnoneed",
        )
    if marker == "const":
        return CONST
    if marker == "out":
        if tangent:
            raise Misfit(
                f"irad_out before {what}",
                "a tangent takes the tangents of its arguments",
                "write irad_dup, the value, and its tangent",
            )
        if not type_.is_float:
            raise Misfit(
                f"irad_out before {what}",
                f"it is no floating-point number but {type_} in LLVM",
                "write irad_dup for memory and irad_const for the rest",
            )
        return ACTIVE
    if type_.is_pointer:
        return DUP if marker == "dup" else DUP_NO_NEED
    if tangent and type_.is_float:
        return ACTIVE
    if type_.is_float:
        raise Misfit(
            f"irad_{marker} before {what}",
            "it is a number by value, whose derivative is returned",
            "write irad_out",
        )
    raise Misfit(
        f"irad_{marker} before {what}",
        f"it is {type_} in LLVM, which carries no derivative",
        "write irad_const",
    )


def _infer(argument: Argument, pointee: DIType | None, unknown: str) -> str:
    if argument.type.is_float:
        return ACTIVE
    if not argument.type.is_pointer:
        return CONST
    if pointee is None or isinstance(pointee, DIUnspecified):
        return unknown
    return DUP if _leads_to_float(pointee, set()) else CONST


def _leads_to_float(type_: DIType, seen: set[str]) -> bool:
    if isinstance(type_, DIBasic):
        return type_.is_float or type_.is_complex
    if isinstance(type_, DIArray):
        return _leads_to_float(type_.element, seen)
    if isinstance(type_, DIPointer):
        return not isinstance(type_.target, DISubroutine) and _leads_to_float(type_.target, seen)
    if isinstance(type_, DIStruct) and type_.name not in seen:
        return any(_leads_to_float(m.type, seen | {type_.name}) for m in type_.members)
    return False


def _refuse_by_value(argument: Argument, activity: str, what: str) -> None:
    if "sret" in argument.attributes:
        raise Misfit(
            "the function returns a struct",
            "the derivative of a struct has no place in a call",
            "return a number, or write the results through pointers",
        )
    if "byval" in argument.attributes and activity != CONST:
        raise Misfit(
            f"{what} is a struct by value",
            "its derivative could not be handed back",
            "let the function take a pointer to the struct",
        )


def _take_rest(marked: MarkedCall, operands: _Operands, binding: Binding) -> None:
    """The seed and the tape of a reverse; nothing may be left over."""
    if marked.kind in ("augmentfwd", "reverse"):
        _take_tape(marked, operands, binding)
    elif marked.settings.tape is not None or marked.settings.allocated is not None:
        raise Misfit(
            f"a tape in a call of __irad_{marked.kind}",
            "it keeps nothing for another call",
            "leave irad_tape and irad_allocated out",
        )
    _refuse_left(marked, operands)


def _take_tape(marked: MarkedCall, operands: _Operands, binding: Binding) -> None:
    room, tape = marked.settings.allocated, marked.settings.tape
    is_split = marked.kind == "reverse"
    if room is not None and room < TAPE_BYTES:
        raise Misfit(
            "too little room for the tape",
            f"it takes {TAPE_BYTES} bytes and irad_allocated says {room}",
            f"allocate {TAPE_BYTES} bytes",
        )
    if not is_split and (room is None) != (tape is None):
        raise Misfit(
            f"{'irad_tape' if room is None else 'irad_allocated'} alone",
            "memory of the program's own for the tape has a size and a place",
            "write irad_allocated, the number of its bytes, irad_tape, and its address",
        )
    if is_split:
        left = len(operands.left) + (tape is not None)
        seeded = marked.target.result.is_float and "const_return" not in marked.settings.words and left >= 2
        binding.seed = operands.take("the adjoint of the result") if seeded else None
    binding.tape = tape if tape is not None or not is_split else operands.take("the tape")
    if binding.tape is not None and not binding.tape.type.is_pointer:
        raise Misfit(
            "the last argument is not the tape" if tape is None else "irad_tape before what is no address",
            "__irad_reverse takes what __irad_augmentfwd returned",
            "pass the tape last" if tape is None else "pass the tape",
        )


def _refuse_left(marked: MarkedCall, operands: _Operands) -> None:
    if operands.left:
        raise Misfit(
            f"too many arguments for '{marked.target.name}'",
            f"{len(operands.left)} of them {'is' if len(operands.left) == 1 else 'are'} left over",
            "pass each of the function's arguments once, with a shadow after each irad_dup one",
        )


def _pointees(function: Function, debug: DebugInfo) -> dict[int, DIType]:
    """What the source says of the memory behind each pointer argument."""
    subprogram = debug.subprogram(function)
    if subprogram is None:
        return {}
    parameters = subprogram.parameters
    by_position = len(parameters) == len(function.arguments)
    found: dict[int, DIType] = {}
    for position, parameter in enumerate(parameters):
        index = parameter.argument if parameter.argument is not None else position if by_position else None
        if index is not None and isinstance(parameter.type, DIPointer):
            found[index] = parameter.type.target
        elif index is not None and subprogram.is_fortran and parameter.type is not None:
            element = parameter.type
            while isinstance(element, DIArray):
                element = element.element
            found[index] = element
    return found


def _later_parts(function: Function, debug: DebugInfo) -> frozenset[int]:
    """The parameters that carry the second half of a small struct, or of a complex number, passed by value.

    The System V ABI for x86-64 passes up to 16 bytes in two registers; these have one marker together.
    """
    subprogram = debug.subprogram(function)
    found: set[int] = set()
    index = 0
    for parameter in subprogram.parameters if subprogram is not None else ():
        type_ = parameter.type
        halves = isinstance(type_, DIStruct) or (isinstance(type_, DIBasic) and type_.is_complex)
        index += 1
        if halves and type_ is not None and 8 < type_.size <= 16:
            found.add(index)
            index += 1
    return frozenset(found) if index == len(function.arguments) else frozenset()
