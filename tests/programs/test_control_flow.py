"""Reverse mode through every kind of control flow, one small C function each."""

import numpy as np
import pytest

from .levels import LEVELS
from .small import Suite, check_gradient, check_twin, pair, scalar, vector

suite = Suite()
case = suite.case


def signed(n):
    def build(rng):
        return {"x": rng.choice([-1.0, 1.0], size=n) * (0.2 + rng.random(n)), "n": n}

    return build


@case("double f(double x) { if (x > 0.1) return x * x; else return -x; }", scalar)
def if_else(x):
    return x * x if x.real > 0.1 else -x


@case(
    """double f(const double *x, int n) {
        double s = 0, p = 1;
        for (const double *at = x; at != x + n; ++at) { p *= *at; s += p; }
        for (const double *at = x + n; at-- != x;) s += p * *at * *at;
        return s;
    }""",
    vector(5),
)
def pointers_that_walk(x, n):
    return np.sum(np.cumprod(x)) + np.prod(x) * np.sum(x * x)


@case("double f(double x, double y) { double r = x; if (y > x) r *= y; return r + x; }", pair)
def if_without_else(x, y):
    return (x * y if y.real > x.real else x) + x


@case(
    """double f(const double *x, int n) {
        double sum = 0;
        for (int i = 0; i < n; i++)
            switch (i % 4) {
            case 0: sum += x[i]; break;
            case 1: sum *= x[i]; break;
            case 2: sum += sin(x[i]); break;
            default: sum -= x[i] * x[i];
            }
        return sum;
    }""",
    vector(11),
)
def switch(x, n):
    total = 0
    for i in range(n):
        total = [total + x[i], total * x[i], total + np.sin(x[i]), total - x[i] ** 2][i % 4]
    return total


@case(
    """double f(const double *x, int n) {
        double r = 1;
        for (int i = 0; i < n; i++)
            switch (i % 3) {
            case 0: r += x[i]; __attribute__((fallthrough));
            case 1: r *= x[i]; break;
            case 2: continue;
            }
        return r;
    }""",
    vector(8),
)
def switch_that_falls_through(x, n):
    r = 1
    for i in range(n):
        if i % 3 == 0:
            r = r + x[i]
        if i % 3 != 2:
            r = r * x[i]
    return r


@case(
    """double f(const double *x, int n) {
        double sum = 0;
        for (int i = 0; i < n; i++)
            for (int j = 0; j <= i; j++)
                sum += x[i] * x[j] * (i + 2 * j);
        return sum;
    }""",
    vector(6),
)
def triangular_loops(x, n):
    return sum(x[i] * x[j] * (i + 2 * j) for i in range(n) for j in range(i + 1))


@case(
    """double f(const double *x, int n) {
        double p = 1;
        for (int i = 0; i < n; i++)
            for (int j = i; j < n; j += 2)
                for (int k = 0; k < j; k++)
                    p += x[i] * x[j] / (1 + x[k]);
        return p;
    }""",
    vector(5),
)
def three_loops(x, n):
    return 1 + sum(x[i] * x[j] / (1 + x[k]) for i in range(n) for j in range(i, n, 2) for k in range(j))


@case("double f(double x) { while (x < 100) x = x * x + x + 0.5; return x; }", scalar)
def while_of_unknown_count(x):
    while x.real < 100:
        x = x * x + x + 0.5
    return x


@case("double f(double x) { double s = 0; do { s += x; x *= 0.5; } while (x > 0.05); return s * x; }", scalar)
def do_while(x):
    total = 0
    while True:
        total, x = total + x, x * 0.5
        if x.real <= 0.05:
            return total * x


@case(
    """double f(const double *x, int n) {
        double p = 1;
        for (int i = 0; i < n; i++) {
            if (x[i] < 0) break;
            p *= 1 + x[i];
            if (p > 4) { p = sqrt(p); break; }
        }
        return p * x[0];
    }""",
    vector(9),
)
def two_breaks(x, n):
    p = 1
    for i in range(n):
        if x[i].real < 0:
            break
        p = p * (1 + x[i])
        if p.real > 4:
            p = p**0.5
            break
    return p * x[0]


@case(
    """double f(const double *x, int n) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            if (x[i] < 0) continue;
            sum += x[i] * x[i] * sum + x[i];
        }
        return sum;
    }""",
    signed(9),
)
def continue_in_loop(x, n):
    total = 0
    for i in range(n):
        if x[i].real >= 0:
            total = total + x[i] ** 2 * total + x[i]
    return total


