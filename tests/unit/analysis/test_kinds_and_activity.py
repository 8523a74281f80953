"""What memory and integers hold, and what carries a derivative."""

from __future__ import annotations

import pytest

from irad.analysis.alias.points_to import PointsTo
from irad.analysis.cfg import CFG
from irad.analysis.loops import LoopForest
from irad.analysis.types.evidence import DECLARED, Evidence
from irad.analysis.types.type_inference import Seeds, TypeFacts
from irad.errors import DifferentiationError
from irad.facts.function_facts import FunctionFacts, types_of
from irad.ir import types as T
from irad.ir.values import Value
from tests.support import canonical, module_facts, plan


def facts_of(body: str, activities: str, parameters: str, result: str = "void") -> FunctionFacts:
    """The facts of a function `f` with this body."""
    return plan(canonical(f"define {result} @f({parameters}) {{\n{body}\n}}"), "f", activities).facts


def types_of_f(body: str, parameters: str) -> TypeFacts:
    """The types of a function `f` with this body, as it stands."""
    shared = module_facts(canonical(f"define void @f({parameters}) {{\n{body}\n}}"))
    return types_of(shared, shared.module.functions["f"])


def value(facts: FunctionFacts, name: str) -> Value:
    """An argument or instruction by its name."""
    values: list[Value] = [*facts.function.arguments, *facts.function.instructions()]
    return next(v for v in values if v.name == name)


def active(facts: FunctionFacts) -> set[str]:
    """The names of all active values."""
    return {v.name for v in facts.activity.active}


INTEGERS = {
    "stored as a double elsewhere": ("store double 1.0, ptr %p", T.DOUBLE),
    "cast to a double": ("%d = bitcast i64 %v to double", T.DOUBLE),
    "added to": ("%d = add i64 %v, 1", None),
    "compared": ("%d = icmp slt i64 %v, 3", None),
    "used as an index": ("%d = getelementptr double, ptr %p, i64 %v", None),
    "used as an address": ("%d = inttoptr i64 %v to ptr", None),
    "stored as two floats elsewhere": (
        "store float 1.0, ptr %p\n  %n = getelementptr float, ptr %p, i64 1\n  store float 1.0, ptr %n",
        T.VectorType(2, T.FLOAT)),
}  # fmt: skip


@pytest.mark.parametrize("name", INTEGERS)
def test_what_an_integer_carries(name: str) -> None:
    use, kind = INTEGERS[name]
    types = types_of_f(f"  %v = load i64, ptr %p\n  {use}\n  ret void", "ptr %p")
    loaded = next(i for i in types.function.instructions() if i.name == "v")
    assert types.carried(loaded) == kind
    assert types.is_decided(loaded)


def test_without_evidence_nothing_is_decided() -> None:
    body = "  %v = load i64, ptr %p\n  store i64 %v, ptr %q\n  ret void"
    facts = facts_of(body, "const const", "ptr %p, ptr %q")
    assert facts.types.carried(value(facts, "v")) is None
    assert not facts.types.is_decided(value(facts, "v"))


def test_evidence_travels_with_copies() -> None:
    facts = facts_of("""
        entry:
          %a = alloca i64
          %v = load i64, ptr %p
          br i1 %c, label %one, label %two
        one:
          br label %two
        two:
          %w = phi i64 [ %v, %entry ], [ 0, %one ]
          store i64 %w, ptr %a
          %d = load double, ptr %a
          store double %d, ptr %q
          ret void""", "const const const", "ptr %p, ptr %q, i1 %c")
    assert facts.shared.settled["f"] == {"v": T.DOUBLE, "w": T.DOUBLE}
    assert value(facts, "w").type == T.DOUBLE


COPIED = """
declare noalias ptr @malloc(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %q) {
  %h = call noalias ptr @malloc(i64 16)
  %k = call noalias ptr @malloc(i64 16)
  %tag = load i32, ptr %h
  %next = add i32 %tag, 1
  store i32 %next, ptr %q
  call void @llvm.memcpy.p0.p0.i64(ptr %k, ptr %h, i64 16, i1 false)
  %h8 = getelementptr i8, ptr %h, i64 8
  %d = load double, ptr %h8
  ret void
}
"""


def copied(declared: tuple[Evidence, ...]) -> tuple[object, ...]:
    """What the copy is known to hold when a variable's type says `declared` of the memory that is copied."""
    shared = module_facts(canonical(COPIED))
    function = shared.module.functions["f"]
    named = {i.name: i for i in function.instructions()}
    cfg = CFG(function)
    pointers = PointsTo(function, cfg, LoopForest(cfg), shared.calls.effect)
    types = TypeFacts(function, pointers, shared.calls.effect, Seeds(pointers=((named["h"], declared),)))
    return tuple(p.kind for p in types.memory(named["k"], 16))


def test_copies_wait_until_all_accesses_are_seen() -> None:
    """At first only the integer is known: it does not count as all that is there."""
    assert copied(()) == ("integer", None, T.DOUBLE)


