"""Arrays of the host that say that they lie on a GPU, for kernels that run on an emulated one."""

from __future__ import annotations

import ctypes

import numpy as np

from irad.api.elementwise import dlpack
from irad.api.elementwise.device_array import DeviceArray


class CudaArray:
    """What Torch's, JAX's, CuPy's and Numba's arrays have in common: ``__cuda_array_interface__``."""

    def __init__(self, array, stream=1):
        self.array = np.asarray(array)
        self.told = stream

    @property
    def __cuda_array_interface__(self):
        about = self.array.__array_interface__
        strides = None if self.array.flags.c_contiguous else self.array.strides
        found = {name: about[name] for name in ("shape", "typestr", "data")}
        return {**found, "strides": strides, "version": 3, "stream": self.told}


class DlpackArray:
    """An array that has DLPack's protocol alone."""

    def __init__(self, array):
        self.array = np.asarray(array)
        self.asked = []

    def __dlpack_device__(self):
        return 2, 0

    def __dlpack__(self, *, stream=None):
        self.asked.append(stream)
        a = self.array
        return dlpack.capsule(a.ctypes.data, a.shape, a.strides, a.dtype, (2, 0), a)


def uploaded(value, gpu):
    """A copy in a GPU's memory, which lies there as the array does here; numbers stay what they are."""
    if not isinstance(value, np.ndarray):
        return value
    reach = [(n - 1) * step for n, step in zip(value.shape, value.strides, strict=True)]
    first = value.ctypes.data + sum(r for r in reach if r < 0)
    last = value.ctypes.data + sum(r for r in reach if r > 0) + value.itemsize
    memory = gpu.allocate(last - first, 1)
    gpu.write(memory.address, ctypes.string_at(first, last - first), 1)
    address = memory.address + value.ctypes.data - first
    return DeviceArray(gpu, address, value.shape, value.strides, value.dtype, 1, memory)


def sent(value, kind=CudaArray):
    """An array on the device; numbers stay what they are."""
    return kind(value) if isinstance(value, np.ndarray) else value


def fetched(value):
    """What is on the device, on the host; tuples, too."""
    if isinstance(value, tuple):
        return tuple(map(fetched, value))
    return value.on_host() if isinstance(value, DeviceArray) else value
