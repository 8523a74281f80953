"""The benchmark's own parts: what it generates is what it says, and what it writes can be read."""

import json
import xml.etree.ElementTree as ElementTree

import llvmlite.binding as llvm
import numpy as np
import pytest

from bench.growth import SHAPES, SIZES
from bench.kernels.registry import BY_NAME
from bench.measure import Subject, summarise, time_subjects
from bench.parallel.measure import ParallelRow, check_agreement, check_along, count_atomics, measure_parallel
from bench.parallel.registry import C_KERNELS as PARALLEL_KERNELS
from bench.report import Report, Row
from bench.signals import summary, without_looks
from bench.subjects import GRADIENT, PRIMAL, load_function, pointer_level, set_up, written
from bench.verify import check_direction

from .references import reference_gradient


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("size", SIZES)
def test_generated_code_is_valid_and_of_its_size(shape, size):
    module = llvm.parse_assembly(SHAPES[shape](size))
    module.verify()
    function = module.get_function("f")
    count = sum(1 for block in function.blocks for _ in block.instructions)
    assert abs(count - size) <= 0.05 * size


def test_subjects_take_turns_and_are_prepared():
    calls = []
    subjects = [
        Subject(name, lambda name=name: calls.append(name), lambda name=name: calls.append(f"prepare {name}"))
        for name in ("a", "b")
    ]
    timings = time_subjects(subjects, rounds=2)
    assert {name: timing.rounds for name, timing in timings.items()} == {"a": 2, "b": 2}
    assert calls[:4] == ["prepare a", "a", "prepare a", "a"]
    own = [call for call in calls if not call.startswith("prepare")]
    turns = [name for i, name in enumerate(own) if i == 0 or own[i - 1] != name]
    assert turns == ["a", "b", "a", "b", "a", "b"]


def test_median_and_quartiles():
    timing = summarise([1.0, 5.0, 2.0, 4.0, 3.0])
    assert (timing.low, timing.median, timing.high) == (2.0, 3.0, 4.0)
    assert timing.spread == pytest.approx(2 / 3)


def test_report_can_be_read_and_names_failures():
    row = Row("k & l", 7, {PRIMAL: summarise([1.0, 1.0]), GRADIENT: summarise([3.0, 3.0])}, {"JAX": "no: <x>"})
    report = Report([row])
    assert json.loads(report.to_json())["rows"][0]["ratios"][GRADIENT] == 3.0
    texts = [element.text for element in ElementTree.fromstring(report.to_svg()).iter() if element.text]
    assert "k & l" in texts and "3.00" in texts
    table = report.to_markdown().splitlines()
    assert len({line.count("|") for line in table[:3]}) == 1
    assert "- k & l, JAX: no: <x>" in table


def test_written_arrays_are_found():
    assert written(set_up(BY_NAME["nbody"], 4)) == {"position", "velocity"}
    assert written(set_up(BY_NAME["gmm"], 4)) == frozenset()


@pytest.mark.parametrize("name", ["gmm", "ba", "logdet", "rk4"])
def test_wrong_gradient_is_noticed(name):
    kernel = BY_NAME[name]
    setting = set_up(kernel, kernel.small)
    seeds = {key: np.ones_like(setting.args[key]) for key in kernel.out}
    seed_result = 1.0 if kernel.objective == "result" else 0.0
    gradient = reference_gradient(kernel.reference, setting.args, kernel.wrt, seeds, seed_result)
    check_direction(setting, gradient)
    wrong = gradient | {kernel.wrt[0]: 1.1 * gradient[kernel.wrt[0]]}
    with pytest.raises(ArithmeticError, match="wrong gradient"):
        check_direction(setting, wrong)


PARALLEL = {kernel.name: kernel for kernel in PARALLEL_KERNELS}


@pytest.mark.parametrize("name", ["squares3", "green_gauss", "docking"])
def test_parallel_kernel_is_checked_and_timed(name, monkeypatch):
    monkeypatch.setenv("IRAD_CACHE", "0")  # what is taken from the disk has no code to look at
    row = measure_parallel(PARALLEL[name], PARALLEL[name].kernel.small, rounds=2)
    assert row.failure == ""
    assert row.atomics is not None and row.ratio(1) > 0 and row.ratio(2) > 0
    assert row.making.instructions > 20 and row.making.each > 0
    assert (row.making.longest_proof is not None) == (name != "docking")
    report = Report(parallel=[row])
    assert json.loads(report.to_json())["parallel"][0]["ratios"]["2"] == row.ratio(2)
    table = report.to_markdown().splitlines()
    assert name in table[2] and len({line.count("|") for line in table[:3]}) == 1
    assert "gradient, 2 threads" in report.to_svg()


def test_what_a_parallel_gradient_misses():
    row = ParallelRow("k", 7, target=(4.0, 4.5))
    row.primal = {1: summarise([2.0, 2.0]), 2: summarise([1.0, 1.0])}
    row.gradient = {1: summarise([9.0, 9.0]), 2: summarise([6.0, 6.0])}
    assert row.misses == ["4.50 on 1, aim 4", "6.00 on 2, aim 4.5", "scales 0.75 as well as the primal, aim 0.9"]
    row.gradient = {1: summarise([8.0, 8.0]), 2: summarise([4.0, 4.0])}
    assert row.misses == []


def test_failure_of_a_parallel_kernel_is_told():
    row = ParallelRow("k", 7, target=(4.0, 4.0), failure="no: <x>")
    assert "- k, in parallel: no: <x>" in Report(parallel=[row]).to_markdown().splitlines()


def test_threads_that_disturb_each_other_are_noticed():
    one = {"x": np.linspace(1.0, 2.0, 9)}
    check_agreement({1: one, 2: {"x": one["x"] * (1 + 1e-12)}})
    with pytest.raises(ArithmeticError, match="x on 2 threads"):
        check_agreement({1: one, 2: {"x": one["x"] + 1e-3 * (np.arange(9) == 4)}})


def test_wrong_parallel_gradient_is_noticed():
    entry = PARALLEL["inner"]
    args = set_up(entry.kernel, entry.kernel.small).args
    check_along(entry, args, {}, {"x": args["y"], "y": args["x"]})
    with pytest.raises(ArithmeticError, match="wrong gradient"):
        check_along(entry, args, {}, {"x": args["y"], "y": 1.001 * args["x"]})


def test_atomic_additions_are_counted():
    text = "  %1 = atomicrmw fadd ptr %p, double %x monotonic\n  %2 = cmpxchg ptr %q, i64 0, i64 1 seq_cst seq_cst\n"
    assert count_atomics([text, "  ret void\n"]) == 2


def test_gradients_are_compiled_with_and_without_looks_for_signals(monkeypatch):
    monkeypatch.setenv("IRAD_CACHE", "0")
    kernel = BY_NAME["nbody"]

    def code():
        gradient = pointer_level(set_up(kernel, kernel.small), load_function(kernel)).gradient
        assert gradient.address
        return gradient.ir

    with without_looks():
        assert "@irad_look" not in code()
    assert "@irad_look" in code()


def test_the_bounds_of_a_median_lie_around_it():
    ratios = [1.0 + n / 1000 for n in range(-50, 51)]
    assert summary(ratios) == "1.0000 | 0.9900 to 1.0110 | 101"
