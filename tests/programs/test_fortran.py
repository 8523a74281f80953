"""Fortran programs at all optimisation levels against complex steps of their twins in Python."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import irad
from irad.errors import DifferentiationError, IradError, ToolError
from irad.frontends.toolchain import find_fortran
from irad.options import Options
from tests.programs.fortran_twins import CASES, Case
from tests.programs.levels import LEVELS, options_for
from tests.programs.oracle import assert_same, complex_step

FOLDER = Path(__file__).parent / "fortran"
SOURCES = {p.stem: [p] for p in sorted(FOLDER.glob("*.f*"))} | {"with_c": [FOLDER / "with_c.f90", FOLDER / "with_c.c"]}
#: Refused today, and why; taken out when it works.
WAITING: dict[str, str] = {}


def _has_flang() -> bool:
    try:
        find_fortran(Options.from_environment())
    except ToolError:
        return False
    return True


pytestmark = pytest.mark.skipif(not _has_flang(), reason="there is no flang here (Debian: apt install flang-22)")


@cache
def module(name: str, level: str) -> Any:
    """A program of the folder; C takes no part in the levels."""
    return irad.compile(SOURCES[name], flags=[] if name == "with_c" else [level], options=options_for(level))


def procedure(case: str, level: str) -> Any:
    """The procedure of a case: `file.procedure`, and perhaps a word about the case."""
    file, _, name = case.partition(" ")[0].partition(".")
    return module(file, level)[name]


def fresh(args: dict[str, Any]) -> dict[str, Any]:
    """Arguments that may be changed; arrays keep their layout."""
    return {n: _copy(v) if isinstance(v, np.ndarray) else v for n, v in args.items()}


def _copy(value: np.ndarray) -> np.ndarray:
    if value.flags.c_contiguous or value.flags.f_contiguous:
        return value.copy(order="K")
    whole = np.zeros(tuple(2 * n for n in value.shape), value.dtype)  # strided, as it was
    part = whole[tuple(slice(0, 2 * n, 2) for n in value.shape)]
    part[...] = value
    return part


def seeds_of(case: Case) -> dict[str, np.ndarray]:
    """Weights of the outputs, all different."""
    return {n: np.cos(1.0 + np.arange(case.args[n].size, dtype=float)).reshape(case.args[n].shape) for n in case.out}


def gradient(function: Any, case: Case) -> dict[str, Any]:
    """The gradient of the result, or of the weighted outputs."""
    args = fresh(case.args)
    if not case.out:
        found = irad.grad(function, wrt=case.wrt)(*args.values())
    else:
        _, pullback = irad.vjp(function, wrt=case.wrt, out=case.out)(*args.values())
        found = pullback(tuple(seeds_of(case).values()))
    return dict(zip(case.wrt, found, strict=True))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CASES)
def test_gradient(name: str, level: str) -> None:
    case = CASES[name]
    function = procedure(name, level)
    if name in WAITING:
        with pytest.raises(DifferentiationError):
            gradient(function, case)
        return
    has_result = function.signature.result.kind == "float"
    expected = complex_step(case.twin, case.args, case.wrt, seeds_of(case), float(has_result and not case.out))
    assert_same(gradient(function, case), expected)


@pytest.mark.parametrize("name", CASES)
def test_value(name: str) -> None:
    case = CASES[name]
    args, twin_args = fresh(case.args), fresh(case.args)
    found = procedure(name, "-O2")(*args.values())
    for argument, value in twin_args.items():
        if isinstance(value, float):
            twin_args[argument] = np.float64(value)
    expected = case.twin(*twin_args.values())
    if expected is not None:
        np.testing.assert_allclose(found, expected, rtol=1e-12)
    for out in case.out:
        np.testing.assert_allclose(args[out], twin_args[out], rtol=1e-12, atol=1e-14)


FORWARD = ("explicit_shape.axpy", "assumed_shape.energy strided", "assumed_shape.outer", "allocatable.growing",
           "derived_types.tables", "rearrangements.packing", "solvers.lu_solve", "procedures.tree_sum")  # fmt: skip


@pytest.mark.parametrize("name", FORWARD)
def test_forward_mode_agrees(name: str) -> None:
    irad.check(procedure(name, "-O2"), *fresh(CASES[name].args).values())


# single precision and complex numbers, which have no complex step


def test_single_precision() -> None:
    x = np.array([1.0, 2.0, 2.0], np.float32)
    slope = irad.grad(module("precisions", "-O2").single_norm, wrt="x")(3, x)
    assert slope.dtype == np.float32
    np.testing.assert_allclose(slope, x / 3, rtol=1e-6)


def test_both_precisions_at_once() -> None:
    x, y = np.array([1.5, -2.0], np.float32), np.array([0.3, 0.7])
    by_x, by_y = irad.grad(module("precisions", "-O2").mixed, wrt=("x", "y"))(2, x, y)
    np.testing.assert_allclose(by_x, y**2, rtol=1e-6)
    np.testing.assert_allclose(by_y, 2 * x * y, rtol=1e-12)


@pytest.mark.parametrize("level", LEVELS)
def test_complex_scalar(level: str) -> None:
    z = 1.2 + 0.4j
    w, dw = z * z + z.conjugate() / (z + 2), 2 * z - z.conjugate() / (z + 2) ** 2
    by_conjugate = 1 / (z + 2)

    def along(direction: complex) -> float:
        change = dw * direction + by_conjugate * direction.conjugate()
        return change.real * w.imag + w.real * change.imag + 2 * w.real * change.real

    found = irad.grad(module("complex_numbers", level).magnitude)(z)
    assert found == pytest.approx(complex(along(1), along(1j)), rel=1e-12)


def test_complex_library_functions() -> None:
    z = 1.2 + 0.4j
    slopes = (np.exp(z), -0.5j / np.sqrt(z), np.sin(z) / z + np.log(z) * np.cos(z), 3 * z**2)
    expected = np.conj(sum(slopes)) + z / abs(z)
    assert irad.grad(module("complex_numbers", "-O2").library)(z) == pytest.approx(expected, rel=1e-12)


def test_complex_array_in_place() -> None:
    z, angle = np.array([1 + 2j, -0.5j, 3.0]), 0.7
    seed = np.array([1 - 1j, 2.0, 0.5j])
    value, pullback = irad.vjp(module("complex_numbers", "-O2").rotate, wrt=("angle", "z"), out="z")(3, angle, z.copy())
    np.testing.assert_allclose(value, z * np.exp(1j * angle), rtol=1e-14)
    by_angle, by_z = pullback(seed)
    np.testing.assert_allclose(by_z, seed * np.exp(-1j * angle), rtol=1e-12)
    assert by_angle == pytest.approx(np.sum((seed.conj() * 1j * value).real), rel=1e-12)


def test_discrete_fourier_transform() -> None:
    x = np.array([1.3, 0.4, 2.1, 0.7])
    spectrum = np.fft.fft(x)
    expected = 2 * np.real(np.fft.ifft(np.arange(4) * spectrum) * 4)
    found = irad.grad(module("complex_numbers", "-O2").spectrum)(x, 4)
    np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-9)


# what Python may pass


def test_numbers_by_reference() -> None:
    f = module("scalars", "-O2").blend
    assert irad.grad(f)(1.2, 0.7, 3) == irad.grad(f)(np.array(1.2), np.array([0.7]), np.array(3, np.int32))[()]
    value, (by_x, by_y) = irad.value_and_grad(f, wrt=("x", "y"))(1.2, 0.7, 3)
    assert isinstance(value, float) and isinstance(by_x, float) and isinstance(by_y, float)
    value, tangent = irad.jvp(f, wrt="x")((1.2, 0.7, 3), (1.0,))
    assert isinstance(tangent, float) and tangent == pytest.approx(by_x, rel=1e-12)


def test_outputs_that_are_numbers() -> None:
    value, pullback = irad.vjp(module("scalars", "-O2").polar, wrt=("x", "y"), out=("r", "phi"))(3.0, 4.0, 0.0, 0.0)
    assert value == (5.0, pytest.approx(np.arctan2(4, 3)))
    assert pullback((1.0, 0.0)) == (pytest.approx(0.6), pytest.approx(0.8))
    assert pullback((0.0, 1.0)) == (pytest.approx(-4 / 25), pytest.approx(3 / 25))


def test_pointer_level() -> None:
    f = module("explicit_shape", "-O2").axpy
    x, y = np.array([1.0, 2.0]), np.array([3.0, 4.0])
    da, dx, dy = np.zeros(()), np.zeros(2), np.array([1.0, 10.0])
    irad.autodiff(f, irad.Const, irad.Dup, irad.Dup, irad.Dup)(2, np.array(1.5), da, x, dx, y, dy)
    assert da == 21.0 and dx.tolist() == [1.5, 15.0] and dy.tolist() == [1.0, 10.0] and y.tolist() == [4.5, 7.0]


def test_pointer_level_with_descriptors() -> None:
    f = module("assumed_shape", "-O2").energy
    x, w = np.arange(8.0)[::2], np.ones(4)
    dx = np.zeros(8)[::2]
    irad.autodiff(f, irad.Dup, irad.Const)(x, dx, w, seed=3.0)
    np.testing.assert_array_equal(dx, 6 * x)


@pytest.mark.parametrize(("name", "args", "said"), [
    ("explicit_shape.quadratic", (2, np.ones((2, 2)) @ np.ones((2, 2)), np.ones(2)), "numpy.asfortranarray"),
    ("explicit_shape.fixed", (np.ones(2),), "has 2 elements; it must have 3"),
    ("explicit_shape.axpy", (2.5, 1.0, np.ones(2), np.ones(2)), "it must be a whole number"),
    ("explicit_shape.axpy", (2, "a", np.ones(2), np.ones(2)), "it must be a number"),
    ("assumed_shape.energy", (np.ones((2, 2)), np.ones(4)), "has 2 dimensions; it must have 1"),
    ("assumed_shape.energy", (np.ones(4, np.float32), np.ones(4)), "has dtype float32; it must be float64"),
    ("assumed_shape.energy", ([1.0, 2.0], np.ones(2)), "it must be a NumPy array"),
    ("allocatable.replaced", (np.ones(2),), "may get other memory"),
    ("procedures.by_name", (3, 1.0), "it must be a string"),
    ("precisions.integers", (1.0, 300, 1, 1), "it must be from -128 to 127"),
])  # fmt: skip
def test_arguments_that_do_not_fit(name: str, args: tuple[Any, ...], said: str) -> None:
    if name == "explicit_shape.quadratic":
        args = (2, np.array([[1.0, 2.0], [3.0, 4.0]]), args[2])
    with pytest.raises(irad.ArgumentError, match=said):
        procedure(name, "-O2")(*args)


def test_overlapping_arguments_are_refused() -> None:
    x = np.ones(3)
    with pytest.raises(irad.ArgumentError, match="Fortran forbids"):
        module("explicit_shape", "-O2").axpy(3, 1.0, x, x)
    with pytest.raises(IradError, match="overlap"):
        irad.vjp(module("explicit_shape", "-O2").axpy, wrt="x", out="y")(3, 1.0, x, x)[1](x)


# names


def test_names() -> None:
    mod = module("assumed_shape", "-O2")
    assert mod.energy.symbol == "_QMassumed_shapePenergy"
    assert mod["assumed_shape::energy"] is not None and mod["Assumed_Shape::ENERGY"].name == "energy"
    assert "ENERGY" in mod and "assumed_shape::enrgy" not in mod
    assert str(mod.energy.signature) == "real(kind=8) energy(real(kind=8) :: x(:), real(kind=8) :: w(:))"
    assert module("legacy", "-O2").SUMSQ.symbol == "sumsq_" and module("legacy", "-O2").sumsq_.name == "sumsq"
    with pytest.raises(AttributeError, match="did you mean energy"):
        _ = mod.enrgy


TWICE = """
module {name}
contains
  real(8) function f(x)
    real(8), intent(in) :: x
    f = x * {factor}
  end function
end module
"""


def test_one_name_in_several_modules(tmp_path: Path) -> None:
    paths = [tmp_path / "first.f90", tmp_path / "second.f90"]
    for path, factor in zip(paths, (2, 3), strict=True):
        path.write_text(TWICE.format(name=path.stem, factor=factor))
    mod = irad.compile(paths)
    with pytest.raises(irad.UsageError, match="use one of the names first::f, second::f"):
        _ = mod["f"]
    assert irad.grad(mod["second::f"])(1.0) == 3.0


def test_modules_are_compiled_before_their_users(tmp_path: Path) -> None:
    user, provider = tmp_path / "a_user.f90", tmp_path / "b_provider.f90"
    text = "real(8) function g(x)\n use first, only: f\n real(8), intent(in) :: x\n g = f(x)**2\nend function\n"
    user.write_text(text)
    provider.write_text(TWICE.format(name="first", factor=2))
    assert irad.grad(irad.compile([user, provider]).g)(3.0) == 24.0
    assert not list(tmp_path.glob("*.mod"))


def test_text() -> None:
    mod = irad.compile("real(8) function f(x)\n real(8), intent(in) :: x\n f = x**3\nend function\n", lang="fortran")
    assert irad.grad(mod.f)(2.0) == 12.0
