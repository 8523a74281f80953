"""The CUDA driver's interface, with a driver that keeps its memory on the host; and what there is without one."""

from __future__ import annotations

import ctypes
import gc

import numpy as np
import pytest

from irad.backend import cuda_driver
from irad.backend.cuda_driver import CudaGpu, Driver
from irad.backend.nvptx import assemble, find_libdevice, find_ptxas, to_ptx
from irad.errors import IradError, ToolError, UsageError

POWI = "declare double @llvm.powi.f64.i32(double, i32)"
KERNEL = """
define ptx_kernel void @twice(i64 %n, i64 %x) {
  %p = inttoptr i64 %x to ptr addrspace(1)
  %v = load double, ptr addrspace(1) %p
  %w = fmul double %v, 2.0
  store double %w, ptr addrspace(1) %p
  ret void
}
"""


class FakeLibrary:
    """libcuda's functions; results go where they are wanted, and calls are noted."""

    def __init__(self):
        self.calls = []
        self.memory = {}
        self.broken = set()

    def __getattr__(self, name):
        if not name.startswith("cu"):
            raise AttributeError(name)

        def function(*arguments):
            if name == "cuGetErrorString":
                arguments[1]._obj.value = b"out of memory"
                return 0
            self.calls.append((name, *arguments))
            return 2 if name in self.broken else self.do(name, *arguments)

        self.__dict__[name] = function
        return function

    def do(self, name, *arguments):
        out = getattr(arguments[0], "_obj", None) if arguments else None
        if name == "cuMemAllocAsync":
            room = ctypes.create_string_buffer(arguments[1])
            out.value = ctypes.addressof(room)
            self.memory[out.value] = room
        elif name in ("cuMemFreeAsync", "cuMemFree_v2"):
            del self.memory[arguments[0]]
        elif name == "cuMemsetD8Async":
            ctypes.memset(arguments[0], arguments[1], arguments[2])
        elif name.startswith("cuMemcpy"):
            ctypes.memmove(*arguments[:3])
        elif name == "cuDeviceGetAttribute":
            out.value = {75: 8, 76: 6}[arguments[1]]
        elif name == "cuLaunchKernel":
            places = arguments[9]
            self.words = [ctypes.c_uint64.from_address(p).value for p in places]
        elif out is not None:
            out.value = 3
        return 0

    def names(self):
        return [call[0] for call in self.calls if not call[0].startswith("cuCtx")]


@pytest.fixture
def gpu():
    library = FakeLibrary()
    made = CudaGpu(Driver(library), 1)
    made.library = library
    return made


def test_memory(gpu):
    memory = gpu.allocate(16, 5)
    gpu.clear(memory, 5)
    assert gpu.read(memory.address, 16, 5) == bytes(16)
    other = gpu.allocate(16, 5)
    numbers = np.arange(2.0).tobytes()
    gpu.write(memory.address, numbers, 5)
    gpu.copy(other.address, memory.address, 16, 5)
    assert gpu.read(other.address, 16, 5) == numbers
    other.lent.append(True)
    del memory, other
    gc.collect()
    assert not gpu.library.memory
    assert gpu.library.names()[-2:] == ["cuMemFreeAsync", "cuMemFree_v2"]
    pushes = [c[0] for c in gpu.library.calls if c[0].startswith("cuCtx")]
    assert pushes == ["cuCtxPushCurrent_v2", "cuCtxPopCurrent_v2"] * (len(pushes) // 2)


def test_launch(gpu):
    assert gpu.architecture == "sm_86"
    gpu.load(KERNEL, ["twice"]).launch("twice", 7, [1, -2], 9)
    name, function, *sizes, shared, stream, places, extra = gpu.library.calls[-2]
    assert (name, function, sizes, shared, stream, extra) == ("cuLaunchKernel", 3, [7, 1, 1, 256, 1, 1], 0, 9, None)
    assert gpu.library.words == [1, 2**64 - 2] and len(places) == 2
    loaded = next(c for c in gpu.library.calls if c[0] == "cuModuleLoadData")
    assert b".target sm_86" in loaded[2] and b".visible .entry twice(" in loaded[2]


def test_streams_wait_by_events(gpu):
    gpu.wait_for(4, 6)
    assert gpu.library.names()[-4:] == ["cuEventCreate", "cuEventRecord", "cuStreamWaitEvent", "cuEventDestroy_v2"]
    assert ("cuEventRecord", 3, 4) in gpu.library.calls and ("cuStreamWaitEvent", 6, 3, 0) in gpu.library.calls


def test_errors_of_the_driver(gpu):
    gpu.library.broken.add("cuMemAllocAsync")
    with pytest.raises(IradError, match="the CUDA driver's cuMemAllocAsync has failed: out of memory"):
        gpu.allocate(8, 1)
    assert gpu.library.calls[-1][0] == "cuCtxPopCurrent_v2"


def test_no_driver(monkeypatch):
    def missing(name):
        raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr(cuda_driver.ctypes, "CDLL", missing)
    cuda_driver.driver.cache_clear()
    with pytest.raises(ToolError, match=r"there is no CUDA driver here .*: install NVIDIA's driver, or pass"):
        cuda_driver.gpu_of_address(64)


def test_what_a_gpu_does_not_have():
    text = KERNEL.replace("fmul double %v, 2.0", "call double @elsewhere(double %v)")
    with pytest.raises(UsageError, match="the kernel calls elsewhere, which GPUs do not have"):
        to_ptx(text + "\ndeclare double @elsewhere(double)\n", ["twice"])
    text = KERNEL.replace("fmul double %v, 2.0", "load double, ptr @state")
    with pytest.raises(UsageError, match="uses the variable state, which can change on the host; pass it"):
        to_ptx("@state = external global double\n" + text, ["twice"])


def has(find):
    try:
        return find().is_file()
    except ToolError:
        return False


@pytest.mark.skipif(not has(find_libdevice), reason="there is no libdevice here (pip install irad[cuda])")
@pytest.mark.parametrize(
    ("call", "declared", "there", "absent"),
    [
        ("call double @exp(double %v)", "declare double @exp(double)", "fma.rn.f64", ".extern"),
        ("call fast double @llvm.sin.f64(double %v)", "declare double @llvm.sin.f64(double)", "fma.rn.f64", ".extern"),
        ("call double @llvm.powi.f64.i32(double %v, i32 3)", POWI, "mul", ".func"),
        ("frem nnan double %v, 3.0", "", "and.b64", "div"),  # exact, in whole numbers
        ("call double @llvm.sqrt.f64(double %v)", "declare double @llvm.sqrt.f64(double)", "sqrt.rn.f64", ".extern"),
    ],
)
def test_mathematics(call, declared, there, absent):
    ptx = to_ptx(f"{KERNEL.replace('fmul double %v, 2.0', call)}\n{declared}\n", ["twice"])
    assert there in ptx and absent not in ptx


@pytest.mark.skipif(not has(find_ptxas), reason="there is no ptxas here (pip install irad[cuda])")
def test_ptxas():
    made = assemble(to_ptx(KERNEL, ["twice"]))
    assert made.image[:4] == b"\x7fELF" and 0 < made.resources["twice"].registers < 40
    assert made.resources["twice"].stack == 0 and made.resources["twice"].threads == 2048
    with pytest.raises(ToolError, match="ptxas refuses the kernel"):
        assemble("nonsense")
