"""Numerical codes of real size that others wrote, differentiated as they are.

Their sources are fetched from the package index when the tests first run (docs/case-studies.md tells what they are and
what was found). References are irad's own tangents, entry by entry, and central differences of sixth order.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

import irad
from tests.unpacking import unpack

PROPAGATE = """
#include "SGP4.h"
// Elements: drag term, two derivatives of the mean motion, eccentricity, argument of perigee, inclination,
// mean anomaly, mean motion, right ascension of the node (radians, minutes). State: position in km, velocity in km/s.
extern "C"
int propagate(const double *elements, double epoch, double minutes, double *state)
{
    elsetrec satellite = {};
    const double *e = elements;
    SGP4Funcs::sgp4init(wgs72, 'i', "00005", epoch, e[0], e[1], e[2], e[3], e[4], e[5], e[6], e[7], e[8], satellite);
    SGP4Funcs::sgp4(satellite, minutes, state, state + 3);
    return satellite.error;
}
"""

#: What pip says of an index that it cannot reach.
UNREACHABLE = ("No matching distribution found", "Connection", "connection", "timed out", "name resolution")

#: Central difference of sixth order: the weights at -3, …, 3 steps.
WEIGHTS = {-3: -1 / 60, -2: 3 / 20, -1: -3 / 4, 1: 3 / 4, 2: -3 / 20, 3: 1 / 60}


def fetched(config: pytest.Config, temporary: pytest.TempPathFactory, package: str) -> Path:
    """The unpacked source package, kept in pytest's cache directory, where there is one that can be written to."""
    cache = getattr(config, "cache", None)
    try:
        kept = cache.mkdir("real_codes") if cache is not None else temporary.getbasetemp()
    except OSError:
        kept = temporary.getbasetemp()
    folder = kept / package.replace("==", "-")
    if not (folder / "done").exists():
        folder.mkdir(exist_ok=True)
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--no-binary", package.partition("==")[0], "--dest", str(folder), package]
        environment = {"HOME": str(temporary.getbasetemp()), **os.environ}  # without one pip fails
        done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300, env=environment)
        if done.returncode and any(sign in done.stderr for sign in UNREACHABLE):
            pytest.skip(f"the package index cannot be reached for the sources of {package}")
        assert done.returncode == 0, done.stderr
        archives = list(folder.glob("*.tar.gz"))
        unpack(archives[0], folder)
        (folder / "done").touch()
    return next(p for p in folder.iterdir() if p.is_dir())


def difference(run: Callable[[float], np.ndarray], step: float) -> tuple[np.ndarray, np.ndarray]:
    """The derivative of `run` at 0, and what rounding may have done to it: values are good to some 100 ulp, because
    both codes compute angles of many turns on the way."""
    values = {k: run(k * step) for k in WEIGHTS}
    size = np.max(np.abs(list(values.values())), axis=0)
    return sum(w * values[k] for k, w in WEIGHTS.items()) / step, 100 * 2.2e-16 * size / step


# -- SGP4: where a satellite is (3,200 lines of C++)


NEAR = (
    np.array([2.8098e-5, 6.97e-13, 0.0, 0.1859667, 5.790416, 0.598093, 0.337309, 0.047229445, 6.086385]),
    18441.785,
    360.0,
)
#: Twelve hours a turn: the resonance with the earth's rotation is integrated numerically.
DEEP = (np.array([1.1e-4, 0.0, 0.0, 0.6877, 4.7, 1.1, 0.26, 0.0087508, 2.1]), 20300.5, 5000.0)
STEPS = (1e-5, 1.0, 1.0, 1e-4, 1e-3, 1e-3, 1e-3, 1e-6, 1e-3)


