"""Arrays in a GPU's memory: Torch's, JAX's, CuPy's, Numba's and others', taken and handed out without copies.

They are taken by ``__cuda_array_interface__`` (version 3: Numba's documentation, "CUDA Array Interface"), and else by
DLPack. What is handed out has both protocols.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from irad.api.elementwise import dlpack
from irad.backend.gpu import Gpu, Memory
from irad.errors import ArgumentError

__all__ = ["DeviceArray", "from_device", "is_on_device", "new_array", "using"]

_KINDS = frozenset("b1 i1 i2 i4 i8 u1 u2 u4 u8 f4 f8 c8 c16".split())
_CUDA = 2
"""DLPack's number of the memory of CUDA's devices."""


@dataclass(frozen=True, eq=False)
class DeviceArray:
    """An array in a GPU's memory. ``strides`` are in bytes; ``owner`` keeps the memory.

    It can be handed to whatever takes ``__cuda_array_interface__`` or DLPack.
    """

    gpu: Gpu
    address: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: np.dtype
    stream: int
    owner: Any
    library: str = ""
    """Whose arrays go with it: results are handed out as such ones."""

    @property
    def ndim(self) -> int:
        """How many dimensions it has."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """How many elements it has."""
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        """How many bytes its elements take."""
        return self.size * self.dtype.itemsize

    def astype(self, dtype: Any) -> DeviceArray:
        """Never another type: raises :class:`ArgumentError`."""
        raise ArgumentError(f"an array on the device has dtype {self.dtype}; convert it to {np.dtype(dtype)} first")

    def expanded(self, axes: Sequence[int]) -> DeviceArray:
        """With axes of one element put in, where the result is to have them."""
        shape, strides = list(self.shape), list(self.strides)
        for axis in sorted(axes):
            shape.insert(axis, 1)
            strides.insert(axis, 0)
        return replace(self, shape=tuple(shape), strides=tuple(strides))

    def _span(self) -> tuple[int, int]:
        """How far in front of its address its memory begins, and how many bytes there are."""
        if not self.size:
            return 0, 0
        reach = [(n - 1) * step for n, step in zip(self.shape, self.strides, strict=True)]
        before = -sum(r for r in reach if r < 0)
        return before, before + sum(r for r in reach if r > 0) + self.dtype.itemsize

    def copied(self) -> DeviceArray:
        """A copy that lies in memory as this does."""
        before, size = self._span()
        memory = self.gpu.allocate(size, self.stream)
        if size:
            self.gpu.copy(memory.address, self.address - before, size, self.stream)
        return replace(self, address=memory.address + before, owner=memory)

    def on_host(self) -> np.ndarray:
        """A copy in the host's memory, when all that was asked for before is done."""
        before, size = self._span()
        data = self.gpu.read(self.address - before, size, self.stream) if size else b""
        found: np.ndarray = np.ndarray(self.shape, self.dtype, data, before if size else 0, self.strides).copy()
        return found

    def handed_out(self) -> Any:
        """As an array of its library, which shares its memory."""
        taking = _IMPORTS.get(self.library)
        return taking(sys.modules[self.library], self) if taking and self.library in sys.modules else self

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        self._lend()
        return {
            "shape": self.shape, "strides": self.strides, "typestr": self.dtype.str, "data": (self.address, False),
            "version": 3, "stream": self.stream or 1,
        }  # fmt: skip

    def _lend(self) -> None:
        if isinstance(self.owner, Memory):
            self.owner.lent[:] = [True]

    def __dlpack_device__(self) -> tuple[int, int]:
        return _CUDA, self.gpu.number

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        """A capsule of DLPack's. ``stream`` waits for what is computed, unless it is -1; None is CUDA's default one."""
        if stream != self.stream:
            self._lend()
            if stream != -1:
                self.gpu.wait_for(self.stream, 1 if stream is None else stream)
        return dlpack.capsule(self.address, self.shape, self.strides, self.dtype, (_CUDA, self.gpu.number), self.owner)


def new_array(
    gpu: Gpu, shape: tuple[int, ...], strides: tuple[int, ...], dtype: np.dtype, stream: int, library: str
) -> DeviceArray:
    """An array without gaps, of which nothing is known yet."""
    memory: Memory = gpu.allocate(math.prod(shape) * dtype.itemsize, stream)
    return DeviceArray(gpu, memory.address, shape, strides, dtype, stream, memory, library)


