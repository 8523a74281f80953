"""The two modes of a gradient for one element, and the choice between them.

Forward mode inside: the partial derivatives of the results by all numbers are computed in one run of the kernel, some
of them at a time, and multiplied by the results' adjoints. Nothing is kept, and no branch is reversed. Reverse mode:
the kernel's gradient, whose work does not grow with how many numbers there are.

The first is due to Revels, Besard, Churavy, De Sutter and Vielma (Dynamic Automatic Differentiation of GPU Broadcast
Kernels, 2018).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from irad.api.elementwise.cost import Cost, cost_of
from irad.api.elementwise.element import Derived, Element, adjoint, seed
from irad.codegen.elementwise.basis import along_basis, returned_parts
from irad.codegen.elementwise.calls import contracted, run
from irad.codegen.elementwise.lines import Lines
from irad.codegen.elementwise.nest import Body, Key, Values
from irad.errors import Diagnostic, DifferentiationError, UnsupportedError
from irad.facts.request import DiffRequest
from irad.ir.instructions import Instruction
from irad.ir.module import Function
from irad.ir.values import Argument as IRArgument

__all__ = ["CHUNK", "MODES", "Choice", "Emission", "choose", "partials_of", "products_of", "value_of"]

CHUNK = 10
"""So many partial derivatives are computed at a time."""
MODES = ("forward", "reverse")
_TAPE = "@irad_tape_"


@dataclass(frozen=True, eq=False)
class Emission:
    """What is done for one element: the text of functions, and how they are called, if they are. ``same``: partial
    derivatives that are others of those that are computed."""

    element: Element
    text: str
    body: Body
    calls: bool = True
    cost: Cost | None = None
    chunks: tuple[int, ...] = ()
    same: Mapping[Key, Key] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Choice:
    """A mode that was chosen, and why."""

    mode: str
    emission: Emission
    report: str


def value_of(element: Element) -> Emission:
    """The function itself."""
    call = element.value_call()

    def body(lines: Lines, loaded: Values) -> Values:
        return run(lines, call, loaded)

    return Emission(element, "", body)


def choose(element: Element, wrt: Sequence[int], with_value: bool, mode: str, *, device: bool = False) -> Choice:
    """The gradient by some operands in a mode, or in the cheaper one ("auto"); on a ``device`` no mode can be had
    that keeps values on a tape. Raises ``DifferentiationError`` where neither mode can be had."""
    element.smooth_outputs()
    made: dict[str, Emission] = {}
    refused: dict[str, DifferentiationError] = {}
    for each in MODES if mode == "auto" else (mode,):
        try:
            make = _forward if each == "forward" else _reverse
            emission = make(element, wrt, with_value)
            if device and _TAPE in emission.text:
                raise _needs_tape(element, each)
            assert emission.cost is not None
            made[each] = replace(emission, cost=emission.cost.by_threads()) if device else emission
        except DifferentiationError as error:
            refused[each] = error
    if not made:
        raise next(iter(refused.values()))
    chosen = min(made, key=lambda each: _total(made[each]))
    return Choice(chosen, made[chosen], _report(element, wrt, made, refused, chosen, mode))


def _needs_tape(element: Element, mode: str) -> UnsupportedError:
    return UnsupportedError(
        Diagnostic(
            None, f"the gradient of {element.kernel.name} in {mode} mode cannot run on a GPU",
            "it keeps values of loops on a tape, for which GPUs have no memory", "use mode='auto' or mode='forward'",
        )
    )  # fmt: skip


def _total(emission: Emission) -> float:
    assert emission.cost is not None
    return emission.cost.total


def _report(
    element: Element, wrt: Sequence[int], made: dict[str, Emission], refused: dict[str, DifferentiationError],
    chosen: str, mode: str,
) -> str:  # fmt: skip
    names = ", ".join(element.operands[i].name for i in wrt)
    outputs = len(element.smooth_outputs())
    lines = [f"{element.kernel.name}: gradient of {outputs} result{'s' * (outputs > 1)} by {names}"]
    for each in MODES:
        mark = " (chosen)" if each == chosen and len(made) > 1 else " (asked for)" if each == mode else ""
        label = {"forward": "forward mode inside", "reverse": "reverse mode"}[each]
        if each in made:
            passes = f"{' + '.join(map(str, made[each].chunks))} partial derivatives at a time; " * (each == "forward")
            lines.append(f"  {label}{mark}: {passes}{made[each].cost}")
        elif each in refused:
            lines.append(f"  {label}: not possible: {refused[each].diagnostic.headline.removeprefix('error: ')}")
    return "\n".join(lines)


def _forward(element: Element, wrt: Sequence[int], with_value: bool) -> Emission:
    active = element.positions(wrt)
    count = -(-len(active) // CHUNK)
    bounds = [len(active) * k // count for k in range(count + 1)]
    chunks = [active[a:b] for a, b in pairwise(bounds)]
    try:
        return _forward_by(element, wrt, chunks, with_value)
    except DifferentiationError:
        if len(active) == 1:
            raise
        return _forward_by(element, wrt, [[one] for one in active], with_value)


def _forward_by(element: Element, wrt: Sequence[int], chunks: Sequence[Sequence[int]], with_value: bool) -> Emission:
    made = [element.tangent(chunk, with_value and k == 0) for k, chunk in enumerate(chunks)]

    def body(lines: Lines, loaded: Values) -> Values:
        found: Values = {}
        for each in made:
            found |= run(lines, each.call, loaded)
        return {**found, **_adjoints(element, wrt, lines, {**loaded, **found})}

    text, cost, same = _emit(element, made, 2 * len(element.partials(wrt)))
    return Emission(element, text, body, cost=cost, chunks=tuple(map(len, chunks)), same=same)


def _adjoints(element: Element, wrt: Sequence[int], lines: Lines, known: Values) -> Values:
    """The adjoints of operands from those of the results, where these are known."""
    terms: dict[Key, list[tuple[tuple[str, str], tuple[str, str]]]] = {}
    for key in element.partials(wrt):
        _, output, by = key
        weight = known.get(seed(*output[1:]))  # type: ignore[index]
        if weight is not None:
            terms.setdefault(adjoint(*by[1:]), []).append((weight, known[key]))  # type: ignore[index]
    strong = element.program.options.strong_zero
    return {key: contracted(lines, found, strong) for key, found in terms.items()}


def partials_of(element: Element, wrt: Sequence[int]) -> Emission:
    """The function itself with all partial derivatives. Raises ``DifferentiationError``."""
    return _forward(element, wrt, True)


def products_of(element: Element, wrt: Sequence[int], same: Mapping[Key, Key]) -> Emission:
    """Adjoints of operands from partial derivatives that are given, but for those that are the ``same`` as others."""

    def body(lines: Lines, loaded: Values) -> Values:
        return _adjoints(element, wrt, lines, loaded | {key: loaded[first] for key, first in same.items()})

    return Emission(element, "", body, calls=False)


def _reverse(element: Element, wrt: Sequence[int], with_value: bool) -> Emission:
    made = element.gradient(element.positions(wrt), with_value)

    def body(lines: Lines, loaded: Values) -> Values:
        return run(lines, made.call, {**loaded, ("zero",): ("double", "0.000000e+00")})

    text, cost, _ = _emit(element, [made], 0)
    return Emission(element, text, body, cost=cost)


def _emit(element: Element, made: Sequence[Derived], extra: int) -> tuple[str, Cost, dict[Key, Key]]:
    """The text of derivatives, what they cost, and which partial derivatives are the same as others."""
    derived = {each.request: each for each in made}
    same: dict[Key, Key] = {}

    def edit(request: DiffRequest, function: Function) -> None:
        if derived[request].directions:
            along_basis(function, derived[request].directions)
            same.update(_repeated(function, derived[request].call.results))

    functions, text = element.program.emitted([each.request for each in made], edit)
    known = {f.name: f for f in functions}
    module = element.program.module.functions

    def defined(name: str) -> Function | None:
        found = known.get(name) or module.get(name)
        return found if found is not None and not found.is_declaration else None

    real = "double" if any(p.type == "double" for p in element.parameters) else "float"
    return text, cost_of([known[each.request.symbol] for each in made], real, defined, extra), same


def _repeated(function: Function, keys: Sequence[Key | None]) -> dict[Key, Key]:
    """Of the results of a function those that it has returned before."""
    parts = returned_parts(function)
    if parts is None or len(parts) != len(keys):
        return {}
    known: dict[object, Key] = {}
    same: dict[Key, Key] = {}
    for value, key in zip(parts, keys, strict=True):
        content = value if isinstance(value, (Instruction, IRArgument)) else (str(value.type), value.ref)
        if key is not None and key[0] == "partial" and known.setdefault(content, key) != key:
            same[key] = known[content]
    return same
