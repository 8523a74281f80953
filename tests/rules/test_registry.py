"""Looking up callees: every spelling leads to its rule, and what is unknown stays unknown."""

from __future__ import annotations

import pytest

from irad.rules.expr import Var
from irad.rules.functions import ans, g, log, x
from irad.rules.registry import (
    Allocation,
    Expansion,
    Inactive,
    Reallocation,
    Registry,
    Release,
    Rule,
    RuleError,
    ScalarRule,
    Structural,
    Transfer,
    rule,
)

REGISTRY = Registry.default()


@pytest.mark.parametrize("each", list(REGISTRY), ids=lambda each: each.name)
def test_every_spelling_leads_to_its_rule(each: Rule) -> None:
    for symbol, kind in each.spellings.symbols:
        assert REGISTRY.lookup(symbol) == (each, kind, 0)
    for intrinsic in each.spellings.intrinsics:
        assert REGISTRY.lookup(f"{intrinsic}.f64") == (each, "double", 0)
        assert REGISTRY.lookup(f"{intrinsic}.v4f32") == (each, "float", 4)
    for opcode in each.spellings.opcodes:
        assert REGISTRY.instruction(opcode) is each
    names = each.spellings
    assert names.symbols or names.intrinsics or names.opcodes


@pytest.mark.parametrize(
    ("symbol", "name", "kind", "lanes"),
    [
        ("sin", "sin", "double", 0),
        ("sinf", "sin", "float", 0),
        ("sinl", "sin", "long double", 0),
        ("llvm.sin.f64", "sin", "double", 0),
        ("llvm.sin.f16", "sin", "half", 0),
        ("llvm.sin.bf16", "sin", "bfloat", 0),
        ("llvm.sin.f80", "sin", "x86_fp80", 0),
        ("llvm.sin.v8f32", "sin", "float", 8),
        ("llvm.sin.nxv2f64", "sin", "double", -2),
        ("_ZGVdN4v_sin", "sin", "double", 4),
        ("_ZGVeN16vv_powf", "pow", "float", 16),
        ("__exp_finite", "exp", "double", 0),
        ("__powf_finite", "pow", "float", 0),
        ("llvm.powi.f64.i32", "powi", "double", 0),
        ("__powidf2", "powi", "double", 0),
        ("llvm.ldexp.v2f64.v2i32", "ldexp", "double", 2),
        ("llvm.minnum.f32", "fmin", "float", 0),
        ("llvm.minimum.f64", "fminimum", "double", 0),
        ("llvm.fmuladd.f64", "fma", "double", 0),
        ("llvm.lround.i64.f32", "lround", "float", 0),
        ("llvm.memcpy.p0.p0.i64", "llvm.memcpy", "", 0),
        ("llvm.memcpy.inline.p0.p0.i64", "llvm.memcpy", "", 0),
        ("llvm.memset.p0.i64", "llvm.memset", "", 0),
        ("llvm.vector.reduce.fadd.v4f64", "llvm.vector.reduce.fadd", "double", 4),
        ("llvm.vector.reduce.add.v4i32", "llvm.vector.reduce.add", "", 0),
        ("llvm.sadd.with.overflow.i32", "llvm.sadd.with.overflow", "", 0),
        ("llvm.masked.load.v4f64.p0", "llvm.masked.load", "double", 4),
        ("llvm.lifetime.start.p0", "llvm.lifetime.start", "", 0),
        ("llvm.assume", "llvm.assume", "", 0),
        ("llvm.sincos.f64", "llvm.sincos", "double", 0),
        ("llvm.frexp.f64.i32", "llvm.frexp", "double", 0),
    ],
)
def test_lookup(symbol: str, name: str, kind: str, lanes: int) -> None:
    found = REGISTRY.lookup(symbol)
    assert found is not None
    assert (found.rule.name, found.kind, found.lanes) == (name, kind, lanes)


@pytest.mark.parametrize(
    "symbol",
    [
        "my_sin",
        "sin.1",
        "llvm.sin",
        "llvm.sin.i32",
        "llvm.sin.oddly.f64",
        "llvm.experimental.constrained.sin.f64",
        "llvm.vp.fadd.v4f64",
        "llvm.no.such.thing",
        "fadd",  # C23's narrowing addition, not the instruction
        "_ZGVdM4v_sin",
        "_ZGVdN4vl_pow",
        "_ZGVdN4v_pow",
        "_ZGVdN4v_mine",
        "",
    ],
)
def test_unknown_symbols(symbol: str) -> None:
    assert REGISTRY.lookup(symbol) is None


