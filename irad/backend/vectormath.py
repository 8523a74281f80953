"""Vector versions of libm's functions, from glibc's libmvec.

LLVM vectorises a loop with a call of ``sin`` when the call says, in an attribute, which function computes
several sines at once. glibc names these by the x86-64 vector function ABI: ``_ZGV`` + ISA letter
(``b`` SSE, ``c`` AVX, ``d`` AVX2, ``e`` AVX-512) + ``N`` (no mask) + lanes + a ``v`` per vector argument +
``_`` + name. Their error is at most 4 units in the last place (glibc manual, "Errors in Math Functions").
``tanh`` in single precision is irad's own (:mod:`irad.backend.float_functions`).
"""

from __future__ import annotations

import ctypes
import re
from functools import lru_cache

import llvmlite.binding as llvm

from irad.backend.float_functions import HYPERBOLIC_TANGENT, hyperbolic_tangent
from irad.backend.target import Target

__all__ = ["add_variants", "applies", "load_libmvec", "widths", "without_errno"]

#: libm's name (double) -> number of arguments; glibc >= 2.35 has all of them in double and float.
FUNCTIONS = {
    "acos": 1, "acosh": 1, "asin": 1, "asinh": 1, "atan": 1, "atan2": 2, "atanh": 1, "cbrt": 1, "cos": 1,
    "cosh": 1, "erf": 1, "erfc": 1, "exp": 1, "exp10": 1, "exp2": 1, "expm1": 1, "hypot": 2, "log": 1,
    "log10": 1, "log1p": 1, "log2": 1, "pow": 2, "sin": 1, "sinh": 1, "tan": 1, "tanh": 1,
}  # fmt: skip

#: ISA letter -> bits of its vectors
_BITS = {"b": 128, "d": 256, "e": 512}
_WHOLE = ("", "generic", "znver4", "znver5", "knl", "knm")
"""Processors with AVX-512 whose vectors of 512 bits LLVM keeps in one register. Of others (Intel's for servers) it
prefers 256 bits, and would hand such a vector over in two registers, where libmvec expects one."""
_PREFERS = '"prefer-vector-width"='
_NAME = "|".join(sorted(FUNCTIONS, key=len, reverse=True))
_CALL = re.compile(
    r"(?P<head>(?<!musttail )\bcall (?:[a-z]+ )*)(?P<type>double|float) "
    rf"@(?:(?P<libm>(?:{_NAME})f?)|llvm\.(?P<intrinsic>{_NAME})\.f(?:64|32))\("
)
_SQRT = re.compile(r"\bcall (?P<flags>(?:[a-z]+ )*)(?P<type>double|float) @sqrtf?\(")
_TAIL = re.compile(r"\)((?: #\d+)*)(.*)$")
_USED = re.compile(r"^@llvm\.compiler\.used = appending global \[\d+ x ptr\] \[(.*)\].*$", re.MULTILINE)
_DECLARED = re.compile(
    rf"^declare (?!.*memory\()[\w! ]*\b(?P<type>double|float) @(?P<name>(?:{_NAME}|sqrt)f?)"
    r"\((?:(?P=type)[\w ]*(?:, )?)+\)[^\n]*$",
    re.MULTILINE,
)
_READS_ERRNO = re.compile(r"@(?:__errno_location|__error|_errno)\b")


@lru_cache(maxsize=1)
def load_libmvec() -> bool:
    """Load libmvec into this process, for the JIT to find; False where there is none that will do."""
    try:
        library = ctypes.CDLL("libmvec.so.1", mode=ctypes.RTLD_GLOBAL)
        if not hasattr(library, "_ZGVdN4v_log1p"):  # before glibc 2.35 most of the table is missing
            return False
        llvm.load_library_permanently("libmvec.so.1")
    except (OSError, RuntimeError):
        return False
    return True


def applies(target: Target, library: str, *, in_process: bool) -> bool:
    """Whether libmvec may be called: asked for, on x86-64 Linux with glibc, and (for the JIT) loadable."""
    if library == "none" or not re.match(r"x86_64-.*linux(-gnu)?$", target.triple):
        return False
    return load_libmvec() if in_process else library == "libmvec"


def widths(target: Target) -> tuple[str, ...]:
    """The ISA letters of the vectors that the target's processor has registers for, and that LLVM keeps in one."""
    features = set(target.features.split(","))
    letters = ["b"]
    if "+avx2" in features:
        letters.append("d")
    if "+avx512f" in features and target.cpu in _WHOLE:
        letters.append("e")
    return tuple(letters)


