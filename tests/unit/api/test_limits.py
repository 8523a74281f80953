"""What ends a derivative from outside: no memory for its tape, no room on the stack, and signals."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

_BEGIN = """
import resource, signal
import irad
source = '''
#include <math.h>
double counted(double x, long n)
{
    double s = x;
    for (long i = 0; i < n; i++) { s = sin(s * x); if (s > 0.3) s = cos(s); }
    return s;
}
double as_it_runs(double x, long n)
{
    double s = x;
    for (long i = 0; i < n && s < 9.0; i++) { s = sin(s * x); if (s > 0.3) s = cos(s); }
    return s;
}
double without_a_tape(double x, long n)
{
    double s = 0;
    for (long i = 0; i < n; i++)
        for (long j = 0; j < 1000 + n % 2; j++) s += x * x * j * i;
    return s;
}
double nested(double x, long n)
{
    double s = x;
    for (long i = 0; i < n; i++)
        for (long j = 0; j < n; j++) s = sin(s * x) * cos(s);
    return s;
}
double recursive(double x, long n) { return n ? sin(x) * recursive(x * 0.5, n - 1) + x : x; }
'''
module = irad.compile(source, lang="c")
f = irad.grad(getattr(module, FUNCTION), wrt="x")
expected = f(0.5, 10)
resource.setrlimit(resource.RLIMIT_AS, (LIMIT << 20, LIMIT << 20))
"""


def run(function: str, limit: int, text: str, cache: Path) -> str:
    """What a process prints whose memory is limited to so many MB."""
    program = f"FUNCTION, LIMIT = {function!r}, {limit}\n{_BEGIN}{text}"
    environment = {**os.environ, "IRAD_CACHE_DIRECTORY": str(cache)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("function", ["counted", "as_it_runs"])
def test_a_tape_without_memory_is_a_memory_error(function: str, cache_directory: Path) -> None:
    text = """
for _ in range(3):  # what was taken is given back
    try:
        f(0.5, 1 << 40)
    except MemoryError as error:
        print(str(error).partition(" needs ")[0])
print(f(0.5, 10) == expected)
"""
    said = "out of memory: the tape of a gradient\n" * 3 + "True\n"
    assert run(function, 2000, text, cache_directory) == said


def test_a_tape_whose_bytes_cannot_be_counted_is_a_memory_error(cache_directory: Path) -> None:
    text = """
nested = irad.grad(module.nested, wrt="x")
for gradient, count in ((f, 1 << 61), (f, 1 << 62), (nested, 1 << 32), (nested, 1 << 31), (nested, 3 << 30)):
    try:
        gradient(0.5, count)
    except MemoryError:
        print("too many")
"""
    assert run("counted", 6000, text, cache_directory) == "too many\n" * 5


@pytest.mark.parametrize(
    "mode", ["f(x, n)", "irad.vjp(module.recursive)(x, n)[0]", "irad.jvp(module.recursive, wrt='x')((x, n), (1.0,))[1]"]
)
def test_recursion_without_stack_is_a_recursion_error(mode: str, cache_directory: Path) -> None:
    """In the main thread and in others; the next call goes on as if nothing had been."""
    text = f"""
import threading
work = lambda x, n: {mode}
expected = work(0.5, 10)

def deep(depth):
    try:
        work(0.5, depth)
    except RecursionError as error:
        print(str(error).partition(";")[0].partition(" for ")[2])
    print(work(0.5, 10) == expected)

threading.stack_size(1 << 20)
for depth in (1 << 24, 1 << 24):
    deep(depth)
thread = threading.Thread(target=deep, args=(1 << 18,))
thread.start()
thread.join()
"""
    said = run("recursive", 6000, text, cache_directory)
    assert re.sub(r"of \d{4,} kB", "of some kB", said) == "this thread's stack of some kB\nTrue\n" * 3


def test_a_signal_ends_a_derivative_whose_tape_grows(cache_directory: Path) -> None:
    """The handler's own exception comes through; one that raises nothing lets it go on, until memory ends."""
    text = """
class Late(Exception):
    pass

def late(number, frame):
    raise Late("too late")

def quiet(number, frame):
    print("seen")

for handler, wanted in ((late, Late), (quiet, MemoryError), (signal.default_int_handler, KeyboardInterrupt)):
    signal.signal(signal.SIGALRM, handler)
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    try:
        f(0.5, 1 << 40)
    except wanted as error:
        print(type(error).__name__)
    signal.setitimer(signal.ITIMER_REAL, 0)
    print(f(0.5, 10) == expected)
"""
    assert run("as_it_runs", 3000, text, cache_directory).split() == (
        ["Late", "True", "seen", "MemoryError", "True", "KeyboardInterrupt", "True"]
    )


