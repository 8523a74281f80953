"""Kernels for NVIDIA's GPUs: from a module's text to PTX, with libdevice's mathematics, and on to machine code.

LLVM's NVPTX target does what Numba's and clang's CUDA do: functions of the mathematical library become those of
libdevice, which is bitcode (NVIDIA, *Libdevice User's Guide*), and are linked in.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import llvmlite.binding as llvm

from irad.backend.optimise import drop_unused
from irad.backend.target import llvm_errors, parse_module, retarget_text, start_llvm, verify_module
from irad.errors import ToolError, UsageError

__all__ = ["ARCHITECTURE", "Resources", "assemble", "find_libdevice", "find_ptxas", "to_ptx"]

TRIPLE = "nvptx64-nvidia-cuda"
ARCHITECTURE = "sm_75"
"""The oldest one that current tools know."""
_HOW_TO_GET = "install it with 'pip install irad[cuda]' (NVIDIA's, from PyPI), or set CUDA_HOME to a CUDA toolkit"
_TARGET_LINES = re.compile(r"^target (?:triple|datalayout) = .*\n", re.MULTILINE)
_CALL = re.compile(r"@(?P<libm>[a-z]\w*)\(|@llvm\.(?P<stem>[a-z]\w*)\.f(?P<bits>32|64)(?:\.i32)?\(")
_REMAINDER = re.compile(r"\bfrem (?:[a-z]+ )*(?P<type>float|double) (?P<a>[^,]+), (?P<b>[^,!\n]+)")
_DEFINED = re.compile(r"^define [^\n@]*@([\w.]+)\(", re.MULTILINE)
_PREFIX = "__nv_"
_LIBRARY_CALL = re.compile(r"\bcall (?:[a-z]+ )*(float|double|i32|i64|void) @(__nv_\w+)\(")
_NATIVE = frozenset(
    "fabs sqrt fma fmuladd copysign minnum maxnum minimum maximum floor ceil trunc rint nearbyint roundeven".split()
)
"""Intrinsics that the processor has."""
_RESOURCES = re.compile(r"Function properties for (\S+)\s+(\d+) bytes stack frame.*?Used (\d+) registers", re.DOTALL)


@dataclass(frozen=True)
class Resources:
    """What a thread of a kernel takes: ``registers``, and ``stack`` in bytes, which is slow memory."""

    registers: int
    stack: int

    @property
    def threads(self) -> int:
        """How many threads a multiprocessor has at once as far as registers go: of 65,536 ones, in warps of 32 threads
        with registers by the eight (NVIDIA, *CUDA C++ Programming Guide*, "Compute Capabilities")."""
        return min(2048, 65536 // (32 * -(-max(self.registers, 1) // 8) * 8) * 32)

    def __str__(self) -> str:
        memory = f"{self.registers} registers and {self.stack} bytes of stack a thread"
        return f"{memory}, up to {self.threads} threads at once on a multiprocessor"


@lru_cache(maxsize=1)
def _start() -> None:
    start_llvm()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


def _machine(architecture: str) -> llvm.TargetMachine:
    _start()
    with llvm_errors("this LLVM has no NVPTX target"):
        target = llvm.Target.from_triple(TRIPLE)
        return target.create_target_machine(cpu=architecture, features="", opt=3)


def _places(tail: str) -> list[Path]:
    """Where a file of a CUDA toolkit may be: that of CUDA_HOME, those of PyPI's packages, and the system's."""
    roots = [Path(os.environ[name]) for name in ("CUDA_HOME", "CUDA_PATH") if os.environ.get(name)]
    roots += sorted(Path(sysconfig.get_path("purelib")).glob("nvidia/cu[0-9]*"), reverse=True)
    return [root / tail for root in (*roots, Path("/usr/local/cuda"), Path("/usr/lib/cuda"))]


@lru_cache(maxsize=1)
def find_libdevice() -> Path:
    """The file of libdevice. Raises :class:`irad.errors.ToolError` where there is none."""
    for path in _places("nvvm/libdevice/libdevice.10.bc"):
        if path.is_file():
            return path
    raise ToolError(f"there is no libdevice, which has the mathematical functions of GPUs; {_HOW_TO_GET}")


@lru_cache(maxsize=1)
def find_ptxas() -> Path:
    """The assembler of PTX. Raises :class:`irad.errors.ToolError` where there is none."""
    found = shutil.which("ptxas")
    for path in _places("bin/ptxas") + ([Path(found)] if found else []):
        if path.is_file():
            return path
    raise ToolError(f"there is no ptxas; {_HOW_TO_GET}")


@lru_cache(maxsize=1)
def _libdevice() -> tuple[bytes, frozenset[str]]:
    data = find_libdevice().read_bytes()
    return data, frozenset(f.name for f in parse_module(data, "libdevice").functions if not f.is_declaration)


@dataclass(frozen=True)
class Assembled:
    """Machine code of kernels, and what each of them takes."""

    image: bytes
    resources: dict[str, Resources]


def to_ptx(text: str, kernels: Sequence[str], architecture: str = ARCHITECTURE) -> str:
    """The PTX of some kernels of a module, which is given as text for this machine.

    Raises :class:`irad.errors.UsageError` for what a GPU does not do, :class:`irad.errors.ToolError` where libdevice is
    wanted and there is none.
    """
    machine = _machine(architecture)
    layout = str(machine.target_data)
    context = llvm.create_context()
    plain = _TARGET_LINES.sub("", retarget_text(text))
    header = f'target datalayout = "{layout}"\ntarget triple = "{TRIPLE}"\n'
    module = parse_module(header + _declared(_with_libdevice(plain)), "the kernel", context)
    if any(f.name.startswith(_PREFIX) for f in module.functions):
        library = parse_module(_libdevice()[0], "libdevice", context)
        library.triple, library.data_layout = TRIPLE, layout
        module.link_in(library)
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in kernels:
            value.linkage = llvm.Linkage.internal
    drop_unused(module)
    verify_module(module, "the kernel")
    with llvm_errors("LLVM's optimiser failed"):
        tuning = llvm.create_pipeline_tuning_options(speed_level=3)
        tuning.loop_vectorization = tuning.slp_vectorization = False
        builder = llvm.create_pass_builder(machine, tuning)
        builder.getModulePassManager().run(module, builder)
    missing = sorted(f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm."))
    if missing:
        raise UsageError(f"the kernel calls {', '.join(missing)}, which GPUs do not have; run it on arrays of the host")
    variables = sorted(v.name for v in module.global_variables if v.is_declaration)
    if variables:
        raise UsageError(
            f"the kernel uses the variable {variables[0]}, which can change on the host; pass it as an argument"
        )
    with llvm_errors("LLVM's code generator for NVPTX failed"):
        ptx: str = machine.emit_assembly(module)
    return ptx


def _with_libdevice(text: str) -> str:
    """Calls of the mathematical library, and intrinsics and instructions that the processor lacks, as calls of
    libdevice."""
    defined = set(_DEFINED.findall(text))

    def named(match: re.Match[str]) -> str:
        if match["libm"]:
            name = match["libm"]
            known = name not in defined and _PREFIX + name in _libdevice()[1]
        else:
            name = match["stem"] + "f" * (match["bits"] == "32")
            known = match["stem"] not in _NATIVE and _PREFIX + name in _libdevice()[1]
        return f"@{_PREFIX}{name}(" if known else match[0]

    lines = []
    for line in text.split("\n"):
        if " call " in line or line.startswith("declare "):
            line = _CALL.sub(named, line)
        elif " frem " in line:  # LLVM's own is not exact
            line = _REMAINDER.sub(_remainder, line)
        lines.append(line)
    return "\n".join(lines)


def _remainder(match: re.Match[str]) -> str:
    kind = match["type"]
    return f"call {kind} @{_PREFIX}fmod{'f' * (kind == 'float')}({kind} {match['a']}, {kind} {match['b']})"


def _declared(text: str) -> str:
    """The text with one declaration for each function of libdevice that it calls."""
    kept = [line for line in text.split("\n") if not (line.startswith("declare ") and f"@{_PREFIX}" in line)]
    body = "\n".join(kept)
    calls = {m[2]: m for m in _LIBRARY_CALL.finditer(body)}
    parameters = {name: _types(body, m.end()) for name, m in calls.items()}
    made = [f"declare {m[1]} @{name}({parameters[name]})" for name, m in calls.items()]
    return "\n".join([body, *made, ""])


def _types(text: str, at: int) -> str:
    """The types of the arguments of a call, of which the text goes on behind the bracket."""
    depth, end = 0, at
    while depth or text[end] != ")":
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        end += 1
    found = [part.split()[0] for part in re.split(r",(?![^(]*\))", text[at:end]) if part.strip()]
    return ", ".join(found)


def assemble(ptx: str, architecture: str = ARCHITECTURE) -> Assembled:
    """Machine code from PTX. Raises :class:`irad.errors.ToolError` where ptxas is missing or refuses."""
    tool = find_ptxas()
    with tempfile.TemporaryDirectory() as folder:
        source, image = Path(folder, "kernel.ptx"), Path(folder, "kernel.cubin")
        source.write_text(ptx)
        command = (str(tool), "-v", f"-arch={architecture}", str(source), "-o", str(image))
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise ToolError("ptxas refuses the kernel", output=done.stderr, command=command)
        found = _RESOURCES.findall(done.stderr)
        return Assembled(image.read_bytes(), {name: Resources(int(n), int(stack)) for name, stack, n in found})
