"""The walk-throughs run from start to end and show what their texts speak of."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"


def _shown(script: str) -> str:
    made = subprocess.run([sys.executable, str(DOCS / script)], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    return made.stdout


def test_walk_through() -> None:
    shown = _shown("from_scratch.py")
    assert "can x[i] change later?: no, it can be read again" in shown
    assert "operand 0 += g * cos(x)" in shown
    assert "8 * (n) bytes" in shown
    rows = dict(line.strip().split(":") for line in shown.splitlines()[-5:] if ":" in line)
    assert rows["gradient"].split() == rows["central differences"].split()


def test_walk_through_of_a_parallel_loop() -> None:
    shown = _shown("from_scratch_parallel.py")
    assert "load  of argument %u, +16 bytes" in shown
    assert shown.count("-> reach: iterations meet at most as far apart as their accesses reach") == 3
    assert "forward and back strip by strip" in shown
    assert "REGION.thread.reverse.alone" in shown
    assert float(shown.split("largest difference of 1000:")[1]) < 1e-12
