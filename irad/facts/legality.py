"""Functions that no analysis can follow back: they are refused before anything is decided of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irad.analysis.cfg import CFG
from irad.analysis.diagnostics import Refusal
from irad.ir.instructions import Call
from irad.ir.values import GlobalRef

if TYPE_CHECKING:
    from irad.facts.function_facts import FunctionFacts, ModuleFacts

__all__ = ["refuse_jumps", "refuse_thread_locals"]

_UNWINDING = frozenset("invoke landingpad resume catchswitch catchpad cleanuppad catchret cleanupret".split())
_JUMPING = frozenset(("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "longjmp", "siglongjmp", "__longjmp_chk"))


def refuse_thread_locals(facts: FunctionFacts) -> None:
    """Each thread's shadow of a thread-local variable would have to be clear when a gradient begins, and that of a
    thread that is not there yet, or is not this gradient's, nobody can clear."""
    pointers = facts.pointers
    every = [i for block in facts.cfg.living for i in block.instructions]
    for inst in sorted(every, key=lambda i: not facts.shared.has_line(i)):
        for pointer in (o for o in inst.operands if o.type.is_pointer):
            for obj in pointers.objects(pointer) & facts.activity.with_data:
                variable = pointers.module.globals.get(obj.origin.name) if isinstance(obj.origin, GlobalRef) else None
                if variable is not None and variable.thread_local:
                    raise Refusal(
                        "unsupported",
                        inst,
                        f"cannot differentiate a parallel region that uses the thread-local variable '{variable.name}'",
                        "it is active, and keeps its value, and the shadow its adjoint, when the region is over",
                        "use a variable that is private to the region (private, firstprivate), or an array with an "
                        "element for each thread; if OpenMP calls it threadprivate, compile with -fnoopenmp-use-tls",
                    )


def refuse_jumps(shared: ModuleFacts, cfg: CFG) -> None:
    """Control flow that blocks and branches do not show cannot be followed backwards."""
    for block in cfg.order:
        for inst in block.instructions:
            name = inst.callee_name if isinstance(inst, Call) else None
            if name in _JUMPING:
                raise Refusal(
                    "unsupported",
                    inst,
                    f"cannot differentiate a function that calls '{name}'",
                    "its jump cannot be followed backwards",
                    "leave by return values instead",
                )
            if inst.opcode in ("indirectbr", "callbr"):
                located = [i for b in cfg.order for i in b.instructions if shared.has_line(i)]
                raise Refusal(
                    "unsupported",
                    inst if shared.has_line(inst) or not located else located[0],
                    "cannot differentiate a function that jumps to computed addresses",
                    "such jumps are not followed backwards",
                    "use a switch",
                )
            if inst.opcode in _UNWINDING:
                raise Refusal(
                    "unsupported",
                    inst,
                    "cannot differentiate a function that handles exceptions in this form",
                    f"'{inst.opcode}' is not followed backwards",
                    "report failures by return values, or compile with -fno-exceptions",
                )
