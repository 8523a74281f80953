"""Round trip of large real C code: `python -m tests.roundtrip.large [--work DIRECTORY]`.

Fetches source packages from the package index, compiles every C file to bitcode at -O0 and -O2 with debug
information, sends each module through irad's parser and printer, and reports lines, modules, instructions and
failures. Exit status 1 when a module changed, when a file did not compile, or when it was less than 50,000
lines of C.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from irad.ir.text.lexer import IRSyntaxError
from tests.roundtrip.harness import Trip, bitcode_text, round_trip
from tests.roundtrip.test_corpus import clang
from tests.unpacking import unpack

LEAST_LINES = 50_000
LEVELS = ("-O0", "-O2")


@dataclass(frozen=True)
class Source:
    """A source package: which of its C files to take, and the directories of its headers and flags they
    need."""

    package: str
    files: tuple[str, ...]
    flags: tuple[str, ...] = ()
    includes: tuple[str, ...] = ()


SOURCES = (
    Source("zstandard==0.25.0", ("zstd/zstd.c",), ("-DZSTD_MULTITHREAD", "-DZSTD_DISABLE_ASM=1")),
    Source("brotli==1.2.1", ("c/common/*.c", "c/dec/*.c", "c/enc/*.c"), includes=("c/include",)),
    Source("lz4==4.4.5", ("lz4libs/*.c",), includes=("lz4libs",)),
)


@dataclass
class Report:
    """What happened so far."""

    lines: int = 0
    modules: int = 0
    functions: int = 0
    instructions: int = 0
    ir_lines: int = 0
    failures: int = 0

    def add(self, trip: Trip) -> None:
        self.modules += 1
        self.functions += trip.functions
        self.instructions += trip.instructions
        self.ir_lines += trip.lines

    def fail(self, what: str, why: str) -> None:
        self.failures += 1
        print(f"FAILED {what}: {why}", flush=True)


def fetch(source: Source, work: Path) -> Path:
    """The unpacked source package."""
    name = source.package.partition("==")[0]
    target = work / name
    if not target.exists():
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        subprocess.run([*command, "--no-binary", ":all:", "--dest", str(work), source.package], check=True)
        (archive,) = work.glob(f"{name}-*.tar.gz")
        unpack(archive, target)
    (top,) = target.iterdir()
    return top


def c_files(source: Source, top: Path) -> Iterator[Path]:
    for pattern in source.files:
        found = sorted(top.glob(pattern))
        if not found:
            raise FileNotFoundError(f"{source.package} has no {pattern}")
        yield from found


def compile_file(source: Source, top: Path, file: Path, level: str, work: Path) -> str | None:
    """LLVM's text of a C file, None when it does not compile."""
    output = work / "out.bc"
    flags = [*source.flags, *(f"-I{top / i}" for i in source.includes)]
    command = [*clang(), level, "-g", "-w", "-c", "-emit-llvm", *flags, str(file), "-o", str(output)]
    if subprocess.run(command, check=False, stderr=subprocess.DEVNULL).returncode:
        return None
    return bitcode_text(output.read_bytes())


def run_source(source: Source, work: Path, report: Report) -> None:
    top = fetch(source, work)
    for file in c_files(source, top):
        report.lines += file.read_bytes().count(b"\n")
        for level in LEVELS:
            what = f"{source.package} {file.relative_to(top)} {level}"
            text = compile_file(source, top, file, level, work)
            if text is None:
                report.fail(what, "does not compile")
                continue
            try:
                report.add(round_trip(text))
            except (AssertionError, IRSyntaxError, RuntimeError) as error:
                report.fail(what, str(error))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, help="keep downloads here (a temporary directory unless given)")
    arguments = parser.parse_args()
    report, start = Report(), time.perf_counter()
    with tempfile.TemporaryDirectory() as temporary:
        work = arguments.work or Path(temporary)
        work.mkdir(parents=True, exist_ok=True)
        for source in SOURCES:
            run_source(source, work, report)
            print(f"{source.package}: {report.lines} lines of C so far", flush=True)
    print(
        f"{report.lines} lines of C, {report.modules} modules, {report.functions} functions, "
        f"{report.instructions} instructions, {report.ir_lines} lines of IR, {report.failures} failures, "
        f"{time.perf_counter() - start:.0f} s"
    )
    return int(report.failures > 0 or report.lines < LEAST_LINES)


if __name__ == "__main__":
    sys.exit(main())
