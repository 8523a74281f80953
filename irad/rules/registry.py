"""The registry: from the name of a callee to the rule that serves it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from typing import NamedTuple

from irad.rules import arithmetic, bodies, libm, linalg, memory, scipy_special, simd
from irad.rules import describe as _describe
from irad.rules.kinds import (
    DOUBLE,
    EVERY,
    FLOAT,
    LONG_DOUBLE,
    Allocation,
    Body,
    Expansion,
    Inactive,
    Reallocation,
    Release,
    Routine,
    Rule,
    RuleError,
    ScalarRule,
    Spellings,
    Structural,
    Synchronisation,
    Transfer,
    c_names,
    rule,
)
from irad.rules.runtimes import allocation, cxx, fortran, inactive, numba, openmp, rust, tape
from irad.rules.runtimes.rust_names import rust_path

__all__ = [
    "EVERY",
    "Allocation",
    "Body",
    "Expansion",
    "Found",
    "Inactive",
    "Reallocation",
    "Registry",
    "Release",
    "Routine",
    "Rule",
    "RuleError",
    "ScalarRule",
    "Spellings",
    "Structural",
    "Synchronisation",
    "Transfer",
    "c_names",
    "describe",
    "rule",
]


class Found(NamedTuple):
    """A rule, and the type at which the symbol looked up uses it.

    `kind` is LLVM's name of the scalar float type (`half`, `bfloat`, `float`, `double`, `x86_fp80`,
    `fp128`, `ppc_fp128`), `long double` for C's (whose type the target decides), or `""` where there is
    none. `lanes` is the number of vector lanes: 0 for scalars, negative for scalable vectors.
    """

    rule: Rule
    kind: str
    lanes: int = 0


_KIND_OF_SUFFIX = {
    "f16": "half",
    "bf16": "bfloat",
    "f32": FLOAT,
    "f64": DOUBLE,
    "f80": "x86_fp80",
    "f128": "fp128",
    "ppcf128": "ppc_fp128",
}
_SUFFIX_OF_KIND = {kind: suffix for suffix, kind in _KIND_OF_SUFFIX.items()}

_TYPE_SUFFIX = re.compile(
    r"(?:(?P<vector>nxv|v)(?P<lanes>\d+))?(?P<element>bf16|f16|f32|f64|f80|f128|ppcf128|i\d+|p\d+)"
)
# Structs, targets' types and functions are mangled in ways of their own; none of them tells a float type.
_OTHER_SUFFIX = re.compile(r"(?:sl_|s_|t|a\d|f_|isVoid|Metadata|x86amx).*")

# Functions that become an instruction or two: called as intrinsics even where the C library has them.
_INLINE = frozenset(
    {"fabs", "copysign", "sqrt", "fma", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven"}
    | {"powi", "ldexp"}
)
# Intrinsics that are overloaded by their integer parameter as well, and whether that becomes a vector too.
_INTEGER_IS_VECTOR = {"llvm.powi": False, "llvm.ldexp": True}


class Registry:
    """Rules by name. An instance never changes: `with_rule` gives a new one that has one rule more."""

    def __init__(self, rules: Iterable[Rule] = ()) -> None:
        """A registry of these rules only.

        A rule replaces an earlier one with its name altogether, and takes over those symbols of other rules
        that it spells too.
        """
        self._rules: dict[str, Rule] = {}
        self._symbols: dict[str, Found] = {}
        self._intrinsics: dict[str, Rule] = {}
        self._opcodes: dict[str, ScalarRule] = {}
        self._known: dict[str, Found | None] = {}
        for each in rules:
            self._rules.pop(each.name, None)
            self._rules[each.name] = each
        for each in self._rules.values():
            self._index(each)

    @staticmethod
    def default() -> Registry:
        """The registry of all built-in rules."""
        return _default()

    def with_rule(self, *rules: Rule) -> Registry:
        """A new registry in which these rules come before those here."""
        return Registry((*self, *rules))

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __getitem__(self, name: str) -> Rule:
        """The rule with this generic name; raises `KeyError` when there is none."""
        return self._rules[name]

    @cached_property
    def routines(self) -> dict[str, Routine]:
        """The functions that have their derivatives beside them, by symbol."""
        found = (each for each in self._rules.values() if isinstance(each, Routine))
        return {symbol: each for each in found for symbol, _ in each.spellings.symbols}

    def lookup(self, symbol: str) -> Found | None:
        """The rule for calls of `symbol` (without `@`), or `None` when nothing is known about it.

        Library functions are found by their exact name, functions of Rust by their path. Intrinsics are found
        by the longest known name of which the rest is a list of type suffixes. Vector variants of library
        functions (`_ZGVdN4v_sin`, the vector function ABI) are found when all parameters are vectors and
        there is no mask. The caller still has to check that the callee is only declared and that its type
        fits: a program may define a function with a library's name.
        """
        found = self._symbols.get(symbol)
        if found is None and symbol.startswith(_READ_BY_PARTS):
            if symbol not in self._known:
                self._known[symbol] = self._lookup_parts(symbol)
            return self._known[symbol]
        return found

    def _lookup_parts(self, symbol: str) -> Found | None:
        if symbol.startswith("llvm."):
            return self._lookup_intrinsic(symbol)
        if symbol.startswith("_ZGV"):
            return self._lookup_vector_variant(symbol)
        return self._symbols.get(rust_path(symbol) or "")

    def instruction(self, opcode: str) -> ScalarRule | None:
        """The rule for an arithmetic instruction (`fadd`), or `None`."""
        return self._opcodes.get(opcode)

    def spelling(
        self, name: str, kind: str, lanes: int = 0, integer: str = "i32", long_double: str = ""
    ) -> str | None:
        """The symbol to call for the scalar function with this generic name, at a float type (as in `Found`).

        That is the C library's name, which vector libraries also serve, except for the functions that become
        instructions; for vectors and at types that C has no functions for, LLVM's intrinsic. `integer` is
        the suffix of the integer parameter's type, for the intrinsics that name it (`llvm.powi.f64.i32`);
        `long_double` is what C's `long double` is on the target, as LLVM names it. `None` when the function
        does not exist at that type.
        """
        known = self._rules.get(name)
        if not isinstance(known, ScalarRule):
            return None
        names = known.spellings
        at_kind = {kind, LONG_DOUBLE} if kind == long_double else {kind}
        symbol = next((symbol for symbol, at in names.symbols if at in at_kind), None)
        if names.intrinsics and kind in _SUFFIX_OF_KIND and (lanes or symbol is None or name in _INLINE):
            return _overloaded(names.intrinsics[0], kind, lanes, integer)
        return None if lanes else symbol

    def _index(self, each: Rule) -> None:
        for symbol, kind in each.spellings.symbols:
            self._symbols[symbol] = Found(each, kind)
        for name in each.spellings.intrinsics:
            self._intrinsics[name] = each
        for opcode in each.spellings.opcodes:
            if not isinstance(each, ScalarRule):
                raise RuleError(f"rule '{each.name}': only scalar rules serve instructions")
            self._opcodes[opcode] = each

    def _lookup_intrinsic(self, symbol: str) -> Found | None:
        parts = symbol.split(".")
        for length in range(len(parts), 1, -1):
            known = self._intrinsics.get(".".join(parts[:length]))
            if known is not None:
                return _at_suffixes(known, parts[length:])
        return None

    def _lookup_vector_variant(self, symbol: str) -> Found | None:
        match = _VECTOR_VARIANT.fullmatch(symbol)
        scalar = self._symbols.get(match["scalar"]) if match else None
        if match is None or scalar is None or not isinstance(scalar.rule, ScalarRule) or scalar.rule.integer:
            return None
        if len(match["params"]) != len(scalar.rule.params):
            return None
        return Found(scalar.rule, scalar.kind, int(match["lanes"]))


_READ_BY_PARTS = ("llvm.", "_ZGV", "_R", "_ZN")
_VECTOR_VARIANT = re.compile(r"_ZGV[a-z_]+N(?P<lanes>\d+)(?P<params>v+)_(?P<scalar>\w+)")


def _at_suffixes(known: Rule, suffixes: list[str]) -> Found | None:
    """The rule at the first float type among the suffixes; `None` when one of them is not a type."""
    kind, lanes = "", 0
    for suffix in suffixes:
        match = _TYPE_SUFFIX.fullmatch(suffix)
        if match is None:
            if _OTHER_SUFFIX.fullmatch(suffix) is None:
                return None
        elif not kind and match["element"] in _KIND_OF_SUFFIX:
            kind = _KIND_OF_SUFFIX[match["element"]]
            lanes = int(match["lanes"] or 0) * (-1 if match["vector"] == "nxv" else 1)
    if not kind and isinstance(known, (ScalarRule, Expansion)):
        return None
    return Found(known, kind, lanes)


def _overloaded(name: str, kind: str, lanes: int, integer: str) -> str:
    """An intrinsic's name with the suffixes of its types."""
    vector = "" if lanes == 0 else f"v{lanes}" if lanes > 0 else f"nxv{-lanes}"
    symbol = f"{name}.{vector}{_SUFFIX_OF_KIND[kind]}"
    if name in _INTEGER_IS_VECTOR:
        symbol += f".{vector if _INTEGER_IS_VECTOR[name] else ''}{integer}"
    return symbol


@cache
def _default() -> Registry:
    tables = (
        arithmetic.RULES,
        libm.RULES,
        scipy_special.RULES,
        memory.RULES,
        allocation.RULES,
        inactive.RULES,
        fortran.RULES,
        numba.RULES,
        rust.RULES,
        cxx.RULES,
        bodies.RULES,
        simd.RULES,
        tape.RULES,
        openmp.RULES,
        linalg.RULES,
    )
    return Registry(each for table in tables for each in table)


def describe(registry: Registry | None = None) -> str:
    """The rules as a page of Markdown (default: the built-in ones)."""
    return _describe.render(Registry.default() if registry is None else registry)
