"""NVIDIA's GPUs by the driver's own interface (``libcuda``; NVIDIA, *CUDA Driver API*): no toolkit is needed.

Everything happens in a device's primary context, which Torch, JAX, CuPy and Numba use, too, and in the stream that is
asked for.
"""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from irad.backend.gpu import Memory
from irad.backend.nvptx import to_ptx
from irad.errors import IradError, ToolError

__all__ = ["CudaGpu", "Driver", "driver", "gpu_of_address", "gpu_of_number"]

_DEVICE_OF_POINTER = 9
_MAJOR, _MINOR = 75, 76
"""Attributes of a pointer, and of a device (its compute capability)."""
_SYNC_NOT_TIMED = 2
_word, _place, _int = ctypes.c_uint64, ctypes.c_void_p, ctypes.c_int
_SIGNATURES: dict[str, tuple[Any, ...]] = {
    "cuInit": (ctypes.c_uint,),
    "cuDeviceGet": (_place, _int),
    "cuDeviceGetAttribute": (_place, _int, _int),
    "cuDevicePrimaryCtxRetain": (_place, _int),
    "cuCtxPushCurrent_v2": (_place,),
    "cuCtxPopCurrent_v2": (_place,),
    "cuPointerGetAttribute": (_place, _int, _word),
    "cuModuleLoadData": (_place, ctypes.c_char_p),
    "cuModuleGetFunction": (_place, _place, ctypes.c_char_p),
    "cuLaunchKernel": (_place, *[ctypes.c_uint] * 7, _place, _place, _place),
    "cuMemAllocAsync": (_place, ctypes.c_size_t, _place),
    "cuMemFreeAsync": (_word, _place),
    "cuMemFree_v2": (_word,),
    "cuMemsetD8Async": (_word, ctypes.c_ubyte, ctypes.c_size_t, _place),
    "cuMemcpyDtoDAsync_v2": (_word, _word, ctypes.c_size_t, _place),
    "cuMemcpyDtoHAsync_v2": (_place, _word, ctypes.c_size_t, _place),
    "cuMemcpyHtoDAsync_v2": (_word, ctypes.c_char_p, ctypes.c_size_t, _place),
    "cuStreamSynchronize": (_place,),
    "cuEventCreate": (_place, ctypes.c_uint),
    "cuEventRecord": (_place, _place),
    "cuStreamWaitEvent": (_place, _place, ctypes.c_uint),
    "cuEventDestroy_v2": (_place,),
    "cuGetErrorString": (_int, _place),
}


class Driver:
    """The functions of the driver; each raises :class:`irad.errors.IradError` where it fails."""

    def __init__(self, library: Any) -> None:
        self._library = library
        for name, parameters in _SIGNATURES.items():
            getattr(library, name).argtypes = parameters
        self.call("cuInit", 0)

    def call(self, name: str, *arguments: Any) -> None:
        """Call a function."""
        code = getattr(self._library, name)(*arguments)
        if code:
            told = ctypes.c_char_p()
            self._library.cuGetErrorString(code, ctypes.byref(told))
            raise IradError(f"the CUDA driver's {name} has failed: {(told.value or b'').decode() or f'error {code}'}")

    def get(self, kind: Any, name: str, *arguments: Any) -> Any:
        """What a function writes to its first argument."""
        found = kind()
        self.call(name, ctypes.byref(found), *arguments)
        return found.value


@lru_cache(maxsize=1)
def driver() -> Driver:
    """The driver of this machine. Raises :class:`irad.errors.ToolError` where there is none."""
    try:
        return Driver(ctypes.CDLL("libcuda.so.1"))
    except (OSError, AttributeError) as error:
        raise ToolError(
            "an array lies on a GPU, and there is no CUDA driver here (libcuda.so.1) that is new enough: install "
            f"NVIDIA's driver, or pass arrays of the host ({error})"
        ) from error


@lru_cache(maxsize=64)
def gpu_of_number(number: int) -> CudaGpu:
    """One of the machine's devices."""
    return CudaGpu(driver(), number)


def gpu_of_address(address: int) -> CudaGpu:
    """The device that an address belongs to; the first one for none. Raises :class:`irad.errors.ToolError` where there
    is no driver."""
    return gpu_of_number(driver().get(_int, "cuPointerGetAttribute", _DEVICE_OF_POINTER, address) if address else 0)


