"""Kernels for GPUs under ThreadSanitizer: the threads of a block as threads of a process that wait at barriers."""

from __future__ import annotations

import subprocess

import numpy as np
import pytest

from irad.backend.emulated_gpu import for_host
from irad.backend.target import parse_module
from irad.codegen.elementwise.device import BARRIER, DECLARATIONS, kernel, reduction
from irad.codegen.elementwise.nest import Stream
from tests.programs.tsan import build, needed

THREADS = 16
PROGRAM = """
#include <pthread.h>
#include <stdio.h>
void launch(long *, void *, long, long, long, long) __asm__("k.launch");
/* one for each wait: a thread that is late to leave a barrier would learn of what others did before the next one */
static pthread_barrier_t barriers[100];
static __thread int waits;
int next_barrier(void *unused) { return pthread_barrier_wait(barriers + waits++); }
static double x[50], sums[3], large[6];
static long words[16];
static void *one(void *t) { launch(words, 0, 3, THREADS, (long)t, (long)t + 1); return 0; }
int main(void)
{
    pthread_t team[THREADS];
    for (int i = 0; i < 50; i++)
        x[i] = i;
    long given[] = GIVEN;
    for (unsigned i = 0; i < sizeof given / sizeof *given; i++)
        words[i] = given[i];
    for (int i = 0; i < 100; i++)
        pthread_barrier_init(barriers + i, 0, THREADS);
    for (long t = 0; t < THREADS; t++)
        pthread_create(team + t, 0, one, (void *)t);
    for (long t = 0; t < THREADS; t++)
        pthread_join(team[t], 0);
    printf("%g %g %g\\n", sums[0], sums[1], sums[2]);
    return 0;
}
"""


def sums_by_blocks():
    """Two sums over 50 elements, one after the other in the same shared memory."""
    streams = [
        Stream(("x",), "double", "load", (False,), 8),
        Stream(("first",), "double", "sum", (True,), 0),
        Stream(("second",), "double", "sum", (True,), 0),
    ]

    def body(lines, loaded):
        return {("first",): loaded[("x",)], ("second",): ("double", lines.value(f"fneg double {loaded[('x',)][1]}"))}

    # n; the extent; addresses; the stride of x
    return kernel("k", streams, body, narrow=True, fails=False), "{50, 50, (long)x, (long)sums, (long)large, 8}"


def sums_of_rows():
    """Three sums of 16 terms, a block each."""
    return reduction("k", "double", "double", 1, 1, blocks=True), "{3, 16, 3, 16, (long)x, 128, 8, (long)sums, 8}"


def outcome(made, given, tmp_path, monkeypatch):
    """What the program prints, and what ThreadSanitizer says."""
    monkeypatch.chdir(tmp_path)
    module = parse_module(for_host(f"{made}\n{DECLARATIONS}").replace("@pthread_barrier_wait", "@next_barrier"))
    for function in module.functions:
        if not function.is_declaration:
            function.add_function_attribute("sanitize_thread")
    (tmp_path / "kernel.bc").write_bytes(module.as_bitcode())
    (tmp_path / "main.c").write_text(PROGRAM.replace("GIVEN", given).replace("THREADS", str(THREADS)))
    build("kernel.bc", "main.c", program="program")
    done = subprocess.run(["./program"], capture_output=True, text=True, timeout=60, check=False)
    return done.stdout, done.stderr


@needed
@pytest.mark.parametrize("kind", [sums_by_blocks, sums_of_rows])
def test_no_races(kind, tmp_path, monkeypatch):
    made, given = kind()
    printed, told = outcome(made, given, tmp_path, monkeypatch)
    assert not told
    x = np.arange(50.0)
    blocks = [x[b * THREADS : (b + 1) * THREADS].sum() + (x[48:].sum() if b == 0 else 0) for b in range(3)]
    expected = blocks if kind is sums_by_blocks else x[:48].reshape(3, 16).sum(1)
    assert [float(word) for word in printed.split()] == list(expected)


@needed
@pytest.mark.parametrize("at", [5, 8])
def test_a_missing_barrier_is_a_race(at, tmp_path, monkeypatch):
    """Behind the first step in which threads add, and the last one. (Those before are for larger blocks.)"""
    made, given = sums_by_blocks()
    pieces = made.split(f"  {BARRIER}\n")
    without = f"  {BARRIER}\n".join([*pieces[:at], pieces[at] + pieces[at + 1], *pieces[at + 2 :]])
    assert "data race" in outcome(without, given, tmp_path, monkeypatch)[1]
