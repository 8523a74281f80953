"""Arrays of the host that say that they lie on a GPU, for kernels that run on an emulated one."""

from __future__ import annotations

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


def sent(value, kind=CudaArray):
    """An array on the device; numbers stay what they are."""
    return kind(value) if isinstance(value, np.ndarray) else value


def fetched(value):
    """What is on the device, on the host; tuples, too."""
    if isinstance(value, tuple):
        return tuple(map(fetched, value))
    return value.on_host() if isinstance(value, DeviceArray) else value
