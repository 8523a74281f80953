"""Reverse mode through every kind of call and number, one small C function each."""

import numpy as np
import pytest

from .levels import LEVELS
from .small import Suite, check_gradient, check_twin, pair, scalar, vector

suite = Suite()
case = suite.case


def singles(n):
    return lambda rng: {"x": (0.2 + rng.random(n)).astype(np.float32), "n": n}


@case(
    "NOINLINE static double g(double x) { return x * sin(x); } double f(double x) { return g(x) * g(g(x)); }",
    scalar,
)
def active_call(x):
    def g(t):
        return t * np.sin(t)

    return g(x) * g(g(x))


@case(
    """NOINLINE static int places(const double *x, int n) {
        int found = 0;
        for (int i = 0; i < n; i++) found += x[i] > 0.1;
        return found;
    }
    double f(const double *x, int n) {
        int m = places(x, n);
        double s = 0;
        for (int i = 0; i < m; i++) s += x[i] * m;
        return s;
    }""",
    vector(4),
)
def inactive_call(x, n):
    return n * np.sum(x)


@case(
    """NOINLINE static void both(double x, double y, double *sum, double *product) {
        *sum = x + y;
        *product = x * y;
    }
    double f(double x, double y) { double s, p; both(x, y, &s, &p); both(s, p, &p, &s); return s / p; }""",
    pair,
)
def several_results_through_pointers(x, y):
    s, p = x + y, x * y
    return s * p / (s + p)


@case(
    "double f(double x, int n) { return n == 0 ? 1 : n % 2 ? x * f(x, n - 1) : f(x * x, n / 2); }",
    lambda rng: scalar(rng) | {"n": 13},
)
def power_by_recursion(x, n):
    return x**n


@case(
    """NOINLINE static double tree(const double *x, int n) {
        if (n == 1) return x[0] * x[0];
        return tree(x, n / 2) * 0.5 + sin(tree(x + n / 2, n - n / 2));
    }
    double f(const double *x, int n) { return tree(x, n); }""",
    vector(7),
)
def two_recursive_calls(x, n):
    def tree(v):
        half = len(v) // 2
        return v[0] ** 2 if len(v) == 1 else tree(v[:half]) * 0.5 + np.sin(tree(v[half:]))

    return tree(x)


