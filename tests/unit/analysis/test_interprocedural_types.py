"""What functions tell their callers, found once however they call each other."""

from __future__ import annotations

from collections import Counter

from irad.analysis.types.evidence import Interface
from irad.analysis.types.interprocedural_types import InterproceduralTypes
from irad.ir.instructions import Call
from irad.ir.module import Function
from irad.ir.text.parser import parse_module

NAMES = [f"f{n}" for n in range(9)]


def found_in(calls: dict[str, list[str]]) -> tuple[Counter[str], InterproceduralTypes]:
    """The functions that are looked into, how often, where each asks for those that it calls."""
    bodies = (f"define void @{name}() {{\n{_calls(called)}  ret void\n}}\n" for name, called in calls.items())
    module = parse_module("".join(bodies))
    looked: Counter[str] = Counter()

    def find(function: Function) -> Interface:
        looked[function.name] += 1
        for inst in function.instructions():
            if isinstance(inst, Call):
                interfaces.of(inst.callee_name)
        return Interface()

    interfaces = InterproceduralTypes(module, find)
    return looked, interfaces


def _calls(names: list[str]) -> str:
    return "".join(f"  call void @{name}()\n" for name in names)


def test_a_function_is_looked_into_once_where_nothing_calls_itself() -> None:
    looked, interfaces = found_in({name: NAMES[n + 1 :] for n, name in enumerate(NAMES)})
    interfaces.of("f0")
    assert looked == dict.fromkeys(NAMES, 1)


def test_functions_that_call_each_other_are_not_looked_into_by_every_way() -> None:
    looked, interfaces = found_in({name: [each for each in NAMES if each != name] for name in NAMES})
    interfaces.of("f0")
    assert sum(looked.values()) <= 2 * len(NAMES)
    before = looked.copy()
    for name in NAMES:
        interfaces.of(name)
    assert looked == before


def test_a_cycle_below_another_function_is_finished_with_it() -> None:
    looked, interfaces = found_in({"top": ["a"], "a": ["b"], "b": ["a", "c"], "c": []})
    interfaces.of("top")
    assert looked == {"top": 1, "a": 1, "b": 1, "c": 1}
    interfaces.of("b")
    assert looked["b"] == 1