class CudaGpu:
    """One device. Blocks and grids are the same on all of them, since sums hang on these."""

    block = 256
    grid = 2048

    def __init__(self, driver: Driver, number: int) -> None:
        self.number = number
        self._driver = driver
        device = driver.get(_int, "cuDeviceGet", number)
        major, minor = (driver.get(_int, "cuDeviceGetAttribute", each, device) for each in (_MAJOR, _MINOR))
        self.architecture = f"sm_{major}{minor}"
        self._context = driver.get(_place, "cuDevicePrimaryCtxRetain", device)

    @contextmanager
    def _current(self) -> Iterator[None]:
        self._driver.call("cuCtxPushCurrent_v2", self._context)
        try:
            yield
        finally:
            self._driver.get(_place, "cuCtxPopCurrent_v2")

    def load(self, text: str, kernels: Sequence[str]) -> _Loaded:
        """Compile kernels: to PTX here, to machine code by the driver."""
        return _Loaded(self, to_ptx(text, kernels, self.architecture), kernels)

    def allocate(self, size: int, stream: int) -> Memory:
        """Memory of so many bytes, from the device's pool."""
        with self._current():
            address = self._driver.get(_word, "cuMemAllocAsync", max(size, 1), stream)
        made = Memory(address, size, self)
        weakref.finalize(made, self._release, address, stream, made.lent).atexit = False
        return made

    def _release(self, address: int, stream: int, lent: list[bool]) -> None:
        with self._current():
            if lent:  # another stream may still use it, and this waits for all of them
                self._driver.call("cuMemFree_v2", address)
            else:
                self._driver.call("cuMemFreeAsync", address, stream)

    def clear(self, memory: Memory, stream: int) -> None:
        """Set it to zero."""
        with self._current():
            self._driver.call("cuMemsetD8Async", memory.address, 0, max(memory.size, 1), stream)

    def copy(self, target: int, source: int, size: int, stream: int) -> None:
        """Copy memory of the device."""
        with self._current():
            self._driver.call("cuMemcpyDtoDAsync_v2", target, source, size, stream)

    def write(self, address: int, data: bytes, stream: int) -> None:
        """Copy from the host, and wait for the stream."""
        with self._current():
            self._driver.call("cuMemcpyHtoDAsync_v2", address, data, len(data), stream)
            self._driver.call("cuStreamSynchronize", stream)

    def read(self, address: int, size: int, stream: int) -> bytes:
        """Wait for the stream, and copy memory to the host."""
        room = ctypes.create_string_buffer(size)
        with self._current():
            self._driver.call("cuMemcpyDtoHAsync_v2", room, address, size, stream)
            self._driver.call("cuStreamSynchronize", stream)
        return room.raw

    def wait_for(self, other: int, stream: int) -> None:
        """Let ``stream`` wait for what ``other`` has to do by now."""
        with self._current():
            event = self._driver.get(_place, "cuEventCreate", _SYNC_NOT_TIMED)
            self._driver.call("cuEventRecord", event, other)
            self._driver.call("cuStreamWaitEvent", stream, event, 0)
            self._driver.call("cuEventDestroy_v2", event)


class _Loaded:
    """Kernels on a device."""

    def __init__(self, gpu: CudaGpu, ptx: str, kernels: Sequence[str]) -> None:
        self._gpu = gpu
        with gpu._current():
            module = gpu._driver.get(_place, "cuModuleLoadData", ptx.encode())
            self._functions = {
                name: gpu._driver.get(_place, "cuModuleGetFunction", module, name.encode()) for name in kernels
            }

    def launch(self, symbol: str, grid: int, words: Sequence[int], stream: int) -> None:
        """Start a kernel."""
        values = (_word * len(words))(*[word & (1 << 64) - 1 for word in words])
        places = (_place * len(words))(*[ctypes.addressof(values) + 8 * i for i in range(len(words))])
        with self._gpu._current():
            self._gpu._driver.call(
                "cuLaunchKernel", self._functions[symbol], grid, 1, 1, self._gpu.block, 1, 1, 0, stream, places, None
            )
