"""Runs the oracle's side of a program in two languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType
from typing import Any

import numpy as np

from .dual import Arithmetic, Dual, InvalidProgram
from .inputs import Inputs
from .memory import SIZES, Memory, Ptr
from .numbers import Num, Toolbox
from .oracle import Answer
from .pairs import Program, oracle_text


@dataclass(frozen=True)
class Convention:
    """How a language's programs are called.

    ``toolbox`` is what they see; ``array`` makes an argument of numbers (and whether they are single), ``numbers``
    takes them back.
    """

    toolbox: Callable[[Arithmetic], Toolbox]
    array: Callable[[Any, list[Num], bool], Any]
    numbers: Callable[[Any, Any, bool], list[Num]]
    scalar: Callable[[Any, Num], Any] = lambda tools, number: number


def _memory_array(tools: Memory, numbers: list[Num], single: bool) -> Ptr:
    kind = "float" if single else "double"
    pointer = tools.new(SIZES[kind] * len(numbers))
    for at, number in enumerate(numbers):
        tools.store(kind, pointer + SIZES[kind] * at, number)
    return pointer


def _memory_numbers(tools: Memory, pointer: Ptr, single: bool) -> list[Num]:
    kind = "float" if single else "double"
    width = SIZES[kind]
    return [tools.load(kind, Ptr(pointer.space, at)) for at in range(0, pointer.space.size, width)]


C = Convention(Memory, _memory_array, _memory_numbers)


@lru_cache(maxsize=64)
def _code(text: str) -> CodeType:
    return compile(text, "<oracle>", "exec")


def evaluate(
    convention: Convention, program: Program, inputs: Inputs, noise: np.random.Generator | None = None
) -> Answer:
    """What the program gives, with derivatives.  Raises InvalidProgram for whatever goes wrong in it."""
    ops = Arithmetic(noise)
    tools = convention.toolbox(ops)
    try:
        return _evaluate(convention, program, inputs, tools)
    except InvalidProgram:
        raise
    except Exception as error:  # a program cut down by the shrinker can do anything
        raise InvalidProgram(f"{type(error).__name__}: {error}") from error


def _evaluate(convention: Convention, program: Program, inputs: Inputs, tools: Toolbox) -> Answer:
    names = tools.names()
    exec(_code(oracle_text(program)), names)
    width = inputs.active_size()
    identity = iter(np.eye(width))
    args: list[Any] = []
    for param in inputs.params:
        value = inputs.values[param.name]
        if param.ty == "int":
            args.append(int(value))
            continue
        single = param.ty == "float"
        numbers = [
            Num(tools.ops, Dual(float(v), next(identity) if param.active else None, single))
            for v in np.atleast_1d(value)
        ]
        pointer = param.kind == "pointer"
        args.append(convention.array(tools, numbers, single) if pointer else convention.scalar(tools, numbers[0]))
    result = names["main"](*args)
    gradient = np.zeros(width)
    value = 0.0
    if isinstance(result, Num):
        value = result.d.v
        gradient += 0.0 if result.d.g is None else result.d.g
    elif program.main.ret != "void":
        raise InvalidProgram("the program ends without a value")
    arrays = {}
    for param, arg in zip(inputs.params, args, strict=True):
        if param.kind != "pointer":
            continue
        cells = convention.numbers(tools, arg, param.ty == "float")
        arrays[param.name] = np.array([c.d.v for c in cells])
        if param.active:
            for weight, cell in zip(inputs.weights[param.name], cells, strict=True):
                gradient += 0.0 if cell.d.g is None else weight * cell.d.g
    return Answer(value, arrays, gradient, tools.ops.margin)
