"""Intrinsics of instruction sets are written out as what they compute: checked without a processor that has them.

A row is a body in IR over the vectors %a, %b, %c (or the array %x), which lie one behind the other in %x, and what
numpy says that it computes. What is left after lowering is ordinary IR, which runs on any processor.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

import irad
from irad.codegen.module_writer import ModuleWriter
from irad.facts.call_classifier import CallClassifier
from irad.facts.function_facts import ModuleFacts
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.lowering.simd.intrinsics import lower_simd
from irad.rules.registry import Registry

Computes = Callable[[np.ndarray, np.ndarray, np.ndarray, np.ndarray], np.ndarray]


class Row(NamedTuple):
    """`body` ends in a vector %r of `lanes` lanes; `of` gives it from a, b, c and the whole array."""

    name: str
    lanes: int
    body: str
    of: Computes


def row(name: str, lanes: int, operands: str, of: Computes, before: str = "") -> Row:
    """One call of an intrinsic of vectors of doubles."""
    v = f"<{lanes} x double>"
    return Row(name, lanes, f"{before}\n  %r = call {v} @llvm.{name}({operands.replace('V', v)})", of)


def _x86_max(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return np.where(a > b, a, b)


def _lanes(*numbers: int, bits: int = 64) -> str:
    return "<" + ", ".join(f"i{bits} {n}" for n in numbers) + ">"


def _pairs(a: np.ndarray, b: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    both = np.concatenate([a, b])
    return both[::2], both[1::2]


MASK = "  %m = fcmp olt <{0} x double> %a, %b"
AT_2 = "\n  %q = getelementptr double, ptr %x, i64 2"
BITS = MASK + "\n  %k = bitcast <{0} x i1> %m to i{0}"


def _where(new: Callable[..., np.ndarray]) -> Computes:
    return lambda a, b, c, x: np.where(a < b, new(a, b), c)


def _expanded(a: np.ndarray, b: np.ndarray, c: np.ndarray, x: np.ndarray) -> np.ndarray:
    found, at = c.copy(), 2
    for i in np.flatnonzero(a < b):
        found[i] = x[at]
        at += 1
    return found


def _compressed(a: np.ndarray, b: np.ndarray, c: np.ndarray, x: np.ndarray) -> np.ndarray:
    kept = a[a < b]
    return np.concatenate([kept, c[len(kept) :]])


def _scattered(a: np.ndarray, b: np.ndarray, c: np.ndarray, x: np.ndarray) -> np.ndarray:
    found = c.copy()
    for lane, index in enumerate((3, 1, 3, 0, 1, 7, 2, 6)):
        if a[lane] < b[lane]:
            found[index] = a[lane]
    return found


PLACE = "  %p = alloca [8 x double], align 64\n  store <8 x double> %c, ptr %p, align 64\n"
BACK = "\n  %r = load <8 x double>, ptr %p, align 64"
INDEX = _lanes(3, 1, 3, 0, 1, 7, 2, 6)
V8 = "<8 x double>"

ROWS = [
    row("x86.avx512.max.pd.512", 8, "V %a, V %b, i32 4", lambda a, b, c, x: _x86_max(a, b)),
    row("x86.avx512.min.pd.512", 8, "V %a, V %b, i32 8", lambda a, b, c, x: np.where(a < b, a, b)),
    row("x86.avx512.div.pd.512", 8, "V %a, V %b, i32 8", lambda a, b, c, x: a / b),
    row("x86.avx512.sqrt.pd.512", 8, "V %a2, V %b, i32 8".replace("V %b, ", ""), lambda a, b, c, x: abs(a),
        "  %a2 = fmul <8 x double> %a, %a"),
    row("x86.avx512.vfmaddsub.pd.512", 8, "V %a, V %b, V %c, i32 4",
        lambda a, b, c, x: a * b + c * np.array([-1, 1] * 4)),
    row("x86.avx512.vpermilvar.pd.512", 8, f"V %a, <8 x i64> {_lanes(0, 2, 3, 1, -1, -4, 2, 2)}",
        lambda a, b, c, x: a[[0, 1, 3, 2, 5, 4, 7, 7]]),
    row("x86.avx512.permvar.df.512", 8, f"V %a, <8 x i64> {INDEX}", lambda a, b, c, x: a[[3, 1, 3, 0, 1, 7, 2, 6]]),
    row("x86.avx512.vpermi2var.pd.512", 8, f"V %a, <8 x i64> {_lanes(3, 9, 15, 0, 1, 7, 18, 14)}, V %b",
        lambda a, b, c, x: np.concatenate([a, b])[[3, 9, 15, 0, 1, 7, 2, 14]]),
    row("x86.avx512.mask.rndscale.pd.512", 8, "V %a, i32 9, V %c, i8 %k, i32 4", _where(lambda a, b: np.floor(a)),
        BITS.format(8)),
    row("x86.avx512.mask.reduce.pd.512", 8, "V %a, i32 3, V %c, i8 %k, i32 4", _where(lambda a, b: a - np.trunc(a)),
        BITS.format(8)),
    row("x86.avx512.mask.gather.qpd.512", 8, f"V %c, ptr %x, <8 x i64> {INDEX}, <8 x i1> %m, i32 8",
        lambda a, b, c, x: np.where(a < b, x[[3, 1, 3, 0, 1, 7, 2, 6]], c), MASK.format(8)),
    row("masked.load.v8f64.p0", 8, "ptr align 8 %q, <8 x i1> %m, V %c",
        lambda a, b, c, x: np.where(a < b, x[2:10], c), MASK.format(8) + AT_2),
    row("masked.expandload.v8f64", 8, "ptr align 8 %q, <8 x i1> %m, V %c", _expanded,
        MASK.format(8) + AT_2),
    row("masked.gather.v8f64.v8p0", 8, "<8 x ptr> align 8 %q, <8 x i1> %m, V %c",
        lambda a, b, c, x: np.where(a < b, x[[3, 1, 3, 0, 1, 7, 2, 6]], c),
        MASK.format(8) + f"\n  %q = getelementptr double, ptr %x, <8 x i64> {INDEX}"),
    Row("masked.compressstore.v8f64", 8, MASK.format(8) + "\n" + PLACE
        + f"  call void @llvm.masked.compressstore.v8f64({V8} %a, ptr align 8 %p, <8 x i1> %m)" + BACK, _compressed),
    Row("masked.scatter.v8f64.v8p0", 8, MASK.format(8) + "\n" + PLACE
        + f"  %q = getelementptr double, ptr %p, <8 x i64> {INDEX}\n"
        + f"  call void @llvm.masked.scatter.v8f64.v8p0({V8} %a, <8 x ptr> align 8 %q, <8 x i1> %m)" + BACK,
        _scattered),
    Row("x86.avx512.mask.scatter.qpd.512", 8, MASK.format(8) + "\n" + PLACE
        + "  call void @llvm.x86.avx512.mask.scatter.qpd.512"
        + f"(ptr %p, <8 x i1> %m, <8 x i64> {INDEX}, {V8} %a, i32 8)" + BACK, _scattered),
    row("x86.avx.hadd.pd.256", 4, "V %a, V %b", lambda a, b, c, x: np.array([a[0] + a[1], b[0] + b[1], a[2] + a[3],
                                                                             b[2] + b[3]])),
    row("x86.avx.addsub.pd.256", 4, "V %a, V %b", lambda a, b, c, x: a + b * np.array([-1, 1, -1, 1])),
    row("x86.avx.blendv.pd.256", 4, "V %a, V %b, V %c", lambda a, b, c, x: np.where(np.signbit(c), b, a)),
    row("x86.sse41.dppd", 2, "V %a, V %b, i8 50", lambda a, b, c, x: np.array([0.0, a @ b])),
    row("x86.sse41.dppd", 2, "V %a, V %b, i8 33", lambda a, b, c, x: np.array([a[1] * b[1], 0.0])),
    row("x86.sse2.max.sd", 2, "V %a, V %b", lambda a, b, c, x: np.array([max(a[0], b[0]), a[1]])),
    row("x86.avx512.mask.mul.sd.round", 2, "V %a, V %b, V %c, i8 1, i32 4",
        lambda a, b, c, x: np.array([a[0] * b[0], a[1]])),
    row("aarch64.neon.fmax.v2f64", 2, "V %a, V %b", lambda a, b, c, x: np.maximum(a, b)),
    row("aarch64.neon.fminnm.v2f64", 2, "V %a, V %b", lambda a, b, c, x: np.fmin(a, b)),
    row("aarch64.neon.faddp.v4f64", 4, "V %a, V %b", lambda a, b, c, x: np.add(*_pairs(a, b))),
    row("aarch64.neon.fmaxp.v4f64", 4, "V %a, V %b", lambda a, b, c, x: np.maximum(*_pairs(a, b))),
    row("aarch64.neon.fabd.v4f64", 4, "V %a, V %b", lambda a, b, c, x: abs(a - b)),
    row("aarch64.neon.frecps.v4f64", 4, "V %a, V %b", lambda a, b, c, x: 2 - a * b),
    row("aarch64.neon.frsqrts.v4f64", 4, "V %a, V %b", lambda a, b, c, x: (3 - a * b) / 2),
    *(
        Row(f"aarch64.neon.{name}.f64.v4f64", 4,
            f"  %s = call double @llvm.aarch64.neon.{name}.f64.v4f64(<4 x double> %a)\n"
            "  %r = insertelement <4 x double> zeroinitializer, double %s, i64 1",
            lambda a, b, c, x, of=of: np.array([0, of(a), 0, 0]))  # type: ignore[misc]
        for name, of in (("faddv", np.sum), ("fmaxv", np.max), ("fminnmv", np.min))
    ),
    *(
        Row(f"aarch64.neon.{name}", 2,
            f"  %s = call {{<2 x double>, <2 x double>}} @llvm.aarch64.neon.{name}.v2f64.p0({operands})\n"
            "  %s0 = extractvalue {<2 x double>, <2 x double>} %s, 0\n"
            "  %s1 = extractvalue {<2 x double>, <2 x double>} %s, 1\n"
            "  %t = fmul <2 x double> %s0, %s0\n  %r = fadd <2 x double> %t, %s1", of)
        for name, operands, of in (
            ("ld2", "ptr %x", lambda a, b, c, x: x[[0, 2]] ** 2 + x[[1, 3]]),
            ("ld1x2", "ptr %x", lambda a, b, c, x: x[:2] ** 2 + x[2:4]),
            ("ld2r", "ptr %x", lambda a, b, c, x: x[[0, 0]] ** 2 + x[[1, 1]]),
            ("ld2lane", "<2 x double> %b, <2 x double> %c, i64 1, ptr %x",
             lambda a, b, c, x: np.array([b[0] ** 2 + c[0], x[0] ** 2 + x[1]])),
        )
    ),
    Row("aarch64.neon.st3", 2, "  %p = alloca [6 x double], align 16\n"
        "  call void @llvm.aarch64.neon.st3.v2f64.p0(<2 x double> %a, <2 x double> %b, <2 x double> %c, ptr %p)\n"
        "  %q = getelementptr double, ptr %p, i64 3\n  %r = load <2 x double>, ptr %q, align 8",
        lambda a, b, c, x: np.array([a[1], b[1]])),
]  # fmt: skip

SHELL = """
target triple = "x86_64-unknown-linux-gnu"
define double @f(ptr %x) {{
  %a = load {v}, ptr %x, align 8
  %bp = getelementptr {v}, ptr %x, i64 1
  %b = load {v}, ptr %bp, align 8
  %cp = getelementptr {v}, ptr %x, i64 2
  %c = load {v}, ptr %cp, align 8
{body}
  %sq = fmul {v} %r, %r
  %w = fmul {v} %sq, {weights}
  %sum = call double @llvm.vector.reduce.fadd.v{n}f64(double -0.0, {v} %w)
  ret double %sum
}}
declare double @llvm.vector.reduce.fadd.v{n}f64(double, {v})
"""


def lowered(text: str) -> str:
    module = parse_module(text)
    output = ModuleWriter(module)
    lower_simd(module.functions["f"], ModuleFacts(module, CallClassifier(module, Registry.default())), output)
    made = re.sub(r"(?m)^declare .*@llvm\.(x86|aarch64|masked)\..*$", "", print_module(module))
    return "\n".join([made, *output.declarations.values(), *output.helpers.values()])


def program(body: str, lanes: int) -> str:
    weights = "<" + ", ".join(f"double {1 + 0.5 * i}" for i in range(lanes)) + ">"
    text = SHELL.format(v=f"<{lanes} x double>", n=lanes, body=body, weights=weights)
    for call in re.finditer(r"call (.+?) @(llvm\.(?:x86|aarch64|masked)[\w.]+)\((.*)\)$", body, re.M):
        types = re.sub(r" (?:align \d+ )?(?:%\w+|-?\d+|<i\d+ [^>]*>)(?=,|$)", "", call[3])
        text += f"declare {call[1]} @{call[2]}({types})\n"
    return text


@pytest.mark.parametrize("case", ROWS, ids=lambda each: each.name)
def test_what_is_written_is_what_the_intrinsic_computes(case: Row, tmp_path: Path) -> None:
    made = lowered(program(case.body, case.lanes))
    assert not re.search(r"call [^\n]*@llvm\.(x86|aarch64|masked)", made)
    (tmp_path / "f.ll").write_text(made)
    f = irad.compile(tmp_path / "f.ll", prototypes="double f(double *x);").f
    n = case.lanes
    x = np.random.default_rng(n).uniform(0.6, 2.4, 3 * n) * np.where(np.arange(3 * n) % 5 == 3, -1, 1)
    want = np.sum((1 + 0.5 * np.arange(n)) * case.of(x[:n], x[n : 2 * n], x[2 * n :], x) ** 2)
    assert f(x) == pytest.approx(want, rel=1e-15)
    irad.check(f, x)


def test_a_tie_belongs_to_the_second_operand(tmp_path: Path) -> None:
    """max of x86 is `a > b ? a : b`."""
    body = "  %r = call <2 x double> @llvm.x86.sse2.max.pd(<2 x double> %a, <2 x double> %b)"
    (tmp_path / "f.ll").write_text(lowered(program(body, 2)))
    f = irad.compile(tmp_path / "f.ll", prototypes="double f(double *x);").f
    gradient = irad.grad(f)(np.array([1.0, 2.0, 1.0, 1.0, 0.0, 0.0]))
    assert gradient.tolist() == [0.0, 6.0, 2.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize(
    "call",
    [
        "@llvm.x86.avx512.add.pd.512(<8 x double> %a, <8 x double> %b, i32 9)",
        "@llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> %a, i32 24, <8 x double> %c, i8 -1, i32 4)",
        "@llvm.x86.avx512.mask.range.pd.512(<8 x double> %a, <8 x double> %b, i32 5, <8 x double> %c, i8 -1, i32 4)",
    ],
)
def test_what_has_no_generic_form_is_refused_by_name(call: str, tmp_path: Path) -> None:
    body = f"  %r = call <8 x double> {call}"
    (tmp_path / "f.ll").write_text(program(body, 8))
    f = irad.compile(tmp_path / "f.ll", prototypes="double f(double *x);").f
    name = re.match(r"@([\w.]+)", call)
    assert name is not None
    with pytest.raises(irad.MissingBody, match=re.escape(name[1]) + ".*write it with operators on vectors"):
        irad.grad(f)(np.ones(24))


def test_approximations_become_functions_of_one_number() -> None:
    body = (
        "  %k = trunc i64 0 to i8\n  %r = call <8 x double> @llvm.x86.avx512.rcp14.pd.512"
        "(<8 x double> %a, <8 x double> %c, i8 %k)"
    )
    made = lowered(program(body, 8))
    assert "call <8 x double> @irad_rcp14.pd.512(<8 x double> %a)" in made
    found = Registry.default().lookup("irad_rcp14.pd.512")
    assert found is not None and found.rule.name == "approximate reciprocal"
