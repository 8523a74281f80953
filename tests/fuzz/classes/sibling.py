"""How programs of the classes are compiled, differentiated and checked, the same for every language."""

from __future__ import annotations

import ctypes
import os
import random
import re
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ..compiled import c_compiler, prefix_of
from ..siblings import SPLIT, Sibling
from .differences import Function, Undecided, argument, complaint, expect
from .program import ClassProgram, candidates

LEVELS = ("O0", "O1", "O2", "O3")
FULL_EFFORT = 0.1
"""This part of the groups is finished at LLVM's highest level, the others at its lowest, which is far cheaper."""
_PERTURB = -6
"""glibc's M_PERTURB: fill memory that ``malloc`` hands out and ``free`` takes back."""
_mallopt = ctypes.CDLL(None).mallopt


@dataclass(frozen=True)
class Language:
    """``group`` joins programs to a text; ``build`` compiles a text, in one of two ways, to a shared library or fails
    with CalledProcessError; ``name`` is irad's; ``flags`` makes irad's compiler flags of a level."""

    name: str
    suffix: str
    preamble: str
    build: Callable[[Path, Path, int], None]
    flags: Callable[[str], list[str]]
    headers: Mapping[str, str] = field(default_factory=dict)

    def group(self, programs: Sequence[ClassProgram]) -> str:
        """All programs in one text."""
        return self.whole("\n".join(p.target(prefix_of(at)) for at, p in enumerate(programs)))

    def whole(self, text: str) -> str:
        """A text with what it needs before it."""
        used = set(re.findall(r"std::(\w+)", text))
        included = (f"#include <{name}>\n" for name, words in self.headers.items() if used & set(words.split()))
        return self.preamble + "".join(included) + text


def filled(byte: int, function: Any) -> Function:
    """The function as it is when fresh memory holds ``byte``."""

    def call(x: np.ndarray) -> float:
        _mallopt(_PERTURB, byte)
        try:
            return float(function(x))
        finally:
            _mallopt(_PERTURB, 0)

    return call


def compile_primals(language: Language, programs: Sequence[ClassProgram]) -> list[list[Function]]:
    """Two builds of each program.  Raises CalledProcessError where the compiler refuses one."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            libraries = [build(language, programs, Path(folder), way) for way in (0, 1)]
        return [
            [filled(90 * way, bound(library, prefix_of(at) + p.main.name, p)) for way, library in enumerate(libraries)]
            for at, p in enumerate(programs)
        ]
    except (AttributeError, OSError) as error:  # a program cut down by the shrinker may lack its functions
        raise subprocess.CalledProcessError(1, "compiler", stderr=str(error)) from error


def build(language: Language, programs: Sequence[ClassProgram], folder: Path, way: int) -> ctypes.CDLL:
    """The programs as a library, in one of two ways."""
    source, library = folder / f"primal{language.suffix}", folder / f"primal{way}.so"
    source.write_text(language.group(programs))
    language.build(source, library, way)
    return ctypes.CDLL(str(library))


def bound(library: ctypes.CDLL, symbol: str, program: ClassProgram) -> Function:
    """A function of the array alone."""
    found = getattr(library, symbol)
    found.restype = ctypes.c_double

    def call(x: np.ndarray) -> float:
        return found(ctypes.c_void_p(x.ctypes.data), ctypes.c_int(program.n), ctypes.c_int(program.k))

    return call


def compile_group(language: Language, programs: Sequence[ClassProgram], level: str) -> Callable[[int, Any], Any]:
    """One module of all ``programs``: what is differentiated of each."""
    import irad

    effort = 3 if random.Random(programs[0].seed).random() < FULL_EFFORT else 0
    options = irad.Options.from_environment(opt_level=effort, cache=False)
    flags = language.flags(level)
    module = irad.compile(language.group(programs), lang=language.name, flags=flags, options=options)
    return lambda position, kinds: module[prefix_of(position) + programs[position].main.name]


def differentiate(language: Language, source: str, name: str, kinds: Sequence[str], flags: Sequence[str]) -> Any:
    """What is differentiated of a program's own text."""
    import irad

    options = irad.Options.from_environment(cache=False)
    return irad.compile(source, lang=language.name, flags=list(flags), options=options)[name]


def check(program: ClassProgram, function: Any, level: str, builds: Any) -> tuple[str, str]:
    """What becomes of a program, as `harness.Outcome` has it: a status, and words."""
    import irad

    x = argument(program.seed, program.n)
    try:
        expected = expect(builds, x, program.single)
    except Undecided as reason:
        return "discarded", str(reason)
    except ValueError as reason:
        return "primal", str(reason)
    refused = []
    for mode in (reverse, forward, pullback) if program.seed % SPLIT == 0 else (reverse, forward):
        try:
            problem = mode(program, function, x, expected)
        except irad.IradError as error:
            refused.append(f"{mode.__name__}: {type(error).__name__}: {error}")
            continue
        if problem:
            return "gradient", f"{mode.__name__}: {problem}"
    if refused:
        return "meant" if program.may_refuse else "refused", refused[0]
    return "ok", ""


def reverse(program: ClassProgram, function: Any, x: np.ndarray, expected: Any) -> str:
    """The gradient, twice: what a call leaves behind must not change the next."""
    import irad

    gradient = irad.autodiff(function, irad.Dup, irad.Const, irad.Const)
    for call in ("", "again "):
        values, found = x.copy(), np.zeros(program.n)
        gradient(values, found, program.n, program.k)
        problem = complaint(expected, found, f"{call}d/dx")
        if problem or not np.array_equal(values, x):
            return problem or "the argument was changed"
    return ""


