"""Loops whose reverse accumulates the Jacobian of an iteration first: which they are, and what comes out."""

from __future__ import annotations

import numpy as np
import pytest

import irad

SOURCE = """
#define GROWS(x) ((x) * (p[0] - (x) * (p[1] - 0.1 * (x) * (p[2] - 0.3 * (x) * (x)))))

double integrator(const double *x0, const double *p, double *seen, int n)
{
    double x = x0[0], y = x0[1];
    for (int i = 0; i < n; i++) {
        double dx = GROWS(x) - p[2] * y, dy = p[1] * x - GROWS(y);
        x += 0.01 * dx;
        y += 0.01 * dy;
    }
    return x + 2 * y;
}

double recorded(const double *x0, const double *p, double *seen, int n)
{   /* what is stored, within an iteration and at its end, has adjoints of its own */
    double x = x0[0], sum = 0;
    for (int i = 0; i < n; i++) {
        double dx = GROWS(x);
        seen[2 * i] = dx;
        x += 0.01 * dx;
        seen[2 * i + 1] = x;
        sum += x;
    }
    return 2 * x + sum * x0[1];
}

double left(const double *x0, const double *p, double *seen, int n)
{   /* the last iteration ends early, and leaves a number that others do not */
    double x = x0[0], dx = 0;
    for (int i = 0; i < n; i++) {
        dx = GROWS(x);
        if (dx < p[3])
            break;
        x += 0.01 * x0[1] * GROWS(dx);
    }
    return x + dx * dx;
}

double shifted(const double *x0, const double *p, double *seen, int n)
{   /* what was x is y, and what was y is z */
    double x = x0[0], y = x0[1], z = 0.5;
    for (int i = 0; i < n; i++) {
        double next = GROWS(x) + 0.1 * z;
        z = y;
        y = x;
        x = next;
    }
    return x + 2 * y + 3 * z;
}

double limited(const double *x0, const double *p, double *seen, int n)
{   /* a choice between values */
    double x = x0[0];
    for (int i = 0; i < n; i++) {
        double dx = GROWS(x), step = dx > p[3] ? 0.02 * dx : 0.01 * x;
        x += GROWS(step) * x0[1];
    }
    return x;
}

float single(const float *x0, const float *p, float *seen, int n)
{
    float x = x0[0], y = x0[1];
    for (int i = 0; i < n; i++) {
        float dx = p[0] * x - p[1] * x * y, dy = p[1] * x * y - p[2] * y;
        x += 0.01f * dx;
        y += 0.01f * dy;
    }
    return x + 2 * y;
}

double power(const double *x0, const double *p, double *seen, int n)
{   /* one product: nothing is gained */
    double x = x0[0];
    for (int i = 0; i < n; i++)
        x *= p[0];
    return x;
}

double wide(const double *x0, const double *p, double *seen, int n)
{   /* many variables: a Jacobian of that size costs more than it saves */
    double a = x0[0], b = x0[1], c = p[0], d = p[1], e = p[2], f = p[3];
    for (int i = 0; i < n; i++) {
        double s = a * b + c * d + e * f, t = a + b * c * d;
        a += 0.01 * s * b, b += 0.01 * t * c, c += 0.01 * s * d, d += 0.01 * t * e;
        e += 0.01 * s * f, f += 0.01 * t * a;
    }
    return a + b + c + d + e + f;
}
"""
STEPS = 30
TAKEN = ("integrator", "recorded", "left", "shifted", "limited", "single")
PHRASE = "Jacobian is accumulated first"


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> irad.Module:
    path = tmp_path_factory.mktemp("preaccumulation") / "loops.c"
    path.write_text(SOURCE)
    return irad.compile(path, flags=["-O2"])


def gradient_of(module: irad.Module, name: str) -> irad.Derivative:
    return irad.autodiff(module[name], irad.Dup, irad.Dup, irad.Dup, irad.Const)


@pytest.mark.parametrize("name", (*TAKEN, "power", "wide"))
def test_the_plan_says_where_it_is_done(module: irad.Module, name: str) -> None:
    assert (PHRASE in str(gradient_of(module, name).plan)) == (name in TAKEN)


def test_with_a_strong_zero_it_is_not_done() -> None:
    module = irad.compile(SOURCE, lang="c", flags=["-O2"], options=irad.Options(strong_zero=True))
    assert PHRASE not in str(gradient_of(module, "integrator").plan)


@pytest.mark.parametrize("name", (*TAKEN, "power", "wide"))
def test_gradients_agree_with_differences(module: irad.Module, name: str) -> None:
    kind = np.float32 if name == "single" else np.float64
    x, p = np.array([1.1, 0.7], kind), np.array([0.9, 0.4, 0.3, 0.62], kind)
    weights = np.linspace(-1, 1, 2 * STEPS, dtype=kind)
    dx, dp = np.zeros_like(x), np.zeros_like(p)
    gradient_of(module, name)(x, dx, p, dp, np.zeros_like(weights), weights.copy(), STEPS)

    def value(at: np.ndarray) -> float:
        seen = np.zeros_like(weights)
        result = module[name](at[:2].astype(kind), at[2:].astype(kind), seen, STEPS)
        return float(result + weights.astype(float) @ seen)

    at, step = np.concatenate([x, p]).astype(float), 1e-2 if name == "single" else 2e-4
    found = [
        (8 * (value(at + e) - value(at - e)) - value(at + 2 * e) + value(at - 2 * e)) / (12 * step)
        for e in step * np.eye(6)
    ]
    tolerance = 2e-3 if name == "single" else 1e-9
    np.testing.assert_allclose(np.concatenate([dx, dp]), found, rtol=tolerance, atol=tolerance)
