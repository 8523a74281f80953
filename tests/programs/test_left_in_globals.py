"""Globals that earlier calls have left in some state, and text that is written beside numbers."""

from collections.abc import Iterator

import numpy as np
import pytest

import irad

SOURCE = r"""
#include <string.h>

static double own[2] = {2.0, 3.0};
static double *table;
void choose(double *entries) { table = entries; }
double weighed(double x)
{
    if (!table)
        table = own;
    double picked = x > 4.0 ? table[0] : table[1];
    return x * x * picked;
}

static double state = 1.0;
void reset(double value) { state = value; }
double stateful(double x)
{
    double result = state * x;
    state = x * x;
    return result;
}

struct body { char name[6]; int kind; double mass, radius; };
__attribute__((noinline)) void set_up(struct body *b, const char *name, double mass)
{
    b->mass = mass;
    strcpy(b->name, name);
    strncat(b->name, "+", 1);
    b->radius = 2.0 * mass * mass;
}
double named(double mass, const char *name)
{
    struct body b;
    set_up(&b, name, mass);
    return b.name[0] == 'm' && b.name[4] == '+' ? b.mass * b.radius : -1.0;
}

__attribute__((noinline)) void scrawl(double *where, const char *text) { strcpy((char *)where, text); }
double scrawled(double x, const char *text)
{
    double pair[2] = {x, x * x};
    scrawl(pair, text);
    return pair[0] + pair[1];
}
"""


@pytest.fixture(scope="module")
def code() -> irad.Module:
    return irad.compile(SOURCE, lang="c")


@pytest.fixture
def table(code: irad.Module) -> Iterator[np.ndarray]:
    entries = np.array([7.0, 11.0])
    code.choose(entries)
    yield entries
    code.choose(0)


def test_memory_left_in_a_global_has_no_shadow(code: irad.Module, table: np.ndarray) -> None:
    assert irad.grad(code.weighed, wrt="x")(5.0) == 70.0
    assert table.tolist() == [7.0, 11.0]


def test_memory_left_in_a_global_has_no_tangent(code: irad.Module, table: np.ndarray) -> None:
    assert irad.jvp(code.weighed, wrt="x")((5.0,), (1.0,)) == (175.0, 70.0)
    assert table.tolist() == [7.0, 11.0]


def test_a_tangent_begins_with_no_tangent_in_globals(code: irad.Module) -> None:
    code.reset(1.0)
    push = irad.jvp(code.stateful, wrt="x")
    assert [push((3.0,), (1.0,)) for _ in range(3)] == [(3.0, 1.0), (27.0, 9.0), (27.0, 9.0)]


def test_text_in_a_struct_with_numbers(code: irad.Module) -> None:
    text = np.frombuffer(b"mars\0", np.int8).copy()
    assert irad.grad(code.named, wrt="mass")(1.5, text) == pytest.approx(6 * 1.5**2)
    assert irad.jvp(code.named, wrt="mass")((1.5, text), (1.0,)) == pytest.approx((2 * 1.5**3, 13.5))


def test_text_over_numbers_is_refused(code: irad.Module) -> None:
    text = np.frombuffer(b"mars\0", np.int8).copy()
    with pytest.raises(irad.UnsupportedError, match=r"'strcpy' here.*how much of it is not known"):
        irad.grad(code.scrawled, wrt="x")(1.5, text)


OTHERS = """static double own[2] = {2.0, 3.0};
static double *table, *tables[3];
void choose(int k) { table = own + k; tables[2] = own; }
double through(double x) {
    own[1] = x;
    return x * table[0] + table[0] * tables[2][1];
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_a_global_that_leads_to_another_one(level: str) -> None:
    """What an earlier call has left leads to the shadow of what it leads to."""
    module = irad.compile(OTHERS, lang="c", flags=[level])
    for k, slope in ((0, 4.0), (1, 4 * 5.0)):  # x * 2 + 2 * x, then x * x + x * x
        module.choose(k)
        assert irad.grad(module.through, wrt="x")(5.0) == slope
        assert irad.jvp(module.through, wrt="x")((5.0,), (1.0,))[1] == slope


ARGUMENTS = r"""
static double *table, *now, *rows[2];
static struct { int n; double *numbers; } kept;
void remember(double *entries, int k) { table = entries + k; }
void remember_row(double *entries) { rows[1] = entries; }
void remember_numbers(double *entries) { kept.numbers = entries; }

double through(const double *x) { return x[0] * table[1]; }
double through_rows(const double *x) { return x[0] * rows[1][0]; }
double through_numbers(const double *x) { return x[0] * kept.numbers[0]; }

double written(double *x, double y)
{
    double found = table[0] * y;
    table = x;
    return found + x[0] * table[1];
}