def forward(program: ClassProgram, function: Any, x: np.ndarray, expected: Any) -> str:
    """One tangent, of a random direction."""
    import irad

    tangent = irad.autodiff(function, irad.Dup, irad.Const, irad.Const, mode="forward")
    direction = np.random.default_rng((program.seed, 13)).uniform(0.5, 1.5, program.n)
    found = tangent(x.copy(), direction.copy(), program.n, program.k)
    want = float(expected.gradient @ direction)
    allowed = expected.tolerance * float(np.abs(direction).sum())
    return "" if abs(found - want) <= allowed else f"tangent {found:.12g}, expected {want:.12g} ± {allowed:.1e}"


def pullback(program: ClassProgram, function: Any, x: np.ndarray, expected: Any) -> str:
    """The pullback, called twice on what one run has kept."""
    import irad

    _, pull = irad.vjp(function, wrt=0)(x.copy(), program.n, program.k)
    for factor in (1.0, 2.0):
        try:
            found = pull(factor) / factor
        except irad.UsageError:
            if factor == 1.0:
                raise
            return ""  # it says that it serves once
        if problem := complaint(expected, found, f"d/dx by the seed {factor:g}"):
            return problem
    return ""


def no_oracle(program: ClassProgram, *_: Any) -> Any:
    raise NotImplementedError("programs of the classes have a check of their own")


# --- C and C++ ---------------------------------------------------------------------------------------------
C_PREAMBLE = """\
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <emmintrin.h>
#define NOINLINE static __attribute__((noinline))
#define ALWAYS static inline __attribute__((always_inline))
"""
CXX_HEADERS = {
    "algorithm": "rotate reverse swap_ranges stable_sort sort copy copy_backward iter_swap remove_if reverse_copy "
    "push_heap pop_heap move_backward",
    "array": "array", "bit": "bit_cast", "cstddef": "byte", "deque": "deque", "forward_list": "forward_list",
    "functional": "function", "list": "list", "map": "map", "memory": "unique_ptr make_unique make_shared shared_ptr",
    "numeric": "iota accumulate", "new": "byte", "optional": "optional", "queue": "queue", "sstream": "stringstream "
    "ostringstream istringstream", "string": "string stod to_string", "tuple": "tuple get", "unordered_map":
    "unordered_map", "utility": "swap move exchange pair", "variant": "variant visit get_if", "vector": "vector",
}  # fmt: skip
"""By header, what is used of it: reading all of them takes longer than all the rest."""


def c_flags(level: str) -> list[str]:
    return [f"-{level}", "-ffp-contract=off"]


def cxx_flags(level: str) -> list[str]:
    return [*c_flags(level), "-std=c++20"]


QUIET = ("-Wno-everything", "-Werror=return-type")
"""The shrinker makes functions that end without a value, and these are no programs."""


def clang_build(options: Sequence[str]) -> Callable[[Path, Path, int], None]:
    """Builds without optimisation and with; what is unset holds a pattern, or zeros."""

    def build(source: Path, library: Path, way: int) -> None:
        ways = (["-O0", "-ftrivial-auto-var-init=pattern"], ["-O1", "-ftrivial-auto-var-init=zero"])
        command = [*c_compiler(), *ways[way], *options, *QUIET, "-ffp-contract=off", "-shared", "-fPIC"]
        run([*command, str(source), "-o", str(library), "-lm", *(["-lstdc++"] if source.suffix == ".cpp" else [])])

    return build


def run(command: Sequence[str]) -> None:
    subprocess.run(
        command,
        check=True,
        capture_output=True,
        text=True,
        errors="replace",
        env={**os.environ, "ASAN_OPTIONS": "detect_leaks=0"},
    )


def sound(language: Language, options: Sequence[str], program: ClassProgram) -> bool:
    """Whether clang's sanitisers find nothing in a run of a program: the shrinker may make ones that leave arrays."""
    numbers = ", ".join(map(repr, argument(program.seed, program.n).tolist()))
    main = f"int main(void) {{ double x[] = {{{numbers}}}; return f(x, {program.n}, {program.k}) == 0.123; }}"
    with tempfile.TemporaryDirectory() as folder:
        source, binary = Path(folder, f"program{language.suffix}"), Path(folder, "program")
        source.write_text(f"{language.whole(program.target())}\n{main}\n")
        command = [*c_compiler(), "-O1", *QUIET, "-fsanitize=address,undefined", "-fno-sanitize-recover=all", *options]
        try:
            run([*command, str(source), "-o", str(binary), "-lm", *(["-lstdc++"] if options else [])])
            run([str(binary)])
        except subprocess.CalledProcessError:
            return False
    return True


C = Language("c", ".c", C_PREAMBLE, clang_build([]), c_flags)
CXX = Language("c++", ".cpp", C_PREAMBLE, clang_build(["-std=c++20"]), cxx_flags, CXX_HEADERS)


def sibling_of(
    name: str,
    language: Language,
    generate: Callable[[int], ClassProgram],
    comment: str = "//",
    sound: Callable[[ClassProgram], bool] = lambda program: True,
) -> Sibling:
    """A family of programs of the classes."""
    return Sibling(
        name,
        LEVELS,
        generate,
        no_oracle,
        lambda p: language.whole(p.target()),
        partial(compile_primals, language),
        partial(differentiate, language),
        partial(compile_group, language),
        candidates,
        language.flags,
        comment,
        check,
        sound,
    )
