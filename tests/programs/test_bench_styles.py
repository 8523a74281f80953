"""Kernels in several styles: each is valid C and has the right gradient, and plans keep no more than they have to.

Here `make test` takes some of the styles of each kernel; `make test-all` takes all of them.
"""

import re
import subprocess

import numpy as np
import pytest

import irad
from bench.measure import summarise
from bench.native import c_compiler
from bench.styles.measure import AGREEMENT, Built, StyledRow, build, compare
from bench.styles.registry import BY_NAME, STYLED_KERNELS
from bench.styles.style import EVERY_STYLE, STYLES, Style, spell
from bench.styles.table import to_json, to_markdown
from tests.sampling import sample

NAMES = [kernel.name for kernel in STYLED_KERNELS]
PLAIN = Style()


def made(name, tmp_path, styles, ways=("just in time",)):
    """What is built of a kernel at its small size; all of it has been compared."""
    kernel, failures = BY_NAME[name], {}
    built = build(kernel, kernel.small, failures, tmp_path, styles, ways, primals=False)
    try:
        compare(kernel, kernel.small, built, failures)
    finally:
        built.close()
    assert failures == {}
    return built


def test_each_kernel_is_valid_in_every_style(tmp_path):
    sources = []
    for kernel in STYLED_KERNELS:
        for number, style in enumerate(sample(EVERY_STYLE, 11)):
            sources.append(tmp_path / f"{kernel.name}{number}.c")
            sources[-1].write_text(kernel.spelled(style).source)
    command = [*c_compiler(), "-fsyntax-only", "-Wall", "-Wno-sign-compare", "-Werror", *map(str, sources)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:2000]


@pytest.mark.parametrize("number", range(len(NAMES)), ids=NAMES)
def test_styles_have_the_same_gradient_as_the_tangent_and_the_adjoint_by_hand(number, tmp_path, monkeypatch):
    monkeypatch.setenv("IRAD_OPT_LEVEL", "1")
    others = sample(STYLES[1:][number % 8 :] + STYLES[1:][: number % 8], 8)
    built = made(NAMES[number], tmp_path, [PLAIN, *others])
    assert built.gradients


@pytest.mark.parametrize("name", sample(NAMES, 10))
def test_programs_have_the_gradient_that_python_has(name, tmp_path):
    built = made(name, tmp_path, [Style("members", "size_t", stored=True)], ("ahead of time", "just in time"))
    assert {way for _, way in built.gradients} == {"ahead of time", "just in time"}


def test_a_style_changes_what_it_is_about():
    spelled = BY_NAME["gather"].spelled
    text = spelled(Style("members", "size_t", stored=True, restrict=True)).source
    assert "void gather(const struct gather_active *at, const struct gather_data *with)" in text
    assert "const double *restrict x;" in text and "double *restrict result;" in text
    assert "sum += at->entries[8 * i + k] * at->x[with->columns[8 * i + k]];" in text
    assert "*at->result = total;" in text and "for (size_t i = 0; i < with->n; i++)" in text
    text = spelled(Style("globals")).source
    assert "static const int *columns;\nstatic int n;" in text
    assert "double gather(const double *entries, const double *x)" in text
    text = spelled(Style("handed to globals")).source
    assert "static double evaluate(void)" in text and "    entries = entries_;\n" in text


def test_a_source_that_does_not_end_with_its_function_is_refused(tmp_path):
    source = tmp_path / "half.c"
    source.write_text("double half(double x)\n{\n    return x / 2;\n}\n\nint more;\n")
    with pytest.raises(ValueError, match="does not end with the function half"):
        spell(source, PLAIN, ())


class Answer:
    """In the place of a gradient that was built."""

    def __init__(self, results):
        self.given = results

    def seconds(self, calls):
        return 0.0

    def results(self):
        return self.given