def test_unknown_instructions() -> None:
    assert REGISTRY.instruction("add") is None
    assert REGISTRY.instruction("sin") is None


@pytest.mark.parametrize(
    ("arguments", "symbol"),
    [
        (("cos", "double"), "cos"),
        (("cos", "float"), "cosf"),
        (("cos", "long double"), "cosl"),
        (("cos", "half"), "llvm.cos.f16"),
        (("cos", "x86_fp80"), "llvm.cos.f80"),
        (("cos", "double", 4), "llvm.cos.v4f64"),
        (("cos", "float", -4), "llvm.cos.nxv4f32"),
        (("sqrt", "double"), "llvm.sqrt.f64"),
        (("powi", "double"), "llvm.powi.f64.i32"),
        (("powi", "float", 4), "llvm.powi.v4f32.i32"),
        (("ldexp", "double", 0, "i64"), "llvm.ldexp.f64.i64"),
        (("ldexp", "double", 2), "llvm.ldexp.v2f64.v2i32"),
        (("irad_digamma", "float"), "irad_digammaf"),
        (("irad_digamma", "half"), None),
        (("irad_digamma", "double", 4), None),
        (("no such function", "double"), None),
        (("malloc", "double"), None),
    ],
)
def test_spelling(arguments: tuple[str, ...], symbol: str | None) -> None:
    assert REGISTRY.spelling(*arguments) == symbol  # type: ignore[arg-type]


def test_needs_are_read_from_the_derivatives() -> None:
    def needs(name: str, *positions: int) -> frozenset[str]:
        found = REGISTRY[name]
        assert isinstance(found, ScalarRule)
        return found.needs(positions or None)

    assert needs("exp") == {"ans"}
    assert needs("sin") == {"x"}
    assert needs("fadd") == set()
    assert needs("fmul", 0) == {"y"}
    assert needs("floor") == set()
    assert needs("pow", 0) == {"x", "y"}
    assert needs("pow", 1) == {"x", "ans"}


def test_a_users_rule_comes_first_and_changes_nothing_else() -> None:
    mine = rule("sigmoid", "x", g * ans * (1 - ans), c="sigmoid exp")
    extended = REGISTRY.with_rule(mine)
    assert extended.lookup("sigmoidf") == (mine, "float", 0)
    assert extended.lookup("exp") == (mine, "double", 0)
    assert extended.lookup("sin") == REGISTRY.lookup("sin")
    assert len(extended) == len(REGISTRY) + 1
    assert REGISTRY.lookup("sigmoid") is None
    assert REGISTRY.lookup("exp") == (REGISTRY["exp"], "double", 0)


def test_a_later_rule_of_the_same_name_replaces_the_earlier() -> None:
    mine = rule("sin", "x", g * 2)
    extended = REGISTRY.with_rule(mine)
    assert extended["sin"] is mine
    assert len(extended) == len(REGISTRY)
    assert extended.lookup("sinf") == (mine, "float", 0)
    assert extended.lookup("llvm.sin.f64") is None
    assert extended.with_rule(rule("f", "x", g)).lookup("sin") == (mine, "double", 0)


@pytest.mark.parametrize(
    ("partials", "message"),
    [
        ((), "rule 'f': 1 parameters but 0 derivatives"),
        ((g * Var("y"),), "rule 'f': unknown variables y"),
        ((x * 2,), "rule 'f': not linear in g for 'x': x * 2"),
        ((g * g,), "rule 'f': not linear in g for 'x': g * g"),
        ((g + 1,), "rule 'f': not linear in g for 'x': g + 1"),
        ((x / g,), "rule 'f': not linear in g for 'x': x / g"),
        ((log(g),), "rule 'f': not linear in g for 'x': log(g)"),
    ],
)
def test_contradictory_rules_are_refused(partials: tuple[object, ...], message: str) -> None:
    with pytest.raises(RuleError) as problem:
        rule("f", "x", *partials)  # type: ignore[arg-type]
    assert str(problem.value) == message


def test_an_integer_has_no_derivative() -> None:
    with pytest.raises(RuleError, match="the integer parameter 'n' has a derivative"):
        rule("f", "n", g, integer="n")


def rule_for(symbol: str) -> Rule:
    found = REGISTRY.lookup(symbol)
    assert found is not None
    return found.rule


