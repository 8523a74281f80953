"""What the intrinsics of SSE, AVX, AVX-512 and NEON compute, in instructions that mean the same everywhere.

Sources: Intel's Intrinsics Guide and Software Developer's Manual (volume 2), Arm's Architecture Reference Manual
for A-profile. Each entry of the table writes what its name, as far as it is given, stands for; or returns None for
what has no such form: a rounding mode that is not the usual one, for example.

`max` and `min` of x86 are `a > b ? a : b` and `a < b ? a : b`, NaNs and zeros included: so the derivative of a
tie, and that of a NaN, is that of the second operand. An approximate reciprocal keeps its value, and has the
derivative that the exact one would have there: a scalar rule (`irad.rules.simd`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from irad.analysis.types.bit_provenance import constant_of, lane_width
from irad.ir import types as T
from irad.ir.builder import float_constant, int_constant, zero
from irad.ir.instructions import Call, Cast, Instruction
from irad.ir.values import Value
from irad.lowering.simd.lanes import Lanes, blocks_of, element, lanes_of, whole

Writer = Callable[[Lanes, Call], "Value | None"]

_TABLE: list[tuple[re.Pattern[str], Writer]] = []


def writer_of(name: str) -> Writer | None:
    """What writes an intrinsic of a target in generic instructions; None where nothing is known of it."""
    return next((writer for pattern, writer in _TABLE if pattern.fullmatch(name)), None)


def _entry(*patterns: str) -> Callable[[Writer], Writer]:
    def add(writer: Writer) -> Writer:
        _TABLE.extend((re.compile(rf"llvm\.{pattern}"), writer) for pattern in patterns)
        return writer

    return add


_ORDINARY = (4, 8, 12)
"""Rounding operands: as the processor is set to, or to nearest without exceptions."""


def _is_ordinary(call: Call) -> bool:
    return whole(call.operands[-1]) in _ORDINARY


def _word(call: Call, words: Iterable[str]) -> str:
    """Which of some words the intrinsic's name has among its parts."""
    parts = re.split(r"[._]", call.callee_name or "")
    return next(w for w in words if any(p.startswith(w) for p in parts))


# -- arithmetic


def _extreme(lanes: Lanes, which: str, a: Value, b: Value) -> Value:
    chosen = lanes.b.compare("fcmp", "ogt" if which == "max" else "olt", a, b)
    return lanes.b.select(chosen, a, b)


def _binary(lanes: Lanes, which: str, a: Value, b: Value) -> Value:
    return _extreme(lanes, which, a, b) if which in ("max", "min") else lanes.two(f"f{which}", a, b)


_OPERATIONS = ("max", "min", "add", "sub", "mul", "div")


@_entry(r"x86\.(sse2?|avx)\.(max|min)\.p[sd](\.256)?", r"x86\.avx512\.(max|min)\.p[sd]\.512")
def _packed_extreme(lanes: Lanes, call: Call) -> Value:
    return _extreme(lanes, _word(call, _OPERATIONS), *call.operands[:2])


@_entry(r"x86\.sse2?\.(max|min)\.s[sd]")
def _first_extreme(lanes: Lanes, call: Call) -> Value:
    a, b = call.operands
    return lanes.only_first(_extreme(lanes, _word(call, _OPERATIONS), a, b), a)


@_entry(r"x86\.avx512\.(add|sub|mul|div)\.p[sd]\.512")
def _rounded(lanes: Lanes, call: Call) -> Value | None:
    return _binary(lanes, _word(call, _OPERATIONS), *call.operands[:2]) if _is_ordinary(call) else None


@_entry(r"x86\.avx512\.mask\.(add|sub|mul|div|max|min)\.s[sd]\.round")
def _masked_first(lanes: Lanes, call: Call) -> Value | None:
    a, b, other, mask, _ = call.operands
    which = _word(call, _OPERATIONS)
    if which not in ("max", "min") and not _is_ordinary(call):
        return None
    chosen = lanes.choose(lanes.conditions_for(a, mask), _binary(lanes, which, a, b), other)
    return lanes.only_first(chosen, a)


@_entry(r"x86\.avx512\.sqrt\.p[sd]\.512")
def _root(lanes: Lanes, call: Call) -> Value | None:
    return lanes.apply("llvm.sqrt", call.operands[0]) if _is_ordinary(call) else None


@_entry(r"x86\.avx512\.vfmadd\.(p[sd]\.512|f(32|64))")
def _fused(lanes: Lanes, call: Call) -> Value | None:
    return lanes.apply("llvm.fma", *call.operands[:3]) if _is_ordinary(call) else None


