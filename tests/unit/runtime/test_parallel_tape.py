"""Tapes of the threads of parallel regions, and the order of critical sections, through their C interface."""

from __future__ import annotations

import ctypes
import random
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from irad import runtime
from tests.unit.compilers import has_address_sanitizer, program_compiler
from tests.unit.runtime.test_tape import (
    KEEP,
    RELEASE,
    Mark,
    acquire,
    capacity,
    defer,
    free,
    function,
    new,
    pointer,
    reserve,
    restore,
    save,
)

SOURCES = ("tape.c", "parallel.c", "claims.c", "stop.c", "adopted.c")

number = ctypes.c_int64
open_region = function("tape_open_region", number, pointer, number)
child = function("tape_child", pointer, pointer, number, number)
join_region = function("tape_join_region", None, pointer, number)
enter = function("section_enter", number, pointer, ctypes.c_void_p)
leave = function("section_leave", None, ctypes.c_void_p)
enter_at = function("section_enter_at", None, ctypes.c_void_p, number)
leave_at = function("section_leave_at", None, ctypes.c_void_p, number)
begin_reverse = function("section_begin_reverse", None, number)
end_reverse = function("section_end_reverse", None, number)

AnyTape = Any  # a pointer to a Tape, of which ctypes has no generic type


def address_of(tape: AnyTape) -> int:
    return ctypes.addressof(tape.contents)


def team(threads: int, work: Callable[[int], None]) -> None:
    """Run `work` by as many threads at once; what one of them raises is raised here."""
    errors: list[BaseException] = []

    def run(thread: int) -> None:
        try:
            work(thread)
        except BaseException as error:
            errors.append(error)

    running = [threading.Thread(target=run, args=(thread,)) for thread in range(threads)]
    for one in running:
        one.start()
    for one in running:
        one.join()
    if errors:
        raise errors[0]


def region(tape: AnyTape, threads: int, work: Callable[[int, AnyTape], None]) -> int:
    """A region whose threads get their tapes at once."""
    opened = int(open_region(tape, threads))
    team(threads, lambda thread: work(thread, child(tape, opened, thread)))
    join_region(tape, opened)
    return opened


def test_each_thread_keeps_its_blocks_until_the_tape_is_restored() -> None:
    tape, mark = new(), Mark()
    blocks: dict[tuple[int, int], list[tuple[int, bytes]]] = {}

    def work(of: int) -> Callable[[int, AnyTape], None]:
        def fill(thread: int, own: AnyTape) -> None:
            chooser = random.Random(100 * of + thread)
            for _ in range(40):
                contents = chooser.randbytes(chooser.choice([8, 64, 1000, 90_000]))
                block = reserve(own, len(contents))
                ctypes.memmove(block, contents, len(contents))
                blocks.setdefault((of, thread), []).append((block, contents))

        return fill

    save(tape, mark)
    for of in range(3):
        reserve(tape, 100)
        region(tape, 2 + of, work(of))
    assert len(blocks) == 2 + 3 + 4
    for kept in blocks.values():
        for block, contents in kept:
            assert ctypes.string_at(block, len(contents)) == contents
    first, held = {key: kept[0][0] for key, kept in blocks.items()}, capacity(tape)
    restore(tape, mark)
    blocks.clear()
    for of in range(3):
        reserve(tape, 100)
        region(tape, 2 + of, work(of))
    assert {key: kept[0][0] for key, kept in blocks.items()} == first, "pages are used again"
    assert capacity(tape) == held
    free(tape)


def test_a_restored_tape_keeps_the_regions_opened_before_the_mark() -> None:
    tape, mark = new(), Mark()
    places: list[int] = []

    def push(thread: int, own: AnyTape) -> None:
        places.append(reserve(own, 64))

    region(tape, 1, push)
    save(tape, mark)
    for _ in range(3):
        region(tape, 1, push)
        region(tape, 1, push)
        restore(tape, mark)
    first, second, third = places[:3]
    assert (second, third) == (first + 64, first + 128)
    assert places[3:] == [second, third, second, third]
    free(tape)


def test_regions_inside_regions() -> None:
    tape, mark = new(), Mark()
    save(tape, mark)
    for _ in range(3):
        seen: dict[tuple[int, int], int] = {}

        def inner(thread: int, own: AnyTape, into: dict[tuple[int, int], int] = seen) -> None:
            def work(within: int, its: AnyTape) -> None:
                into[thread, within] = address_of(its)
                ctypes.memset(reserve(its, 5000), 1, 5000)

            region(own, 2, work)

        region(tape, 3, inner)
        assert len(set(seen.values())) == 6
        restore(tape, mark)
    free(tape)


