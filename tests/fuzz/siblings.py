"""The families of random programs, and what the harness asks of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from .inputs import Inputs
from .oracle import Answer

SPLIT = 3
"""Of so many programs one is asked for its pullback as well."""

Gradient = Callable[..., Any]
Differentiate = Callable[[str, str, Sequence[str], Sequence[str]], Gradient]
"""``differentiate(source, function, activities, compiler_flags)`` gives the pointer-level gradient.

An activity is ``dup`` (a shadow array follows the array), ``active`` (a scalar whose derivative is returned)
or ``const``.  The gradient returns the derivatives of the active scalars: none, one, or a tuple.
"""

Batch = Callable[[int, Sequence[str]], Gradient]
"""``batch(position, activities)``: the gradient of one program of a group that was compiled together."""


@dataclass(frozen=True)
class Differentiated:
    """A gradient, and irad's function, of which there are pullbacks as well. ``boxed`` makes the function's arguments
    of the gradient's (Fortran takes all of them by reference)."""

    gradient: Gradient
    function: Any
    boxed: Callable[[Any], Any] = lambda value: value

    def __call__(self, *args: Any) -> Any:
        return self.gradient(*args)


class Primal(Protocol):
    """A compiled program: ``run`` calls it on copies of the inputs, for its result and the arrays afterwards."""

    def run(self, inputs: Inputs) -> tuple[float, dict[str, np.ndarray]]: ...


@dataclass(frozen=True)
class Sibling:
    """One family: how its programs are made, understood, compiled, differentiated and made smaller.

    ``levels`` are what a program can be compiled at; ``flags`` makes compiler flags of one.  A family without an oracle
    has a ``check`` of its own: of a program, its gradient, the level and the compiled program it makes an outcome's
    status and words;
    ``sound`` says whether a program that was made smaller still means something.
    """

    name: str
    levels: tuple[str, ...]
    generate: Callable[[int], Any]
    evaluate: Callable[[Any, Inputs, np.random.Generator | None], Answer]
    text: Callable[[Any], str]
    compile_primals: Callable[[Sequence[Any]], Sequence[Primal]]
    differentiate: Differentiate
    batch: Callable[[Sequence[Any], str], Batch]
    candidates: Callable[[Any], Iterator[Any]]
    flags: Callable[[str], list[str]]
    comment: str = "//"
    check: Callable[[Any, Any, str, Any], tuple[str, str]] | None = None
    sound: Callable[[Any], bool] = lambda program: True