@_entry(r"x86\.(fma|avx512)\.vfmaddsub\.p[sd](\.256|\.512)?")
def _fused_alternating(lanes: Lanes, call: Call) -> Value | None:
    if len(call.operands) > 3 and not _is_ordinary(call):
        return None
    a, b, c = call.operands[:3]
    less = lanes.apply("llvm.fma", a, b, lanes.negated(c))
    return _alternate(lanes, less, lanes.apply("llvm.fma", a, b, c))


def _alternate(lanes: Lanes, even: Value, odd: Value) -> Value:
    count = lanes_of(even)
    return lanes.shuffle(even, odd, [i + count * (i % 2) for i in range(count)])


@_entry(r"x86\.(sse3|avx)\.addsub\.p[sd](\.256)?")
def _alternating(lanes: Lanes, call: Call) -> Value:
    a, b = call.operands
    return _alternate(lanes, lanes.two("fsub", a, b), lanes.two("fadd", a, b))


@_entry(r"x86\.(sse3|avx)\.h(add|sub)\.p[sd](\.256)?")
def _horizontal(lanes: Lanes, call: Call) -> Value:
    a, b = call.operands
    firsts = [i + start for block in blocks_of(a) for start in (0, lanes_of(a)) for i in block[::2]]
    seconds = [i + 1 for i in firsts]
    opcode = "fadd" if _word(call, ("hadd", "hsub")) == "hadd" else "fsub"
    return lanes.two(opcode, lanes.shuffle(a, b, firsts), lanes.shuffle(a, b, seconds))


@_entry(r"x86\.sse41\.dpp[sd]", r"x86\.avx\.dp\.ps\.256")
def _dot(lanes: Lanes, call: Call) -> Value:
    a, b, immediate = call.operands
    bits = whole(immediate)
    products = lanes.two("fmul", a, b)
    none = zero(element(a))
    parts: list[Value] = []
    for block in blocks_of(a):
        sums = [lanes.extract(products, i) if bits >> 4 + i - block[0] & 1 else none for i in block]
        while len(sums) > 1:
            sums = [lanes.b.fadd(x, y) for x, y in zip(sums[::2], sums[1::2], strict=True)]
        parts += [sums[0] if bits >> i - block[0] & 1 else none for i in block]
    return lanes.vector(parts)


# -- rounding, formats

_ROUNDINGS = ("llvm.roundeven", "llvm.floor", "llvm.ceil", "llvm.trunc", "llvm.rint")


def _round(lanes: Lanes, value: Value, immediate: Value) -> Value | None:
    """To integers; the higher bits of the immediate ask for a part of a power of two instead."""
    bits = whole(immediate)
    if bits >> 4:
        return None
    return lanes.apply(_ROUNDINGS[4 if bits & 4 else bits & 3], value)


@_entry(r"x86\.(sse41|avx)\.round\.p[sd](\.256)?")
def _rounding(lanes: Lanes, call: Call) -> Value | None:
    return _round(lanes, *call.operands)


@_entry(r"x86\.sse41\.round\.s[sd]")
def _first_rounding(lanes: Lanes, call: Call) -> Value | None:
    a, b, immediate = call.operands
    found = _round(lanes, b, immediate)
    return found and lanes.only_first(found, a)


@_entry(r"x86\.avx512\.mask\.(rndscale|reduce)\.p[sd]\.\d+")
def _masked_rounding(lanes: Lanes, call: Call) -> Value | None:
    value, immediate, other, mask = call.operands[:4]
    found = _round(lanes, value, immediate)
    if found is None:
        return None
    if _word(call, ("rndscale", "reduce")) == "reduce":
        found = lanes.two("fsub", value, found)
    return lanes.choose(lanes.conditions_for(value, mask), found, other)


@_entry(r"x86\.avx512\.mask\.(rndscale|reduce)\.s[sd]")
def _masked_first_rounding(lanes: Lanes, call: Call) -> Value | None:
    a, b, other, mask, immediate = call.operands[:5]
    found = _round(lanes, b, immediate)
    if found is None:
        return None
    if _word(call, ("rndscale", "reduce")) == "reduce":
        found = lanes.two("fsub", b, found)
    return lanes.only_first(lanes.choose(lanes.conditions_for(a, mask), found, other), a)


def _narrow(lanes: Lanes, value: Value, to: T.Type) -> Value:
    return lanes.b.insert(Cast("fptrunc", T.VectorType(lanes_of(value), to), [value]))


@_entry(r"x86\.avx\.cvt\.pd2\.ps\.256", r"x86\.sse2\.cvtpd2ps")
def _to_single(lanes: Lanes, call: Call) -> Value:
    made = _narrow(lanes, call.operands[0], T.FLOAT)
    return _with_zeros(lanes, made, lanes_of(call))


