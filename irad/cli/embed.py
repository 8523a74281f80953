"""Putting irad's runtime into a module, so that the program needs nothing else at run time."""

from __future__ import annotations

import platform
from pathlib import Path

import llvmlite.binding as llvm

from irad.backend.diskcache import content_key, disk_cache
from irad.backend.target import parse_module, retarget_text
from irad.frontends.bitcode import link_bitcode
from irad.frontends.toolchain import Compiler, find_compiler, run_tool
from irad.options import Options
from irad.runtime import c_sources
from irad.storage import scratch

__all__ = ["embed_runtime", "wants_runtime"]

_FLAGS = ("-O2", "-fPIC", "-fno-math-errno", "-emit-llvm", "-c")


def wants_runtime(module: llvm.ModuleRef) -> bool:
    """Whether a module calls functions of irad's runtime that it does not define."""
    return any(f.is_declaration and f.name.startswith("irad_") for f in module.functions)


def embed_runtime(module: llvm.ModuleRef, options: Options) -> llvm.ModuleRef:
    """Return ``module`` linked with the runtime, if it wants it.

    The runtime's functions and variables are such that a program may have them several times
    (``linkonce_odr``), and hidden from other libraries. Raises :class:`irad.errors.ToolError` when there
    is no C compiler to make them.
    """
    if not wants_runtime(module):
        return module
    runtime = parse_module(_runtime_bitcode(module.triple, options), "irad's runtime")
    runtime.triple, runtime.data_layout = module.triple, module.data_layout
    whole = link_bitcode([module.as_bitcode(), runtime.as_bitcode()], ["the program", "irad's runtime"])
    return parse_module(whole, "the program")


def _runtime_bitcode(triple: str, options: Options) -> bytes:
    """The runtime for ``triple``, from the cache directory where it is there already."""
    compiler = find_compiler(options)
    sources = c_sources()
    files = sorted((*sources, *sources[0].parent.glob("*.h")))
    key = content_key([repr((triple, compiler, _FLAGS)), *(path.read_bytes() for path in files)])
    store = disk_cache(options)
    made = store.get(key) if store else None
    if made is None:
        made = _share(link_bitcode([_compile(compiler, s, triple) for s in sources], [str(s) for s in sources]))
        if store:
            store.put(key, made)
    return made


def _compile(compiler: Compiler, source: Path, triple: str) -> bytes:
    own = list(compiler.own_flags)
    if not triple.startswith(platform.machine()):
        own += ["-target", triple]
    with scratch() as folder:
        output = folder / "runtime.bc"
        command = (*compiler.command("c"), *own, *_FLAGS, str(source), "-o", str(output))
        run_tool(command, f"cannot compile irad's runtime for {triple}")
        return output.read_bytes()


def _share(bitcode: bytes) -> bytes:
    """Make one copy of each function and variable serve a whole program."""
    module = parse_module(retarget_text(str(parse_module(bitcode, "irad's runtime"))), "irad's runtime")
    for value in (*module.functions, *module.global_variables):
        if value.is_declaration or value.linkage == llvm.Linkage.private:
            continue
        if value.linkage == llvm.Linkage.internal:
            value.name = f"irad_{value.name}"
        value.linkage = "linkonce_odr"
        value.visibility = "hidden"
    made: bytes = module.as_bitcode()
    return made
