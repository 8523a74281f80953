"""The tape arena, through its C interface."""

from __future__ import annotations

import ctypes
import random
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from irad import runtime
from tests.unit.compilers import has_address_sanitizer, program_compiler

SOURCES = ("tape.c", "parallel.c", "claims.c", "stop.c", "adopted.c")


class Tape(ctypes.Structure):
    """The fields of ``irad_tape`` that generated code uses."""

    _fields_ = [("top", ctypes.c_size_t), ("end", ctypes.c_size_t), ("base", ctypes.c_size_t)]


class Mark(ctypes.Structure):
    """``irad_mark``."""

    _fields_ = [("chunk", ctypes.c_void_p), ("top", ctypes.c_size_t), ("deferred", ctypes.c_size_t)]


RELEASE = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
KEEP = 256 << 20
address, size, pointer = ctypes.c_size_t, ctypes.c_size_t, ctypes.POINTER(Tape)


def function(name: str, result: object, *arguments: object) -> ctypes._FuncPointer:
    return ctypes.CFUNCTYPE(result, *arguments)(runtime.symbols()[f"irad_{name}"])


acquire = function("tape_acquire", pointer)
new = function("tape_new", pointer)
free = function("tape_free", None, pointer)
reserve = function("tape_reserve", address, pointer, size)
pop = function("tape_pop", address, pointer, size)
grow = function("tape_grow", address, pointer, size)
shrink = function("tape_shrink", address, pointer)
save = function("tape_save", None, pointer, ctypes.POINTER(Mark))
restore = function("tape_restore", None, pointer, ctypes.POINTER(Mark))
defer = function("defer_free", None, pointer, ctypes.c_void_p, RELEASE)
run_deferred = function("run_deferred", None, pointer, ctypes.POINTER(Mark))
capacity = function("tape_capacity", size, pointer)


def inline_reserve(tape: ctypes._Pointer[Tape], length: int) -> int:
    """What generated code does."""
    fields = tape.contents
    if length <= fields.end - fields.top:
        block = fields.top
        fields.top += length
        return int(block)
    return int(grow(tape, length))


def inline_pop(tape: ctypes._Pointer[Tape], length: int) -> int:
    """What generated code does."""
    fields = tape.contents
    top = shrink(tape) if fields.top == fields.base else fields.top
    fields.top = top - length
    return int(fields.top)


@pytest.mark.parametrize("push,take", [(reserve, pop), (inline_reserve, inline_pop)])
def test_blocks_come_back_in_reverse_at_the_same_place_with_their_contents(
    push: Callable[..., int], take: Callable[..., int]
) -> None:
    tape = new()
    chooser = random.Random(7)
    blocks: list[tuple[int, int, bytes]] = []
    for step in range(4000):
        if blocks and chooser.random() < (0.3 if step < 2500 else 0.7):
            where, length, contents = blocks.pop()
            found = take(tape, length)
            assert length == 0 or found == where  # nothing may lie at the end of one chunk or the start of the next
            assert ctypes.string_at(where, length) == contents
        else:
            length = 64 * chooser.choice([0, 1, 1, 2, 30, 700, 5000])
            where = push(tape, length)
            assert where % 64 == 0
            contents = chooser.randbytes(length)
            ctypes.memmove(where, contents, length)
            blocks.append((where, length, contents))
    while blocks:
        where, length, contents = blocks.pop()
        found = take(tape, length)
        assert length == 0 or found == where
        assert ctypes.string_at(where, length) == contents
    free(tape)


def test_sizes_are_rounded_up() -> None:
    tape = new()
    first, second = reserve(tape, 1), reserve(tape, 65)
    assert second - first == 64
    assert (pop(tape, 65), pop(tape, 1)) == (second, first)
    free(tape)


def test_a_mark_undoes_everything_after_it() -> None:
    tape, mark = new(), Mark()
    released: list[int] = []
    release = RELEASE(released.append)
    first = reserve(tape, 128)
    defer(tape, 1, release)
    save(tape, mark)
    for n in range(2, 40):
        reserve(tape, 100_000)
        defer(tape, n, release)
    restore(tape, mark)
    assert released == list(range(39, 1, -1))
    assert pop(tape, 128) == first
    free(tape)
    assert released[-1] == 1, "an abandoned tape runs what is left"


def test_deferred_releases_run_newest_first_and_once() -> None:
    tape, mark = new(), Mark()
    released: list[int] = []
    release = RELEASE(released.append)
    save(tape, mark)
    for n in (1, 2, 3):
        defer(tape, n, release)
    run_deferred(tape, mark)
    run_deferred(tape, mark)
    assert released == [3, 2, 1]
    free(tape)


