"""The walk-through runs from start to end and shows what its text speaks of."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "from_scratch.py"


def test_walk_through() -> None:
    made = subprocess.run([sys.executable, str(SCRIPT)], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    shown = made.stdout
    assert "can x[i] change later?: no, it can be read again" in shown
    assert "operand 0 += g * cos(x)" in shown
    assert "8 * (n) bytes" in shown
    rows = dict(line.strip().split(":") for line in shown.splitlines()[-5:] if ":" in line)
    assert rows["gradient"].split() == rows["central differences"].split()