def test_a_gradient_on_the_forking_thread_s_tape_inside_its_region() -> None:
    tape, mark = new(), Mark()
    outer = open_region(tape, 2)
    mine = [child(tape, outer, thread) for thread in (0, 1)]
    block = reserve(mine[1], 64)
    save(tape, mark)
    inner = open_region(tape, 2)
    others = [child(tape, inner, thread) for thread in (0, 1)]
    assert not {address_of(t) for t in mine} & {address_of(t) for t in others}
    reserve(others[1], 100_000)
    join_region(tape, inner)
    restore(tape, mark)
    assert reserve(mine[1], 64) == block + 64
    assert address_of(child(tape, outer, 1)) == address_of(mine[1]), "asked for twice"
    join_region(tape, outer)
    after = open_region(tape, 2)
    assert address_of(child(tape, after, 1)) == address_of(mine[1]), "free again"
    free(tape)


def test_deferred_releases_of_threads_run_with_those_of_the_tape() -> None:
    tape, mark = new(), Mark()
    released: list[int] = []
    release = RELEASE(released.append)

    def inner(thread: int, own: AnyTape) -> None:
        defer(own, 10 * (thread + 1), release)
        region(own, 1, lambda _, its: defer(its, 10 * (thread + 1) + 1, release))
        defer(own, 10 * (thread + 1) + 2, release)

    for end in (lambda: restore(tape, mark), lambda: free(tape)):
        save(tape, mark)
        defer(tape, 1, release)
        region(tape, 2, inner)
        defer(tape, 2, release)
        assert released == []
        end()
        assert released == [2, 22, 21, 20, 12, 11, 10, 1]
        released.clear()


def test_children_together_keep_no_more_pages_than_a_tape() -> None:
    tape, mark = new(), Mark()
    save(tape, mark)
    region(tape, 4, lambda _, own: reserve(own, KEEP))
    assert capacity(tape) >= 4 * KEEP
    restore(tape, mark)
    assert capacity(tape) <= 2 * KEEP
    free(tape)


def test_children_that_a_thread_leaves_idle_serve_its_split_tapes() -> None:
    places: list[int] = []

    def use() -> None:
        mine, mark, spare = acquire(), Mark(), [new() for _ in range(16)]
        save(mine, mark)
        for _ in range(2):
            region(mine, 1, lambda _, own: places.append(reserve(own, 1 << 20)))
            restore(mine, mark)
            split = new()
            region(split, 1, lambda _, own: places.append(reserve(own, 1 << 20)))
            free(split)
        for tape in spare:
            free(tape)

    thread = threading.Thread(target=use)  # whose tape is new
    thread.start()
    thread.join()
    assert len(places) == 4 and len(set(places)) == 1


def test_shadows_that_the_forking_thread_knows_are_known_in_the_region_and_the_other_way_round() -> None:
    note = function("note_own", None, pointer, ctypes.c_void_p)
    require = function("require_own", None, pointer, ctypes.c_void_p, ctypes.c_char_p)
    tape = new()
    reserve(tape, 64)
    note(tape, 4096)

    def work(thread: int, own: AnyTape) -> None:
        for n in range(200):
            note(own, 8192 * (thread + 1) + 16 * n)
        require(own, 4096, b"is known")

    region(tape, 2, work)
    for thread in range(2):
        require(tape, 8192 * (thread + 1) + 16 * 199, b"is known")
    free(tape)


LOCKS = [ctypes.c_int() for _ in range(3)]
FIRST, SECOND, THIRD = (ctypes.addressof(lock) for lock in LOCKS)


class Sweep:
    """Threads that enter two sections in turn, sometimes the second inside the first; and back."""

    def __init__(self) -> None:
        self.order: dict[int, list[object]] = {FIRST: [], SECOND: []}
        self.inside = {FIRST: 0, SECOND: 0}
        self.done: dict[tuple[int, int], list[tuple[int, int, tuple[Any, ...]]]] = {}

    def section(self, own: AnyTape, lock: int, who: tuple[Any, ...], key: tuple[int, int]) -> None:
        ticket = enter(own, lock)
        self.inside[lock] += 1
        assert self.inside[lock] == 1
        self.order[lock].append(who)
        self.done[key].append((lock, ticket, who))
        if lock == FIRST and who[-1] % 4 < 2:
            self.section(own, SECOND, ("within", *who), key)
        self.inside[lock] -= 1
        leave(lock)

    def work(self, own: AnyTape, key: tuple[int, int]) -> None:
        self.done[key] = []
        for step in range(60):
            self.section(own, (FIRST, SECOND)[(step + key[0]) % 2], (key, step), key)

    def forward(self, thread: int, own: AnyTape) -> None:
        if thread < 2:
            self.work(own, (thread, 0))
        else:
            region(own, 2, lambda within, its: self.work(its, (thread, 1 + within)))

    def reverse(self, key: tuple[int, int], order: dict[int, list[object]]) -> None:
        kept = list(self.done[key])
        while kept:
            entered = [kept.pop()]
            if entered[0][2][0] == "within":  # what is around it is entered first
                entered.insert(0, kept.pop())
            for lock, ticket, who in entered:
                enter_at(lock, ticket)
                order[lock].append(who)
            for lock, ticket, _ in reversed(entered):
                leave_at(lock, ticket)


