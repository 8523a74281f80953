"""Names of C++'s library are spelt as the library spells them."""

from __future__ import annotations

import ctypes
import ctypes.util

import pytest

from irad.rules.runtimes import cxx

_INLINE = {"_ZSt27__throw_bad_optional_accessv", "_ZSt26__throw_bad_variant_accessPKc",
           "_ZSt26__throw_bad_variant_accessb"}  # fmt: skip
"""Functions that each program has in itself."""


def _library() -> ctypes.CDLL | None:
    name = ctypes.util.find_library("stdc++")
    return ctypes.CDLL(name) if name else None


@pytest.mark.skipif(_library() is None, reason="GNU's library of C++ (libstdc++.so.6) is not installed")
@pytest.mark.parametrize("table", ["OUTPUT", "INPUT", "STREAMS", "THROWING", "GUARDS"])
def test_each_name_is_the_library_s(table: str) -> None:
    library = _library()
    names = {rule.name for rule in getattr(cxx, table)} | (cxx.OUTPUT_STREAMS if table == "OUTPUT" else set())
    assert names
    missing = {name for name in names if name.startswith("_Z") and name not in _INLINE and not hasattr(library, name)}
    assert not missing
