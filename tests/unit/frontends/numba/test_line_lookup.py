"""Where functions' bodies begin: as Numba finds it, but with each function parsed alone."""

from __future__ import annotations

import ast
import functools
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from numba.core import lowering
from numba.misc.firstlinefinder import get_func_body_first_lineno

from irad.frontends.numba.line_lookup import each_function_parsed_alone


def plain(x: float) -> float:
    return x


@functools.cache
@functools.cache
def decorated(x: float) -> float:
    """A docstring

    of several lines.
    """
    # and a comment
    return x


def outer() -> tuple[Any, Any]:
    def inner(x: float) -> float:
        return x

    return inner, lambda x: x


def text_at_the_margin() -> str:
    def inner() -> str:
        """Words
that are not indented."""
        return """
text"""

    return inner()


class Held:
    @staticmethod
    def method(x: float) -> float:
        return x


def nothing_but_words() -> None:
    """These."""


INNER = next(c for c in text_at_the_margin.__code__.co_consts if isinstance(c, CodeType))
FUNCTIONS = (
    plain, decorated.__wrapped__.__wrapped__, outer, *outer(), FunctionType(INNER, {}), Held.method, functools.wraps,
    ast.walk,
)  # fmt: skip


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_as_numba_finds_it(function: Any) -> None:
    with each_function_parsed_alone():
        assert lowering.get_func_body_first_lineno is not get_func_body_first_lineno
        assert lowering.get_func_body_first_lineno(function) == get_func_body_first_lineno(function)
    assert lowering.get_func_body_first_lineno is get_func_body_first_lineno


def test_a_function_without_statements_has_none() -> None:
    with each_function_parsed_alone():
        assert lowering.get_func_body_first_lineno(nothing_but_words) is None


def test_nothing_else_in_the_file_is_parsed(tmp_path: Path) -> None:
    path = tmp_path / "file.py"
    path.write_text("def f(x):\n    return x\n\nthis is no Python\n")
    function = FunctionType(compile("def f(x):\n    return x\n", str(path), "exec").co_consts[0], {})
    with each_function_parsed_alone():
        assert lowering.get_func_body_first_lineno(function) == 2


def test_functions_without_a_file_are_left_to_numba() -> None:
    made: dict[str, Any] = {}
    exec(compile("def f(x):\n    return x\n", "<nowhere>", "exec"), made)
    with each_function_parsed_alone():
        assert lowering.get_func_body_first_lineno(made["f"]) is None
