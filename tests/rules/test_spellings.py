"""The symbols that derivatives call are LLVM's, the C library's and SciPy's, as these see it."""

from __future__ import annotations

import ctypes
import ctypes.util

import llvmlite.binding as llvm
import pytest
from scipy.special import cython_special

from irad.frontends.numba.special import special_addresses
from irad.rules.registry import Registry, Rule, ScalarRule
from irad.rules.scipy_special import PREFIX, RULES

REGISTRY = Registry.default()
TYPES = {"half": "half", "float": "float", "double": "double", "fp128": "fp128"}
INTRINSIC = [
    r
    for r in REGISTRY
    if isinstance(r, ScalarRule) and r.spellings.intrinsics and not r.name.startswith("approximate")
]
"""Approximate reciprocals are instructions of a processor: derivatives never call them."""

# New in C23; C libraries are still adding them.
C23 = {"rsqrt", "sinpi", "cospi", "tanpi", "fminimum", "fmaximum"}


def vector_of(element: str, lanes: int) -> str:
    return f"<{lanes} x {element}>" if lanes else element


def declaration(rule: ScalarRule, kind: str, lanes: int) -> str:
    """IR that declares the rule's function as `spelling` names it, and calls it."""
    symbol = REGISTRY.spelling(rule.name, kind, lanes)
    float_type = vector_of(TYPES[kind], lanes)
    integer = "i32" if rule.name == "powi" else vector_of("i32", lanes)
    params = [integer if name in rule.integer else float_type for name in rule.params]
    named = ", ".join(f"{ty} %{name}" for ty, name in zip(params, rule.params, strict=True))
    return (
        f"declare {float_type} @{symbol}({', '.join(params)})\n"
        f"define {float_type} @f({named}) {{\n"
        f"  %r = call {float_type} @{symbol}({named})\n"
        f"  ret {float_type} %r\n}}\n"
    )


@pytest.mark.parametrize("lanes", [0, 4])
@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("rule", INTRINSIC, ids=lambda rule: rule.name)
def test_llvm_accepts_intrinsics_as_spelled(rule: ScalarRule, kind: str, lanes: int) -> None:
    text = declaration(rule, kind, lanes)
    module = llvm.parse_assembly(text)
    module.verify()
    found = REGISTRY.lookup(next(f.name for f in module.functions if f.is_declaration))
    assert found is not None
    assert found.rule is rule


@pytest.mark.parametrize(
    "rule",
    [r for r in REGISTRY if isinstance(r, ScalarRule) and not r.name.startswith(PREFIX)],
    ids=lambda rule: rule.name,
)
def test_the_c_library_has_the_symbols(rule: ScalarRule) -> None:
    libm = ctypes.CDLL(ctypes.util.find_library("m"))
    for kind in ("double", "float"):
        symbol = REGISTRY.spelling(rule.name, kind)
        if symbol is None:
            assert rule.spellings.opcodes
        elif not symbol.startswith(("llvm.", "irad_")) and rule.name not in C23:
            assert hasattr(libm, symbol)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_scipy_exports_the_functions_in_double_only(rule: ScalarRule) -> None:
    symbol = REGISTRY.spelling(rule.name, "double")
    assert symbol is not None
    assert cython_special is not None
    assert special_addresses()[symbol]
    assert [kind for kind in TYPES if REGISTRY.spelling(rule.name, kind)] == ["double"]


@pytest.mark.parametrize("rule", [r for r in REGISTRY if r.spellings.intrinsics], ids=lambda rule: rule.name)
def test_intrinsics_exist(rule: Rule) -> None:
    for name in rule.spellings.intrinsics:
        assert "Unknown intrinsic" not in str(llvm.parse_assembly(f"declare void @{name}()")), name


def test_llvm_marks_intrinsics_that_do_not_exist() -> None:
    assert "Unknown intrinsic" in str(llvm.parse_assembly("declare void @llvm.no.such.thing()"))