_instead: list[Gpu] = []


@contextmanager
def using(gpu: Gpu) -> Iterator[None]:
    """Arrays on any device are those of ``gpu`` meanwhile."""
    _instead.append(gpu)
    try:
        yield
    finally:
        _instead.pop()


def _gpu_at(address: int) -> Gpu:
    if _instead:
        return _instead[-1]
    from irad.backend.cuda_driver import gpu_of_address

    return gpu_of_address(address)


def is_on_device(value: Any) -> bool:
    """Whether a value is an array in a GPU's memory."""
    if isinstance(value, (np.ndarray, np.generic, float, int, complex)):
        return False
    if isinstance(value, DeviceArray):
        return True
    if hasattr(type(value), "__dlpack_device__"):
        return bool(value.__dlpack_device__()[0] == _CUDA)
    return hasattr(value, "__cuda_array_interface__")


def from_device(value: Any, label: str) -> DeviceArray:
    """An array in a GPU's memory, without a copy. Raises :class:`ArgumentError` for what cannot be taken."""
    if isinstance(value, DeviceArray):
        return value
    if getattr(value, "requires_grad", False):
        raise ArgumentError(f"{label} requires a gradient of PyTorch's; pass x.detach()")
    told = getattr(value, "__cuda_array_interface__", None)
    stream = _current_stream(value)
    is_ordered = told is not None and ("stream" in told or stream is not None)
    if told is None or (not is_ordered and hasattr(value, "__dlpack__")):
        return _by_dlpack(value, label)
    if told.get("mask") is not None:
        raise ArgumentError(f"{label} is masked; fill in what is masked first")
    dtype = _checked(np.dtype(told["typestr"]), label)
    shape = tuple(map(int, told["shape"]))
    strides = tuple(map(int, told.get("strides") or _dense(shape, dtype)))
    address = int(told["data"][0] or 0)
    given = told.get("stream")
    here = stream if stream is not None else given or 1
    made = DeviceArray(_gpu_at(address), address, shape, strides, dtype, here, value, _library(value))
    if given is not None and given != made.stream:
        made.gpu.wait_for(given, made.stream)
    return made


def _by_dlpack(value: Any, label: str) -> DeviceArray:
    stream = _current_stream(value)
    stream = 1 if stream is None else stream
    held = dlpack.taken(value.__dlpack__(stream=stream), label)
    dtype = _checked(held.dtype, label)
    return DeviceArray(
        _gpu_at(held.address), held.address, held.shape, held.strides, dtype, stream, held, _library(value)
    )


def _checked(dtype: np.dtype, label: str) -> np.dtype:
    if dtype.str[1:] not in _KINDS or not dtype.isnative:
        raise ArgumentError(
            f"{label} has dtype {dtype}; it must hold float32, float64, complex64, complex128, whole numbers or bool"
        )
    return dtype


def _dense(shape: Sequence[int], dtype: np.dtype) -> tuple[int, ...]:
    return tuple(dtype.itemsize * math.prod(shape[axis + 1 :]) for axis in range(len(shape)))


def _library(value: Any) -> str:
    name = type(value).__module__.partition(".")[0]
    return {"jaxlib": "jax", "numba_cuda": "numba"}.get(name, name)


_STREAMS: dict[str, Callable[[Any], int]] = {
    "torch": lambda torch: int(torch.cuda.current_stream().cuda_stream),
    "cupy": lambda cupy: int(cupy.cuda.get_current_stream().ptr),
}
"""In which stream a library runs what it is asked for now; those that are not here tell it in their arrays."""


def _current_stream(value: Any) -> int | None:
    name = _library(value)
    return _STREAMS[name](sys.modules[name]) or 1 if name in _STREAMS and name in sys.modules else None


_IMPORTS: dict[str, Callable[[Any, DeviceArray], Any]] = {
    "torch": lambda torch, array: torch.from_dlpack(array),
    "cupy": lambda cupy, array: cupy.from_dlpack(array),
    "jax": lambda jax, array: jax.dlpack.from_dlpack(array),
    "numba": lambda numba, array: numba.cuda.as_cuda_array(array),
}
"""How a library takes an array without a copy."""
