"""The array level: ``grad``, ``value_and_grad``, ``vjp``, ``jvp``."""

import numpy as np
import pytest

import irad

X = np.array([0.3, 0.7, 1.1, 1.9])


def slope(a=2.0):
    return a * (np.sin(X) + X * np.cos(X))


def test_grad_by_position_and_name(mod):
    np.testing.assert_allclose(irad.grad(mod.weigh)(X, 2.0, 4), slope(), rtol=1e-14)
    dx, da = irad.grad(mod.weigh, wrt=("x", 1))(X, 2.0, 4)
    np.testing.assert_allclose(dx, slope(), rtol=1e-14)
    assert type(da) is float and da == pytest.approx(np.sum(np.sin(X) * X), rel=1e-14)
    (only,) = irad.grad(mod.weigh, wrt=("a",))(X, 2.0, 4)
    assert only == da


def test_value_and_grad(mod):
    value, dx = irad.value_and_grad(mod.weigh, wrt="x")(X, 2.0, 4)
    assert value == pytest.approx(mod.weigh(X, 2.0, 4), rel=1e-14)
    np.testing.assert_allclose(dx, slope(), rtol=1e-14)


def test_gradient_has_shape_and_dtype_of_the_argument(mod):
    x = X.astype(np.float32).reshape(2, 2)
    y = np.zeros_like(x)
    _, pullback = irad.vjp(mod.square_single)(x, y, 4)
    got = pullback(np.ones_like(y))
    assert got.shape == (2, 2) and got.dtype == np.float32
    np.testing.assert_array_equal(got, 2 * x)


def test_read_only_arrays_may_be_read(mod):
    x = X.copy()
    x.flags.writeable = False
    np.testing.assert_allclose(irad.grad(mod.weigh)(x, 2.0, 4), slope(), rtol=1e-14)


def test_pullback_any_number_of_times(mod):
    x, y = X.copy(), np.zeros(4)
    out, pullback = irad.vjp(mod.square, wrt="x", out="y")(x, y, 4)
    assert out is y
    np.testing.assert_array_equal(y, X * X)
    x[:], y[:] = -1, -1
    for factor in (1.0, 2.0, 1.0):
        np.testing.assert_array_equal(pullback(factor * np.ones(4)), factor * 2 * X)
    np.testing.assert_array_equal(y, -1)


def test_pullback_of_a_result(mod):
    value, pullback = irad.vjp(mod.product, wrt=(0, "b"))(2.0, 3.0)
    assert value == 12.0
    assert pullback(2.0) == (24.0, 8.0)


def test_several_outputs_take_a_tuple_of_seeds(mod):
    y, z = np.zeros(4), np.zeros(4)
    out, pullback = irad.vjp(mod.both, wrt="x", out=("y", "z"))(X, y, z, 4)
    assert out[0] is y and out[1] is z
    np.testing.assert_allclose(pullback((np.ones(4), X)), 2 + 2 * X * X, rtol=1e-15)


def test_scratch_carries_derivatives(mod):
    """The result passes through an array that nobody asked about."""
    x, scratch, y = X.copy(), np.zeros(4), np.zeros(4)
    _, pullback = irad.vjp(mod.through, wrt="x", out="y")(x, scratch, y, 4)
    np.testing.assert_allclose(pullback(np.ones(4)), 4 * X**3, rtol=1e-14)


def test_output_that_is_also_input(mod):
    """In place, as one array given twice: it is the input, and its shadow goes through the overwriting."""
    y = X.copy()
    _, pullback = irad.vjp(mod.scale, wrt="x", out="y")(y, y, 3.0, 4)
    np.testing.assert_array_equal(y, 3 * X * X)
    np.testing.assert_allclose(pullback(np.ones(4)), 6 * X, rtol=1e-15)


def test_jvp_of_a_result(mod):
    dx = np.array([1.0, -1, 2, 0.5])
    value, tangent = irad.jvp(mod.weigh, wrt=("x", "a"))((X, 2.0, 4), (dx, 0.25))
    assert value == pytest.approx(mod.weigh(X, 2.0, 4), rel=1e-14)
    assert tangent == pytest.approx(dx @ slope() + 0.25 * np.sum(np.sin(X) * X), rel=1e-13)


def test_jvp_of_outputs(mod):
    y, dx = np.zeros(4), np.arange(4.0)
    value, tangent = irad.jvp(mod.square)((X, y, 4), (dx,))
    assert value is y
    np.testing.assert_array_equal(y, X * X)
    np.testing.assert_array_equal(tangent, 2 * X * dx)
    np.testing.assert_array_equal(dx, np.arange(4.0))


def test_the_kernel_runs_once():
    module = irad.compile("double f(double *x) { x[0] = 2 * x[0]; return x[0] * x[0]; }", lang="c")
    x = np.array([3.0])
    assert irad.value_and_grad(module.f)(x)[0] == 36.0 and x[0] == 6.0
    x[0] = 3.0
    _, pullback = irad.vjp(module.f)(x)
    assert x[0] == 6.0
    assert pullback(1.0)[0] == 24.0 and x[0] == 6.0


def test_check_passes_and_leaves_arguments_alone(mod):
    x, scratch, y = X.copy(), np.ones(4), np.zeros(4)
    report = irad.check(mod.through, x, scratch, y, 4)
    assert report.wrt == ("x", "scratch", "y") and report.outputs == ("scratch", "y")
    assert abs(report.forward - report.reverse) <= 1e-12 * report.size
    for array, kept in ((x, X), (scratch, np.ones(4)), (y, np.zeros(4))):
        np.testing.assert_array_equal(array, kept)
    assert "irad.check of through: d(scratch, y)/d(x, scratch, y)" in repr(report)


def test_check_needs_something_to_check(mod):
    with pytest.raises(irad.UsageError, match="there is nothing to check"):
        irad.check(mod.count, X, 4)