@case(
    """double f(const double *x, int n) {
        double sum = 0;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                sum += x[i] * x[j];
                if (sum > 3) return sum * x[j];
            }
        return -sum;
    }""",
    vector(7),
)
def return_from_nested_loop(x, n):
    total = 0
    for i in range(n):
        for j in range(n):
            total = total + x[i] * x[j]
            if total.real > 3:
                return total * x[j]
    return -total


@case(
    """void f(double *x, int n) {
        if (n == 0) return;
        x[0] *= 2;
        if (x[0] > 0) { x[1] = x[0] * x[1]; return; }
        x[1] = 0;
    }""",
    signed(3),
    result="void",
)
def early_return(x, n):
    x[0] *= 2
    x[1] = x[0] * x[1] if x[0].real > 0 else 0


@case(
    """double f(double x, double y) {
        int i = 0;
    again:
        x = x * y - 0.1 * x;
        if (++i < 4) goto again;
        return x;
    }""",
    pair,
)
def goto_made_loop(x, y):
    for _ in range(4):
        x = x * y - 0.1 * x
    return x


@case(
    """double f(const double *x, int n) {
        int i = 0;
        double s = 0;
    outer:
        if (i >= n) goto done;
        int j = 0;
    inner:
        s += x[i] * x[j] * s + x[j];
        if (++j < i) goto inner;
        i++;
        if (s < 50) goto outer;
    done:
        return s;
    }""",
    vector(6),
)
def goto_made_nest(x, n):
    total, i = 0, 0
    while i < n:
        for j in range(max(i, 1)):
            total = total + x[i] * x[j] * total + x[j]
        i += 1
        if total.real >= 50:
            break
    return total


@case(
    """double f(const double *x, int n) {
        double s = 1;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                s += x[i] * s * x[j];
                if (s > 5) goto out;
            }
    out:
        return s * s;
    }""",
    vector(6),
)
def goto_out_of_nest(x, n):
    total = 1
    for i in range(n):
        for j in range(n):
            total = total + x[i] * total * x[j]
            if total.real > 5:
                return total**2
    return total**2


@case(
    "double f(const double *x, int n) { double s = x[1]; for (int i = 9; i < n; i++) s += x[i]; return s; }",
    vector(3),
)
def loop_that_never_runs(x, n):
    return x[1]


@case(
    "double f(const double *x, int n) { double s = 0; for (int i = n; i-- > 0;) s = s * 0.5 + x[i] * x[i]; return s; }",
    vector(6),
)
def counting_down(x, n):
    total = 0
    for i in reversed(range(n)):
        total = total * 0.5 + x[i] ** 2
    return total


@case(
    """double f(const double *x, int n) {
        double s = 0;
        for (long i = 0, j = n - 1; i < j; i += 2, j--)
            s += x[i] * x[j];
        return s;
    }""",
    vector(9),
)
def two_counters(x, n):
    total, i, j = 0, 0, n - 1
    while i < j:
        total = total + x[i] * x[j]
        i, j = i + 2, j - 1
    return total


@case(
    "double f(const double *x, unsigned n) { double s = 1; for (unsigned i = 1; i < n; i *= 2) s *= x[i]; return s; }",
    vector(9),
)
def doubling_counter(x, n):
    return x[1] * x[2] * x[4] * x[8]


@case(
    """double f(const double *x, int n) {
        double best = x[0];
        for (int i = 1; i < n; i++)
            best = x[i] > best ? x[i] : best;
        return best * best;
    }""",
    vector(8),
)
def running_maximum(x, n):
    return max(x, key=lambda v: v.real) ** 2


@case(
    """double f(double x, double y) {
        return x > 2 ? x * y : y > 1 && x > 0 ? x - y * y : x < 0 || y < 0 ? 7 : y;
    }""",
    pair,
)
def conditions_in_a_chain(x, y):
    return x - y * y


@case(
    """double f(double *x, int n) {
        double s = 0;
        for (int i = 0; i < n; i++) {
            if (x[i] < 0) x[i] = -3 * x[i];
            s += x[i] * x[i];
        }
        return s;
    }""",
    signed(7),
)
def conditional_store(x, n):
    x[x.real < 0] *= -3
    return (x**2).sum()


