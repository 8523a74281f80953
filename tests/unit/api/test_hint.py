"""`irad.hint`, and the calls by which a C program says what memory holds."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from irad.ir.hints import defined, hinted_kind

COPY = """#include <string.h>
void f(void *to, const void *from, long n) {
    memcpy(to, from, n);
}
"""


def shadows(mod: irad.Module) -> tuple[np.ndarray, np.ndarray]:
    """The shadows of a copy's arguments after its gradient."""
    x, y = np.array([1.0, 2.0, 3.0]), np.zeros(3)
    dx, dy = np.zeros(3), np.array([1.0, 10.0, 100.0])
    irad.autodiff(mod.f, irad.Dup, irad.Dup, irad.Const)(y, dy, x, dx, 16)
    assert y.tolist() == [1, 2, 0]
    return dx, dy


def test_a_hint_for_an_argument() -> None:
    mod = irad.compile(COPY, lang="c")
    with pytest.raises(irad.TypeUndecided, match=r"irad\.hint in Python"):
        shadows(mod)
    irad.hint(mod.f, "double", "from")
    dx, dy = shadows(mod)
    assert dx.tolist() == [1, 10, 0] and dy.tolist() == [0, 0, 100]


def test_a_hint_for_a_line() -> None:
    mod = irad.compile(COPY, lang="c")
    irad.hint(mod.f, "double", line=3)
    assert shadows(mod)[0].tolist() == [1, 10, 0]


def test_a_hint_of_fields() -> None:
    mod = irad.compile(COPY, lang="c")
    irad.hint(mod.f, ("double", "int"), 1)
    kind = np.dtype([("v", "f8"), ("n", "i4")], align=True)
    x, y, dx, dy = (np.zeros(2, kind) for _ in range(4))
    x["v"], x["n"], dy["v"] = (1, 2), (7, 8), (1, 10)
    call = irad.autodiff(mod.f, irad.Dup, irad.Dup, irad.Const)
    call(y.ctypes.data, dy.ctypes.data, x.ctypes.data, dx.ctypes.data, 32)
    assert y["n"].tolist() == [7, 8] and dx["v"].tolist() == [1, 10] and dy["v"].tolist() == [0, 0]


def test_the_call_in_c() -> None:
    said = COPY.replace("memcpy", "__irad_double(from, n);\n    memcpy").replace(
        "void f", "void __irad_double(const void *, unsigned long);\nvoid f"
    )
    assert shadows(irad.compile(said, lang="c"))[0].tolist() == [1, 10, 0]


@pytest.mark.parametrize(
    ("arguments", "details"),
    [
        (("double",), {}),
        (("double", "from"), {"line": 3}),
        (("double", "n"), {}),
        (("double", "nothing"), {}),
        (("quadruple", "from"), {}),
        ((("double", "quadruple"), "from"), {}),
        ((), {}),
    ],
)
def test_what_is_no_hint(arguments: tuple, details: dict) -> None:
    mod = irad.compile(COPY, lang="c")
    with pytest.raises((irad.UsageError, TypeError)):
        irad.hint(mod.f, *arguments, **details)


def test_names_of_the_calls() -> None:
    assert hinted_kind("__irad_type_integer") == hinted_kind("__enzyme_integer") == "integer"
    assert hinted_kind("_Z15__enzyme_doublePvm") is not None
    assert hinted_kind("__irad_doubles") is None and hinted_kind("double") is None
    text = "declare void @__irad_pointer(ptr noundef, i64 noundef) local_unnamed_addr #1\n"
    assert defined(text).startswith("define internal void @__irad_pointer(ptr noundef, i64 noundef) nounwind")