def _with_zeros(lanes: Lanes, value: Value, count: int) -> Value:
    """More lanes, of zeros."""
    have = lanes_of(value)
    return value if have == count else lanes.shuffle(value, zero(value.type), [min(i, have) for i in range(count)])


@_entry(r"x86\.avx512\.mask\.cvtpd2ps\.512")
def _masked_to_single(lanes: Lanes, call: Call) -> Value | None:
    value, other, mask, _ = call.operands
    if not _is_ordinary(call):
        return None
    return lanes.choose(lanes.conditions_for(value, mask), _narrow(lanes, value, T.FLOAT), other)


@_entry(r"x86\.sse2\.cvtsd2ss")
def _first_to_single(lanes: Lanes, call: Call) -> Value:
    a, b = call.operands
    return lanes.insert(a, lanes.b.insert(Cast("fptrunc", T.FLOAT, [lanes.extract(b, 0)])), 0)


@_entry(r"x86\.vcvtps2ph\.(128|256)")
def _to_half(lanes: Lanes, call: Call) -> Value | None:
    value, immediate = call.operands
    if whole(immediate) & 7 not in (0, 4):
        return None
    made = _with_zeros(lanes, _narrow(lanes, value, T.HALF), 8)
    return lanes.b.cast("bitcast", made, call.type)


@_entry(r"x86\.avx512\.mask\.vcvtps2ph\.512")
def _masked_to_half(lanes: Lanes, call: Call) -> Value | None:
    value, immediate, other, mask = call.operands
    if whole(immediate) & 7 not in (0, 4):
        return None
    made = lanes.b.cast("bitcast", _narrow(lanes, value, T.HALF), call.type)
    return lanes.choose(lanes.conditions_for(value, mask), made, other)


@_entry(r"x86\.sse2?\.cmp\.s[sd]")
def _first_comparison(lanes: Lanes, call: Call) -> Value:
    """All ones or zero in the first lane. It stays a condition where only that lane is looked at."""
    a, b, immediate = call.operands
    predicate = ("oeq", "olt", "ole", "uno", "une", "uge", "ugt", "ord")[whole(immediate) & 7]
    words = T.VectorType(lanes_of(a), T.IntType(lane_width(a.type)))
    mask = lanes.b.insert(Cast("sext", words, [lanes.b.compare("fcmp", predicate, a, b)]))
    return lanes.only_first(lanes.b.cast("bitcast", mask, a.type), a)


# -- approximations, exponents


@_entry(r"x86\.sse\.(rcp|rsqrt)\.ss")
def _first_approximate(lanes: Lanes, call: Call) -> Value:
    (a,) = call.operands
    return lanes.only_first(lanes.call(f"llvm.x86.sse.{_word(call, _APPROXIMATIONS)}.ps", a.type, a), a)


_APPROXIMATIONS = ("rcp", "rsqrt")


@_entry(r"x86\.avx512\.(rcp|rsqrt)14\.p[sd]\.\d+")
def _masked_approximate(lanes: Lanes, call: Call) -> Value:
    """The rule is one for functions of one number: of one, this makes such a function."""
    value, other, mask = call.operands
    name = "irad_" + (call.callee_name or "").removeprefix("llvm.x86.avx512.")
    text = f"""define internal {call.type} @{name}({call.type} %x) alwaysinline {{
  %y = call {call.type} @{call.callee_name}({call.type} %x, {call.type} zeroinitializer, {mask.type} -1)
  ret {call.type} %y
}}"""
    lanes.output.helper(name, lambda: text)
    found = lanes.b.call(name, call.type, [value])
    return lanes.choose(lanes.conditions_for(value, mask), found, other)


@_entry(r"x86\.avx512\.mask\.getexp\.p[sd]\.\d+")
def _exponent(lanes: Lanes, call: Call) -> Value:
    value, other, mask, *rest = call.operands
    every = int_constant(mask.type, -1)
    found = lanes.b.call(call.callee_name or "", call.type, [value, zero(value.type), every, *rest])
    return lanes.choose(lanes.conditions_for(value, mask), found, other)


# -- moves


@_entry(r"x86\.sse41\.blendvp[sd]", r"x86\.avx\.blendv\.p[sd]\.256")
def _blend(lanes: Lanes, call: Call) -> Value:
    a, b, mask = call.operands
    return lanes.choose(lanes.signs(mask), b, a)


@_entry(r"x86\.avx(512)?\.vpermilvar\.p[sd](\.256|\.512)?")
def _within_blocks(lanes: Lanes, call: Call) -> Value:
    value, index = call.operands
    blocks = blocks_of(value)
    size = len(blocks[0])
    if size == 2:  # doubles are chosen by the second bit
        ones = sum(1 << lane_width(index.type) * i for i in range(lanes_of(index)))
        index = lanes.two("lshr", index, constant_of(index.type, ones))
    return lanes.look_up(index, [lanes.shuffle(value, value, [b[n] for b in blocks for _ in b]) for n in range(size)])


