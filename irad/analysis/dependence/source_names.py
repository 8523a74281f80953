"""Names of loops, variables and elements as the source has them, for reasons."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from irad.analysis.dependence.affine.access import SharedAccess
from irad.analysis.dependence.affine.affine_addresses import AffineAddresses
from irad.analysis.dependence.affine.affine_form import AffineForm
from irad.analysis.dependence.affine.polynomial import Atom, Polynomial, TooLarge
from irad.analysis.loops import Loop
from irad.ir.debuginfo import DebugInfo
from irad.ir.instructions import Load
from irad.ir.metadata import Nodes
from irad.ir.module import Function
from irad.ir.values import Argument, Value

_VALUE = re.compile(r"#dbg_value\((?P<value>[^,]*), !(?P<variable>\d+), !DIExpression\(\)")
_DEEPEST = 3


@dataclass(eq=False)
class SourceNames:
    """Names for one loop of one function."""

    function: Function
    linear: AffineAddresses

    @cached_property
    def _debug(self) -> DebugInfo:
        return DebugInfo(self.linear.module)

    @cached_property
    def _names(self) -> dict[str, str]:
        """Values, as operands are written, and the variables that they are."""
        nodes = Nodes(self.linear.module)
        found: dict[str, str] = {}
        for block in self.function.blocks:
            for line in (r for inst in block.instructions for r in inst.records):
                match = _VALUE.search(line)
                if match is not None:
                    found.setdefault(match["value"], nodes.get(f"!{match['variable']}").text("name"))
        subprogram = self._debug.subprogram(self.function)
        for parameter in subprogram.parameters if subprogram is not None else ():
            if parameter.argument is not None and parameter.name:
                argument = self.function.arguments[parameter.argument]
                found[f"{argument.type} {argument.ref}"] = parameter.name
        return {value: name for value, name in found.items() if name}

    def place(self) -> str:
        """`the loop at line 12`."""
        loop = self.linear.loop
        for inst in (loop.latch.terminator, *loop.header.instructions):
            found = self._debug.location(inst.location)
            if found is not None and found.line:
                return f"the loop at line {found.line}"
        return f"the loop at {loop.header.ref}"

    def counter(self) -> str:
        """The name of the loop's induction variable."""
        counter = self.linear.counter
        return self._name(counter.phi) if counter is not None else "i"

    def _name(self, value: Value) -> str:
        counter = self.linear.counter
        unnamed = value.name if value.name and not value.name[0].isdigit() else value.ref
        if counter is not None and value is counter.phi:
            unnamed = "i"
        return self._names.get(f"{value.type} {value.ref}", unnamed)

    def element(self, access: SharedAccess, mark: str = "") -> str:
        """`u[i - 1]`; `mark` is put behind the names of what changes from iteration to iteration."""
        return self._element(access.pointer, access, access.size, mark, _DEEPEST)

    def _element(self, pointer: Value, access: SharedAccess, size: int, mark: str, depth: int) -> str:
        form = self.linear.shape(pointer, access.block)
        if form is None:
            return "memory whose address is not known" if not isinstance(pointer, Argument) else self._name(pointer)
        index = self._index(form, size)
        base = self._name(form.base) if not isinstance(form.base, Load) or not depth else self._element(
            form.base.pointer, access, 8, mark, depth - 1
        )  # fmt: skip

        def name(value: Value) -> str:
            if isinstance(value, Load) and depth:
                size = self.linear.module.layout.store_size(value.type)
                return self._element(value.pointer, access, size, mark, depth - 1)
            return self._name(value) + (mark if not self.linear.loop.is_invariant(value) else "")

        return f"{base}[{_sum(index, name) if index is not None else '…'}]"

    def _index(self, form: AffineForm, size: int) -> Polynomial | None:
        """The element's number, in terms of the variables of the source."""
        counter = self.linear.counter
        if counter is None:
            return None
        try:
            total = form.rest
            each = form.stride.over(counter.step)
            if each is None:
                return None
            total = total + each * Polynomial.of(Atom(counter.phi, ""))
            for term in form.inner:
                found = self._variable(term.loop)
                each = term.coefficient.over(found[1]) if found is not None else None
                if found is None or each is None:
                    return None
                total = total + each * found[0]
            return total.over(size)
        except TooLarge:
            return None

    def _variable(self, loop: Loop) -> tuple[Polynomial, int] | None:
        """step * k in terms of a nested loop's induction variable, and that step."""
        for phi, (where, induction) in self.linear.inductions.items():
            if where is loop and phi.type.is_integer:
                start = self.linear.start(induction)
                if start is not None:
                    return Polynomial.of(Atom(phi, "")) - start, induction.step
        return None


def _sum(polynomial: Polynomial, name: Callable[[Value], str]) -> str:
    """`i*m + j - 1`."""
    text = ""
    for monomial, factor in sorted(polynomial.terms.items(), key=lambda term: (not term[0], term[1] < 0)):
        names = [name(a.value) for a in monomial]
        if abs(factor) != 1 or not names:
            names.insert(0, str(abs(factor)))
        sign = "-" if factor < 0 else "+"
        text += f" {sign} " if text else "-" if factor < 0 else ""
        text += "*".join(names)
    return text or "0"


__all__ = ["SourceNames"]
