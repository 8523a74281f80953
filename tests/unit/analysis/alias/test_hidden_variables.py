"""Variables to which no pointer leads."""

from __future__ import annotations

import numpy as np
import pytest

from irad.analysis.alias.hidden_variables import is_hidden
from irad.ir.text.parser import parse_module
from tests.support import gradient, prepare_c

_ACCESSED = """
@table = internal global [4 x double] zeroinitializer
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(ptr %x, i64 %i, i1 %c) {
entry:
  %at = getelementptr [4 x double], ptr @table, i64 0, i64 %i
  store double 1.0, ptr %at
  call void @llvm.memcpy.p0.p0.i64(ptr @table, ptr %x, i64 32, i1 false)
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %either = phi ptr [ %at, %entry ], [ getelementptr ([4 x double], ptr @table, i64 0, i64 1), %then ]
  %v = load double, ptr %either
  ret double %v
}
"""


def test_reading_writing_and_copying_hide_a_variable() -> None:
    assert is_hidden(parse_module(_ACCESSED), "table")


@pytest.mark.parametrize(
    "more",
    [
        "define ptr @g() {\n  ret ptr @table\n}",
        "define void @g(ptr %p) {\n  store ptr @table, ptr %p\n  ret void\n}",
        "define i64 @g() {\n  %i = ptrtoint ptr @table to i64\n  ret i64 %i\n}",
        "define i64 @g() {\n  ret i64 ptrtoint (ptr @table to i64)\n}",
        "declare void @h(ptr)\ndefine void @g() {\n  call void @h(ptr @table)\n  ret void\n}",
        "declare void @h(ptr)\ndefine void @g(i64 %i) {\n  %p = getelementptr double, ptr @table, i64 %i\n"
        "  call void @h(ptr %p)\n  ret void\n}",
        "define void @g(ptr %p, i1 %c) {\n  %q = select i1 %c, ptr @table, ptr %p\n  store ptr %q, ptr %p\n"
        "  ret void\n}",
        "define void @g(ptr %p) {\n  %s = insertvalue { ptr } poison, ptr @table, 0\n  store { ptr } %s, ptr %p\n"
        "  ret void\n}",
        "define void @g(ptr %p) {\n  %old = atomicrmw xchg ptr %p, ptr @table seq_cst\n  ret void\n}",
        "@other = global ptr @table",
        "@other = global ptr getelementptr (i8, ptr @table, i64 8)",
        "@llvm.used = appending global [1 x ptr] [ptr @table], section \"llvm.metadata\"",
        "@other = alias double, ptr @table",
    ],
)  # fmt: skip
def test_an_address_that_goes_elsewhere_does_not(more: str) -> None:
    assert not is_hidden(parse_module(f"{_ACCESSED}\n{more}\n"), "table")


@pytest.mark.parametrize("more", ["define ptr @g() {\n  ret ptr @table\n}", "@other = global ptr @table"])
def test_names_that_text_has_to_escape(more: str) -> None:
    escaped = '@"gr\\C3\\B6\\C3\\9Fe"'
    assert is_hidden(parse_module(_ACCESSED.replace("@table", escaped)), "größe")
    assert not is_hidden(parse_module(f"{_ACCESSED}\n{more}\n".replace("@table", escaped)), "größe")


@pytest.mark.parametrize("linkage", ["", "weak ", "linkonce_odr ", "internal thread_local "])
def test_what_others_may_name_is_not_hidden(linkage: str) -> None:
    assert not is_hidden(parse_module(_ACCESSED.replace("@table = internal ", f"@table = {linkage}")), "table")


_SCRATCH = """
static double scratch[3];
double f(const double *x, int n)
{
    double sum = 0;
    for (int k = 0; k < 3; k++)
        scratch[k] = 0;
    for (int i = 0; i < n; i++) {
        double u = x[i];
        scratch[i % 3] = u * u;
        sum += u * scratch[(i + 1) % 3];
    }
    return sum;
}
"""
_EXPOSED = "double *storage(void) { return scratch; }\n"


def test_arguments_are_apart_from_hidden_variables_only() -> None:
    for more, again in (("", True), (_EXPOSED, False)):
        made = gradient(prepare_c(_SCRATCH + more), "f", "dup const")
        assert made.plan is not None
        reads = {key.what.pointer.operands[0].name: choice.kind for key, choice in made.plan.choices.items()
                 if key.kind == "value" and hasattr(key.what, "pointer")}  # fmt: skip
        assert (reads["x"] == "again") is again
        x, dx = np.array([1.0, 2.0, 3.0, 5.0, 7.0]), np.zeros(5)
        made(x, dx, 5, 1.0)
        np.testing.assert_allclose(dx, _by_hand(x), rtol=1e-13)


def _by_hand(x: np.ndarray) -> np.ndarray:
    found = np.zeros(len(x))
    for i in range(2, len(x)):
        found[i] += x[i - 2] ** 2
        found[i - 2] += 2 * x[i] * x[i - 2]
    return found
