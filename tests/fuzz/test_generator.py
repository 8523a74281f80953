"""The generator reaches everything it promises, and what it prints means what the oracle says."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from .compiled import compile_primals
from .generator import FEATURES, emit_c, generate
from .harness import check_values, expect
from .inputs import make_inputs
from .oracle import evaluate
from .scope import Scope
from .statements import Statements
from .tree import For, IntLit, Kernel, Math, Var, While, walk

SEEDS = range(500)


@pytest.fixture(scope="module")
def kernels() -> list[Kernel]:
    return [generate(seed) for seed in SEEDS]


def test_a_seed_always_gives_the_same_kernel() -> None:
    assert generate(3) == generate(3)
    assert emit_c(generate(3)) != emit_c(generate(4))


def test_every_feature_occurs(kernels: list[Kernel]) -> None:
    counts = Counter(feature for kernel in kernels for feature in kernel.features)
    assert set(counts) == FEATURES
    rare = {feature: counts[feature] for feature in FEATURES if counts[feature] < 5}
    assert not rare


def test_every_statement_maker_is_a_feature() -> None:
    makers = {maker.__name__.replace("_", " ") for maker in Statements(random.Random(0), set(), False).makers}
    assert makers <= FEATURES


def test_every_kind_of_node_occurs(kernels: list[Kernel]) -> None:
    """The features are what the generator says it did; this looks at the trees."""
    from . import tree

    found = {type(node).__name__ for kernel in kernels for node in walk(kernel)}
    kinds = {t.__name__ for union in (tree.Expr, tree.Stmt) for t in union.__args__}
    assert kinds | {"AddressOf", "Slice", "PickPointer", "StructArg", "Case", "Table", "StructDef"} <= found


def test_a_descending_loop_is_not_compared_with_an_unsigned_variable() -> None:
    kernel = generate(0)
    inner = For("j", "int", Var("i", "int"), IntLit(5), -2, ())
    outer = For("i", "size_t", IntLit(0), IntLit(3), 1, (inner,))
    looping = replace(kernel, main=replace(kernel.main, body=(outer, *kernel.main.body)))
    assert "for (int j = 5 - 1; j >= (int)(i); j -= 2) {" in emit_c(looping)


def test_every_function_of_libm_occurs(kernels: list[Kernel]) -> None:
    from .dual import FUNCTIONS

    used = {node.name for kernel in kernels for node in walk(kernel) if isinstance(node, Math)}
    assert used == set(FUNCTIONS)


def test_loops_run_and_few_cases_are_lost(kernels: list[Kernel]) -> None:
    sample = kernels[:100]
    assert sum(any(isinstance(node, (For, While)) for node in walk(k)) for k in sample) > 80
    margins = [evaluate(k, make_inputs(k)).margin for k in sample]
    assert sum(margin < 1e-6 for margin in margins) < 10


@pytest.mark.parametrize("level", ["O0", "O2"])
def test_compiled_kernels_agree_with_the_oracle(kernels: list[Kernel], level: str) -> None:
    sample = [k for k in kernels[:60] if evaluate(k, make_inputs(k)).margin > 1e-4]
    for kernel, primal in zip(sample, compile_primals(sample, level), strict=True):
        inputs = make_inputs(kernel)
        answer = expect(kernel, inputs)
        assert check_values(answer, *primal.run(inputs)) == "", f"seed {kernel.seed}"


def test_subscripts_stay_inside() -> None:
    """The generator's intervals are right: no kernel of these leaves an array."""
    for seed in range(500, 600):
        kernel = generate(seed)
        assert np.isfinite(evaluate(kernel, make_inputs(kernel)).gradient).all()


def test_integers_are_within_the_interval_asked_for() -> None:
    make = Statements(random.Random(1), set(), False)
    values = {make.integer(Scope("double"), 2, 5) for _ in range(200)}
    assert values == {IntLit(v) for v in (2, 3, 4, 5)}
