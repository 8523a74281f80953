"""Peak memory of a primal and of its gradient, each in a process of its own.

`python -m bench.memory NAME SIZE (primal|gradient)` prints the bytes by which one call raised the peak of the
resident memory above what was resident before it. Linux only.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bench.kernels.registry import KERNELS
from bench.subjects import GRADIENT, make_irad, primal_subject, set_up


def peak_of(name: str, size: int, what: str) -> int:
    """Measure in a new process; return bytes. Raises RuntimeError with the process's message."""
    command = [sys.executable, "-m", "bench.memory", name, str(size), what]
    root = Path(__file__).resolve().parents[1]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=root)
    if done.returncode != 0:
        raise RuntimeError((done.stderr.strip().splitlines() or ["no message"])[-1])
    return int(done.stdout)


def measure_here(name: str, size: int, what: str) -> int:
    """Measure in this process: the peak is reset after everything is compiled and its pages touched."""
    kernel = next(kernel for kernel in KERNELS if kernel.name == name)
    setting = set_up(kernel, size)
    if what == "primal":
        subject = primal_subject(setting)
    else:
        subject = next(s for s in make_irad(setting).subjects if s.name == GRADIENT)
    if kernel.language == "numba" and what == "primal":
        subject.call()  # compiles
    subject.prepare()
    Path("/proc/self/clear_refs").write_text("5")
    before = _status("VmRSS")
    subject.call()
    return _status("VmHWM") - before


def _status(field: str) -> int:
    """Return a field of this process's memory status in bytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(field + ":"):
            return int(line.split()[1]) * 1024
    raise RuntimeError(f"the system does not report {field}")


if __name__ == "__main__":
    print(measure_here(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