@_entry(r"x86\.avx2\.perm(ps|d)", r"x86\.avx512\.permvar\.(sf|df|si|di)\.(256|512)")
def _across(lanes: Lanes, call: Call) -> Value:
    value, index = call.operands
    count = lanes_of(value)
    return lanes.look_up(index, [lanes.shuffle(value, value, [n] * count) for n in range(count)])


@_entry(r"x86\.avx512\.vpermi2var\.(ps|pd|d|q)\.(128|256|512)")
def _across_two(lanes: Lanes, call: Call) -> Value:
    a, index, b = call.operands
    count = lanes_of(a)
    return lanes.look_up(index, [lanes.shuffle(a, b, [n] * count) for n in range(2 * count)])


@_entry(r"x86\.sse41\.insertps")
def _insert(lanes: Lanes, call: Call) -> Value:
    a, b, immediate = call.operands
    bits = whole(immediate)
    taken = [bits >> 6 & 3 if i == bits >> 4 & 3 else 4 + i for i in range(4)]
    made = lanes.shuffle(b, a, taken)
    return lanes.shuffle(made, zero(made.type), [4 if bits >> i & 1 else i for i in range(4)])


# -- NEON


@_entry(r"aarch64\.neon\.f(max|min)(nm)?\..*")
def _arm_extreme(lanes: Lanes, call: Call) -> Value:
    return _arm_two(lanes, call, *call.operands)


def _arm_two(lanes: Lanes, call: Call, a: Value, b: Value) -> Value:
    """The greater or smaller one; the forms with `nm` prefer a number to a NaN."""
    which = _word(call, ("fmaxnm", "fminnm", "fmax", "fmin"))
    name = {"fmaxnm": "maxnum", "fminnm": "minnum", "fmax": "maximum", "fmin": "minimum"}[which]
    return lanes.apply(f"llvm.{name}", a, b)


def _arm_pair(lanes: Lanes, call: Call, a: Value, b: Value) -> Value:
    return lanes.two("fadd", a, b) if ".faddp." in (call.callee_name or "") else _arm_two(lanes, call, a, b)


@_entry(r"aarch64\.neon\.f(add|max|min|maxnm|minnm)p\..*")
def _arm_pairs(lanes: Lanes, call: Call) -> Value:
    a, b = call.operands
    count = lanes_of(a)
    even, odd = (lanes.shuffle(a, b, range(start, 2 * count, 2)) for start in (0, 1))
    return _arm_pair(lanes, call, even, odd)


@_entry(r"aarch64\.neon\.f(add|max|min|maxnm|minnm)v\..*")
def _arm_across(lanes: Lanes, call: Call) -> Value:
    """Neighbours first."""
    parts = [lanes.extract(call.operands[0], i) for i in range(lanes_of(call.operands[0]))]
    adds = ".faddv." in (call.callee_name or "")
    while len(parts) > 1:
        pairs = zip(parts[::2], parts[1::2], strict=True)
        parts = [lanes.two("fadd", a, b) if adds else _arm_two(lanes, call, a, b) for a, b in pairs]
    return parts[0]


@_entry(r"aarch64\.(neon|sisd)\.fabd\..*")
def _arm_distance(lanes: Lanes, call: Call) -> Value:
    return lanes.apply("llvm.fabs", lanes.two("fsub", *call.operands))


@_entry(r"aarch64\.neon\.frecps\..*")
def _arm_reciprocal_step(lanes: Lanes, call: Call) -> Value:
    """2 - a b; 2 where one is zero and the other one infinite."""
    return _arm_step(lanes, call, 2.0)


@_entry(r"aarch64\.neon\.frsqrts\..*")
def _arm_root_step(lanes: Lanes, call: Call) -> Value:
    """(3 - a b) / 2; 1.5 where one is zero and the other one infinite."""
    made = _arm_step(lanes, call, 3.0)
    return lanes.two("fmul", made, float_constant(made.type, 0.5))


def _arm_step(lanes: Lanes, call: Call, number: float) -> Value:
    a, b = call.operands
    constant = float_constant(a.type, number)
    made = lanes.apply("llvm.fma", lanes.negated(a), b, constant)
    is_number = lanes.b.compare("fcmp", "ord", a, b)
    unknown = lanes.b.compare("fcmp", "uno", lanes.two("fmul", a, b), constant)
    both = lanes.b.insert(Instruction("and", unknown.type, [is_number, unknown]))
    return lanes.b.select(both, constant, made)