def test_copies_do_not_count_more_than_what_is_copied() -> None:
    """What a variable's type says of raw memory gives way to what is read there, in copies too."""
    assert copied((Evidence(0, 1, 1, "integer", DECLARED),))[-1] == T.DOUBLE


def test_memory_piece_by_piece() -> None:
    facts = facts_of("""
          %a = alloca { double, i32, float, ptr }
          store double 0.0, ptr %a
          ret void""", "", "")
    pieces = facts.types.memory(value(facts, "a"), 24)
    assert [(p.offset, p.size, p.kind) for p in pieces] == [
        (0, 8, T.DOUBLE), (8, 4, "integer"), (12, 4, T.FLOAT), (16, 8, "pointer"),
    ]  # fmt: skip
    assert facts.types.uniform(value(facts, "a")) is None


def test_an_array_of_structs_repeats() -> None:
    facts = facts_of("""
          %x = getelementptr { double, i32 }, ptr %p, i64 %i
          %n = getelementptr { double, i32 }, ptr %p, i64 %i, i32 1
          store double 0.0, ptr %x
          store i32 7, ptr %n
          %k = load i32, ptr %n
          %m = add i32 %k, 1
          store i32 %m, ptr %n
          ret void""", "const const", "ptr %p, i64 %i")
    assert facts.types.period(value(facts, "p")) == 16
    kinds = [p.kind for p in facts.types.memory(value(facts, "x"), 12)]
    assert kinds == [T.DOUBLE, "integer"]


def test_arithmetic_on_a_number_in_memory_does_not_make_it_an_integer() -> None:
    facts = facts_of("""
          %d = load double, ptr %p
          store double %d, ptr %q
          %i = load i64, ptr %p
          %j = add i64 %i, 1
          store i64 %j, ptr %p
          ret void""", "const const", "ptr %p, ptr %q")
    assert facts.types.carried(value(facts, "i")) == T.DOUBLE
    assert [p.kind for p in facts.types.memory(value(facts, "p"), 8)] == [T.DOUBLE]


def test_active_is_varied_and_useful() -> None:
    facts = facts_of("""
          %both = fmul double %x, %c
          %unused = fmul double %both, %x
          %constant = fmul double %c, 2.0
          %r = fadd double %both, %constant
          ret double %r""", "active const", "double %x, double %c", result="double")
    assert active(facts) == {"x", "both", "r"}
    varied = {v.name for v in facts.activity.varied}
    assert varied == {"x", "both", "unused", "r"}


def test_whole_numbers_and_comparisons_end_activity() -> None:
    facts = facts_of("""
          %whole = fptosi double %x to i64
          %again = sitofp i64 %whole to double
          %large = fcmp ogt double %x, 3.0
          %chosen = select i1 %large, double 2.0, double %again
          ret double %chosen""", "active", "double %x", result="double")
    assert active(facts) == set()


def test_memory_passes_activity_on() -> None:
    facts = facts_of("""
          %a = alloca double
          %b = alloca double
          store double %x, ptr %a
          store double 3.0, ptr %b
          %v = load double, ptr %a
          %w = load double, ptr %b
          %r = fmul double %v, %w
          ret double %r""", "active", "double %x", result="double")
    assert active(facts) == {"x", "v", "r"}
    assert [o.describe() for o in facts.activity.shadowed] == ["local variable %a"]


def test_the_way_of_activity_is_known() -> None:
    facts = facts_of("""
          %a = alloca double
          %y = fmul double %x, 2.0
          store double %y, ptr %a
          %v = load double, ptr %a
          ret double %v""", "active", "double %x", result="double")
    way = facts.activity.chain(value(facts, "v"))
    names = [getattr(link, "name", "") or link.describe() for link in way]
    assert names[:1] == ["v"] and names[-2:] == ["y", "x"]


def test_constant_arguments_stay_out() -> None:
    facts = facts_of("""
          %v = load double, ptr %p
          %w = load double, ptr %q
          %r = fmul double %v, %w
          ret double %r""", "dup const", "ptr %p, ptr %q", result="double")
    assert active(facts) == {"v", "r"}
    assert facts.activity.has_shadow(value(facts, "p")) and not facts.activity.has_shadow(value(facts, "q"))


def test_a_result_that_is_not_asked_for_makes_nothing_active() -> None:
    text = canonical("define double @f(double %x) {\n  %r = fmul double %x, %x\n  ret double %r\n}")
    assert active(plan(text, "f", "active", active_result=False).facts) == set()


def test_an_active_value_in_foreign_memory_is_an_error_only_if_read() -> None:
    store = "  store double %x, ptr %p\n"
    facts_of(store + "  ret void", "active const", "double %x, ptr %p")
    with pytest.raises(DifferentiationError, match="has no shadow, and read again"):
        facts_of(store + "  %v = load double, ptr %p\n  ret double %v", "active const", "double %x, ptr %p",
                 result="double")  # fmt: skip
