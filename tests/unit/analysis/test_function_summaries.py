"""What defined functions do with the memory behind their arguments, recursion and calls through pointers included."""

from __future__ import annotations

import pytest

from irad.analysis.function_summaries import ANYTHING, Summaries, Use
from irad.facts.call_classifier import CallClassifier
from irad.ir.text.parser import parse_module
from irad.rules.registry import Registry
from tests.support import canonical

TEXT = """
declare double @elsewhere(ptr, double)
@table = constant [3 x ptr] [ptr @odd, ptr @even, ptr @writer]

define double @even(ptr %p, i32 %n) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %out, label %more
more:
  %less = sub i32 %n, 1
  %q = getelementptr double, ptr %p, i64 1
  %r = call double @odd(ptr %q, i32 %less)
  ret double %r
out:
  ret double 0.0
}
define double @odd(ptr %p, i32 %n) {
  %x = load double, ptr %p
  %less = sub i32 %n, 1
  %r = call double @even(ptr %p, i32 %less)
  %s = fadd double %r, %x
  ret double %s
}
define double @around(ptr %p, ptr %q, i32 %n) {
  %r = call double @around(ptr %q, ptr %p, i32 %n)
  store double %r, ptr %p
  ret double %r
}
define double @writer(ptr %p, double %x, i32 %n) {
  store double %x, ptr %p
  ret double %x
}
define double @chooses(ptr %f, ptr %p, i32 %n) {
  %r = call double %f(ptr %p, i32 %n)
  ret double %r
}
define double @writes(ptr %f, ptr %p, i32 %n) {
  %r = call double %f(ptr %p, double 1.0, i32 %n)
  ret double %r
}
define double @nobody(ptr %f, ptr %p) {
  %r = call double %f(ptr %p)
  ret double %r
}
define double @calls_elsewhere(ptr %p) {
  %r = call double @elsewhere(ptr %p, double 0.0)
  ret double %r
}
define void @keeps_here(ptr %p, ptr %q, i64 %n) {
  %own = alloca [4 x ptr]
  %copy = alloca [4 x ptr]
  %at = getelementptr ptr, ptr %own, i64 %n
  store ptr %p, ptr %at
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %own, i64 32, i1 false)
  ret void
}
define void @copies_out(ptr %p, ptr %q, i64 %n) {
  %own = alloca [4 x ptr]
  store ptr %p, ptr %own
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %own, i64 32, i1 false)
  ret void
}
define void @hands_over(ptr %p, ptr %q, i64 %n) {
  %own = alloca [4 x ptr]
  call void @copies_out(ptr %p, ptr %own, i64 %n)
  ret void
}
define void @either(ptr %p, ptr %q, i64 %n) {
  %own = alloca [4 x ptr]
  %first = icmp eq i64 %n, 0
  %at = select i1 %first, ptr %own, ptr %q
  store ptr %p, ptr %at
  ret void
}
define void @further(ptr %p, ptr %q, i64 %n) {
  %at = load ptr, ptr %q
  call void @copies_out(ptr %p, ptr %at, i64 %n)
  ret void
}
define void @number_further(ptr %p, ptr %q, i64 %n) {
  %at = load ptr, ptr %q
  %r = call double @writer(ptr %at, double 1.0, i32 0)
  call void @keeps_here(ptr %at, ptr %q, i64 %n)
  ret void
}
define void @scratch(ptr %p, ptr %q, i64 %n) {
  %own = call ptr @malloc(i64 %n)
  call void @free(ptr %own)
  ret void
}
define void @drops(ptr %p, ptr %q, i64 %n) {
  %at = load ptr, ptr %p
  call void @scratch(ptr %at, ptr %q, i64 %n)
  call void @free(ptr %at)
  ret void
}
define void @drops_all(ptr %p, ptr %q, i64 %n) {
  call void @drops(ptr %p, ptr %q, i64 %n)
  call void @drops_all(ptr %q, ptr %p, i64 %n)
  ret void
}
define void @grows(ptr %p, ptr %q, i64 %n) {
  %r = call ptr @realloc(ptr %p, i64 %n)
  store ptr %r, ptr %q
  ret void
}
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
@_ZTV4Node = external constant { [3 x ptr] }
@variable = global double 0.0
define void @destroys(ptr %p) {
  store ptr @_ZTV4Node, ptr %p
  call void @free(ptr %p)
  ret void
}
define void @resets(ptr %p, ptr %q) {
  store ptr @variable, ptr %p
  store i32 0, ptr %q
  %inner = load ptr, ptr %q
  call void @destroys(ptr %inner)
  ret void
}
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""

CASES = [
    # function, argument, as it is, inside a derivative
    ("even", 0, Use(reads=True), Use(reads=True)),
    ("odd", 0, Use(reads=True), Use(reads=True)),
    ("around", 0, Use(writes=True), Use(writes=True)),
    ("around", 1, Use(writes=True), Use(writes=True)),  # it becomes the other one
    ("chooses", 1, ANYTHING, Use(reads=True)),
    ("writes", 1, ANYTHING, Use(writes=True)),
    ("nobody", 1, ANYTHING, ANYTHING),
    ("calls_elsewhere", 0, ANYTHING, ANYTHING),
]


@pytest.fixture(scope="module")
def book() -> CallClassifier:
    return CallClassifier(parse_module(canonical(TEXT)), Registry.default())


def fresh(book: CallClassifier) -> Summaries:
    return Summaries(book._defined, book.effect, book.targets_of, book._moves_numbers_only, book._released)


@pytest.mark.parametrize(("name", "position", "plain", "derived"), CASES)
def test_uses(book: CallClassifier, name: str, position: int, plain: Use, derived: Use) -> None:
    function = book.module.functions[name]
    summaries = fresh(book)
    assert summaries.uses(function)[position] == plain
    assert summaries.uses(function, derived=True)[position] == derived


def test_the_order_of_questions_does_not_matter(book: CallClassifier) -> None:
    """Parts of a cycle that were asked for first are not less known."""
    functions = book.module.functions
    for first in ("even", "odd", "chooses"):
        summaries = fresh(book)
        summaries.uses(functions[first], derived=True)
        for name, position, _, derived in CASES:
            assert summaries.uses(functions[name], derived=True)[position] == derived


@pytest.mark.parametrize(
    ("name", "anywhere", "deeply"),
    [
        ("keeps_here", False, False),  # in local variables of its own
        ("copies_out", True, False),
        ("hands_over", True, False),
        ("either", True, False),
        ("further", True, True),
        ("number_further", False, False),  # no pointer is among what it stores
    ],
)
def test_stored_pointers(book: CallClassifier, name: str, anywhere: bool, deeply: bool) -> None:
    summaries = fresh(book)
    assert summaries.stores_pointers(book.module.functions[name]) is anywhere
    assert summaries.stores_deeply(book.module.functions[name]) is deeply


@pytest.mark.parametrize(
    ("name", "frees"),
    [("scratch", False), ("drops", True), ("drops_all", True), ("grows", True), ("copies_out", False)],
)
def test_freed_blocks(book: CallClassifier, name: str, frees: bool) -> None:
    """Of blocks that a function makes and gives back itself, nobody else knows."""
    assert fresh(book).frees(book.module.functions[name]) is frees


@pytest.mark.parametrize(
    ("name", "puts"),
    [
        ("destroys", [False]),  # where virtual tables lie, all know
        ("resets", [True, False]),
        ("writer", [False]),
        ("copies_out", None),
    ],
)
def test_where_pointers_are_put(book: CallClassifier, name: str, puts: list[bool] | None) -> None:
    summaries, function = fresh(book), book.module.functions[name]
    found = [use.puts for use, a in zip(summaries.uses(function), function.arguments, strict=True) if a.type.is_pointer]
    assert found == puts if puts is not None else any(found)
    assert not summaries.stores_deeply(function)
