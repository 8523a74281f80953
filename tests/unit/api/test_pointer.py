"""The pointer level: ``irad.autodiff``."""

import ctypes
import threading

import cffi
import numpy as np
import pytest

import irad

X = np.array([0.3, 0.7, 1.1, 1.9])
ffi = cffi.FFI()


def slope(a=2.0):
    return a * (np.sin(X) + X * np.cos(X))


def test_inferred_activities(mod):
    dx = np.zeros(4)
    da = irad.autodiff(mod.weigh)(X, dx, 2.0, 4)
    np.testing.assert_allclose(dx, slope(), rtol=1e-14)
    assert da == pytest.approx(np.sum(np.sin(X) * X), rel=1e-14)


def test_adjoints_are_added_and_seeded(mod):
    dx = np.ones(4)
    df = irad.autodiff(mod.weigh, irad.Dup, irad.Const, irad.Const)
    assert df(X, dx, 2.0, 4, seed=3) is None
    np.testing.assert_allclose(dx, 1 + 3 * slope(), rtol=1e-14)


def test_shadow_of_overwritten_memory_is_consumed(mod):
    y, dx, dy = np.zeros(4), np.zeros(4), np.arange(4.0)
    irad.autodiff(mod.square)(X, dx, y, dy, 4)
    np.testing.assert_array_equal(y, X * X)
    np.testing.assert_allclose(dx, 2 * X * np.arange(4.0), rtol=1e-15)
    np.testing.assert_array_equal(dy, 0)


def test_several_and_single_precision_results(mod):
    assert irad.autodiff(mod.product)(2.0, 3.0) == (12.0, 4.0)
    assert irad.autodiff(mod.product, irad.Const, irad.Active)(2.0, 3.0) == 4.0
    got = irad.autodiff(mod.single)(1.1)
    assert type(got) is float and got == pytest.approx(2.2, rel=1e-6)


@pytest.mark.parametrize("form", ["cffi", "ctypes", "address"])
def test_raw_pointers(mod, form):
    dx = np.zeros(4)
    wrap = {
        "cffi": lambda a: ffi.cast("double *", ffi.from_buffer(a)),
        "ctypes": lambda a: a.ctypes.data_as(ctypes.POINTER(ctypes.c_double)),
        "address": lambda a: a.ctypes.data,
    }[form]
    irad.autodiff(mod.weigh)(wrap(X), wrap(dx), 2.0, 4)
    np.testing.assert_allclose(dx, slope(), rtol=1e-14)


def test_ctypes_array_as_shadow(mod):
    shadow = (ctypes.c_double * 4)()
    irad.autodiff(mod.weigh)(X, shadow, 2.0, 4)
    np.testing.assert_allclose(list(shadow), slope(), rtol=1e-14)


def test_array_given_twice(mod):
    """In place: y = b y², so that the derivative goes through the overwritten values."""
    y, dy = np.array([1.0, 2, 3, 4]), np.ones(4)
    db = irad.autodiff(mod.scale)(y, dy, y, dy, 3.0, 4)
    np.testing.assert_array_equal(y, 3 * np.array([1.0, 4, 9, 16]))
    np.testing.assert_array_equal(dy, 6 * np.array([1.0, 2, 3, 4]))
    assert db == 30.0


def test_overlapping_by_one(mod):
    """y[i] = x[i]² where y starts one after x: each value is the square of the one before."""
    memory, shadow = np.array([1.1, 0, 0, 0]), np.array([0.0, 0, 0, 1])
    irad.autodiff(mod.square)(memory[:3], shadow[:3], memory[1:], shadow[1:], 3)
    assert memory[3] == pytest.approx(1.1**8, rel=1e-15)
    np.testing.assert_allclose(shadow, [8 * 1.1**7, 0, 0, 0], rtol=1e-14)


def test_two_dimensional_and_fortran_order(mod):
    x = np.asfortranarray(X.reshape(2, 2))
    dx = np.zeros_like(x)
    irad.autodiff(mod.weigh)(x, dx, 2.0, 4)
    np.testing.assert_allclose(
        dx.ravel(order="K"), 2 * (np.sin(x) + x * np.cos(x)).ravel(order="K"), rtol=1e-14
    )


def test_forward_mode(mod):
    dx = np.array([1.0, -1, 2, 0.5])
    df = irad.autodiff(mod.weigh, mode="forward")
    expected = dx @ slope() + 0.25 * np.sum(np.sin(X) * X)
    assert df(X, dx, 2.0, 0.25, 4) == pytest.approx(expected, rel=1e-13)


def test_interface_for_other_code(mod):
    df = irad.autodiff(mod.weigh)
    dx = np.zeros(4)
    by_cffi = df.cffi(ffi.from_buffer(X), ffi.from_buffer(dx), 2.0, 4, 1.0)
    by_ctypes = df.ctypes(X.ctypes.data, dx.ctypes.data, 2.0, 4, 1.0)
    assert by_cffi == by_ctypes == pytest.approx(np.sum(np.sin(X) * X), rel=1e-14)
    np.testing.assert_allclose(dx, 2 * slope(), rtol=1e-14)
    assert int(ffi.cast("uintptr_t", df.cffi)) == df.address
    out = ffi.new("double[2]")
    irad.autodiff(mod.product).cffi(2.0, 3.0, 1.0, out)
    assert list(out) == [12.0, 4.0]


def test_what_was_generated(mod):
    df = irad.autodiff(mod.weigh)
    assert "define" in df.ir and "weigh" in df.ir
    assert df.stats.instructions > 0 and df.stats.generated > 0
    assert set(df.stats.seconds) == {"prepare", "parse", "differentiate", "compile"}
    assert "%0: dup" in df.plan or "x" in df.plan


def test_what_was_generated_needs_no_compiler(mod, monkeypatch):
    def compiled(*args, **kwargs):
        raise AssertionError("compiled")

    df = irad.autodiff(mod.product, irad.Active, irad.Const)  # of no other test
    with monkeypatch.context() as patch:
        patch.setattr("irad.api.session.JitLibrary", compiled)
        assert "define" in df.ir and "product" in df.plan
        with pytest.raises(AssertionError, match="compiled"):
            df(2.0, 3.0)
    assert df(2.0, 3.0) == 12.0


def test_no_assumption_when_sizes_are_unknown(mod):
    """Addresses of overlapping memory: the version for disjoint arguments would be wrong."""
    memory, shadow = np.array([1.1, 0, 0, 0]), np.array([0.0, 0, 0, 1])
    at, shadow_at = memory.ctypes.data, shadow.ctypes.data
    irad.autodiff(mod.square)(at, shadow_at, at + 8, shadow_at + 8, 3)
    np.testing.assert_allclose(shadow, [8 * 1.1**7, 0, 0, 0], rtol=1e-14)


def test_many_threads_at_once():
    module = irad.compile("double f(double a, double b) { return a * a * b; }", lang="c")
    wrong = []

    def work(i):
        df = irad.autodiff(module.f)
        wrong.extend(k for k in range(50) if df(2.0, float(i)) != (4.0 * i, 4.0))

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
