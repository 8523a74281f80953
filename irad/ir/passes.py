"""Transformations as passes, in the form of LLVM's new pass manager: a module or function in, changed or not out.

A pipeline is a tuple of passes; `irad/pipeline.py` lists them all. What watches passes (`watching`) is told in front of
each and behind it, as LLVM's pass instrumentation is.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from irad.ir.module import Function

__all__ = ["ModulePass", "Pass", "run_passes", "watching"]

Watcher = Callable[[Literal["Before", "After"], "Pass", Any], None]
_watcher: ContextVar[Watcher | None] = ContextVar("watcher", default=None)


@dataclass(frozen=True)
class Pass:
    """A transformation: `transform` changes a function in place, and says whether it did. It is handed what is known
    beside the function, and the `options`. What stands in `then` runs behind it where it has changed something."""

    unit: ClassVar[str] = "function"

    name: str
    transform: Callable[..., Any]
    options: Mapping[str, object] = field(default_factory=dict)
    then: tuple[Pass, ...] = ()

    def run(self, ir: Any, *known: object) -> bool:
        """Transform `ir` in place; whether it may have changed."""
        return bool(self.transform(ir, *known, **self.options))

    def __str__(self) -> str:
        """The name with the options that are given, as LLVM writes it: `loop-unroll<O2>`."""
        given = [f"O{v}" if n == "level" else n.replace("_", "-") for n, v in self.options.items()
                 if v is True or n == "level"]  # fmt: skip
        return f"{self.name}<{';'.join(given)}>" if given else self.name

    @property
    def summary(self) -> str:
        """What the pass does: the first sentence of its docstring."""
        text = " ".join((inspect.getdoc(self.transform) or "").split())
        return text.partition(". ")[0].rstrip(".")


class ModulePass(Pass):
    """A pass over a parsed module."""

    unit = "module"


def run_passes(passes: tuple[Pass, ...], ir: Any, *known: object) -> bool:
    """Run passes in order; whether one of them may have changed `ir`."""
    watcher, changed = _watcher.get(), False
    for each in passes:
        if watcher is not None:
            watcher("Before", each, ir)
        done = each.run(ir, *known)
        if watcher is not None:
            watcher("After", each, ir)
        if done and isinstance(ir, Function):
            ir.forget_users()
        if done:
            run_passes(each.then, ir, *known)
        changed |= done
    return changed


@contextmanager
def watching(watcher: Watcher) -> Iterator[None]:
    """Within this, passes tell `watcher` before and after they run."""
    token = _watcher.set(watcher)
    try:
        yield
    finally:
        _watcher.reset(token)
