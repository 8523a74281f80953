"""Broadcast kernels over arrays in a GPU's memory: how they are taken and handed out, sums, failures, refusals."""

from __future__ import annotations

import gc
import re
import sys
import types

import numpy as np
import pytest
from numba import njit

import irad
from irad.api.elementwise import dlpack
from irad.api.elementwise.device_array import DeviceArray, from_device, using
from irad.backend.emulated_gpu import EmulatedGpu
from irad.backend.nvptx import find_libdevice, find_ptxas
from irad.errors import ArgumentError, ToolError, UsageError
from tests.programs.gpu_arrays import CudaArray, DlpackArray, fetched, sent

same = np.testing.assert_allclose
rng = np.random.default_rng(7)


@pytest.fixture(autouse=True)
def gpu():
    made = EmulatedGpu()
    with using(made):
        yield made


@njit
def misfit(x, y, scale):
    return np.log1p(((x - y) / scale) ** 2)


@njit
def both(x, y):
    return x * y, x > y


@njit
def checked(x):
    if x < 0:
        raise ValueError("negative")
    return np.sqrt(x)


@njit
def turned(z, w):
    return z * z * np.conj(w) + 2j * w


@pytest.mark.parametrize("kind", [CudaArray, DlpackArray])
@pytest.mark.parametrize("shape", [(), (1,), (3, 1), (1, 70), (70,), (3, 70), (2, 3, 70)])
def test_expanded_arguments_get_sums(kind, shape):
    x, y, scale = rng.normal(size=(2, 3, 70)), np.asarray(rng.normal(size=shape)), 1.5
    f, seed = irad.broadcast(misfit), rng.normal(size=(2, 3, 70))
    wrt = ("x", "y", "scale")
    expected = irad.vjp(f, wrt)(x, y, scale)[1](seed)
    found = fetched(irad.vjp(f, wrt)(sent(x[::-1], kind), sent(y, kind), scale)[1](sent(seed[::-1].copy(), kind)))
    swapped = irad.vjp(f, wrt)(x[::-1], y, scale)[1](seed[::-1])
    for own, other in zip(found, swapped, strict=True):
        assert np.shape(own) == np.shape(other)
        same(own, other, rtol=1e-11)
    assert isinstance(found[2], float) and len(expected) == 3


def test_reduction_to_a_number():
    x, y = rng.normal(size=(2, 72, 72)).astype(np.float32)
    loss = irad.broadcast(misfit, reduce="sum")
    value, gradients = irad.value_and_grad(loss, ("x", "scale"))(CudaArray(x), CudaArray(y.T), 2.0)
    expected, (by_x, by_scale) = irad.value_and_grad(loss, ("x", "scale"))(x, y.T, 2.0)
    assert value.shape == () and value.dtype == np.float32
    same(fetched(value), expected, rtol=1e-5)
    same(fetched(gradients[0]), by_x, rtol=1e-5, atol=1e-6)
    same(gradients[1], by_scale, rtol=1e-5)


def test_reduction_along_an_axis():
    x, y = rng.normal(size=(2, 40, 50))
    for axis in (0, 1):
        rows = irad.broadcast(misfit, reduce="sum", axis=axis)
        value, pullback = irad.vjp(rows, ("x", "scale"))(CudaArray(x), CudaArray(y), 2.0)
        expected, host = irad.vjp(rows, ("x", "scale"))(x, y, 2.0)
        seed = rng.normal(size=expected.shape)
        same(fetched(value), expected)
        for own, other in zip(pullback(CudaArray(seed)), host(seed), strict=True):
            same(fetched(own), other)


def test_second_order_and_tangents():
    x, y, v = rng.normal(size=(3, 30))
    loss = irad.broadcast(misfit, reduce="sum")
    gradient, product = irad.hvp(loss, "x")((CudaArray(x), CudaArray(y), 2.0), (CudaArray(v),))
    own, other = irad.hvp(loss, "x")((x, y, 2.0), (v,))
    same(fetched(gradient), own)
    same(fetched(product), other)
    f = irad.broadcast(misfit)
    _, tangent = irad.jvp(f, "x")((CudaArray(x), CudaArray(y), 2.0), (CudaArray(v),))
    same(fetched(tangent), irad.jvp(f, "x")((x, y, 2.0), (v,))[1])