def add_variants(text: str, letters: tuple[str, ...], *, made_only: bool = False) -> str:
    """Mark each scalar call to a function of the table, in a module's text, with its vector versions; with
    ``made_only`` in functions that irad has made alone.

    An ``llvm.sin``-like intrinsic becomes a call of libm first: LLVM would vectorise the intrinsic and
    then take it apart again. ``sqrt`` is the other way round, and ``tanhf`` becomes a function of irad's. Marked calls
    are said to leave memory alone, so a module that reads ``errno`` keeps its calls of libm as they are.
    """
    letters = tuple(letter for letter in letters if letter != "e" or _PREFERS not in text)
    keeps_errno = _READS_ERRNO.search(text) is not None
    defined = set(re.findall(r"^define [^@\n]*@([\w.]+)\(", text, re.MULTILINE))
    if not keeps_errno and not defined & {"sqrt", "sqrtf"}:
        text = _SQRT.sub(_square_root_intrinsic, text)
    used: dict[str, str] = {}
    lines = text.split("\n")
    made, own = True, False
    for number, line in enumerate(lines):
        if made_only and line.startswith("define "):
            made = "@irad." in line.partition("(")[0]
        if not made:
            continue
        match = _CALL.search(line) if " call " in line else None
        if match is None or (match["libm"] and keeps_errno):
            continue
        name = match["libm"] or match["intrinsic"] + ("f" if match["type"] == "float" else "")
        if name in defined or not _fits(name, match["type"]):
            continue
        if name == "tanhf":
            lines[number] = f"{line[: match.start()]}{match['head']}float @{HYPERBOLIC_TANGENT}({line[match.end() :]}"
            own = True
            continue
        marked = _mark(line, match, name)
        if marked is not None:
            lines[number], used[name] = marked, match["type"]
    if own and HYPERBOLIC_TANGENT not in defined:
        lines.append(hyperbolic_tangent())
    text = "\n".join(lines)
    return _declare(text, used, letters) if used else text


def without_errno(text: str) -> str:
    """libm's functions leave memory alone, unless the module reads `errno`. Else each call might change every integer
    that a function finds in memory."""
    if _READS_ERRNO.search(text) is not None:
        return text
    return _DECLARED.sub(lambda m: f"{m[0]} memory(none)" if _fits(m["name"], m["type"]) else m[0], text)


def _square_root_intrinsic(match: re.Match[str]) -> str:
    """libm's ``sqrt`` as the intrinsic, which is one instruction (LLVM's parser declares it)."""
    width = 64 if match["type"] == "double" else 32
    return f"call {match['flags']}{match['type']} @llvm.sqrt.f{width}("


def _mark(line: str, match: re.Match[str], name: str) -> str | None:
    """``line`` with its call going to ``name`` and a place-holder for the attribute group."""
    rest = line[match.end() :]
    closing = _TAIL.match(rest, _end_of_arguments(rest))
    if closing is None:
        return None
    arguments = rest[: closing.start()]
    return (
        f"{line[: match.start()]}{match['head']}{match['type']} @{name}({arguments}) #{{{name}}}{closing[2]}"
    )


def _fits(name: str, kind: str) -> bool:
    """Whether ``name`` has its own type: a ``sin`` of ``float`` is someone else's function."""
    return (name in FUNCTIONS or name == "sqrt") == (kind == "double")


def _end_of_arguments(rest: str) -> int:
    depth = 0
    for position, character in enumerate(rest):
        if character == "(":
            depth += 1
        elif character == ")":
            if not depth:
                return position
            depth -= 1
    return len(rest)


def _declare(text: str, used: dict[str, str], letters: tuple[str, ...]) -> str:
    """Add attribute groups, declarations of the vector versions, and the list that keeps them alive."""
    group = 1 + max((int(n) for n in re.findall(r"^attributes #(\d+) =", text, re.MULTILINE)), default=-1)
    declared = set(re.findall(r"^declare [^@\n]*@([\w.]+)\(", text, re.MULTILINE))
    added: list[str] = []
    kept: list[str] = []
    for name, kind in sorted(used.items()):
        arguments = FUNCTIONS[name if kind == "double" else name[:-1]]
        versions = {
            lanes: f"_ZGV{letter}N{lanes}{'v' * arguments}_{name}" for letter, lanes in _lanes(kind, letters)
        }
        kept += versions.values()
        kinds = {name: kind} | {version: f"<{lanes} x {kind}>" for lanes, version in versions.items()}
        for function, its_kind in kinds.items():
            if function not in declared:
                added.append(f"declare {its_kind} @{function}({', '.join([its_kind] * arguments)})")
        variants = ",".join(
            f"_ZGV_LLVM_N{lanes}{'v' * arguments}_{name}({v})" for lanes, v in versions.items()
        )
        marks = f'"vector-function-abi-variant"="{variants}"'
        added.append(f"attributes #{group} = {{ nounwind willreturn memory(none) {marks} }}")
        text = text.replace(f"#{{{name}}}", f"#{group}")
        group += 1
    return "\n".join([_keep_alive(text, kept), *added, ""])


def _lanes(kind: str, letters: tuple[str, ...]) -> list[tuple[str, int]]:
    """Each ISA letter with how many values of ``kind`` its vectors hold."""
    return [(letter, _BITS[letter] // (64 if kind == "double" else 32)) for letter in letters]


def _keep_alive(text: str, names: list[str]) -> str:
    """Put ``names`` into ``@llvm.compiler.used`` (which a module may already have)."""
    entries = [f"ptr @{name}" for name in names]
    old = _USED.search(text)
    if old:
        entries += [entry for entry in old[1].split(", ") if entry not in entries]
        text = text[: old.start()] + text[old.end() :]
    array = f"[{len(entries)} x ptr] [{', '.join(entries)}]"
    return f'{text}\n@llvm.compiler.used = appending global {array}, section "llvm.metadata"\n'