def test_sections_exclude_one_another_and_are_reversed_in_the_opposite_order() -> None:
    tape = new()
    for _ in range(2):
        sweep = Sweep()
        opened = region(tape, 3, sweep.forward)
        keys = list(sweep.done)
        assert len(keys) == 4
        for _ in range(3):
            back: dict[int, list[object]] = {FIRST: [], SECOND: []}
            begin_reverse(opened)
            team(4, lambda thread, order=back, s=sweep, k=keys: s.reverse(k[thread], order))  # type: ignore[misc]
            end_reverse(opened)
            assert back == {lock: names[::-1] for lock, names in sweep.order.items()}
            assert any(name[0] == "within" for name in back[SECOND])  # type: ignore[index]
    free(tape)


def test_gradients_beside_each_other_have_orders_of_their_own() -> None:
    """Each outer thread runs sweeps on a tape of its own, with one lock for all, one of them inside another's."""

    def gradient(thread: int) -> None:
        for _ in range(3):
            tape = new()
            tickets: dict[int, list[int]] = {}

            def forward(thread: int, own: AnyTape, kept: dict[int, list[int]] = tickets) -> None:
                kept[thread] = []
                for _ in range(20):
                    kept[thread].append(enter(own, THIRD))
                    leave(THIRD)

            regions = [region(tape, 2, forward)]
            first = dict(tickets)
            regions.append(region(tape, 2, forward))
            for opened, kept in ((regions[1], tickets), (regions[0], first)):
                for _ in range(2):

                    def reverse(thread: int, kept: dict[int, list[int]] = kept) -> None:
                        for ticket in reversed(kept[thread]):
                            enter_at(THIRD, ticket)
                            leave_at(THIRD, ticket)

                    begin_reverse(opened)
                    team(2, reverse)
                    end_reverse(opened)
            free(tape)

    team(3, gradient)


def test_outside_of_regions_there_is_no_order_to_keep() -> None:
    tape = new()
    for its in (tape, None):
        tickets = []
        for _ in range(3):
            tickets.append(enter(its, FIRST))
            leave(FIRST)
        assert tickets == [0, 0, 0]
        enter_at(FIRST, 0)
        leave_at(FIRST, 0)
    free(tape)


def test_reverse_sweeps_of_one_region_take_turns() -> None:
    tape, tickets = new(), {}

    def forward(thread: int, own: AnyTape) -> None:
        tickets[thread] = [enter(own, FIRST)]
        leave(FIRST)

    opened = region(tape, 2, forward)
    sweeps: list[int] = []

    def sweep(which: int) -> None:
        def reverse(thread: int) -> None:
            enter_at(FIRST, tickets[thread][0])
            sweeps.append(which)
            leave_at(FIRST, tickets[thread][0])

        for _ in range(10):
            begin_reverse(opened)
            team(2, reverse)
            end_reverse(opened)

    team(3, sweep)
    assert len(sweeps) == 60 and sweeps[::2] == sweeps[1::2]
    free(tape)