__attribute__((noinline)) static double context(void) { return now[0] * now[1]; }
__attribute__((noinline)) static void enter(double *x) { now = x; }
double in_context(double *x) { now = x; return context(); }
double entered(double *x) { enter(x); return context() * now[0]; }
double scaled(double *x) { now = x; x[0] *= context(); return x[0]; }
"""


@pytest.fixture(scope="module", params=["-O0", "-O2"])
def arguments(request: pytest.FixtureRequest) -> irad.Module:
    return irad.compile(ARGUMENTS, lang="c", flags=[request.param])


@pytest.mark.parametrize(
    ("function", "remember", "more"),
    [
        ("through", "remember", (0,)), ("through", "remember", (1,)), ("through_rows", "remember_row", ()),
        ("through_numbers", "remember_numbers", ()), ("written", "remember", (1,)),
    ],
)  # fmt: skip
def test_an_argument_that_a_global_leads_to_is_refused(
    arguments: irad.Module, function: str, remember: str, more: tuple[int, ...]
) -> None:
    """Its derivative through the global would be lost."""
    x, dx = np.array([3.0, 5.0, 7.0]), np.zeros(3)
    others = (2.0,) if function == "written" else ()
    arguments[remember](x, *more)
    match = f"{function}: argument 'x' is also reached through the global variable '[a-z]+(.[0-9])?'"
    kernel = arguments[function]
    for attempt in (
        lambda: irad.grad(kernel, wrt="x")(x, *others),
        lambda: irad.vjp(kernel, wrt="x")(x, *others),
        lambda: irad.jvp(kernel, wrt="x")((x, *others), (dx,)),
        lambda: irad.autodiff(kernel, irad.Dup, *(irad.Const for _ in others))(x, dx, *others),
    ):
        with pytest.raises(irad.ArgumentError, match=match):
            attempt()
    assert dx.tolist() == [0, 0, 0]
    copy = x.copy()
    found = irad.grad(kernel, wrt="x")(copy, *others)
    table = x[more[0] :] if more else x
    expected = {"through": [table[1], 0, 0], "written": [5.0, 3.0, 0]}.get(function, [3.0, 0, 0])
    assert found.tolist() == expected
    arguments[remember](np.zeros(0), *more)


def test_each_call_looks_where_globals_lead(arguments: irad.Module) -> None:
    """Also where calls with plain arguments take the short way."""
    x, dx, other = np.array([3.0, 5.0, 7.0]), np.zeros(3), np.array([2.0, 4.0])
    gradient = irad.autodiff(arguments["through"], irad.Dup)
    grad = irad.grad(arguments["through"], wrt="x")
    for _ in range(3):
        arguments["remember"](other, 0)
        for _ in range(2):
            dx[:] = 0
            gradient(x, dx)
            assert dx.tolist() == grad(x).tolist() == [4.0, 0, 0]
        for k in range(3):
            arguments["remember"](x, k)
            for attempt in (lambda: gradient(x, dx), lambda: grad(x)):
                with pytest.raises(irad.ArgumentError, match="is also reached through the global variable 'table'"):
                    attempt()
    assert dx.tolist() == [4.0, 0, 0]
    arguments["remember"](np.zeros(0), 0)


@pytest.mark.parametrize("function", ["in_context", "entered", "scaled"])
def test_globals_that_are_set_anew_may_hold_anything(arguments: irad.Module, function: str) -> None:
    x = np.array([3.0, 5.0])
    expected = {"in_context": [5.0, 3.0], "entered": [2 * 15.0, 9.0], "scaled": [2 * 15.0, 9.0]}[function]
    for _ in range(3):
        x[:] = 3.0, 5.0
        assert irad.grad(arguments[function])(x).tolist() == expected
        x[:] = 3.0, 5.0
        _, pullback = irad.vjp(arguments[function])(x)
        assert pullback(1.0).tolist() == expected


KEYS = """#include <string.h>
#include <stdint.h>
static struct { uint64_t key; double value; } table[8] = {{0, 0}, {7, 3}};
static struct { struct node *next; uint32_t key; float value; } linked[8];
static struct { struct node *next; char name[16]; uint64_t key; double value; } named[8];
void leave(double z) {
    memcpy(&table[3].key, &z, 8); memcpy(&named[3].key, &z, 8);
    float y = z; memcpy(&linked[3].key, &y, 4);
}
double f(double v, int i) {
    uint64_t key; memcpy(&key, &v, 8);
    table[i].key = key; table[i].value = v * v;
    return 2 * table[3].value;
}
double g(double v, int i) {
    float w = v; uint32_t key; memcpy(&key, &w, 4);
    linked[i].key = key; linked[i].value = w * w;
    return 2 * linked[3].value;
}
double h(double v, int i) {
    uint64_t key; memcpy(&key, &v, 8);
    named[i].key = key; named[i].value = v * v;
    return 2 * named[3].value;
}"""


@pytest.mark.parametrize("name", ["f", "g", "h"])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_bits_of_numbers_that_are_left_are_no_adjoints(name: str, level: str) -> None:
    code = irad.compile(KEYS, lang="c", flags=[level])
    code.leave(100.0)
    for v in (0.98, 5.0):
        assert irad.grad(code[name])(v, 3) == pytest.approx(4 * v, rel=1e-6)
