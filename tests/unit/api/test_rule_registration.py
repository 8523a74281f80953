"""Rules registered from Python."""

import numpy as np
import pytest

import irad

SOURCE = """
double NAME(double x) { return x * x; }
double use(double x) { return 3 * NAME(2 * x); }
"""


def test_rule_wins_over_an_inlined_body():
    """The rule is deliberately another function's: so it shows that the body was not differentiated."""
    module = irad.compile(SOURCE.replace("NAME", "ruled_square"), lang="c")
    assert irad.grad(module.use)(2.0) == 48.0
    irad.rule("ruled_square", lambda g, x: g * x * x)
    assert irad.grad(module.use)(2.0) == 96.0
    assert module.use(2.0) == 48.0
    assert irad.jvp(module.use)((2.0,), (1.0,)) == (48.0, 96.0)


def test_rule_of_a_function_object():
    module = irad.compile(SOURCE.replace("NAME", "object_square"), lang="c")
    irad.rule(module.object_square, lambda g, x, ans: 5 * g * ans)
    assert irad.grad(module.use)(2.0) == 3 * 5 * 16 * 2
    assert irad.grad(module.object_square)(2.0) == 5 * 4
    assert irad.jvp(module.object_square)((2.0,), (1.0,)) == (4.0, 20.0)


def test_check_notices_a_wrong_rule():
    module = irad.compile(SOURCE.replace("NAME", "wrong_square"), lang="c")
    irad.rule("wrong_square", lambda g, x: g * x)
    with pytest.raises(irad.CheckFailed) as caught:
        irad.check(module.use, 2.0)
    assert "does not agree with finite differences" in str(caught.value)
    assert "worst entry: x, reverse 24, forward 24, finite differences 48" in str(caught.value)


def test_rule_of_a_function_elsewhere(tmp_path):
    """A function of another library: there is no body to look into, and the rule has two parameters."""
    module = irad.compile(
        "#include <math.h>\ndouble f(double x, double y) { return jn(2, x) * drem(x, y); }", lang="c"
    )

    @irad.rule("drem")
    def drem(g, x, y):
        return g, 0 * g

    x, y = 1.3, 5.0
    bessel = irad.compile("#include <math.h>\ndouble f(double x) { return jn(2, x); }", lang="c").f
    dx, dy = irad.autodiff(module.f)(x, y)
    assert dx == pytest.approx(irad.grad(bessel)(x) * x + bessel(x), rel=1e-13)
    assert dy == 0.0


EXPONENTIAL = """
#include <math.h>
__attribute__((noinline)) double my_exp(double x) { return exp(x); }
double f(double x) { return my_exp(x) * x; }
"""


def test_rule_with_its_value():
    module = irad.compile(EXPONENTIAL, lang="c")
    irad.rule("my_exp", lambda g, x, ans: 2 * g * ans)
    assert irad.grad(module.f)(0.5) == pytest.approx(np.exp(0.5) * (2 * 0.5 + 1), rel=1e-14)


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (lambda x: x, "the rule of 'bad' must take 'g', the adjoint of the result, first"),
        (lambda g, x: 1.0, "the rule of 'bad' returns 1.0, which is not an expression in its parameters"),
        (lambda g, x, y: g * x, "rule 'bad': 2 parameters but 1 derivatives"),
        (lambda g, x: g * g * x, "rule 'bad': not linear in g for 'x'"),
    ],
)
def test_contradictory_rules(made, message):
    with pytest.raises(irad.UsageError) as caught:
        irad.rule("bad", made)
    assert str(caught.value).startswith(message)


def test_rule_of_what_has_no_symbol():
    with pytest.raises(irad.UsageError, match=r"3 is neither a symbol's name nor an irad.Function"):
        irad.rule(3, lambda g, x: g)


@pytest.mark.parametrize(
    ("name", "source", "types"),
    [
        (
            "two_in",
            "double two_in(double x, double y) { return x * y; }",
            "(double, double) and returns double",
        ),
        ("int_out", "int int_out(double x) { return x > 0; }", "(double) and returns i32"),
        ("pointer_in", "double pointer_in(double *x) { return *x; }", "(ptr) and returns double"),
    ],
)
def test_rule_that_does_not_fit_its_function(name, source, types):
    module = irad.compile(source, lang="c")
    function = module[name]
    irad.rule(name, lambda g, x: g * x)
    with pytest.raises(irad.UsageError) as caught:
        irad.autodiff(function)
    assert str(caught.value) == (
        f"the rule of '{name}' is for a function of x that returns a floating-point number; "
        f"the function takes {types}"
    )


CHARACTERS = """
typedef struct { double a; char mode; double b; } State;
static __attribute__((noinline)) double step(double x, char mode) {
    return mode == 's' ? sin(x) : mode == 'c' ? cos(x) : x * x;
}
static __attribute__((noinline)) void fill(State *s, double x, char mode) { s->a = x; s->mode = mode; s->b = x * x; }
double f(double x, int n) {
    State s;
    memset(&s, 0, sizeof s);
    fill(&s, x, n % 2 ? 's' : 'c');
    return step(s.a, s.mode) * s.b;
}
"""


def test_rule_of_another_function_changes_nothing():
    """The rules of other functions neither change how a program is compiled nor what is said of it."""
    source = "#include <math.h>\n#include <string.h>\n" + CHARACTERS
    before = irad.autodiff(irad.compile(source, lang="c").f)
    assert before(0.7, 3) == (pytest.approx(np.cos(0.7) * 0.49 + 2 * 0.7 * np.sin(0.7), rel=1e-14))
    irad.rule("not_in_this_program", lambda g, x: g * x)
    after = irad.autodiff(irad.compile(source, lang="c").f)
    assert after(0.7, 3) == before(0.7, 3)
    assert after.plan == before.plan


def test_characters_that_are_only_compared():
    """Nothing says that a `char` in memory is no part of a number; where it is only compared nothing need say so."""
    source = "#include <math.h>\n#include <string.h>\n" + CHARACTERS
    irad.rule("step_elsewhere", lambda g, x: g * x)
    for flags in ("-O0", "-O1", "-O2"):
        gradient = irad.autodiff(irad.compile(source, lang="c", flags=flags).f)
        assert gradient(0.7, 3) == pytest.approx(np.cos(0.7) * 0.49 + 2 * 0.7 * np.sin(0.7), rel=1e-14), flags
        assert gradient(0.7, 4) == pytest.approx(-np.sin(0.7) * 0.49 + 2 * 0.7 * np.cos(0.7), rel=1e-14), flags