@pytest.mark.parametrize(
    ("symbol", "size", "zeroed", "release", "alignment", "out"),
    [
        ("malloc", (0,), False, "free", None, None),
        ("calloc", (0, 1), True, "free", None, None),
        ("aligned_alloc", (1,), False, "free", 0, None),
        ("posix_memalign", (2,), False, "free", 1, 0),
        ("_Znwm", (0,), False, "_ZdlPv", None, None),
        ("_ZnamRKSt9nothrow_t", (0,), False, "_ZdaPv", None, None),
        ("_ZnwmSt11align_val_t", (0,), False, "_ZdlPvSt11align_val_t", 1, None),
        ("_ZnamSt11align_val_tRKSt9nothrow_t", (0,), False, "_ZdaPvSt11align_val_t", 1, None),
    ],
)
def test_allocations(
    symbol: str, size: tuple[int, ...], zeroed: bool, release: str, alignment: int | None, out: int | None
) -> None:
    found = rule_for(symbol)
    assert isinstance(found, Allocation)
    assert (found.size, found.zeroed, found.release, found.alignment, found.out) == (
        size,
        zeroed,
        release,
        alignment,
        out,
    )


@pytest.mark.parametrize(
    "each", [r for r in REGISTRY if isinstance(r, (Allocation, Reallocation)) and r.release], ids=lambda each: each.name
)
def test_what_is_allocated_can_be_released(each: Allocation | Reallocation) -> None:
    assert isinstance(rule_for(each.release), Release)


@pytest.mark.parametrize(
    "symbol",
    ["free", "_ZdlPv", "_ZdlPvm", "_ZdaPv", "_ZdaPvmSt11align_val_t", "_ZdlPvSt11align_val_tRKSt9nothrow_t"],
)
def test_releases(symbol: str) -> None:
    found = rule_for(symbol)
    assert isinstance(found, Release)
    assert found.block == 0


@pytest.mark.parametrize(
    ("symbol", "kind", "target", "source", "value", "size", "returns"),
    [
        ("memcpy", "copy", 0, 1, None, 2, 0),
        ("memmove", "move", 0, 1, None, 2, 0),
        ("memset", "fill", 0, None, 1, 2, 0),
        ("bcopy", "move", 1, 0, None, 2, None),
        ("bzero", "fill", 0, None, None, 1, None),
        ("llvm.memcpy.p0.p0.i64", "copy", 0, 1, None, 2, None),
        ("llvm.memset.p0.i64", "fill", 0, None, 1, 2, None),
    ],
)
def test_transfers(
    symbol: str,
    kind: str,
    target: int,
    source: int | None,
    value: int | None,
    size: int,
    returns: int | None,
) -> None:
    found = rule_for(symbol)
    assert isinstance(found, Transfer)
    assert (found.kind, found.target, found.source, found.value) == (kind, target, source, value)
    assert (found.size, found.returns) == (size, returns)


@pytest.mark.parametrize(
    ("symbol", "pure", "returns"),
    [
        ("printf", False, True),
        ("abort", False, False),
        ("exit", False, False),
        ("__assert_fail", False, False),
        ("rand", False, True),
        ("strlen", True, True),
        ("lround", True, True),
        ("omp_get_thread_num", False, True),
        ("__kmpc_dispatch_next_4", False, True),
        ("llvm.ctlz.i32", True, True),
        ("llvm.is.fpclass.f64", True, True),
        ("llvm.assume", False, True),
        ("llvm.experimental.noalias.scope.decl", False, True),
        ("llvm.trap", False, False),
    ],
)
def test_inactive_functions(symbol: str, pure: bool, returns: bool) -> None:
    found = rule_for(symbol)
    assert isinstance(found, Inactive)
    assert (found.pure, found.returns) == (pure, returns)


@pytest.mark.parametrize(
    "symbol", ["llvm.vector.reduce.fmax.v4f64", "llvm.stacksave.p0", "llvm.matrix.multiply.v4f64"]
)
def test_structural_intrinsics(symbol: str) -> None:
    assert isinstance(rule_for(symbol), Structural)


@pytest.mark.parametrize("symbol", ["sincos", "sincosf", "modf", "llvm.modf.f64", "llvm.frexp.f64.i32"])
def test_functions_with_several_results_are_expanded(symbol: str) -> None:
    assert isinstance(rule_for(symbol), Expansion)
