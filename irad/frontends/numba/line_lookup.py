"""Where the bodies of Python functions begin, which Numba's line tables want to know.

Numba parses the whole file of a function to find out, each time. A kernel that uses arrays is lowered with dozens of
functions from Numba's own files, of thousands of lines each: that took more than half of the time of lowering. Here
only the function itself is parsed.
"""

from __future__ import annotations

import ast
import inspect
import os
import tokenize
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from numba.core import lowering
from numba.misc.firstlinefinder import get_func_body_first_lineno

__all__ = ["each_function_parsed_alone"]


@contextmanager
def each_function_parsed_alone() -> Iterator[None]:
    """While this lasts, Numba asks here. To be used under Numba's lock."""
    before = lowering.get_func_body_first_lineno
    lowering.get_func_body_first_lineno = _first_line
    try:
        yield
    finally:
        lowering.get_func_body_first_lineno = before


def _first_line(function: Any) -> int | None:
    """The same as Numba's own function; None where the function is not found (a lambda)."""
    code = function.__code__
    try:
        state = os.stat(code.co_filename)
        return _body(code.co_filename, code.co_name, code.co_firstlineno, state.st_mtime_ns, state.st_size)
    except (OSError, SyntaxError, ValueError, tokenize.TokenError):
        made: int | None = get_func_body_first_lineno(function)
        return made


@lru_cache(maxsize=4096)
def _body(path: str, name: str, start: int, *state: int) -> int | None:
    """The first line behind the docstring of a function, which starts at a line: that of its first decorator, or of
    ``def``."""
    if name == "<lambda>":
        return None
    block = inspect.getblock(_lines(path, *state)[start - 1 :])
    tree = ast.parse("".join(["if 1:\n", *block] if block[0][0].isspace() else ["\n", *block]))
    node = next((n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)), None)
    if node is None or node.name != name:
        return None
    documented = ast.get_docstring(node, clean=False) is not None
    return next((s.lineno + start - 2 for s in node.body[documented : documented + 1]), None)


@lru_cache(maxsize=128)
def _lines(path: str, *state: int) -> list[str]:
    with tokenize.open(path) as file:
        return file.readlines()
