"""What is kept while points-to sets are found, and while types are, is never of an earlier state."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from irad.analysis.alias.points_to import PointsTo
from irad.analysis.cfg import CFG
from irad.analysis.loops import LoopForest
from irad.analysis.types.evidence import Interface
from irad.analysis.types.type_inference import TypeFacts
from irad.facts.function_facts import types_of
from irad.ir.instructions import Call
from irad.ir.worklist import reached
from tests.support import canonical, module_facts

CHAIN = """
define void @g(ptr %p) noinline {
  %inner = load ptr, ptr %p
  %n = load double, ptr %inner
  store ptr %p, ptr %inner
  ret void
}
define void @f(ptr %x, i1 %more) {
entry:
  %a = alloca ptr
  %b = alloca ptr
  %c = alloca ptr
  br label %loop
loop:
  call void @g(ptr %a)
  store ptr %b, ptr %a
  store ptr %c, ptr %b
  store ptr %x, ptr %c
  br i1 %more, label %loop, label %end
end:
  ret void
}
"""
"""In a loop, what is reached from %a is asked for before all that is put there has been seen."""


def test_what_is_reachable_is_found_again_when_contents_grow() -> None:
    shared = module_facts(canonical(CHAIN))
    function = shared.module.functions["f"]
    cfg = CFG(function)
    pointers = PointsTo(function, cfg, LoopForest(cfg), shared.calls.effect)
    locals_ = {i.name: pointers.objects(i) for i in function.instructions() if i.opcode == "alloca"}
    found = pointers.reachable(locals_["a"])
    assert found >= locals_["a"] | locals_["b"] | locals_["c"] | pointers.objects(function.arguments[0])
    assert all(set(reached(roots, pointers._contents)) == known for roots, known in pointers._reached.items())


def test_contents_from_outside_and_hashes_are_those_of_equal_objects() -> None:
    shared = module_facts(canonical(CHAIN))
    function = shared.module.functions["f"]
    cfg = CFG(function)
    one, other = (PointsTo(function, cfg, LoopForest(cfg), shared.calls.effect) for _ in range(2))
    (argument,), (same,) = (p.objects(function.arguments[0]) for p in (one, other))
    assert argument is not same and argument == same and hash(argument) == hash(same)
    assert one.stored_in([same]) == other.stored_in([argument])


def test_an_interface_is_heard_once_for_a_call(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: Counter[Any] = Counter()
    hear = TypeFacts._heard_of_memory

    def counted(self: TypeFacts, call: Call, interface: Interface) -> bool:
        heard[self, call, id(interface)] += 1
        return hear(self, call, interface)

    monkeypatch.setattr(TypeFacts, "_heard_of_memory", counted)
    shared = module_facts(canonical(CHAIN))
    types_of(shared, shared.module.functions["f"])
    assert set(heard.values()) == {1}