@case(
    """double f(double x) {
        double y = 1, step;
        do { step = (y * y - x) / (2 * y); y -= step; } while (fabs(step) > 1e-7);
        return y;
    }""",
    scalar,
)
def newton_until_convergence(x):
    y = 1
    while True:
        step = (y * y - x) / (2 * y)
        y = y - step
        if abs(step.real) <= 1e-7:
            return y


@case(
    "double f(double x, int n) { for (int i = 0; i < n; i++) x = 3.2 * x * (1 - x); return x; }",
    lambda rng: scalar(rng) | {"n": 20},
)
def logistic_map(x, n):
    for _ in range(n):
        x = 3.2 * x * (1 - x)
    return x


@case(
    """double f(double x, double y, int n) {
        for (int i = 0; i < n; i++) { double t = x; x = y; y = 0.3 * t + 0.5 * x * t; }
        return x - y;
    }""",
    lambda rng: pair(rng) | {"n": 7},
)
def values_that_change_places(x, y, n):
    for _ in range(n):
        x, y = y, 0.3 * x + 0.5 * x * y
    return x - y


@case(
    """double f(const double *x, int n, int squared) {
        double s = 1;
        for (int i = 0; i < n; i++)
            if (squared) s += x[i] * x[i] * s; else s += x[i];
        return s;
    }""",
    lambda rng: vector(6)(rng) | {"squared": 1},
)
def invariant_condition(x, n, squared):
    total = 1
    for i in range(n):
        total = total + x[i] ** 2 * total
    return total


@case(
    """double f(const double *x, int n) {
        double s = 0;
        for (int i = 0; i < n; i++) {
            double t = x[i];
            while (t < 3) { t = t * 1.5 + 0.1; s += t * t; }
        }
        return s;
    }""",
    vector(5),
)
def unknown_count_in_known_loop(x, n):
    total = 0
    for t in x:
        while t.real < 3:
            t = t * 1.5 + 0.1
            total = total + t * t
    return total


@case(
    """double f(double x, int n) {
        while (n != 1) {
            if (n % 2) { n = 3 * n + 1; x = x * 1.1 + 0.01; }
            else { n /= 2; x = sin(x) + 0.1; }
        }
        return x;
    }""",
    lambda rng: scalar(rng) | {"n": 7},
)
def integers_decide(x, n):
    while n != 1:
        n, x = (3 * n + 1, x * 1.1 + 0.01) if n % 2 else (n // 2, np.sin(x) + 0.1)
    return x


@case(
    "double f(double x) { double s = 0; for (double t = 0.05; t < 1; t += 0.1) s += exp(-t * x); return s; }",
    scalar,
)
def floating_counter(x):
    return sum(np.exp(-(0.05 + 0.1 * i) * x) for i in range(10))


@case(
    """double f(double x, double dt) {
        double t = 0;
        while (1) {
            if (t + dt > 1) dt = 1 - t;
            x += dt * (x - x * x);
            t += dt;
            if (t >= 1) break;
        }
        return x;
    }""",
    lambda rng: scalar(rng) | {"dt": 0.29},
)
def last_step_cut_short(x, dt):
    for _ in range(3):
        x = x + dt * (x - x * x)
    return x + (1 - 3 * dt) * (x - x * x)


@case(
    """double f(double *x, int n) {
        for (int step = 0; step < 3; step++) {
            for (int i = 1; i < n - 1; i++) x[i] *= 1 + 0.1 * x[i - 1];
            for (int i = 1; i < n - 1; i++) x[i] += x[i + 1];
        }
        return x[0] * x[0];
    }""",
    lambda rng: {"x": rng.uniform(0.5, 1.5, 4), "n": 0},
)
def nest_whose_inner_bound_is_negative(x, n):
    return x[0] * x[0]


@case(
    """double f(double *x, int steps, int n) {
        for (int step = 0; step < steps; step++)
            if (x[3] > 0.1 * step)
                for (unsigned i = n; i > 0; i--) x[(i - 1) % 3] *= x[(i * 7) % 4] * x[i % 3];
        return x[0] * x[0];
    }""",
    lambda rng: {"x": rng.uniform(0.5, 1.5, 4), "steps": 3, "n": 0},
)
def nest_whose_inner_loop_counts_down_from_zero(x, steps, n):
    return x[0] * x[0]


@suite.each()
def test_twin(case):
    check_twin(case)


@pytest.mark.parametrize("level", LEVELS)
@suite.each()
def test_gradient(case, level):
    check_gradient(case, level)
