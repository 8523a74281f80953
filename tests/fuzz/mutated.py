"""Damaged modules: whatever a file holds, irad ends with a message, and not the process.

`python -m tests.fuzz.mutated 0:1000 --keep FOLDER` runs that many; each is a module of one of several languages, as
text or bitcode, with a few random changes. It is handed to `irad opt` and `irad explain`, and a gradient of it is
compiled as Python does, each in a process of its own.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import llvmlite.binding as llvm

import irad as engine
from irad.backend.aot import emit_object
from irad.cli.inputs import BITCODE
from irad.cli.main import main as irad
from irad.errors import IradError, ToolError
from irad.frontends.c.compile import compile_c
from irad.frontends.fortran.compile import compile_fortran
from irad.frontends.rust import compile_rust, find_rustc
from irad.frontends.toolchain import find_compiler, find_fortran
from irad.objfile.elf_reader import ARCHIVE_MAGIC
from irad.objfile.elf_writer import add_sections
from irad.options import Options
from irad.runtime import header_directory

SECONDS = 30
_C = """
#include <irad.h>
#include <math.h>
#include <stdlib.h>
struct node { double value; struct node *next; };
static double sum(const struct node *n) { double s = 0; for (; n; n = n->next) s += sin(n->value); return s; }
double f(const double *x, int n)
{
    double *kept = malloc(n * sizeof *kept), s = 0;
    for (int i = 0; i < n; i++) kept[i] = i ? kept[i - 1] * x[i] : exp(x[0]);
    for (int i = 0; i < n; i += 2) { switch (i % 3) { case 0: s += kept[i]; break; case 1: s -= x[i]; } }
    struct node last = {s, 0}, first = {x[0], &last};
    free(kept);
    return sum(&first) * s;
}
void gradient(const double *x, double *dx, int n) { __irad_autodiff((void *)f, irad_dup, x, dx, irad_const, n); }
"""
_CXX = """
#include <irad.h>
#include <cmath>
#include <vector>
double f(const double *x, int n)
{
    std::vector<double> v(x, x + n);
    v.push_back(v[0] * v.back());
    double s = 0;
    for (double each : v) s += std::sqrt(1 + each * each);
    return s;
}
void gradient(const double *x, double *dx, int n) { __irad_autodiff(f, irad_dup, x, dx, irad_const, n); }
"""
_FORTRAN = """
real(8) function f(x, n) bind(c)
  integer, value :: n
  real(8), intent(in) :: x(n)
  f = sum(sin(x) * x(n:1:-1)) + dot_product(x, x)
