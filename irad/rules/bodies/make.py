"""Makes the `.ll` files of this folder from the C files: `python -m irad.rules.bodies.make` (needs clang-22)."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

_FOLDER = Path(__file__).resolve().parent
_FLAGS = (
    "-O2 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-math-errno -ffp-contract=off -fno-strict-aliasing "
    "-fcomplex-arithmetic=improved -fno-jump-tables -fno-stack-protector -fno-asynchronous-unwind-tables "
    "-fno-builtin-memset -S -emit-llvm -o -"
).split()
_PASSES = "mergereturn,loop-simplify,break-crit-edges,lcssa"
_FULL = '!{!"llvm.loop.unroll.full"}'


def plain_ir(source: Path, flags: Sequence[str], passes: str) -> Iterator[str]:
    """The lines of a C file's IR, without all that is said of the machine, of types and of how the code came about, but
    for the loops that the source wants to be unrolled."""
    made = _run("clang-22", *flags, str(source))
    text = _run("/usr/lib/llvm-22/bin/opt", "-S", f"-passes={passes}", "-", given=made)
    full = re.search(rf"^(!\d+) = {re.escape(_FULL)}$", text, re.MULTILINE)
    loops = re.findall(rf"^(!\d+) = distinct !\{{.*{full[1]}\b.*\}}$", text, re.MULTILINE) if full else []
    number = {loop: f"!{i}" for i, loop in enumerate(loops, 1)}
    for line in text.splitlines():
        if not line.startswith(("target ", "source_filename", "; ", "attributes #", "!")):
            line = re.sub(r", !(tbaa|srcloc|tbaa\.struct|prof) !\d+", "", line)
            line = re.sub(r"(, !llvm\.loop )(!\d+)", lambda m: m[1] + number[m[2]] if m[2] in number else "", line)
            line = re.sub(r" #\d+(?=\s*(\{|$|,))", "", line)
            line = re.sub(r"\b(dso_local|local_unnamed_addr|noundef|captures\(none\)|tail) ", "", line)
            yield re.sub(r" +; preds = .*$", "", line)
    yield from (f"{loop} = distinct !{{{loop}, !0}}" for loop in number.values())
    if number:
        yield f"!0 = {_FULL}"


def make(source: Path) -> str:
    """The IR of one C file, as it is committed. A function `name_` in C becomes `irad.body.name`, any other one that is
    defined there `irad.body.FILE.name`."""
    kept = []
    for line in plain_ir(source, _FLAGS, _PASSES):
        line = re.sub(r"^define (?:internal |fastcc )*", "define internal ", line)
        kept.append(re.sub(r"@(\w+)_\(", r"@irad.body.\1(", line))
    text = "\n".join(kept)
    for name in re.findall(r"^define internal .*?@(\w+)\(", text, re.MULTILINE):
        text = re.sub(rf"@{name}\(", f"@irad.body.{source.stem}.{name}(", text)
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


def _run(*command: str, given: str = "") -> str:
    return subprocess.run(command, input=given, capture_output=True, text=True, check=True).stdout


def main() -> None:
    """Make all files again."""
    for source in sorted(_FOLDER.glob("*.c")):
        source.with_suffix(".ll").write_text(make(source), encoding="utf-8")
        print(source.with_suffix(".ll").name)


if __name__ == "__main__":
    main()