def test_pages_are_kept_for_the_next_use_but_not_without_end() -> None:
    tape, mark = new(), Mark()
    save(tape, mark)
    places = [reserve(tape, 1 << 20) for _ in range(5)]
    restore(tape, mark)
    held = capacity(tape)
    assert [reserve(tape, 1 << 20) for _ in range(5)] == places
    assert capacity(tape) == held
    restore(tape, mark)
    reserve(tape, 2 * KEEP)
    assert capacity(tape) >= 2 * KEEP
    restore(tape, mark)
    assert capacity(tape) <= KEEP
    free(tape)


def test_each_thread_has_its_own_tape() -> None:
    mine = ctypes.addressof(acquire().contents)
    assert ctypes.addressof(acquire().contents) == mine
    others: list[int] = []
    ready = threading.Barrier(3)

    def use() -> None:
        tape = acquire()
        block = reserve(tape, 1 << 20)
        ctypes.memset(block, 1, 1 << 20)
        others.append(ctypes.addressof(tape.contents))
        ready.wait()
        pop(tape, 1 << 20)

    threads = [threading.Thread(target=use) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({mine, *others}) == 4


def test_memory_that_a_thread_leaves_idle_serves_its_split_tapes() -> None:
    lengths = [1 << 20, 5 << 20]

    def use() -> None:
        others = [new() for _ in range(16)]  # what the pool holds, which may be larger
        mine, mark = acquire(), Mark()
        save(mine, mark)
        places = [reserve(mine, length) for length in lengths]
        restore(mine, mark)
        held = capacity(mine)
        # A mark at the beginning of the tape, as a running gradient has, outlives the exchange.
        save(mine, mark)
        split = new()
        assert capacity(mine) < held
        assert [reserve(split, length) for length in lengths] == places
        busy = reserve(mine, 3 << 20)
        assert not any(place <= busy < place + length for place, length in zip(places, lengths, strict=True))
        free(split)
        restore(mine, mark)
        free(new())
        assert capacity(mine) >= held, "the larger memory comes back when both are empty"
        assert [reserve(mine, length) for length in lengths] == places
        restore(mine, mark)
        for tape in others:
            free(tape)
        found.append(True)

    found: list[bool] = []
    thread = threading.Thread(target=use)  # whose tape is new
    thread.start()
    thread.join()
    assert found == [True]


CHECKS = r"""
#include "tape.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
static void *work(void *seed) {
    irad_mark mark;
    irad_tape *tape = irad_tape_acquire(), *own = irad_tape_new();
    unsigned state = *(unsigned *)seed;
    irad_tape_save(tape, &mark);
    for (int i = 0; i < 2000; i++) {
        size_t size = (state = state * 1103515245u + 12345u) % 40000;
        memset(irad_tape_reserve(tape, size), 1, size);
        memset(irad_tape_reserve(own, size), 2, size);
        if (state & 4096) irad_tape_pop(tape, size);
        irad_defer_free(own, malloc(10), free);
    }
    irad_tape_restore(tape, &mark);
    irad_tape_free(own);
    return NULL;
}
int main(void) {
    pthread_t threads[4];
    unsigned seeds[4] = {1, 2, 3, 4};
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, work, &seeds[i]);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
    return 0;
}
"""


@pytest.mark.parametrize(
    "sanitizer",
    [
        pytest.param(
            "address,undefined",
            marks=pytest.mark.skipif(
                not has_address_sanitizer(), reason="this compiler has no address sanitizer"
            ),
        ),
        "thread",
    ],
)
def test_no_leak_no_overrun_no_race(tmp_path: Path, sanitizer: str) -> None:
    (tmp_path / "main.c").write_text(CHECKS)
    folder = runtime.header_directory()
    flags = ["-g", "-O1", f"-fsanitize={sanitizer}", "-pthread", f"-I{folder}"]
    files = [str(tmp_path / "main.c"), *(str(folder / name) for name in SOURCES)]
    subprocess.run([*program_compiler(), *flags, *files, "-o", str(tmp_path / "main")], check=True)
    done = subprocess.run([str(tmp_path / "main")], capture_output=True, text=True, check=False)
    # The pool of unused tapes is still reachable at the end: that is no leak.
    assert done.returncode == 0, done.stderr


def test_running_out_of_memory_says_how_much_was_asked_for(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(
        '#include "tape.h"\n'
        "int main(void) { irad_tape_reserve(irad_tape_new(), (size_t)1 << 60); return 0; }\n"
    )
    folder = runtime.header_directory()
    files = [str(tmp_path / "main.c"), *(str(folder / name) for name in SOURCES)]
    subprocess.run(
        [*program_compiler(), "-pthread", f"-I{folder}", *files, "-o", str(tmp_path / "main")], check=True
    )
    done = subprocess.run([str(tmp_path / "main")], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert done.stderr == "irad: out of memory: the tape of a gradient needs 1152921504606846976 more bytes\n"
