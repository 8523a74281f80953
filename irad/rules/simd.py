"""Rules for intrinsics of instruction sets that stay calls: what gives integers, and approximate reciprocals.

All others are written out as generic instructions first (`irad.lowering.simd.intrinsics`).
"""

from __future__ import annotations

from itertools import product

from irad.rules.functions import ans, g
from irad.rules.kinds import DOUBLE, FLOAT, Inactive, Rule, ScalarRule, Spellings

_APPROXIMATE = "keeps the approximate value, and has the derivative that the exact function has there"


def _names(*parts: str) -> tuple[str, ...]:
    """All combinations of alternatives, which are separated by blanks ("-": nothing)."""
    return tuple("".join(words) for words in product(*([w.strip("-") for w in p.split()] for p in parts)))


def _symbols(function: str, name: str) -> tuple[tuple[str, str], ...]:
    x86 = (f"llvm.x86.sse.{name}.ps", f"llvm.x86.avx.{name}.ps.256")
    own = _names(f"irad_{name}14.", "ps pd", ".128 .256 .512")
    return tuple((n, DOUBLE if ".pd" in n else FLOAT) for n in (*x86, *own))


APPROXIMATIONS: tuple[ScalarRule, ...] = (
    ScalarRule(
        "approximate reciprocal",
        ("x",),
        (-(g * ans * ans),),
        Spellings(_symbols("reciprocal", "rcp"), ("llvm.aarch64.neon.frecpe",)),
        note=_APPROXIMATE,
        singular=True,
    ),
    ScalarRule(
        "approximate reciprocal root",
        ("x",),
        (g * (-0.5 * ans * ans * ans),),
        Spellings(_symbols("root", "rsqrt"), ("llvm.aarch64.neon.frsqrte",)),
        note=_APPROXIMATE,
        singular=True,
    ),
)

_SIZES = ".128 .256 .512"
_RELATIONS = "eq lt le gt ge neq"

_INTEGERS = (
    *_names("sse.cvt", "- t", "ss2si", "- 64"),
    *_names("sse2.cvt", "- t", "sd2si", "- 64"),
    *_names("sse2.cvt", "- t", "p", "s d", "2dq"),
    *_names("avx.cvt", "- t", ".p", "s d", "2dq.256"),
    *_names("avx512.vcvts", "s d", "2", "- u", "si", "32 64"),
    *_names("avx512.cvtts", "s d", "2", "- u", "si", "- 64"),
    *_names("avx512.mask.cvt", "- t", "p", "s d", "2", "dq udq qq uqq", _SIZES),
    "sse.movmsk.ps", "sse2.movmsk.pd", "avx.movmsk.ps.256", "avx.movmsk.pd.256", "sse2.pmovmskb.128", "avx2.pmovmskb",
    *_names("sse.", "- u", "comi", _RELATIONS, ".ss"),
    *_names("sse2.", "- u", "comi", _RELATIONS, ".sd"),
    *_names("avx512.vcomi.s", "s d"),
    *_names("sse41.ptest", "c z nzc"),
    *_names("avx.ptest", "c z nzc", ".256"),
    *_names("avx.vtest", "c z nzc", ".p", "s d", "- .256"),
    *_names("avx512.mask.cmp.p", "s d", _SIZES),
    *_names("avx512.mask.cmp.s", "s d"),
    *_names("avx512.fpclass.p", "s d", _SIZES),
    *_names("avx512.mask.fpclass.s", "s d"),
)  # fmt: skip

_CONSTANT = _names("avx512.mask.getexp.p", "s d", _SIZES)
"""An exponent, as a number: constant almost everywhere."""

_FENCES = _names("sse.sfence sse2.lfence sse2.mfence sse2.pause avx.vzeroupper avx.vzeroall")

_ARM_INTEGERS = (
    *_names("fcvt", "n a m p z", "s u"),
    *_names("fac", "ge gt"),
    "vcvtfp2fxs", "vcvtfp2fxu",
)  # fmt: skip

CLASSIFICATION: tuple[Inactive, ...] = (
    *(Inactive(f"llvm.x86.{n}", Spellings(((f"llvm.x86.{n}", ""),)), pure=True, note="an integer") for n in _INTEGERS),
    *(
        Inactive(f"llvm.x86.{n}", Spellings(((f"llvm.x86.{n}", ""),)), pure=True, note="constant almost everywhere")
        for n in _CONSTANT
    ),
    *(Inactive(f"llvm.x86.{n}", Spellings(((f"llvm.x86.{n}", ""),)), note="orders accesses") for n in _FENCES),
    *(
        Inactive(f"llvm.aarch64.neon.{n}", Spellings((), (f"llvm.aarch64.neon.{n}",)), pure=True, note="an integer")
        for n in _ARM_INTEGERS
    ),
)

RULES: tuple[Rule, ...] = APPROXIMATIONS + CLASSIFICATION
