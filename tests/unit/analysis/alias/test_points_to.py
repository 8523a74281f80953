"""Points-to sets, addresses, the gcd test, and what may be overwritten."""

from __future__ import annotations

from itertools import product

import pytest

from irad.analysis.alias.linear_address import Address, ranges_meet, tbaa_disjoint
from irad.analysis.alias.memory import Access, MemoryObject
from irad.facts.function_facts import FunctionFacts
from irad.ir import types as T
from irad.ir.instructions import Instruction, Load, Store
from irad.ir.values import Argument, ConstInt, Value
from tests.support import canonical, plan

BASE = Argument(T.PTR, "p", 0, "")
FACTORS = (0, 4, 8, 12, 16, 24, -8)


def facts_of(body: str, activities: str, parameters: str, tail: str = "") -> FunctionFacts:
    """The facts of `void f(parameters) { body }`."""
    text = f"declare ptr @malloc(i64)\ndefine void @f({parameters}) {{\n{body}\n}}\n{tail}"
    return plan(canonical(text), "f", activities).facts


def named(facts: FunctionFacts) -> dict[str, Value]:
    """Values by name."""
    values: list[Value] = [*facts.function.arguments, *facts.function.instructions()]
    return {v.name: v for v in values if v.name}


def pointees(facts: FunctionFacts, name: str) -> set[str]:
    """What a value may point to, in words."""
    return {o.describe() for o in facts.pointers.objects(named(facts)[name])}


@pytest.mark.parametrize("factors", list(product(FACTORS, FACTORS)))
def test_ranges_meet_exactly_when_some_values_make_them_meet(factors: tuple[int, int]) -> None:
    n, m = ConstInt(T.I64, 1), ConstInt(T.I64, 2)
    left, right = (tuple([(v, f)] if f else []) for v, f in zip((n, m), factors, strict=True))
    span = range(-30, 31)
    reach = {k * factors[0] - j * factors[1] for k in span for j in span}
    for constant, size_a, size_b in product(range(-9, 10), (1, 4, 8), (1, 8)):
        a, b = Address(BASE, 0, left), Address(BASE, constant, right)
        expected = any(-size_b < constant - d < size_a for d in reach)
        assert ranges_meet(a, size_a, b, size_b) == expected


def test_accesses_of_unknown_size_may_lie_on_either_side() -> None:
    a, b = Address(BASE, 0, ()), Address(BASE, 64, ())
    assert ranges_meet(a, None, b, None) and ranges_meet(a, 8, b, None) and ranges_meet(a, None, b, 8)


def test_addresses_are_sums() -> None:
    facts = facts_of("""
          %a = getelementptr { double, [4 x float] }, ptr %p, i64 2, i32 1, i64 %i
          %b = getelementptr i8, ptr %a, i64 %i
          store float 0.0, ptr %b
          ret void""", "const const", "ptr %p, i64 %i")
    values = named(facts)
    address = facts.pointers.address(values["b"])
    assert (address.base, address.constant) == (values["p"], 2 * 24 + 8)
    assert address.terms == ((values["i"], 5),) and address.stride == 5


def test_a_walking_pointer_is_its_start_and_a_multiple() -> None:
    facts = facts_of("""
        entry:
          br label %loop
        loop:
          %q = phi ptr [ %p, %entry ], [ %next, %loop ]
          store double 0.0, ptr %q
          %next = getelementptr double, ptr %q, i64 2
          %more = icmp ne ptr %next, %end
          br i1 %more, label %loop, label %out
        out:
          ret void""", "const const", "ptr %p, ptr %end")
    values = named(facts)
    assert facts.pointers.address(values["q"]) == Address(values["p"], 0, ((values["q"], 16),))


def test_what_pointers_point_to() -> None:
    facts = facts_of("""
          %a = alloca double
          %slot = alloca ptr
          %h = call ptr @malloc(i64 8)
          store ptr %a, ptr %slot
          %back = load ptr, ptr %slot
          %either = select i1 %c, ptr %back, ptr %h
          %deep = load ptr, ptr %p
          store double 0.0, ptr %either
          store double 0.0, ptr %deep
          ret void""", "const const", "ptr %p, i1 %c")
    assert pointees(facts, "back") == {"local variable %a"}
    assert pointees(facts, "either") == {"local variable %a", "block allocated by %h"}
    assert pointees(facts, "deep") == {"memory reached through argument %p"}
    assert pointees(facts, "p") == {"argument %p"}


def test_fields_are_told_apart_and_unknown_places_are_not() -> None:
    facts = facts_of("""
          %a = alloca double
          %b = alloca double
          %pair = alloca [2 x ptr]
          %second = getelementptr ptr, ptr %pair, i64 1
          %any = getelementptr ptr, ptr %pair, i64 %i
          store ptr %a, ptr %pair
          store ptr %b, ptr %second
          %x = load ptr, ptr %pair
          %y = load ptr, ptr %any
          store double 0.0, ptr %x
          store double 0.0, ptr %y
          ret void""", "const", "i64 %i")
    assert pointees(facts, "x") >= {"local variable %a"}
    assert pointees(facts, "y") == {"local variable %a", "local variable %b"}


def test_a_pointer_stored_at_an_unknown_place_is_found_at_all_places() -> None:
    facts = facts_of("""
          %a = alloca double
          %b = alloca double
          %pair = alloca [2 x ptr]
          %any = getelementptr ptr, ptr %pair, i64 %i
          store ptr %a, ptr %pair
          store ptr %b, ptr %any
          %x = load ptr, ptr %pair
          store double 0.0, ptr %x
          ret void""", "const", "i64 %i")
    assert pointees(facts, "x") == {"local variable %a", "local variable %b"}