MISUSES = {
    "irad: a parallel region without threads": "irad_tape_open_region(tape, 0);",
    "irad: more threads in a parallel region than it was opened for": "irad_tape_child(tape, region, 2);",
    "irad: a thread comes to a parallel region that is over": (
        "irad_tape_join_region(tape, region); irad_tape_child(tape, region, 0);"
    ),
    "irad: a parallel region of another tape": "irad_tape_child(irad_tape_new(), region, 0);",
    "irad: the reverse sweep of a parallel region left out a critical section": (
        "int lock; irad_section_enter(irad_tape_child(tape, region, 0), &lock); irad_section_leave(&lock);"
        "irad_section_begin_reverse(region); irad_section_end_reverse(region);"
    ),
}
#: Many regions, some inside others, with sections that update numbers without atomics; then all of it backwards.
CHECKS = r"""
#include "parallel.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { THREADS = 3, DEPTH = 2, STEPS = 200 };
static int locks[2], value[2], moves[2];
struct job { irad_tape *tape; int64_t region; int thread, depth; struct record *record; };
struct record { int64_t tickets[STEPS], region; int seen[STEPS]; struct record *inner; };
static void forward(irad_tape *tape, int64_t *region, struct record *records, int depth);
static void backward(int64_t region, struct record *records, int depth);
static void *run(void *pointer) {
    struct job *job = pointer;
    struct record *record = job->record;
    if (job->tape) {
        irad_tape *own = irad_tape_child(job->tape, job->region, job->thread);
        for (int i = 0; i < STEPS; i++) {
            int at = (i + job->thread) & 1;
            irad_defer_free(own, memset(malloc(16), 0, 16), free);
            memset(irad_tape_reserve(own, (size_t)i * 50), 1, (size_t)i * 50);
            record->tickets[i] = irad_section_enter(own, &locks[at]);
            record->seen[i] = value[at]++;
            irad_section_leave(&locks[at]);
            if (i == STEPS / 2 && job->depth)
                forward(own, &record->region, record->inner = calloc(THREADS, sizeof *record), job->depth - 1);
        }
    } else {
        for (int i = STEPS - 1; i >= 0; i--) {
            int at = (i + job->thread) & 1;
            if (i == STEPS / 2 && job->depth) backward(record->region, record->inner, job->depth - 1);
            irad_section_enter_at(&locks[at], record->tickets[i]);
            if (--value[at] != record->seen[i]) abort();
            irad_section_leave_at(&locks[at], record->tickets[i]);
        }
    }
    return NULL;
}
static void fork_all(irad_tape *tape, int64_t region, struct record *records, int depth) {
    pthread_t threads[THREADS];
    struct job jobs[THREADS];
    for (int i = 0; i < THREADS; i++) {
        jobs[i] = (struct job){tape, region, i, depth, &records[i]};
        pthread_create(&threads[i], NULL, run, &jobs[i]);
    }
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
}
static void forward(irad_tape *tape, int64_t *region, struct record *records, int depth) {
    *region = irad_tape_open_region(tape, THREADS);
    fork_all(tape, *region, records, depth);
    irad_tape_join_region(tape, *region);
}
static void backward(int64_t region, struct record *records, int depth) {
    irad_section_begin_reverse(region);
    fork_all(NULL, region, records, depth);
    irad_section_end_reverse(region);
}
static void forget(struct record *records) {
    for (int i = 0; records && i < THREADS; i++) forget(records[i].inner);
    free(records);
}
int main(void) {
    irad_tape *tape = irad_tape_new();
    irad_mark mark;
    irad_tape_save(tape, &mark);
    for (int call = 0; call < 3; call++) {
        struct record *records[3];
        int64_t regions[3];
        for (int i = 0; i < 3; i++)
            forward(tape, &regions[i], records[i] = calloc(THREADS, sizeof **records), i == 1 ? DEPTH : 0);
        for (int repeat = 0; repeat < 2; repeat++) {
            int before[2];
            memcpy(before, value, sizeof value);
            for (int i = 2; i >= 0; i--) backward(regions[i], records[i], i == 1 ? DEPTH : 0);
            if (value[0] || value[1]) abort();
            memcpy(value, before, sizeof value);
        }
        value[0] = value[1] = 0;
        for (int i = 0; i < 3; i++) forget(records[i]);
        irad_tape_restore(tape, &mark);
    }
    irad_tape_free(tape);
    return 0;
}
"""


def _program(folder: Path, text: str, *flags: str) -> subprocess.CompletedProcess[str]:
    (folder / "main.c").write_text(text)
    sources = runtime.header_directory()
    files = [str(folder / "main.c"), *(str(sources / name) for name in SOURCES)]
    command = [*program_compiler(), *flags, "-pthread", f"-I{sources}", *files, "-o", str(folder / "main")]
    subprocess.run(command, check=True)
    return subprocess.run([str(folder / "main")], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("message", MISUSES)
def test_misuse_ends_the_program(tmp_path: Path, message: str) -> None:
    done = _program(
        tmp_path,
        '#include "parallel.h"\nint main(void) { irad_tape *tape = irad_tape_new(); '
        f"int64_t region = irad_tape_open_region(tape, 2); (void)region; {MISUSES[message]} return 0; }}\n",
    )
    assert done.returncode != 0
    assert done.stderr == message + "\n"


@pytest.mark.parametrize(
    "sanitizer",
    [
        pytest.param(
            "address,undefined",
            marks=pytest.mark.skipif(not has_address_sanitizer(), reason="this compiler has no address sanitizer"),
        ),
        "thread",
    ],
)
def test_no_leak_no_overrun_no_race_in_regions(tmp_path: Path, sanitizer: str) -> None:
    done = _program(tmp_path, CHECKS, "-g", "-O1", f"-fsanitize={sanitizer}")
    assert done.returncode == 0, done.stderr
