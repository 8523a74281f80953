"""LLVM's recursion has a stack that holds out."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from irad.backend import deep_stack
from irad.backend.deep_stack import on_deep_stack


def test_results_and_errors_come_back() -> None:
    before = threading.stack_size()
    assert on_deep_stack(lambda: threading.current_thread().name) == "irad-llvm"
    with pytest.raises(ZeroDivisionError):
        on_deep_stack(lambda: 1 // 0)
    assert threading.stack_size() == before


def test_without_room_for_a_stack_the_thread_itself_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deep_stack, "_SIZES", ())
    assert on_deep_stack(threading.current_thread) is threading.current_thread()


def test_a_long_chain_is_compiled_in_a_thread_with_a_small_stack(cache_directory: Path) -> None:
    """Of operations that depend on one another; with a stack of the usual size it takes some twenty times as many."""
    program = """
import threading
import irad
chain = "".join(f"y = y * x + {i % 7}.5; " for i in range(4000))
module = irad.compile(f"double f(double x) {{ double y = x; {chain} return y; }}", lang="c")
threading.stack_size(256 << 10)
thread = threading.Thread(target=lambda: print(irad.grad(module.f)(0.5)))
thread.start()
thread.join()
"""
    environment = {**os.environ, "IRAD_CACHE_DIRECTORY": str(cache_directory)}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    x, y, d = 0.5, 0.5, 1.0
    for i in range(4000):
        y, d = y * x + i % 7 + 0.5, y + d * x
    assert done.returncode == 0, done.stderr
    assert abs(float(done.stdout) - d) < 1e-9