@case(
    """NOINLINE static void halve(double *x, int n) {
        if (n < 2) return;
        for (int i = 0; i < n / 2; i++) x[i] *= x[n - 1 - i];
        halve(x, n / 2);
        x[n - 1] += x[0];
    }
    void f(double *x, int n) { halve(x, n); }""",
    vector(8),
    "void",
)
def recursion_in_place(x, n):
    if n >= 2:
        x[: n // 2] *= x[n - n // 2 : n][::-1]
        recursion_in_place(x, n // 2)
        x[n - 1] += x[0]


@case(
    """static double odd(double x, int n);
    NOINLINE static double even(double x, int n) { return n == 0 ? x : x * odd(x + 0.1, n - 1); }
    NOINLINE static double odd(double x, int n) { return n == 0 ? x : sin(even(x * 1.1, n - 1)); }
    double f(double x, int n) { return even(x, n); }""",
    lambda rng: scalar(rng) | {"n": 5},
)
def mutual_recursion(x, n):
    def even(t, m):
        return t if m == 0 else t * odd(t + 0.1, m - 1)

    def odd(t, m):
        return t if m == 0 else np.sin(even(t * 1.1, m - 1))

    return even(x, n)


@case(
    """NOINLINE static double area(double width, double height) { return width * height * height; }
    double f(double x, int n) { return area(x, n) + area(n, x) + area(x, x) + area(n, n); }""",
    lambda rng: scalar(rng) | {"n": 3},
)
def same_callee_different_activity(x, n):
    return x * n**2 + n * x**2 + x**3 + n**3


@case(
    """NOINLINE static double integrate(double (*g)(double, double), double p, int n) {
        double s = 0;
        for (int i = 0; i < n; i++) s += g((i + 0.5) / n, p) / n;
        return s;
    }
    NOINLINE static double bell(double t, double p) { return exp(-p * t * t); }
    double f(double x, int n) { return integrate(bell, x, n); }""",
    lambda rng: scalar(rng) | {"n": 6},
)
def callback(x, n):
    t = (np.arange(n) + 0.5) / n
    return np.mean(np.exp(-x * t * t))


@case(
    """NOINLINE static double follow(double *state, double x) {
        double old = *state;
        *state = old * x + x;
        return old;
    }
    double f(double *x, int n) {
        double state = 1, s = 0;
        for (int i = 0; i < n; i++) s += follow(&state, x[i]) * follow(&x[i], state);
        return s;
    }""",
    vector(4),
)
def callee_with_memory_and_result(x, n):
    state, total = 1, 0
    for i in range(n):
        old, state = state, state * x[i] + x[i]
        was, x[i] = x[i], x[i] * state + state
        total = total + old * was
    return total


@case(
    """NOINLINE static double accumulate(double x, double sum, int n) {
        return n == 0 ? sum : accumulate(x * 0.9, sum + x * x, n - 1);
    }
    double f(double x, int n) { return accumulate(x, 0, n); }""",
    lambda rng: scalar(rng) | {"n": 6},
)
def tail_recursion(x, n):
    return sum((x * 0.9**i) ** 2 for i in range(n))


@case(
    "double f(double x, double y) { return pow(x, y) + atan2(x, y) * hypot(x, y) + fmod(y, 0.4) *"
    " log1p(x) + cbrt(y); }",
    pair,
)
def library_calls(x, y):
    return (
        x**y
        + np.arctan(x / y) * np.sqrt(x * x + y * y)
        + (y - 0.4 * np.floor(y.real / 0.4)) * np.log(1 + x)
        + y ** (1 / 3)
    )


@case(
    "double f(double x, double y) { return fabs(x - y) * fmax(x, y) + fmin(x, 5) * copysign(x, -y) + floor(y) * x; }",
    pair,
)
def pieces(x, y):
    return (y - x) * y + x * -x + np.floor(y.real) * x


@case(
    "double f(double x, double y) { double s, c; s = sin(x * y); c = cos(x * y); return fma(s, c, tanh(s)) / exp(c); }",
    pair,
)
def sine_and_cosine(x, y):
    s, c = np.sin(x * y), np.cos(x * y)
    return (s * c + np.tanh(s)) / np.exp(c)


@case(
    "double f(double x, int n) { double s = 0; for (int i = 0; i < n; i++) s += (double)i * x / (i + 1u); return s; }",
    lambda rng: scalar(rng) | {"n": 5},
)
def integers_cast_to_double(x, n):
    return sum(i * x / (i + 1) for i in range(n))


@case("double f(double x, double y) { long whole = (long)(10 * x); return whole * y + x; }", pair)
def cast_to_integer_cuts_the_derivative(x, y):
    return np.trunc(10 * x.real) * y + x


@case(
    "float f(const float *x, int n) { float s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i] *"
    " sinf(x[i]); return s; }",
    singles(6),
    "float",
    1e-5,
)
def single_precision(x, n):
    return np.sum(x**2 * np.sin(x))


@case(
    "void f(float *x, int n) { for (int i = 1; i < n; i++) x[i] = expf(-x[i]) * x[i - 1]; }",
    singles(5),
    "void",
    1e-5,
)
def single_precision_in_place(x, n):
    for i in range(1, n):
        x[i] = np.exp(-x[i]) * x[i - 1]


@case(
    "double f(const float *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += (double)x[i]"
    " * x[i] * s + x[i]; return s; }",
    singles(5),
    "double",
    1e-5,
)
def single_input_double_sum(x, n):
    x = x.astype(np.result_type(x, np.float64))
    total = 0
    for value in x:
        total = total + value * value * total + value
    return total


@case(
    "void f(const double *x, float *y, int n) { for (int i = 0; i < n; i++) y[i] = (float)(x[i] * x[i]) * y[i]; }",
    lambda rng: {"x": rng.random(4), "y": rng.random(4).astype(np.float32), "n": 4},
    "void",
    1e-5,
)
def double_cut_to_single(x, y, n):
    y[:] = x**2 * y


@case(
    """typedef float two __attribute__((vector_size(8)));
    float f(const float *x, int n) {
        two s = {0, 0};
        for (int i = 0; i + 2 <= n; i += 2) { two v; memcpy(&v, x + i, sizeof v); s += v * v; }
        return s[0] * s[1];
    }""",
    singles(6),
    "float",
    1e-5,
)
def two_floats_in_eight_bytes(x, n):
    return np.sum(x[0::2] ** 2) * np.sum(x[1::2] ** 2)


@case(
    """struct two { float a, b; };
    NOINLINE static struct two turn(struct two in) { return (struct two){in.b * in.a, in.a - in.b}; }
    float f(const float *x, int n) {
        struct two v = {x[0], x[1]};
        for (int i = 0; i < n; i++) v = turn(v);
        return v.a * v.b;
    }""",
    singles(2),
    "float",
    1e-5,
)
def struct_of_floats_by_value(x, n):
    a, b = x
    for _ in range(n):
        a, b = b * a, a - b
    return a * b


@suite.each()
def test_twin(case):
    check_twin(case)


@pytest.mark.parametrize("level", LEVELS)
@suite.each()
def test_gradient(case, level):
    check_gradient(case, level)
