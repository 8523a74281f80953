"""Programs that ask for derivatives of public libraries themselves, built by `irad cc` together with the libraries."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.public.cases import Outcome, outcomes
from tests.public.fetching import debian_source, npm_package, wrapper
from tests.public.test_cephes import SYSTEM
from tests.public.test_cminpack import SOURCE as MINPACK_SOURCE
from tests.public.test_kissfft import SOURCE as FFT_SOURCE

#: Prints, for each direction, what the derivative says and what differences of sixth order say.
MAIN = r"""
#include <irad.h>
#include <stdio.h>
#include <string.h>

static void report(double *x, int n, const double *dx, double step)
{
    static const double weight[4] = { 0, 3 / 4.0, -3 / 20.0, 1 / 60.0 };
    for (int i = 0; i < n; i++) {
        double at = x[i], slope = 0;
        for (int k = 1; k <= 3; k++) {
            x[i] = at + k * step;
            double up = value(x);
            x[i] = at - k * step;
            slope += weight[k] * (up - value(x)) / step;
        }
        x[i] = at;
        printf("%.17g %.17g\n", dx[i], slope);
    }
}
"""

FFT = (
    FFT_SOURCE
    + r"""
static double value(const double *x)
{
    double y[60], sum = 0;
    plane(x, y, 5, 6);
    for (int i = 0; i < 60; i++)
        sum += (1 + i) * y[i] * y[i];
    return sum;
}
"""
    + MAIN
    + r"""
int main(void)
{
    double x[60], dx[60] = { 0 };
    for (int i = 0; i < 60; i++)
        x[i] = ((i * 37) % 23) / 11.0 - 1;
    __irad_autodiff(value, irad_dup, x, dx);
    report(x, 60, dx, 1e-2);
}
"""
)

FIT = (
    MINPACK_SOURCE
    + r"""
static double value(const double *y)
{
    double t[12], x[3] = { 1.0, 1.0, 0.0 };
    for (int i = 0; i < 12; i++)
        t[i] = i * 0.27;
    fit_slopes(t, y, 12, x);
    return x[0] + 2 * x[1] + 3 * x[2];
}
"""
    + MAIN
    + r"""
int main(void)
{
    double y[12], dy[12] = { 0 };
    for (int i = 0; i < 12; i++)
        y[i] = 2.0 * exp(-1.3 * i * 0.27) + 0.5 + 0.03 * (i % 3);
    __irad_autodiff(value, irad_dup, y, dy);
    report(y, 12, dy, 1e-3);
}
"""
)

BESSEL = (
    SYSTEM
    + r"""
double cephes_jv(double, double), cephes_gamma(double), cephes_incbet(double, double, double), cephes_erf(double);
static double value(const double *x)
{
    return cephes_jv(x[0], x[1]) * cephes_gamma(x[2]) + cephes_incbet(x[0], x[2], x[3]) / cephes_erf(x[3]);
}
"""
    + MAIN
    + r"""
int main(void)
{
    double x[4] = { 2.3, 3.1, 1.6, 0.35 }, dx[4] = { 0 };
    __irad_autodiff(value, irad_dup, x, dx);
    report(x, 4, dx, 1e-3);
}
"""
)


def _program(name: str) -> tuple[str, list[Path], list[str]]:
    if name == "kissfft":
        top = debian_source("kissfft")
        files = [top / f"{x}.c" for x in ("kiss_fft", "kiss_fftnd", "kiss_fftr", "kiss_fftndr")]
        return FFT, files, [f"-I{top}", "-Dkiss_fft_scalar=double"]
    if name == "cminpack":
        top = debian_source("cminpack")
        return FIT, [p for p in sorted(top.glob("*.c")) if not p.stem.endswith("_")], [f"-I{top}"]
    folder = npm_package("cephes", "1.1.2") / "cephes"
    return BESSEL, [p for p in sorted(folder.glob("*.c")) if p.name != "floor.c"], [f"-I{folder}"]


@pytest.mark.parametrize("name", ["kissfft", "cminpack", "cephes"])
def test_program_built_ahead_of_time(name: str, tmp_path: Path) -> None:
    source, files, flags = _program(name)
    found = Outcome(f"{name} ahead", "main", "-O2", "wrong", 0.0)
    outcomes.append(found)
    program = tmp_path / name
    command = [sys.executable, "-m", "irad.cli", "cc", "-O2", "-w", *flags]
    main = wrapper(f"ahead_{name}.c", source)
    built = subprocess.run(
        [*command, main, *map(str, files), "-o", str(program), "-lm"], check=False, capture_output=True, text=True,
        timeout=500,
    )  # fmt: skip
    if built.returncode:
        found.status, found.message = "refused", built.stderr
    assert built.returncode == 0, built.stderr
    done = subprocess.run([str(program)], check=True, capture_output=True, text=True, timeout=100)
    pairs = np.array([[float(x) for x in line.split()] for line in done.stdout.splitlines()])
    assert len(pairs) >= 4
    # differences of a fit are no better: from step to step, it may end after another iteration
    rtol = 1e-4 if name == "cminpack" else 1e-6
    np.testing.assert_allclose(pairs[:, 0], pairs[:, 1], rtol=rtol, atol=1e-8 * np.max(np.abs(pairs)))
    found.status = "right"