def test_complex_numbers_and_several_results():
    z, w = rng.normal(size=(2, 6, 5)) + 1j * rng.normal(size=(2, 6, 5))
    seed = rng.normal(size=(6, 5)) + 1j
    for bias in (w, w[0], w[:, :1], w[0, 0]):
        f = irad.broadcast(turned)
        found = irad.vjp(f, (0, 1))(CudaArray(z), CudaArray(bias))[1](CudaArray(seed))
        for own, other in zip(found, irad.vjp(f, (0, 1))(z, np.asarray(bias))[1](seed), strict=True):
            same(fetched(own), other)
    value, larger = irad.broadcast(both)(CudaArray(z.real), 0.1)
    same(fetched(value), z.real * 0.1)
    assert fetched(larger).dtype == bool and (fetched(larger) == (z.real > 0.1)).all()


@pytest.mark.parametrize("dtype", [np.int8, np.uint16, np.int32, np.int64, np.bool_])
def test_whole_numbers(dtype):
    n = rng.integers(0, 2, size=(4, 3)).astype(dtype)
    f = irad.broadcast(njit(lambda x, n: x * n + x))
    x = rng.normal(size=(4, 3))
    same(fetched(f(CudaArray(x), CudaArray(n))), f(x, n))
    same(fetched(f(CudaArray(x), dtype(1))), f(x, dtype(1)))


@pytest.mark.parametrize("shape", [(0,), (3, 0)])
def test_no_elements(shape):
    x = np.empty(shape)
    loss = irad.broadcast(misfit, reduce="sum")
    value, (by_x, by_scale) = irad.value_and_grad(loss, (0, 2))(CudaArray(x), CudaArray(x), 2.0)
    assert fetched(value) == 0 and by_x.shape == shape and by_scale == 0.0


def test_failures_are_raised():
    f = irad.broadcast(checked)
    with pytest.raises(ValueError, match="negative"):
        f(CudaArray(np.array([1.0, -1.0])))
    with pytest.raises(ValueError, match="negative"):
        irad.vjp(f)(CudaArray(np.array([1.0, -1.0])))[1](CudaArray(np.ones(2)))
    same(fetched(f(CudaArray(np.array([1.0, 4.0])))), [1, 2])


def test_pullback_does_not_see_later_changes():
    x = rng.normal(size=(4, 6))[:, ::-2]
    before = x.copy()
    f = irad.broadcast(misfit, mode="reverse")
    pullback = irad.vjp(f)(CudaArray(x), 0.5, 1.0)[1]
    x[...] = 0
    same(fetched(pullback(CudaArray(np.ones((4, 3))))), irad.vjp(f)(before, 0.5, 1.0)[1](np.ones((4, 3))))


def test_results_are_the_same_every_time_and_for_grids_of_one_size():
    x, y = rng.normal(size=(2, 1000)).astype(np.float32)
    loss = irad.broadcast(misfit, reduce="sum")
    found = {float(fetched(loss(CudaArray(x), CudaArray(y), 2.0))) for _ in range(3)}
    assert len(found) == 1


def test_streams(gpu):
    waits = []
    gpu.wait_for = lambda other, stream: waits.append((other, stream))
    x, y = rng.normal(size=(2, 5))
    found = irad.broadcast(misfit)(CudaArray(x, stream=7), CudaArray(y, stream=9), 1.0)
    assert waits == [(9, 7)] and found.stream == 7
    assert found.__cuda_array_interface__["stream"] == 7
    assert not found.owner.lent[:0] and found.__dlpack__(stream=11) is not None
    assert waits[-1] == (7, 11) and found.owner.lent == [True]
    found.__dlpack__(stream=7)
    assert len(waits) == 2
    given = DlpackArray(x)
    from_device(given, "x")
    assert given.asked == [1]