end function
"""
_RUST = """
#[no_mangle]
pub extern "C" fn f(x: &[f64; 4]) -> f64 { x.iter().map(|v| v.sin()).filter(|v| *v > 0.1).sum() }
"""
_OPENMP = """
double f(const double *x, int n)
{
    double s = 0;
#pragma omp parallel for reduction(+ : s)
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}
"""
_HEADER = f"-I{header_directory()}"
_SOURCES: dict[str, tuple[Callable[[Options], object], Callable[[], bytes]]] = {
    "c": (find_compiler, lambda: compile_c(text=_C, flags=[_HEADER]).bitcode),
    "c++": (find_compiler, lambda: compile_c(text=_CXX, lang="c++", flags=["-O1", _HEADER]).bitcode),
    "openmp": (find_compiler, lambda: compile_c(text=_OPENMP, flags=["-fopenmp"]).bitcode),
    "fortran": (find_fortran, lambda: compile_fortran(text=_FORTRAN).bitcode),
    "rust": (find_rustc, lambda: compile_rust(text=_RUST).bitcode),
    "numba": (lambda _: None, lambda: _numba()),
}
"""What finds the compiler of a language, and what makes a module with it."""


def _numba() -> bytes:
    import numba
    import numpy as np

    from irad.frontends.numba.compile import lower

    @numba.njit
    def f(x):  # type: ignore[no-untyped-def]
        total = 0.0
        for i in range(1, x.shape[0]):
            total += np.sin(x[i] - x[i - 1]) ** 2
        return total

    kernel = lower(f, (numba.float64[::1],))
    text = str(llvm.parse_bitcode(kernel.unit.bitcode, context=llvm.create_context()))
    named = re.sub(re.escape(kernel.entry) + r'(?![\w.$])|"' + re.escape(kernel.entry) + '"', "f", text)
    return llvm.parse_assembly(named, context=llvm.create_context()).as_bitcode()


@lru_cache(maxsize=1)
def bases() -> dict[str, bytes]:
    """A module of each language whose compiler is here, as text (`.ll`) and as bitcode; an object and an archive."""
    found: dict[str, bytes] = {}
    for name in filter(is_here, _SOURCES):
        bitcode = _SOURCES[name][1]()
        found[f"{name}.bc"] = bitcode
        found[f"{name}.ll"] = str(llvm.parse_bitcode(bitcode, context=llvm.create_context())).encode()
    if "c.bc" in found:
        found["c.o"] = add_sections(emit_object(llvm.parse_bitcode(found["c.bc"])), "c.o", {BITCODE: found["c.bc"]})
        found["c.a"] = _archive("c.o", found["c.o"])
    return found


def is_here(language: str) -> bool:
    """Whether the compiler of a language is here."""
    try:
        _SOURCES[language][0](Options())
    except ToolError:
        return False
    return True


def _archive(name: str, member: bytes) -> bytes:
    header = f"{name + '/':<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(member):<10}`\n"
    return ARCHIVE_MAGIC + header.encode() + member + b"\n" * (len(member) % 2)


def mutated(data: bytes, chooser: random.Random, is_text: bool) -> bytes:
    """A module with a few changes; those of text are such that much of it stays valid."""
    for _ in range(chooser.choice((1, 1, 2, 4))):
        data = (chooser.choice(_OF_TEXT) if is_text and chooser.random() < 0.9 else _bytes)(data, chooser)
    return data


def _bytes(data: bytes, chooser: random.Random) -> bytes:
    changed = bytearray(data)
    at = chooser.randrange(len(data))
    kind = chooser.randrange(4)
    if kind == 0:
        changed[at] ^= 1 << chooser.randrange(8)
    elif kind == 1:
        changed[at : at + 4] = chooser.randbytes(4)
    elif kind == 2:
        del changed[at : at + chooser.choice((1, 4, 32, len(data)))]
    else:
        other = chooser.randrange(len(data))
        changed[at:at] = data[other : other + chooser.choice((4, 32, 256))]
    return bytes(changed)


def _lines(data: bytes, chooser: random.Random) -> bytes:
    lines = data.split(b"\n")
    at, other = chooser.randrange(len(lines)), chooser.randrange(len(lines))
    kind = chooser.randrange(3)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, lines[other])
    else:
        lines[at], lines[other] = lines[other], lines[at]
    return b"\n".join(lines)


_WORD = re.compile(rb"[%@!#]?[\w.]+")


def _words(data: bytes, chooser: random.Random) -> bytes:
    """One word takes the place of another; mostly of one of its kind, which more often leaves a valid module."""
    words = list(_WORD.finditer(data))
    one = chooser.choice(words)
    like = [w for w in chooser.sample(words, min(300, len(words))) if w[0][:1] == one[0][:1]]
    other = chooser.choice(like if like and chooser.random() < 0.8 else words)
    return data[: one.start()] + other[0] + data[one.end() :]


def _numbers(data: bytes, chooser: random.Random) -> bytes:
    found = list(re.finditer(rb"(?<=[ (\[!])-?\d+", data))
    if not found:
        return data
    one = chooser.choice(found)
    number = chooser.choice((0, 1, -1, 2**31, 2**63, 2**64 + 1, 99999999999999999999999, chooser.randrange(2000)))
    return data[: one.start()] + str(number).encode() + data[one.end() :]


_OF_TEXT = (_lines, _lines, _words, _words, _words, _numbers, _bytes)


@dataclass(frozen=True)
class Outcome:
    """What became of one file: what is wrong with that ("" if nothing), and what was said."""

    fault: str
    said: str


def tried(path: Path) -> Outcome:
    """Let irad read a file, in a process of its own."""
    output, log = path.with_suffix(".out"), path.with_suffix(".log")
    commands: dict[str, Callable[[], int]] = {
        "irad opt": lambda: irad(["opt", str(path), "-o", str(output)]),
        "irad explain": lambda: irad(["explain", str(path), "-f", "f"]),
        "irad.autodiff": lambda: _compiled(path),
    }
    for name, command in commands.items():
        status, seconds = _status(command, log)
        said = log.read_text(errors="replace") if log.exists() else ""
        fault = ""
        if seconds > SECONDS:
            fault = "it took too long"
        elif os.WIFSIGNALED(status):
            fault = f"signal {os.WTERMSIG(status)}"
        elif "Traceback" in said or os.WEXITSTATUS(status) > 2:
            fault = "traceback"
        elif os.WEXITSTATUS(status) and output.exists():
            fault = "partial output"
        log.unlink(missing_ok=True)
        output.unlink(missing_ok=True)
        if fault:
            return Outcome(f"{name}: {fault}", said)
    return Outcome("", said)


def _compiled(path: Path) -> int:
    """Compile a gradient in Python; it is not called, since what the function itself does is not irad's."""
    try:
        assert engine.autodiff(engine.compile(path, prototypes=_of_numba(path))["f"]).address
    except IradError as error:
        print(error)
        return 1
    return 0