@pytest.fixture(scope="module", params=["-O2", "-O1"])
def propagate(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> irad.Function:
    top = fetched(request.config, tmp_path_factory, "sgp4==2.27") / "extension"
    wrapper = tmp_path_factory.mktemp("sgp4") / "propagate.cpp"
    wrapper.write_text(PROPAGATE)
    flags = [request.param, f"-I{top}"]
    return irad.compile([str(wrapper), str(top / "SGP4.cpp")], flags=flags).propagate


@pytest.mark.parametrize("orbit", [NEAR, DEEP], ids=["near", "deep"])
def test_state_of_a_satellite_by_its_elements(propagate: irad.Function, orbit: tuple) -> None:
    elements, epoch, minutes = orbit

    def state(moved: np.ndarray) -> np.ndarray:
        found = np.zeros(6)
        assert propagate(moved, epoch, minutes, found) == 0
        return found

    value, pullback = irad.vjp(propagate, wrt="elements", out="state")(elements, epoch, minutes, np.zeros(6))
    np.testing.assert_allclose(value, state(elements), rtol=1e-12)  # products and sums may be fused or not
    jacobian = np.array([pullback(row) for row in np.eye(6)])
    push = irad.jvp(propagate, wrt="elements", out="state")
    for i, (unit, step) in enumerate(zip(np.eye(9), STEPS, strict=True)):
        tangent = push((elements, epoch, minutes, np.zeros(6)), (unit,))[1]
        size = np.max(np.abs(tangent))
        np.testing.assert_allclose(jacobian[:, i], tangent, rtol=0, atol=1e-13 * size)
        expected, rounding = difference(lambda t, unit=unit: state(elements + t * unit), step)
        assert np.all(np.abs(tangent - expected) <= 1e-8 * size + rounding), i
    assert np.all(jacobian[:, [1, 2]] == 0.0)  # the model does not use them


# -- ERFA: where a star is seen (248 files, 33,000 lines of C)

STAR = {
    "rc": 2.71, "dc": 0.174, "pr": 1e-5, "pd": 5e-6, "px": 0.1, "rv": 55.0, "utc1": 2456384.5, "utc2": 0.469254051,
    "dut1": 0.1550675, "elong": -0.527800806, "phi": -1.2345856, "hm": 2738.0, "xp": 2.47230737e-7, "yp": 1.82640464e-6,
    "phpa": 731.0, "tc": 12.8, "rh": 0.59, "wl": 0.55,
}  # fmt: skip
SEEN = ("aob", "zob", "hob", "dob", "rob", "eo")
STAR_STEPS = {
    "rc": 1e-2, "dc": 1e-2, "pr": 1e-4, "pd": 1e-4, "px": 1e-2, "rv": 1e3, "utc2": 1e-3, "dut1": 1e-1, "elong": 1e-2,
    "phi": 1e-2, "hm": 1e3, "xp": 1e-3, "yp": 1e-3, "phpa": 10.0, "tc": 1.0, "rh": 1e-1, "wl": 1e-2,
}  # fmt: skip


@pytest.fixture(scope="module")
def erfa(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> irad.Module:
    top = fetched(request.config, tmp_path_factory, "pyerfa==2.0.1.5") / "liberfa" / "erfa" / "src"
    left_out = ("t_erfa_c.c", "t_erfa_c_extra.c", "erfaversion.c")  # test programs; needs what `configure` makes
    files = sorted(str(p) for p in top.glob("*.c") if p.name not in left_out)
    assert len(files) == 248
    return irad.compile(files, flags=["-O2", f"-I{top}"])


def _observed(function: irad.Function, star: dict[str, float]) -> np.ndarray:
    outputs = [np.zeros(1) for _ in SEEN]
    assert function(*star.values(), *outputs) == 0
    return np.concatenate(outputs)


def _seeds(row: Sequence[float]) -> tuple[np.ndarray, ...]:
    return tuple(np.array([seed]) for seed in row)


def test_observed_place_of_a_star_by_everything(erfa: irad.Module) -> None:
    function, names = erfa.eraAtco13, tuple(STAR_STEPS)
    arguments = (*STAR.values(), *(np.zeros(1) for _ in SEEN))
    value, pullback = irad.vjp(function, wrt=names, out=SEEN)(*arguments)
    np.testing.assert_allclose(np.concatenate(value), _observed(function, STAR), rtol=1e-12)
    jacobian = np.array([pullback(_seeds(row)) for row in np.eye(len(SEEN))])
    push = irad.jvp(function, wrt=names, out=SEEN)
    for i, (name, step) in enumerate(STAR_STEPS.items()):
        unit = tuple(np.eye(len(names))[i])
        tangent = np.concatenate(push(arguments, unit)[1])
        size = np.max(np.abs(tangent))
        assert size > 0, name
        np.testing.assert_allclose(jacobian[:, i], tangent, rtol=0, atol=1e-11 * size, err_msg=name)
        expected, rounding = difference(lambda t, name=name: _observed(function, {**STAR, name: STAR[name] + t}), step)
        assert np.all(np.abs(tangent - expected) <= 1e-7 * size + rounding), name


def test_velocity_of_the_earth_is_the_derivative_of_its_place(erfa: irad.Module) -> None:
    """The code computes both from its series of terms (AU, AU/day), so one checks the derivative of the other."""
    heliocentric, barycentric = np.zeros((2, 3)), np.zeros((2, 3))
    push = irad.jvp(erfa.eraEpv00, wrt="date2", out=("pvh", "pvb"))
    values, tangents = push((2400000.5, 53411.52501161, heliocentric, barycentric), (1.0,))
    for found, tangent in zip(values, tangents, strict=True):
        np.testing.assert_allclose(tangent[0], found[1], rtol=0, atol=1e-14)
    pull = irad.vjp(erfa.eraEpv00, wrt="date2", out=("pvh", "pvb"))
    pullback = pull(2400000.5, 53411.52501161, heliocentric, barycentric)[1]
    for k in range(6):
        seed = np.eye(6)[k].reshape(2, 3)
        assert pullback((seed, np.zeros((2, 3)))) == pytest.approx(tangents[0].ravel()[k], rel=1e-12)