def test_handed_out_to_the_library_that_was_given(monkeypatch):
    """As Torch, JAX, CuPy and Numba take arrays: the memory is shared."""
    for name in ("torch", "cupy", "jax", "numba"):
        kind = type("Tensor", (CudaArray,), {"__module__": f"{name}.core"})

        def taken(array, kind=kind):
            made = kind(np.empty(0))
            made.source = array
            return made

        stream = types.SimpleNamespace(cuda_stream=5, ptr=5)
        cuda = types.SimpleNamespace(
            current_stream=lambda s=stream: s, get_current_stream=lambda s=stream: s, as_cuda_array=taken
        )
        library = types.SimpleNamespace(from_dlpack=taken, dlpack=types.SimpleNamespace(from_dlpack=taken), cuda=cuda)
        with monkeypatch.context() as patched:
            if name == "numba":
                patched.setattr(sys.modules[name], "cuda", cuda, raising=False)
            else:
                patched.setitem(sys.modules, name, library)
            found = irad.broadcast(misfit)(kind(np.ones(3), stream=None), 1.5, 2.0)
            assert type(found) is kind
            assert found.source.stream == (5 if name in ("torch", "cupy") else 1)
            by_x = irad.vjp(irad.broadcast(misfit))(kind(np.ones(3), stream=None), 1.5, 2.0)[1](kind(np.ones(3)))
            assert type(by_x) is kind
            same(by_x.source.on_host(), irad.vjp(irad.broadcast(misfit))(np.ones(3), 1.5, 2.0)[1](np.ones(3)))


class OnHost:
    """A capsule that says that its array lies in the host's memory, for NumPy to read it."""

    def __init__(self, array):
        self.array = array

    def __dlpack_device__(self):
        return 1, 0

    def __dlpack__(self, **_):
        a = self.array
        return dlpack.capsule(a.ctypes.data, a.shape, a.strides, a.dtype, (1, 0), a)


def test_capsules_are_those_of_dlpack():
    a = rng.normal(size=(4, 6)).astype(np.float32)[::2, ::-3]
    found = np.from_dlpack(OnHost(a))
    assert found.strides == a.strides and np.shares_memory(found, a)
    same(found, a)
    assert len(dlpack._lent) == 1
    del found
    gc.collect()
    assert not dlpack._lent
    OnHost(a).__dlpack__()
    gc.collect()
    assert not dlpack._lent
    held = dlpack.taken(np.ascontiguousarray(a).__dlpack__(), "a")
    assert (held.shape, held.strides, held.dtype) == ((2, 2), (8, 4), a.dtype)
    with pytest.raises(ArgumentError, match="used before"):
        capsule = OnHost(a).__dlpack__()
        dlpack.taken(capsule, "a"), dlpack.taken(capsule, "a")


def test_refusals():
    x = rng.normal(size=3)
    f = irad.broadcast(misfit)
    with pytest.raises(ArgumentError, match="arrays of the host beside arrays on a device; move them there"):
        f(CudaArray(x), x, 1.0)
    with pytest.raises(ArgumentError, match="has dtype float16; it must hold"):
        f(CudaArray(x.astype(np.float16)), 1.0, 1.0)
    with pytest.raises(ArgumentError, match="shapes of its arguments do not broadcast"):
        f(CudaArray(x), CudaArray(np.ones(2)), 1.0)
    with pytest.raises(ArgumentError, match="the seed has shape"):
        irad.vjp(f)(CudaArray(x), 1.0, 1.0)[1](CudaArray(np.ones(2)))
    tensor = CudaArray(x)
    tensor.requires_grad = True
    with pytest.raises(ArgumentError, match=r"requires a gradient of PyTorch's; pass x\.detach\(\)"):
        f(tensor, 1.0, 1.0)
    with pytest.raises(UsageError, match="out= is for arrays of the host"):
        f(CudaArray(x), 1.0, 1.0, out=np.empty(3))
    for transform in (irad.jacobian, irad.jacrev):
        with pytest.raises(UsageError, match=r"not made of arrays on a device .* use irad\.vjp"):
            transform(f)(CudaArray(x), 1.0, 1.0)
    with pytest.raises(ArgumentError, match="convert it to float64 first"):
        DeviceArray(EmulatedGpu(), 0, (), (), np.dtype("f4"), 1, None).astype("f8")


def test_two_devices():
    one, other = (DeviceArray(EmulatedGpu(), 0, (3,), (8,), np.dtype("f8"), 1, None) for _ in range(2))
    with pytest.raises(ArgumentError, match="several devices; move them to one"):
        irad.broadcast(misfit)(one, other, 1.0)


def test_explain_tells_of_the_device():
    x = CudaArray(rng.normal(size=3))
    text = irad.broadcast(misfit).explain(x, x, 1.0)
    assert text.count("one element a thread") == 2
    try:
        find_libdevice(), find_ptxas()
    except ToolError:
        assert "on the GPU: there is no" in text
    else:
        assert re.search(r"on the GPU: \d+ registers and 0 bytes of stack a thread, up to \d+ threads at once", text)
