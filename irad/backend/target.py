"""The processor to compile for, and the first and last steps of every module: parse and verify."""

from __future__ import annotations

import re
import threading
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache

import llvmlite.binding as llvm

from irad.errors import InputError, IradError

__all__ = [
    "Target",
    "edit_attribute_groups",
    "host_target",
    "llvm_errors",
    "parse_module",
    "retarget_text",
    "target_of_text",
    "verify_module",
]

_start_lock = threading.Lock()
_contexts: dict[int, llvm.ContextRef] = {}
_PROCESSOR = re.compile(r' ?"(target-cpu|tune-cpu|target-features)"="([^"]*)"')
_SLOW_GATHERS = "znver"
"""AMD's Zen processors gather and scatter in microcode, slower than one load or store for each element. LLVM takes
AVX-512 for a promise that these instructions are fast, and would vectorise loops with strides of whole rows by them."""
_ONE_BY_ONE = ("+prefer-no-gather", "+prefer-no-scatter")
_GROUP = re.compile(r"^ *attributes #\d+ = \{.*\}$", re.MULTILINE)


@lru_cache(maxsize=1)
def start_llvm() -> None:
    """Initialise LLVM's native target, once."""
    with _start_lock:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        llvm.initialize_native_asmparser()
        # The vectoriser would rather compare what whole nests touch than what one inner loop touches: the
        # rows of a stencil's adjoint then seem to overlap, and it never runs its vector code. (LLVM's
        # options are the process's.)
        llvm.set_option("irad", "--hoist-runtime-checks=false")
        # For values that live across thousands of blocks, the register allocator weighs the ways to split them in a
        # time that grows with the square of the blocks.
        llvm.set_option("irad", "--grow-region-complexity-budget=2000")


@dataclass(frozen=True)
class Target:
    """A processor: LLVM's triple, CPU name and feature string ("" means the triple's default)."""

    triple: str
    cpu: str = ""
    features: str = ""

    def machine(self, *, opt: int = 3) -> llvm.TargetMachine:
        """A new LLVM target machine that emits position-independent code in the small code model.

        Raises :class:`irad.errors.IradError` when LLVM has no such target.
        """
        start_llvm()
        with llvm_errors(f"cannot compile for {self.triple!r}"):
            target = llvm.Target.from_triple(self.triple)
            return target.create_target_machine(
                cpu=self.cpu, features=self.tuned_features, opt=opt, reloc="pic", codemodel="small"
            )

    @property
    def tuned_features(self) -> str:
        """The features, and what LLVM should know of the processor besides."""
        features = self.features.split(",") if self.features else []
        if self.cpu.startswith(_SLOW_GATHERS):
            features += [f for f in _ONE_BY_ONE if f.replace("+", "-") not in features]
        return ",".join(features)


@lru_cache(maxsize=1)
def host_target() -> Target:
    """The machine that this process runs on, with every feature that it has."""
    start_llvm()
    features = ",".join(
        sorted(("+" if on else "-") + name for name, on in llvm.get_host_cpu_features().items() if name)
    )
    return Target(llvm.get_process_triple(), llvm.get_host_cpu_name(), features)


def target_of_text(text: str, triple: str) -> Target:
    """The target that most functions of a module (as text) were compiled for."""
    found: dict[str, Counter[str]] = {"target-cpu": Counter(), "target-features": Counter()}
    for group in _GROUP.findall(text):
        for name, value in _PROCESSOR.findall(group):
            if name in found:
                found[name][value] += 1
    best = {name: values.most_common(1)[0][0] if values else "" for name, values in found.items()}
    return Target(triple, best["target-cpu"], best["target-features"])


def retarget_text(text: str, *, keep: Target | None = None) -> str:
    """Take the processor out of a module's attribute groups, so that the target machine's holds.

    Functions of one module that name different processors cannot be inlined into each other. With
    ``keep`` only mentions of that target are dropped: a function compiled on purpose for another
    processor stays as it is.
    """

    def strip(group: str) -> str:
        named = dict(_PROCESSOR.findall(group))
        if keep is not None and named.get("target-features", keep.features) != keep.features:
            return group
        return _PROCESSOR.sub("", group)

    return edit_attribute_groups(text, strip)


def edit_attribute_groups(text: str, edit: Callable[[str], str]) -> str:
    """A module's text with each ``attributes #0 = { … }`` line replaced by what ``edit`` makes of it."""

    def replace(match: re.Match[str]) -> str:
        group = edit(match[0])
        # LLVM refuses empty groups; a string that nobody asks for does no harm.
        return re.sub(r"\{ *\}", '{ "irad" }', group) if group != match[0] else group

    return _GROUP.sub(replace, text)


@contextmanager
def llvm_errors(what: str) -> Iterator[None]:
    """Turn llvmlite's bare RuntimeError into an :class:`irad.errors.IradError` that begins with ``what``."""
    try:
        yield
    except RuntimeError as error:
        raise IradError(f"{what}: {str(error).strip()}") from error


def parse_module(ir: str | bytes, what: str = "the module", context: llvm.ContextRef | None = None) -> llvm.ModuleRef:
    """Parse IR text or bitcode that irad has written or already checked; raises :class:`InputError`. Modules that are
    to be linked have one ``context``; without it each has its own."""
    start_llvm()
    context = context or llvm.create_context()
    try:
        parse = llvm.parse_bitcode if isinstance(ir, bytes) else llvm.parse_assembly
        module = parse(ir, context=context)
        # a context must outlive its modules, which the order of garbage collection does not promise
        _contexts[id(module)] = context
        weakref.finalize(module, _contexts.pop, id(module))
        return module
    except RuntimeError as error:
        raise InputError(f"{what} cannot be read: {str(error).strip()}") from error


def verify_module(module: llvm.ModuleRef, what: str = "the module") -> None:
    """Let LLVM verify ``module``; raises :class:`irad.errors.IradError` with the verifier's words."""
    with llvm_errors(f"{what} is not valid LLVM IR"):
        module.verify()
