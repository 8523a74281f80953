"""Kernels for GPUs on this processor, to test them where there is no GPU.

The kernels are the same text; what NVPTX's intrinsics are has bodies here: the registers of threads and blocks are
parameters, shared memory is a variable, and a barrier is that of the threads of this process. Blocks run one after
another. So do threads, as a loop; if they wait for one another, each is a thread of this process.
"""

from __future__ import annotations

import ctypes
import re
import threading
from collections.abc import Sequence

import cffi

from irad.backend.gpu import Memory
from irad.backend.jit import JitLibrary
from irad.ir import types as T
from irad.options import Options

__all__ = ["EmulatedGpu", "for_host"]

_HEAD = re.compile(r'^define ptx_kernel void @("[^"]*"|[\w.$]+)\(([^)]*)\)(.*)$', re.MULTILINE)
_REGISTER = re.compile(r"call i32 @llvm\.nvvm\.read\.ptx\.sreg\.(tid|ntid|ctaid|nctaid)\.x\(\)")
_BARRIER = re.compile(r"call void @llvm\.nvvm\.barrier\.cta\.sync\.aligned\.all\(i32 0\)")
_REGISTERS = ("tid", "ntid", "ctaid", "nctaid")
_WAIT = "declare i32 @pthread_barrier_wait(ptr)"


class EmulatedGpu:
    """This processor as a GPU. ``block`` is a power of two, as on a device."""

    def __init__(self, block: int = 8, grid: int = 3, options: Options | None = None) -> None:
        self.block = block
        self.grid = grid
        self.number = 0
        self._options = options or Options()

    def load(self, text: str, kernels: Sequence[str]) -> _Emulated:
        """Compile kernels for this processor."""
        return _Emulated(self, text, kernels, self._options)

    def allocate(self, size: int, stream: int) -> Memory:
        """Memory of the host, with something in it that nobody would take for a result."""
        made = bytearray(b"\xff" * max(size, 1))
        return Memory(ctypes.addressof(ctypes.c_char.from_buffer(made)), size, made)

    def clear(self, memory: Memory, stream: int) -> None:
        """Set it to zero."""
        ctypes.memset(memory.address, 0, memory.size)

    def copy(self, target: int, source: int, size: int, stream: int) -> None:
        """Copy memory."""
        ctypes.memmove(target, source, size)

    def write(self, address: int, data: bytes, stream: int) -> None:
        """Copy memory."""
        ctypes.memmove(address, data, len(data))

    def read(self, address: int, size: int, stream: int) -> bytes:
        """Copy it."""
        return ctypes.string_at(address, size)

    def wait_for(self, other: int, stream: int) -> None:
        """Everything is done when it is asked for."""


class _Emulated:
    """Compiled kernels."""

    def __init__(self, gpu: EmulatedGpu, text: str, kernels: Sequence[str], options: Options) -> None:
        self._gpu = gpu
        self._waits = _BARRIER.search(text) is not None
        self._library = JitLibrary(for_host(text), options=options)

    def launch(self, symbol: str, grid: int, words: Sequence[int], stream: int) -> None:
        """Run a kernel; it has ended when this returns."""
        run = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 2, *[ctypes.c_int64] * 4)(
            self._library.address(f"{symbol}.launch")
        )
        passed = (ctypes.c_int64 * len(words))(*[_signed(word) for word in words])
        count = self._gpu.block
        if not self._waits:
            run(passed, None, grid, count, 0, count)
            return
        ffi = cffi.FFI()
        ffi.cdef(
            "int pthread_barrier_init(void *, void *, unsigned); int pthread_barrier_destroy(void *);",
        )
        system = ffi.dlopen(None)
        barrier = ffi.new("long long[16]")
        system.pthread_barrier_init(barrier, ffi.NULL, count)
        place = int(ffi.cast("intptr_t", barrier))
        team = [threading.Thread(target=run, args=(passed, place, grid, count, t, t + 1)) for t in range(count)]
        for each in team:
            each.start()
        for each in team:
            each.join()
        system.pthread_barrier_destroy(barrier)


def _signed(word: int) -> int:
    return word - (1 << 64) if word >= 1 << 63 else word


def for_host(text: str) -> str:
    """The text with bodies for what only a GPU has."""
    launchers: list[str] = []

    def headed(match: re.Match[str]) -> str:
        name, parameters = match[1], match[2]
        launchers.append(_launcher(name, parameters.count(",") + 1))
        registers = ", ".join(f"i32 %gpu.{r}" for r in _REGISTERS)
        return f"define internal void @{name}({parameters}, {registers}, ptr %gpu.barrier){match[3]}"

    text = _HEAD.sub(headed, text)
    text = _REGISTER.sub(lambda m: f"add i32 %gpu.{m[1]}, 0", text)
    text = _BARRIER.sub("call i32 @pthread_barrier_wait(ptr %gpu.barrier)", text)
    text = text.replace(" addrspace(1)", "").replace(" addrspace(3)", "")
    return "\n".join([text, *launchers, _WAIT, ""])


def _launcher(name: str, count: int) -> str:
    """The function that runs some threads of all blocks."""
    places = "\n".join(f"  %p{i} = getelementptr i64, ptr %words, i64 {i}" for i in range(count))
    loads = "\n".join(f"  %a{i} = load i64, ptr %p{i}" for i in range(count))
    passed = ", ".join(f"i64 %a{i}" for i in range(count))
    symbol = T.quoted(f"{name.strip(chr(34))}.launch")
    return f"""
define void @{symbol}(ptr %words, ptr %barrier, i64 %grid, i64 %threads, i64 %first, i64 %last) {{
entry:
{places}
{loads}
  %nctaid = trunc i64 %grid to i32
  %ntid = trunc i64 %threads to i32
  br label %block
block:
  %b = phi i64 [ 0, %entry ], [ %b.next, %block.done ]
  %ctaid = trunc i64 %b to i32
  br label %thread
thread:
  %t = phi i64 [ %first, %block ], [ %t.next, %thread ]
  %tid = trunc i64 %t to i32
  call void @{name}({passed}, i32 %tid, i32 %ntid, i32 %ctaid, i32 %nctaid, ptr %barrier)
  %t.next = add i64 %t, 1
  %more = icmp ult i64 %t.next, %last
  br i1 %more, label %thread, label %block.done
block.done:
  %b.next = add i64 %b, 1
  %again = icmp ult i64 %b.next, %grid
  br i1 %again, label %block, label %done
done:
  ret void
}}
"""