def _of_numba(path: Path) -> str:
    """What Numba's debug information does not say of the arguments."""
    return "double f(const double *x, long n, const long *error);" if "numba" in path.name else ""


def _status(command: Callable[[], int], log: Path) -> tuple[int, float]:
    """How a command ends in a process of its own, and the seconds that it took of processors, which others leave it or
    not. One that takes ten times what is allowed by the clock is killed."""
    child = os.fork()
    if not child:
        _child(command, log)
    signal.signal(signal.SIGALRM, lambda *_: os.kill(child, signal.SIGKILL))
    signal.alarm(10 * SECONDS)
    _, status, used = os.wait4(child, 0)
    signal.alarm(0)
    return status, used.ru_utime + used.ru_stime


def _child(command: Callable[[], int], log: Path) -> None:
    """Run a command in a process that was forked off, and end it."""
    handle = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for stream in (1, 2):
        os.dup2(handle, stream)
    sys.stdout, sys.stderr = (os.fdopen(n, "w", errors="backslashreplace", closefd=False) for n in (1, 2))
    status = 3
    try:
        status = command()
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def run(seeds: range, folder: Path, keep: bool = False) -> list[tuple[int, str, Outcome]]:
    """The seeds whose files end otherwise than with a message, with the module that each was made from."""
    made = bases()
    names, wrong = sorted(made), []
    if "c.bc" in made:  # irad's runtime is compiled once and kept: that is not part of the time of a file
        whole = folder / "whole.bc"
        whole.write_bytes(made["c.bc"])
        tried(whole)
        whole.unlink()
    for seed in seeds:
        chooser = random.Random(seed)
        name = names[seed % len(names)]
        path = folder / f"{seed}-{name}"
        path.write_bytes(mutated(made[name], chooser, name.endswith(".ll")))
        outcome = tried(path)
        if outcome.fault:
            wrong.append((seed, name, outcome))
        if not outcome.fault or not keep:
            path.unlink()
    return wrong


def main() -> int:
    """Run from the command line; returns the exit status."""
    parser = argparse.ArgumentParser(description="Let irad read damaged modules.")
    parser.add_argument("seeds", help="from:to")
    parser.add_argument("--keep", type=Path, default=None, metavar="FOLDER", help="keep the files that show a fault")
    parsed = parser.parse_args()
    first, last = map(int, parsed.seeds.split(":"))
    folder = parsed.keep or Path("/tmp")
    folder.mkdir(exist_ok=True)
    wrong = run(range(first, last), folder, keep=parsed.keep is not None)
    for seed, name, outcome in wrong:
        print(f"{seed} {name}: {outcome.fault}\n    {outcome.said.strip()[-400:]}", flush=True)
    print(f"{last - first} files, {len(wrong)} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
