"""Which values in front of a worksharing loop are the same for all threads."""

from __future__ import annotations

import pytest

from irad.analysis.dependence.uniformity import Uniformity
from irad.analysis.path_conditions import PathConditions
from irad.ir.instructions import Block
from irad.ir.text.parser import parse_module
from irad.ir.values import Argument, GlobalRef, Value
from tests.support import canonical
from tests.unit.analysis.dependence.address_runs import Subject

TEXT = """
@common = global i64 0
@mine = thread_local global i64 0
declare i64 @number()
declare i64 @llvm.smax.i64(i64, i64)
define void @f(i64 %n, i64 noundef %sure, ptr %kept, ptr %changed, i1 %flag) {
entry:
  %local = alloca i64
  %me = call i64 @number()
  %sum = add i64 %n, 3
  %mixed = add i64 %sum, %me
  %most = call i64 @llvm.smax.i64(i64 %n, i64 4)
  %read = load i64, ptr %kept
  %stale = load i64, ptr %changed
  %frozen = freeze i64 %n
  %fixed = freeze i64 %sure
  %odd = icmp sgt i64 %me, 0
  br i1 %odd, label %left, label %right
left:
  br label %join
right:
  br label %join
join:
  %parted = phi i64 [ 1, %left ], [ 2, %right ]
  br i1 %flag, label %yes, label %no
yes:
  br label %both
no:
  br label %both
both:
  %chosen = phi i64 [ 1, %yes ], [ 2, %no ]
  br label %own
own:
  %k = phi i64 [ 0, %both ], [ %k.next, %own ]
  %k.next = add i64 %k, 1
  %k.more = icmp slt i64 %k.next, %me
  br i1 %k.more, label %own, label %time.before
time.before:
  %left.over = phi i64 [ %k.next, %own ]
  br label %time
time:
  %t = phi i64 [ 0, %time.before ], [ %t.next, %time.end ]
  %carried = phi i64 [ 0, %time.before ], [ %i.next, %time.end ]
  %twice = mul i64 %t, 2
  br label %loop
loop:
  %i = phi i64 [ %me, %time ], [ %i.next, %loop ]
  %p = getelementptr double, ptr %changed, i64 %i
  store double 0.0, ptr %p
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %mixed
  br i1 %more, label %loop, label %time.end
time.end:
  %t.next = add i64 %t, 1
  %t.more = icmp slt i64 %t.next, %n
  br i1 %t.more, label %time, label %out
out:
  ret void
}
"""


@pytest.fixture(scope="module")
def it() -> Subject:
    return Subject(parse_module(canonical(TEXT)).functions["f"])


def named(it: Subject, name: str) -> Value:
    values: list[Value] = [*it.function.arguments, *it.function.instructions(), *it.function.blocks]
    return next(v for v in values if v.name == name)


@pytest.mark.parametrize(
    ("names", "expected"),
    [("n sum most read fixed chosen t twice", True), ("me mixed local stale frozen parted left.over carried", False)],
)
def test_what_comes_from_the_thread_is_its_own(it: Subject, names: str, expected: bool) -> None:
    loop = it.forest.by_header[named(it, "loop")]  # type: ignore[index]
    shared = Uniformity(it.cfg, it.forest, loop, lambda p: isinstance(p, Argument) and p.name == "kept")
    assert {n: shared(named(it, n)) for n in names.split()} == dict.fromkeys(names.split(), expected)
    assert shared(GlobalRef("common")) and not shared(GlobalRef("mine"))


BRANCHES = """
define void @f(ptr %u, i64 %n, i1 %a, i1 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %last ]
  br i1 %a, label %yes, label %no
yes:
  br label %join
no:
  br label %join
join:
  br i1 %b, label %rare, label %last
rare:
  br label %inner
inner:
  %k = phi i64 [ 0, %rare ], [ %k.next, %inner ]
  %k.next = add i64 %k, 1
  %k.more = icmp slt i64 %k.next, %n
  br i1 %k.more, label %inner, label %after
after:
  br label %last
last:
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
"""


def test_what_runs_together() -> None:
    it = Subject(parse_module(canonical(BRANCHES)).functions["f"])
    paths = PathConditions(it.cfg, it.forest, it.loop)
    a, b = it.function.arguments[2:]

    def block(name: str) -> Block:
        found = named(it, name)
        assert isinstance(found, Block)
        return found

    def runs(other: str, when: str) -> bool:
        return paths.runs_with(block(other), block(when))

    assert runs("join", "yes") and runs("last", "yes") and runs("loop", "last") and runs("rare", "after")
    assert not runs("yes", "join") and not runs("yes", "no") and not runs("rare", "yes")
    # an inner loop's blocks run in other iterations of it
    assert runs("after", "inner") and not runs("inner", "after")
    assert paths.sufficient(block("yes"), block("last")) == [(a, True)]
    assert paths.sufficient(block("after"), block("no")) == [(b, True)]
    assert paths.sufficient(block("inner"), block("last")) is None
    assert paths.necessary(block("no")) == [(a, False)]
    assert [c for c in paths.necessary(block("inner")) if c[0] in (a, b)] == [(b, True)]
