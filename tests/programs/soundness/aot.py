"""Programs that print their derivatives, built by `irad cc`."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import numpy as np

from .corpus import Program
from .primals import DIRECTION, POINT

_MAIN = """
#ifdef __cplusplus
extern "C" {{
#endif
int printf(const char *, ...);
extern int irad_dup, irad_const;
void __irad_autodiff(void *, ...);
double __irad_fwddiff(void *, ...);
int main(void)
{{
    double x[8] = {{{point}}}, gradient[8] = {{0}}, direction[8] = {{{direction}}};
    __irad_autodiff((void *)f, irad_dup, x, gradient, irad_const, 8);
    for (int i = 0; i < 8; i++) printf("\\n= %.17g\\n", gradient[i]);
    printf("\\n= %.17g\\n", __irad_fwddiff((void *)f, irad_dup, x, direction, irad_const, 8));
    return 0;
}}
#ifdef __cplusplus
}}
#endif
"""


class Refused(Exception):
    """`irad cc` did not build the program."""


class Died(Exception):
    """The program did not come to its end."""


def derivatives(program: Program, level: str, folder: Path) -> tuple[np.ndarray, float]:
    """The gradient and the tangent that a C or C++ program prints, built at a level ("-O2").

    Raises `Refused` with what `irad cc` or the program says, `Died` if it crashes or hangs.
    """
    suffix, driver = (".cpp", "c++") if program.language == "c++" else (".c", "cc")
    source = folder / f"aot{program.file}.{program.name}{level}{suffix}"
    made = source.with_suffix(".out")
    values = {"point": _listed(POINT), "direction": _listed(DIRECTION)}
    source.write_text(program.text + _MAIN.format(**values))
    command = [sys.executable, "-m", "irad.cli", driver, level, *program.flags, str(source)]
    command += ["-o", str(made), "-lm", "-lpthread"]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode:
        raise Refused(built.stderr or built.stdout)
    try:
        done = subprocess.run([str(made)], capture_output=True, text=True, check=False, timeout=60)
    except subprocess.TimeoutExpired:
        raise Died("it hangs") from None
    if done.returncode == -signal.SIGABRT and "error:" in done.stderr:
        raise Refused(done.stderr)
    if done.returncode:
        raise Died(f"exit status {done.returncode}")
    numbers = [float(line[2:]) for line in done.stdout.splitlines() if line.startswith("= ")]
    return np.array(numbers[:-1]), numbers[-1]


def _listed(numbers: np.ndarray) -> str:
    return ", ".join(repr(float(number)) for number in numbers)
