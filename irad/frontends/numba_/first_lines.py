"""Where the bodies of Python functions begin, which Numba's line tables want to know.

Numba parses the whole file of a function to find out, each time. A kernel that uses arrays is lowered with dozens of
functions from Numba's own files, of thousands of lines each: that took more than half of the time of lowering.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from numba.core import lowering
from numba.misc.firstlinefinder import get_func_body_first_lineno

__all__ = ["each_file_parsed_once"]


@contextmanager
def each_file_parsed_once() -> Iterator[None]:
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
        known = _bodies(code.co_filename, state.st_mtime_ns, state.st_size)
    except (OSError, SyntaxError, ValueError):
        return get_func_body_first_lineno(function)
    return known.get((code.co_name, code.co_firstlineno))


@lru_cache(maxsize=128)
def _bodies(path: str, *state: int) -> dict[tuple[str, int], int]:
    """The first line behind the docstring of each function in a file, by its name and the line at which it starts:
    that of its first decorator, or of ``def``."""
    with open(path) as file:
        tree = ast.parse(file.read())
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            documented = ast.get_docstring(node, clean=False) is not None
            for statement in node.body[documented : documented + 1]:
                starts = {node.lineno, *(d.lineno for d in node.decorator_list[:1])}
                found.update({(node.name, line): statement.lineno for line in starts})
    return found
