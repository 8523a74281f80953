"""Makes the ``.ll`` files from the C files: ``python -m irad.frontends.fortran.make`` (needs clang-22 and its opt)."""

from __future__ import annotations

import re
from pathlib import Path

from irad.rules.bodies.make import plain_ir

_FOLDER = Path(__file__).resolve().parent
_FLAGS = (
    "-O1 -Xclang -disable-llvm-passes -fno-math-errno -ffp-contract=off -fno-strict-aliasing "
    "-fno-stack-protector -fno-asynchronous-unwind-tables -S -emit-llvm -o -"
).split()
#: Loops stay as they are: that they copy numbers of one kind is what derivatives want to know.
_PASSES = (
    "function(sroa,instcombine<no-verify-fixpoint>,simplifycfg,loop-simplify,lcssa,"
    "loop(loop-rotate,indvars,loop-unroll-full),sroa,instcombine<no-verify-fixpoint>,simplifycfg,adce),globaldce"
)
PREFIX = "irad.flang."


def make(source: Path) -> str:
    """The IR of one C file, as it is committed: ``name_`` in C is ``irad.flang.name``."""
    kept = []
    for line in plain_ir(source, _FLAGS, _PASSES):
        if line.startswith("declare ") and "@_FortranA" in line:
            line = re.sub(r"\bptr\b", "ptr captures(none)", line)  # the library keeps no descriptor of its caller's
        if line.startswith("define "):
            own = " internal" in line
            line = line.replace("define internal ", "define ")
            if "_late_(" not in line:  # inlined in a second step
                line = line.replace(" {", " alwaysinline {")
            line = line.replace("define ", "define internal " if own else "define linkonce_odr hidden ", 1)
        line = re.sub(r"@(\w+)_\(", rf"@{PREFIX}\1(", line)
        kept.append(re.sub(r"@(?!llvm|_Fortran|malloc|free|fmod|frexp|ldexp)([a-z_0-9]+)\(", rf"@{PREFIX}\1(", line))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(kept)).strip() + "\n"


if __name__ == "__main__":
    for source in sorted(_FOLDER.glob("*.c")):
        source.with_suffix(".ll").write_text(make(source), encoding="utf-8")