def objects() -> dict[str, MemoryObject]:
    """One object of each sort, from a function where %h is handed out and %a is not."""
    facts = facts_of("""
          %a = alloca double
          %h = call ptr @malloc(i64 8)
          store ptr %h, ptr %p
          %deep = load ptr, ptr %q
          store double 0.0, ptr %deep
          store double 0.0, ptr %a
          store double 0.0, ptr %r
          store double 0.0, ptr @g
          ret void""", "const const const", "ptr %p, ptr %q, ptr noalias %r", "@g = external global double")
    found = {"facts": facts}
    for inst in facts.function.instructions():
        if isinstance(inst, Store):
            for obj in facts.pointers.objects(inst.pointer):
                found[obj.describe()] = obj
    found["block"] = next(iter(facts.pointers.objects(named(facts)["h"])))
    found["unknown"] = MemoryObject("unknown")
    return found  # type: ignore[return-value]


@pytest.mark.parametrize(("one", "other", "may"), [
    ("argument %p", "argument %p", True),
    ("argument %p", "memory reached through argument %q", True),
    ("argument %p", "argument %r", False),
    ("local variable %a", "argument %p", False),
    ("local variable %a", "unknown", False),
    ("local variable %a", "block", False),
    ("block", "memory reached through argument %q", True),
    ("block", "unknown", True),
    ("block", "argument %p", False),
    ("global @g", "argument %p", True),
    ("global @g", "global @g", True),
    ("global @g", "local variable %a", False),
])  # fmt: skip
def test_which_objects_may_be_the_same(one: str, other: str, may: bool) -> None:
    found = objects()
    pointers = found["facts"].pointers  # type: ignore[attr-defined]
    assert pointers.may_be_same(found[one], found[other]) == may
    assert pointers.may_be_same(found[other], found[one]) == may


@pytest.mark.parametrize(("a", "b", "apart"), [
    ("double", "int", True), ("double", "any pointer", True), ("int", "p1 double", True),
    ("float", "long", True), ("double", "_ZTS6Colour", True), ("double", "vtable pointer", True),
    ("double", "double", False), ("double", "omnipotent char", False), ("any pointer", "p1 double", False),
    (None, "int", False), ("my struct", "int", False), ("any pointer", "vtable pointer", False),
])  # fmt: skip
def test_types_that_never_share_memory(a: str | None, b: str | None, apart: bool) -> None:
    assert tbaa_disjoint(a, b) == tbaa_disjoint(b, a) == apart


READ = "%v = load double, ptr %p"
OVERWRITES = {
    "nothing is written": (READ, ""),
    "written before": (f"store double 0.0, ptr %p\n  {READ}", ""),
    "written after": (f"{READ}\n  store double 0.0, ptr %p", "it is overwritten later"),
    "its neighbour is written": (
        f"{READ}\n  %n = getelementptr double, ptr %p, i64 1\n  store double 0.0, ptr %n", ""),
    "part of it is written": (
        f"{READ}\n  %n = getelementptr i8, ptr %p, i64 7\n  store i8 0, ptr %n",
        "it is overwritten later"),
    "another argument is written": (f"{READ}\n  store double 0.0, ptr %q", "it is overwritten later"),
    "memory of its own is written": (f"%a = alloca double\n  {READ}\n  store double 0.0, ptr %a", ""),
    "volatile": ("%v = load volatile double, ptr %p", "volatile or atomic"),
    "an unknown function is called": (f"{READ}\n  call void @g()", "a call of 'g' may overwrite it"),
    "a function that only reads is called": (f"{READ}\n  call void @h()", ""),
}  # fmt: skip


@pytest.mark.parametrize("name", OVERWRITES)
def test_why_a_load_cannot_be_repeated(name: str) -> None:
    body, why = OVERWRITES[name]
    tail = "declare void @g()\ndeclare void @h() memory(read)\n"
    facts = facts_of(f"  {body}\n  ret void", "const const", "ptr %p, ptr %q", tail)
    load = named(facts)["v"]
    assert isinstance(load, Load)
    assert facts.clobbers.why_lost(load) == why


def test_later_iterations_overwrite_too() -> None:
    facts = facts_of("""
        entry:
          br label %loop
        loop:
          %i = phi i64 [ 0, %entry ], [ %next, %loop ]
          store double 0.0, ptr %p
          %v = load double, ptr %p
          %next = add i64 %i, 1
          %more = icmp slt i64 %next, %n
          br i1 %more, label %loop, label %out
        out:
          ret void""", "const const", "ptr %p, i64 %n")
    load = named(facts)["v"]
    assert isinstance(load, Load) and facts.clobbers.why_lost(load) == "it is overwritten later"


def test_overlap_is_symmetric() -> None:
    facts = facts_of("""
          %b = getelementptr i8, ptr %p, i64 4
          %c = getelementptr i8, ptr %p, i64 8
          store double 0.0, ptr %p
          store double 0.0, ptr %b
          store double 0.0, ptr %c
          ret void""", "const", "ptr %p")
    stores: list[Instruction] = [i for i in facts.function.instructions() if isinstance(i, Store)]
    first, second, third = (Access(s, s.operands[1], 8, None) for s in stores)
    for one, other, may in ((first, second, True), (second, third, True), (first, third, False)):
        assert facts.pointers.may_overlap(one, other) == facts.pointers.may_overlap(other, one) == may
