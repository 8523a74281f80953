"""Where functions' bodies begin: as Numba finds it, but with each file parsed once."""

from __future__ import annotations

import ast
import functools
from typing import Any

import pytest
from numba.core import lowering
from numba.misc.firstlinefinder import get_func_body_first_lineno

from irad.frontends.numba_.first_lines import each_file_parsed_once


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


def nothing_but_words() -> None:
    """These."""


FUNCTIONS = (plain, decorated.__wrapped__.__wrapped__, outer, *outer(), functools.wraps, ast.walk)


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_as_numba_finds_it(function: Any) -> None:
    with each_file_parsed_once():
        assert lowering.get_func_body_first_lineno is not get_func_body_first_lineno
        assert lowering.get_func_body_first_lineno(function) == get_func_body_first_lineno(function)
    assert lowering.get_func_body_first_lineno is get_func_body_first_lineno


def test_a_function_without_statements_has_none() -> None:
    with each_file_parsed_once():
        assert lowering.get_func_body_first_lineno(nothing_but_words) is None


def test_each_file_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with each_file_parsed_once():
        lowering.get_func_body_first_lineno(plain)
        monkeypatch.setattr(ast, "parse", None)
        assert lowering.get_func_body_first_lineno(outer) is not None


def test_functions_without_a_file_are_left_to_numba() -> None:
    made: dict[str, Any] = {}
    exec(compile("def f(x):\n    return x\n", "<nowhere>", "exec"), made)
    with each_file_parsed_once():
        assert lowering.get_func_body_first_lineno(made["f"]) is None