@pytest.mark.parametrize("mode", ["irad.grad(module.without_a_tape, wrt='x')", "tangent"])
def test_a_signal_ends_a_derivative_without_a_tape(mode: str, cache_directory: Path) -> None:
    text = f"""
import threading, time
tangent = lambda x, n: irad.jvp(module.without_a_tape, wrt="x")((x, n), (1.0,))
f = {mode}
expected = f(0.5, 10)

class Late(Exception):
    pass

def late(number, frame):
    raise Late("too late")

seen = []
signal.signal(signal.SIGALRM, lambda number, frame: seen.append(number))
signal.setitimer(signal.ITIMER_REAL, 0.01)
f(0.5, 1 << 19)
print(seen == [signal.SIGALRM])
for handler, wanted in ((late, Late), (signal.default_int_handler, KeyboardInterrupt)):
    signal.signal(signal.SIGALRM, handler)
    signal.setitimer(signal.ITIMER_REAL, 0.05)
    try:
        f(0.5, 1 << 40)
    except wanted as error:
        print(type(error).__name__)
    print(f(0.5, 10) == expected)
"""
    assert run("counted", 6000, text, cache_directory).split() == ["True", "Late", "True", "KeyboardInterrupt", "True"]


def test_a_signal_ends_a_single_loop(cache_directory: Path) -> None:
    """One of which LLVM makes vector code, one that counts down, one that data end, one beside loops in loops, and one
    in a function that a loop calls; and a loop with long turns behind one with short turns."""
    text = """
source = '''
double counted(const double *x, long n)
{
    double s = 0;
    for (long i = 0; i < n; i++) s += x[i & 7] * x[i & 7];
    return s;
}
double down(const double *x, long n)
{
    double s = 0;
    for (long i = n; i > 0; i -= 3) s = 0.5 * s + x[0];
    return s;
}
double by_data(const double *x, long n)
{
    double s = 0;
    while (s < n) s = s + x[0];
    return s;
}
double beside(const double *x, long n)
{
    double s = 0;
    for (long i = 0; i < n % 1000; i++)
        for (long j = 0; j < 100 + n % 2; j++) s += x[j & 7] * x[i & 7];
    for (long i = 0; i < n; i++) s += x[i & 7] * x[i & 7];
    return s;
}
static __attribute__((noinline)) double part(const double *x, long n)
{
    double s = 0;
    for (long i = 0; i < n; i++) s += x[i & 7] * x[i & 7];
    return s;
}
double called(const double *x, long n)
{
    double s = 0;
    for (int i = 0; i < 3 + n % 2; i++) s += part(x, n) * x[i];
    return s;
}
double short_and_long(const double *x, long n)
{
    double s = 0;
    for (long i = 0; i < n >> 38; i++)
        for (long j = 0; j < n % 2 + 1; j++) s += x[i & 7] * x[j];
    for (long i = 0; i < n; i++)
        for (long j = 0; j < n >> 35; j++) s += x[i & 7] * x[j & 7];
    return s;
}
'''
import numpy as np
x, module = np.ones(8), irad.compile(source, lang="c")
for function in (module.counted, module.down, module.by_data, module.beside, module.called, module.short_and_long):
    gradient = irad.grad(function, wrt="x")
    tangent = irad.jvp(function, wrt="x")
    pullback = irad.vjp(function, wrt="x")
    for derivative in (gradient, lambda x, n: tangent((x, n), (x,)), lambda x, n: pullback(x, n)[1](1.0)):
        derivative(x, -1 << 60)  # what is compiled for long runs is not to be interrupted
        signal.setitimer(signal.ITIMER_REAL, 0.05)
        try:
            derivative(x, 1 << 60)
        except KeyboardInterrupt:
            print("left")
"""
    begin = "signal.signal(signal.SIGALRM, signal.default_int_handler)\n"
    assert run("counted", 6000, begin + text, cache_directory).split() == ["left"] * 18