def test_wrong_gradients_are_noticed_and_not_timed():
    kernel = BY_NAME["gather"]
    args, _ = kernel.arguments(kernel.small)
    rows = np.sum((args["entries"] * args["x"][args["columns"]]).reshape(20, 8), axis=1)
    right = {"value": np.array([rows @ rows]), "dentries": np.zeros(160), "dx": np.zeros(20)}
    for i in range(20):
        for k in range(8 * i, 8 * i + 8):
            right["dentries"][k] = 2 * rows[i] * args["x"][args["columns"][k]]
            right["dx"][args["columns"][k]] += 2 * rows[i] * args["entries"][k]
    wrong = right | {"dx": right["dx"] + 10 * AGREEMENT * np.max(np.abs(right["dx"]))}
    names = [("a", "just in time"), ("b", "just in time"), ("c", "just in time")]
    built = Built(gradients=dict(zip(names, map(Answer, (right, wrong, right)), strict=True)))
    failures = {}
    compare(kernel, kernel.small, built, failures)
    assert list(built.gradients) == [names[0], names[2]]
    assert "wrong gradient: dx" in failures["b, just in time"]
    everywhere = Built(gradients={name: Answer(wrong | {"dx": 1.001 * right["dx"]}) for name in names})
    with pytest.raises(ArithmeticError, match="wrong gradient"):
        compare(kernel, kernel.small, everywhere, failures)


def test_table_names_the_worst_style():
    row = StyledRow("k", 7, 2.0)
    row.primals = {"one": summarise([1.0, 1.0]), "two": summarise([2.0, 2.0])}
    row.gradients = {("one", "ahead of time"): summarise([3.0, 3.0]), ("two", "just in time"): summarise([4.5, 4.5])}
    row.by_hand = summarise([1.5, 1.5])
    line = to_markdown([row]).splitlines()[2]
    assert line == "| k | 7 | 1000 | 2.25 | 3.00 (2) | one, ahead of time | 1.50 | 2.00 | 3.00 |"
    assert '"ratio": 3.0' in to_json([row], {})


def plan_of(name):
    """What is decided about the gradient of a kernel with arguments that never overlap."""
    kernel = BY_NAME[name]
    text = kernel.spelled(PLAIN)
    module = irad.compile(text.source, lang="c", flags=["-O3"])
    kinds = [irad.Dup if p.active else irad.Const for p in text.parameters]
    return str(irad.autodiff(module[kernel.function], *kinds, options=irad.Options(assume_noalias=True)).plan)


def tape_of(plan):
    """The lines of a plan about its tape."""
    section = re.search(r"^tape:\n((?:  .*\n)+)", plan, re.MULTILINE)
    assert section is not None, plan
    return [line.strip() for line in section[1].splitlines()]


@pytest.mark.parametrize("name", ["heat", "matmul", "conv2d", "stencil7", "gather"])
def test_kernels_that_need_no_tape_have_none(name):
    assert tape_of(plan_of(name)) == ["none"]


@pytest.mark.parametrize(("name", "bytes_each"), [("euler", 16), ("rk4", 32)])
def test_integrators_keep_their_states_only(name, bytes_each):
    (line,) = tape_of(plan_of(name))
    assert line.endswith(f"{bytes_each} * (steps) bytes")


PER_ELEMENT = [("ba", 40, "n"), ("black_scholes", 40, "n"), ("hand", 168, "bones")]


@pytest.mark.parametrize(("name", "bytes_each", "count"), PER_ELEMENT)
def test_a_few_numbers_are_kept_for_each_element(name, bytes_each, count):
    (line,) = tape_of(plan_of(name))
    found = re.search(r": (\d+) \* \((\w+)\) bytes$", line)
    assert found is not None and found[2] == count and int(found[1]) <= bytes_each


@pytest.mark.parametrize("name", ["heat", "matmul", "gather"])
def test_it_is_seen_at_each_call_whether_arguments_overlap(name):
    kernel = BY_NAME[name]
    text = kernel.spelled(PLAIN)
    module = irad.compile(text.source, lang="c", flags=["-O3"])
    kinds = [irad.Dup if p.active else irad.Const for p in text.parameters]
    assert "there is one version" not in str(irad.autodiff(module[kernel.function], *kinds).plan)
