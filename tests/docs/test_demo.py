"""The demonstration of `make demo` runs, and its checks hold."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from examples.demo import Checks

ROOT = Path(__file__).resolve().parents[2]


def test_demonstration() -> None:
    command = [sys.executable, str(ROOT / "examples" / "demo.py")]
    made = subprocess.run(command, capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr
    lines = [line.split() for line in made.stdout.splitlines()]
    outcomes = [words[0] for words in lines if words and words[0] in ("ok", "FAILED")]
    assert outcomes == ["ok"] * 12
    assert made.stdout.endswith("\nAll checks passed.\n")


def test_a_failed_check_is_counted() -> None:
    checks = Checks()
    checks.note("right", True)
    checks.note("wrong", False)
    assert checks.failed == 1
