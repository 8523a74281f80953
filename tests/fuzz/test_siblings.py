"""Every family of random programs reaches what it promises, and its oracle means what a compiler does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from . import fortran, heaps, kernels
from .commandline import main
from .dual import Arithmetic, Dual, InvalidProgram
from .families import FORTRAN, HEAPS, NUMBA, SIBLINGS
from .fortran_sibling import flang
from .harness import (
    Discard,
    Expected,
    check_values,
    describe,
    expect,
    reason_of,
    run_isolated,
    run_kernel,
    run_seeds,
)
from .inputs import make_inputs
from .memory import Bits, Memory, Ptr
from .numbers import Num
from .numeric import central_differences
from .pairs import Line, Program, candidates, oracle_text, size, target_text
from .shrink import shrink
from .siblings import Gradient, Primal, Sibling

FEATURES = {"heaps": heaps.FEATURES, "fortran": fortran.FEATURES, "numba": kernels.FEATURES}
PAIRS = (HEAPS, FORTRAN, NUMBA)
COMPILED = {"heaps": 60, "fortran": 16, "numba": 60}
"""How many programs are compared with what a compiler makes of them."""


@pytest.fixture(params=PAIRS, ids=lambda sibling: sibling.name)
def sibling(request: pytest.FixtureRequest) -> Sibling:
    return request.param


def needs_compiler(sibling: Sibling) -> None:
    if sibling is FORTRAN and flang() is None:
        pytest.skip("there is no flang here")


def decided(sibling: Sibling, seeds: Iterable[int], margin: float) -> Iterator[tuple[Program, Expected]]:
    """The programs of ``seeds`` that can tell right from wrong, and are not within ``margin`` of a tie."""
    for program in map(sibling.generate, seeds):
        try:
            expected = expect(program, make_inputs(program), sibling=sibling)
        except (Discard, InvalidProgram):
            continue
        if expected.answer.margin > margin:
            yield program, expected


@cache
def compiled(sibling: Sibling) -> list[tuple[Program, Primal, Expected]]:
    """Programs and what a compiler makes of them, with what the oracle expects."""
    answers = list(decided(sibling, range(COMPILED[sibling.name]), 1e-4))
    primals = sibling.compile_primals([program for program, _ in answers])
    return [(program, primal, answer) for (program, answer), primal in zip(answers, primals, strict=True)]


def test_a_seed_always_gives_the_same_program(sibling: Sibling) -> None:
    assert sibling.generate(3) == sibling.generate(3)
    assert sibling.text(sibling.generate(3)) != sibling.text(sibling.generate(4))


def test_every_feature_occurs(sibling: Sibling) -> None:
    counts = Counter(feature for seed in range(300) for feature in sibling.generate(seed).features)
    assert set(counts) == FEATURES[sibling.name]
    assert not [feature for feature, count in counts.items() if count < 2]


def test_programs_are_defined_and_few_are_lost(sibling: Sibling) -> None:
    lost: Counter[str] = Counter()
    for seed in range(400, 500):
        program = sibling.generate(seed)
        try:
            expect(program, make_inputs(program), sibling=sibling)
        except (Discard, InvalidProgram) as reason:
            lost[str(reason)] += 1
    assert lost.total() < 12, lost
    assert not [reason for reason in lost if "Error" in reason], lost


def test_compiled_programs_agree_with_the_oracle(sibling: Sibling) -> None:
    needs_compiler(sibling)
    for program, primal, answer in compiled(sibling):
        assert check_values(answer, *primal.run(make_inputs(program))) == "", f"seed {program.seed}"


def test_gradients_agree_with_central_differences(sibling: Sibling) -> None:
    """Programs in double precision whose every decision is far from a tie, as steps must not cross one."""
    needs_compiler(sibling)
    far = [(p, primal, a.answer) for p, primal, a in compiled(sibling) if a.answer.margin > 1e-3 and not p.uses_float()]
    for program, primal, answer in far:
        scale = np.max(np.abs(answer.gradient))
        differences = central_differences(primal, make_inputs(program))
        np.testing.assert_allclose(
            differences, answer.gradient, rtol=0, atol=1e-6 * scale + 1e-9, err_msg=str(program.seed)
        )
    assert len(far) >= COMPILED[sibling.name] // 6


# --- the harness on programs in two languages --------------------------------------------------------------
def stand_in(sibling: Sibling, program: Program, factor: float) -> Callable[..., Gradient]:
    """An engine that knows the answer, and multiplies the largest entry by ``factor``."""

    def differentiate(*_: Any) -> Gradient:
        inputs = make_inputs(program)
        answer = sibling.evaluate(program, inputs, None)
        gradient = answer.gradient.copy()
        gradient[np.argmax(np.abs(gradient))] *= factor

        def call(*args: Any) -> Any:
            rest, parts, scalars = iter(args), iter(gradient), []
            for param in inputs.params:
                value = next(rest)
                if param.kind == "pointer":
                    value[:] = answer.arrays[param.name]
                    if param.active:
                        shadow = next(rest)
                        shadow[:] = [next(parts) for _ in shadow]
                elif param.active and param.ty != "int":
                    scalars.append(next(parts))
            return tuple(scalars)

        return call

    return differentiate


def test_a_wrong_entry_is_found(sibling: Sibling) -> None:
    needs_compiler(sibling)
    program = next(decided(sibling, range(20), 1e-3))[0]
    level = sibling.levels[0]
    right, wrong = (run_kernel(program, stand_in(sibling, program, f), level, sibling=sibling) for f in (1.0, 1.01))
    assert (right.status, wrong.status) == ("ok", "gradient")
    assert "entries wrong" in describe(program, wrong, sibling) and f"seed {program.seed}" in describe(
        program, wrong, sibling
    )


def test_shrinking_keeps_the_failure_and_little_else(sibling: Sibling) -> None:
    """Stands for a bug: the sine of something takes part, and the program has a derivative."""

    def fails(program: Program) -> bool:
        try:
            answer = sibling.evaluate(program, make_inputs(program), None)
        except InvalidProgram:
            return False
        return 'fn("cos"' in oracle_text(program) and bool(answer.gradient.any())

    program = next(p for p in map(sibling.generate, range(50)) if fails(p) and size(p.routines) > 300)
    small = shrink(program, fails, 2500, candidates)
    assert fails(small)
    assert size(small.routines) < 150, target_text(small)


def test_shrunk_programs_are_shorter(sibling: Sibling) -> None:
    program = sibling.generate(1)
    here = size(program)
    first = [next(candidates(program))]
    assert all(size(p) <= here for p in first)


def test_programs_run_alone_when_their_group_is_refused() -> None:
    from irad.errors import InputError

    calls: list[str] = []

    def refuse(*_: Any) -> Any:
        raise InputError("not today")

    def alone(*_: Any) -> Gradient:
        calls.append("alone")
        raise KeyError("lost")

    sibling = replace(NUMBA, batch=refuse, differentiate=alone)
    assert [o.status for _, o in run_seeds(range(2), ["numpy"], sibling=sibling)] == ["error", "error"]


def test_reasons_are_told_apart_but_not_their_places() -> None:
    first = reason_of("UnsupportedError: /tmp/a.c:12:3: error: cannot keep 'x'; it needs %3 and @f.1; remedy")
    assert first == reason_of("UnsupportedError: /tmp/b.c:99:1: error: cannot keep 'y'; it needs %7 and @g; remedy")
    assert first != reason_of("UnsupportedError: /tmp/a.c:12:3: error: cannot lose 'x'")


def test_the_command_line_names_languages(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--languages", "cobol"])
    assert "no such language: cobol" in capsys.readouterr().err
    parallel = {"parallel", "parallel-fortran", "parallel-numba"}
    classes = {"classes", "classes-c++", "classes-rust", "classes-fortran", "classes-numba"}
    assert set(SIBLINGS) == {"c", "heaps", "fortran", "numba", *parallel, *classes}


def test_a_crash_is_an_outcome() -> None:
    import os
    import signal

    def crash(*_: Any) -> Gradient:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError

    program = next(decided(NUMBA, range(5), 1e-3))[0]
    assert run_isolated(program, crash, "numpy", sibling=NUMBA).status == "crashed"


def test_a_program_that_does_not_compile_is_no_failure() -> None:
    """The shrinker makes such ones: they must not pass for crashes."""
    program = next(decided(HEAPS, range(5), 1e-3))[0]
    broken = replace(program, preamble=(*program.preamble, Line("no C at all", "")))
    outcome = run_isolated(broken, HEAPS.differentiate, "O0", sibling=HEAPS)
    assert (outcome.status, outcome.detail) == ("discarded", "the compiler refuses it")


# --- the oracle's memory -----------------------------------------------------------------------------------
@pytest.fixture
def memory() -> Memory:
    return Memory(Arithmetic())


def variable(memory: Memory, value: float) -> Num:
    return Num(memory.ops, Dual(value, np.array([1.0])))


def test_bytes_of_a_number_come_together_again(memory: Memory) -> None:
    source, target = memory.new(16), memory.new(16)
    memory.store("double", source, variable(memory, 2.5))
    for part in (3, 0, 7, 1, 2, 6, 5, 4):
        memory.move(target + 8 + part, source + part, 1)
    found = memory.load("double", target + 8)
    assert found.d.v == 2.5 and found.d.g is not None


def test_half_a_number_is_no_number(memory: Memory) -> None:
    place = memory.new(8)
    memory.store("double", place, variable(memory, 2.5))
    memory.store("int", place + 4, 1)
    with pytest.raises(InvalidProgram, match="mixed bytes"):
        memory.load("double", place)


def test_bits_change_sign_and_magnitude(memory: Memory) -> None:
    place = memory.new(8)
    memory.store("double", place, variable(memory, -2.5))
    bits = memory.load("long", place)
    assert isinstance(bits, Bits)
    assert (bits & ((1 << 63) - 1)).number.d.v == 2.5 and (bits ^ (1 << 63)).number.d.g == [-1.0]
    memory.store("long", place, bits)
    assert memory.load("double", place).d.v == -2.5


def test_two_floats_move_as_one_integer(memory: Memory) -> None:
    source, target = memory.new(8), memory.new(8)
    memory.store("float", source, variable(memory, 0.5))
    memory.store("float", source + 4, 1.5)
    memory.store("long", target, memory.load("long", source))
    assert memory.load("float", target).d.g is not None and memory.load("float", target + 4).d.v == 1.5


def test_cleared_memory_is_zero_of_every_kind(memory: Memory) -> None:
    place = memory.new(8, zero=True)
    assert memory.load("double", place).d.v == 0.0 and memory.load("long", place) == 0
    assert memory.load("pointer", place) is None and memory.load("short", place + 2) == 0


def use_after_free(memory: Memory, block: Ptr) -> None:
    memory.store("double", block, 1.0)
    memory.free(block)
    memory.load("double", block)


@pytest.mark.parametrize(
    "act",
    [
        lambda memory, block: memory.load("double", block),
        lambda memory, block: memory.store("double", block + 12, 1.0),
        lambda memory, block: memory.move(block, block + 4, 8),
        lambda memory, block: memory.free(block + 8),
        use_after_free,
        lambda memory, block: (memory.store("int", block, 3), memory.load("float", block)),
    ],
    ids=["unset", "outside", "overlap", "inside", "freed", "kind"],
)
def test_undefined_behaviour_is_refused(memory: Memory, act: Callable[[Memory, Ptr], Any]) -> None:
    with pytest.raises(InvalidProgram):
        act(memory, memory.new(16, heap=True))


def test_realloc_keeps_what_fits(memory: Memory) -> None:
    block = memory.new(8, heap=True)
    memory.store("double", block, variable(memory, 1.5))
    larger = memory.realloc(block, 24)
    assert memory.load("double", larger).d.v == 1.5 and not block.space.live
