"""The gradient of a kernel in a style, made just in time and called from Python."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from bench.styles.program import FLAGS
from bench.styles.style import Parameter, Text


class Compiled:
    """A gradient at the pointer level, with memory of its own; `seconds(calls)` calls it.

    So that each call computes the value, too, a function that returns its result is called through one that stores it.
    """

    def __init__(self, text: Text, directory: Path, args: Mapping[str, Any], seeds: Mapping[str, np.ndarray]) -> None:
        import irad

        self.text = text
        self.arrays = {n: v.copy() for n, v in args.items() if isinstance(v, np.ndarray)}
        self.shadows = {n: v.copy() for n, v in seeds.items()}
        self.values = dict(args) | self.arrays
        written = [p.name for p in text.parameters if p.written] + ["result"] * text.returns
        shadowed = [p.name for p in text.active] + ["result"] * text.returns
        self.first = [(self.arrays[n], self.arrays[n].copy()) for n in written]
        self.first += [(self.shadows[n], self.shadows[n].copy()) for n in shadowed]
        source = directory / f"{text.style.name.replace(' ', '_')}.jit.c"
        source.write_text(text.source + _stored(text))
        module = irad.compile(str(source), flags=list(FLAGS))
        if text.setter:
            module[text.setter](*(self.values[p.name] for p in text.data))
        self.operands: list[Any] = []
        activities: list[Any] = []
        if text.in_structs:
            self.kept = [self._struct(text.active, self.values), self._struct(text.active, self.shadows)]
            self.kept.append(self._struct(text.data, self.values))
            self.operands += [ctypes.addressof(struct) for struct in self.kept]
            activities += [irad.Dup, irad.Const]
        else:
            for p in text.taken:
                self.operands.append(self.values[p.name])
                activities.append(irad.Dup if p.active else irad.Const)
                self.operands += [self.shadows[p.name]] if p.active else []
        if text.returns:
            self.operands += [self.arrays["result"], self.shadows["result"]]
            activities.append(irad.Dup)
        name = f"{text.name}_stored" if text.returns else text.name
        self.gradient = irad.autodiff(module[name], *activities)

    def seconds(self, calls: int) -> float:
        """Return the seconds of a call, of so many."""
        spent = 0
        for _ in range(calls):
            for array, contents in self.first:
                np.copyto(array, contents)
            start = time.thread_time_ns()
            self.gradient(*self.operands)
            spent += time.thread_time_ns() - start
        return spent * 1e-9 / calls

    def results(self) -> dict[str, np.ndarray]:
        """Return the value of the last call, by `value`, and the gradient by `d` and the name."""
        found = {f"d{p.name}": self.shadows[p.name].copy() for p in self.text.active}
        found |= {p.name: self.arrays[p.name].copy() for p in self.text.parameters if p.written}
        return found | {"value": self.arrays["result"].copy()}

    def _struct(self, parameters: Sequence[Parameter], values: Mapping[str, Any]) -> ctypes.Structure:
        kinds = {"int": ctypes.c_int, "size_t": ctypes.c_size_t, "double": ctypes.c_double}
        fields = [(p.name, ctypes.c_void_p if p.pointer else kinds[p.element]) for p in parameters]
        made = type("Members", (ctypes.Structure,), {"_fields_": fields or [("unused", ctypes.c_int)]})()
        for p in parameters:
            setattr(made, p.name, values[p.name].ctypes.data if p.pointer else values[p.name])
        return made


def _stored(text: Text) -> str:
    """A function that stores what the kernel returns."""
    if not text.returns:
        return ""
    style = text.style
    if text.in_structs:
        head = f"const struct {text.name}_active *at, const struct {text.name}_data *with"
        names = "at, with"
    else:
        head = ", ".join(p.declared(style, f"{p.name}_") for p in text.taken)
        names = ", ".join(f"{p.name}_" for p in text.taken)
    return (
        f"\nvoid {text.name}_stored({head}, double *{'restrict ' * style.restrict}result)\n"
        f"{{\n    *result = {text.name}({names});\n}}\n"
    )
