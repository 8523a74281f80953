"""ThreadSanitizer, which archer tells what OpenMP synchronises: building programs with it, running them."""

from __future__ import annotations

import itertools
import re
import subprocess
from functools import cache
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from irad.adjoint.emit.parallel import runtime_checks, strip_executor
from irad.frontends.toolchain import find_compiler
from irad.options import Options
from tests.cli.building import clang

OPTIONS = ("-O1", "-g", "-fopenmp")
_SETTINGS = "ignore_noninstrumented_modules=1 exitcode=0"


@cache
def _archer() -> Path | None:
    """The tool beside the compiler's own libraries."""
    compiler = find_compiler(Options())
    done = subprocess.run([*compiler.c, "-print-file-name=libarcher.so"], capture_output=True, text=True, check=False)
    path = Path(done.stdout.strip())
    return path if path.is_absolute() and path.exists() else None


@cache
def _sanitizer() -> bool:
    """Whether clang has ThreadSanitizer's library; the driver names the file that it would link."""
    compiler = find_compiler(Options())
    asked = [*compiler.c, "-fsanitize=thread", "-###", "-x", "c", "/dev/null"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    found = re.search(r'"([^"]*libclang_rt\.tsan[^"]*\.a)"', done.stderr)
    return found is not None and Path(found[1]).exists()


needed = pytest.mark.skipif(
    _archer() is None or not _sanitizer(),
    reason="there is no ThreadSanitizer and archer beside clang (Debian: apt install libomp-22-dev libclang-rt-22-dev)",
)


def instrument(module: llvm.ModuleRef, *inputs: str | Path, program: str) -> None:
    """Build a program in which ThreadSanitizer sees each access of a module (with irad's runtime) and of C files."""
    for function in module.functions:
        if not function.is_declaration:
            function.add_function_attribute("sanitize_thread")
    Path("whole.bc").write_bytes(module.as_bitcode())
    build("whole.bc", *inputs, program=program)


def build(*inputs: str | Path, program: str) -> None:
    """Compile and link a program with ThreadSanitizer."""
    clang("-w", *OPTIONS, "-fsanitize=thread", *inputs, "-o", program, "-lm", "-latomic")


def surroundings() -> dict[str, str]:
    """The environment of a program in which archer tells ThreadSanitizer who waits for whom."""
    return {
        "OMP_TOOL_LIBRARIES": str(_archer()),
        "TSAN_OPTIONS": _SETTINGS,
        "PATH": "/usr/bin:/bin",
        "KMP_BLOCKTIME": "0",
    }


def run(program: str, *arguments: str) -> tuple[str, str]:
    """What a program prints, and what ThreadSanitizer says."""
    done = subprocess.run([f"./{program}", *arguments], capture_output=True, text=True, check=False, timeout=120,
                          env={**surroundings(), "ARCHER_OPTIONS": "verbose=1"})  # fmt: skip
    assert done.returncode == 0, done.stderr
    first, _, printed = done.stdout.partition("\n")
    assert first.startswith("Archer detected OpenMP application with TSan"), done.stdout + done.stderr
    return printed, done.stderr


LIMIT = "copies_limit"
"""A variable, which the program's C file defines: how many bytes of copies of shadows are not too much. Instead of
more, atomic operations serve."""
_MARK = 1_000_003_001


def mark_limit(patch: pytest.MonkeyPatch) -> None:
    """From now on, derivatives hold a number by which `with_limit` finds where they decide about copies; and regions
    that go forward and back strip by strip have many strips."""
    patch.setattr(runtime_checks, "_SMALL", _MARK)
    patch.setattr(runtime_checks, "_BYTES_PER_ATOMIC", 0)
    patch.setattr(strip_executor, "_STRIP", 8.0)


def with_limit(text: str) -> str:
    """A module with derivatives that look at `LIMIT` when they run, and so serve for both decisions."""
    count = itertools.count()

    def look(match: re.Match[str]) -> str:
        name = f"%limit.{next(count)}"
        return f"  {name} = load i64, ptr @{LIMIT}, align 8\n{match[1]}{name}"

    alike = re.sub(rf"\bicmp ugt (i64 \S+), {_MARK - 1}\b", rf"icmp uge \1, {_MARK}", text)
    changed = re.sub(rf"^( +%\S+ = (?:add|icmp u[lg][te]) i64 \S+, ){_MARK}\b", look, alike, flags=re.MULTILINE)
    assert str(_MARK)[:-1] not in changed
    return changed if f"\n@{LIMIT} = " in changed else f"{changed}\n@{LIMIT} = external global i64\n"


_ATOMIC = re.compile(r"^ +(?:%\S+ = )?atomicrmw fadd ptr (\S+), (double|float) (\S+) monotonic.*$", re.MULTILINE)
"""A gradient's atomic update: the place, and what is added."""


def without_atomics(text: str) -> str:
    """A module in which the reverse sweeps' atomic additions are plain ones; there has to be one."""
    parts = re.split(r"(?m)^(?=define )", text)
    reverse = [i for i, part in enumerate(parts) if "reverse" in part.partition("\n")[0]]
    changed = {i: _ATOMIC.sub(_plain_update, parts[i]) for i in reverse}
    assert any(changed[i] != parts[i] for i in reverse)
    return "".join(changed.get(i, part) for i, part in enumerate(parts))


def _plain_update(match: re.Match[str]) -> str:
    name = f"%planted.{match.start()}"
    return (f"  {name} = load {match[2]}, ptr {match[1]}, align 4\n"
            f"  {name}.sum = fadd {match[2]} {name}, {match[3]}\n"
            f"  store {match[2]} {name}.sum, ptr {match[1]}, align 4")  # fmt: skip
