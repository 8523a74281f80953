"""How irad makes a gradient, step by step. Run it: `python docs/from_scratch.py`.

It takes one small loop from C source to a gradient that runs, with the modules that `irad.autodiff` itself
uses, and prints what each stage finds. Read it from top to bottom; each step is a function of a few lines.
"""

from __future__ import annotations

import ctypes
import math
import re
import textwrap
from collections.abc import Callable

from irad import runtime
from irad.adjoint.driver import Differentiator
from irad.adjoint.plan import AdjointPlan
from irad.adjoint.plan_report import describe
from irad.adjoint.steps import ScalarStep, Step
from irad.backend.jit import JitLibrary
from irad.backend.optimise import canonicalise, finish, prepare
from irad.backend.target import parse_module as parse_with_llvm
from irad.facts.call_classifier import CallClassifier
from irad.facts.function_facts import ModuleFacts
from irad.facts.request import CONST, DUP, DiffRequest
from irad.frontends.c.compile import compile_c
from irad.ir.instructions import Load
from irad.ir.module import Module
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_instruction
from irad.options import Options
from irad.rules.registry import Registry

# The loop of this walk-through. Each iteration needs the one before (`s` goes through sin), and reads x[i].
SOURCE = """\
#include <math.h>

double fold(const double *x, int n)
{
    double s = 0.0;
    for (int i = 0; i < n; i++)
        s = sin(s) + x[i] * x[i];
    return s;
}
"""


def say(text: str) -> None:
    """Print an explanation, wrapped."""
    print(textwrap.fill(" ".join(text.split()), 98), end="\n\n")


def show(text: str) -> None:
    """Print something that a stage has made, indented."""
    print(textwrap.indent(text.rstrip(), "    "), end="\n\n")


def heading(number: int, title: str) -> None:
    """Print the title of a step."""
    print(f"\n{number}. {title}\n{'-' * (len(title) + 3)}")


def to_optimised_ir() -> str:
    """Step 1: from C to LLVM IR, as text."""
    heading(1, "From source to optimised IR")
    say("""A front end compiles the source with optimisation and debug information. `prepare` inlines and
        simplifies, and does not vectorise; `canonicalise` gives every loop one entry, one back edge
        and exits of its own.""")
    show(SOURCE)
    unit = compile_c(text=SOURCE, lang="c")
    module = canonicalise(prepare(parse_with_llvm(unit.bitcode)))
    return str(module)


def parse(text: str) -> Module:
    """Step 2: from text to objects."""
    heading(2, "Parse")
    say("""irad has its own model of LLVM IR: `irad.ir` lexes and parses LLVM's text into modules,
        functions, blocks and instructions. It knows nothing of derivatives. Function bodies are
        parsed when they are asked for.""")
    module = parse_module(text)
    function = module.functions["fold"]
    for block in function.blocks:
        lines = [print_instruction(inst).split(", !")[0].strip() for inst in block.instructions]
        show(f"{block.ref}\n" + "\n".join(f"  {line}" for line in lines))
    return module


def look_at_facts(synthesiser: Differentiator, request: DiffRequest) -> None:
    """Step 3: what the analyses find out."""
    heading(3, "Facts")
    say(f"""We ask for a gradient in which x comes with a shadow and n is constant:
        DiffRequest({request.function!r}, {request.mode!r}, {request.activities}). The analyses answer
        with frozen facts. They change nothing.""")
    facts = synthesiser.planner.facts(request)
    loop = facts.forest.loops[0]
    active = [v.ref for block in facts.cfg.order for v in block.instructions if facts.is_active(v)]
    load = next(i for i in facts.function.instructions() if isinstance(i, Load))
    rows = {
        "loops": f"{len(facts.forest.loops)}, with header {loop.header.ref}",
        "trip count": facts.trips[loop].formula(),
        "active values": ", ".join(active),
        "memory with a shadow": ", ".join(sorted(obj.describe() for obj in facts.activity.shadowed)),
        "can x[i] change later?": facts.overwrites.why_lost(load) or "no, it can be read again",
    }
    show("\n".join(f"{name + ':':24}{found}" for name, found in rows.items()))
    say("""A value is active if it depends on an active input and an active output depends on it. The
        loop counter is not; the sum, the square and the sine are.""")


def look_at_steps(plan: AdjointPlan) -> None:
    """Step 4: which statements the reverse sweep consists of."""
    heading(4, "Statements of the reverse sweep")
    say("""Each active instruction becomes a step, as data. A rule of arithmetic or of a library function
        is one line: for each parameter, what the adjoint g of the result adds to the adjoint of that
        parameter. The names in it (x, y, ans) tell what the step needs from the forward sweep.""")
    for block in plan.facts.cfg.order:
        for step in plan.steps[block]:
            show(describe_step(step))


def describe_step(step: Step) -> str:
    """One step in words."""
    head = f"{print_instruction(step.inst).split(', !')[0].strip()}\n  -> {type(step).__name__}"
    if isinstance(step, ScalarStep):
        parts = [f"operand {position} += {partial}" for position, partial in step.contributions]
        head += "".join(f"\n     {part}" for part in parts)
    needs = ", ".join(key.describe() for key in step.needs)
    return f"{head}\n     needs: {needs or 'nothing'}"


def look_at_plan(plan: AdjointPlan) -> None:
    """Step 5: every decision, before any IR is written."""
    heading(5, "Plan")
    say("""For each thing that the reverse sweep needs there are two ways: keep it, or compute it again.
        A minimum cut weighs bytes times trips against operations times trips. x[i] is read again,
        because nothing overwrites it. The running value s cannot be had again from its end, so it is
        kept: 8 bytes for each iteration.""")
    show(describe(plan))


def look_at_ir(additions: str, whole: str) -> None:
    """Step 6: what the emitter writes, and what LLVM makes of it."""
    heading(6, "Emit, and optimise")
    say("""The emitter does what the plan says and decides nothing. It writes plain code, with a local
        variable for each adjoint. This is the body of the reverse loop, which takes s off the tape
        and x[i] out of memory:""")
    show(block_with(additions, "call double @cos("))
    say("LLVM turns the variables into registers. The reverse loop as it will run:")
    show(block_with(str(finish(parse_with_llvm(whole), level=1)), "call double @cos("))


def block_with(text: str, needle: str) -> str:
    """The basic block of some IR that contains a text after its label, without metadata."""
    found = next(block for block in re.split(r"\n(?=[\w.]+:|})", text) if needle in block)
    lines = [line for line in found.splitlines() if line.strip() and "#dbg_" not in line]
    return "\n".join(re.sub(r", ![a-z].*|\s*; preds.*", "", line) for line in lines)


def compile_gradient(whole: str, symbol: str, options: Options) -> tuple[JitLibrary, Callable[..., None]]:
    """Step 7: machine code, as a function that Python can call."""
    heading(7, "Compile and run")
    library = JitLibrary(parse_with_llvm(whole, "the gradient"), externals=runtime.symbols(), options=options)
    pointer = ctypes.POINTER(ctypes.c_double)
    kind = ctypes.CFUNCTYPE(None, pointer, pointer, ctypes.c_int, ctypes.c_double)
    return library, kind(library.address(symbol))


def fold(x: list[float]) -> float:
    """The loop in Python."""
    s = 0.0
    for value in x:
        s = math.sin(s) + value * value
    return s


def differences(x: list[float], step: float = 1e-6) -> list[float]:
    """The gradient of `fold` by central differences."""
    found = []
    for i in range(len(x)):
        above, below = list(x), list(x)
        above[i] += step
        below[i] -= step
        found.append((fold(above) - fold(below)) / (2 * step))
    return found


def check(gradient: Callable[..., None], x: list[float]) -> None:
    """Run the gradient and compare it with differences; exits with a message when they disagree."""
    values, shadow = (ctypes.c_double * len(x))(*x), (ctypes.c_double * len(x))()
    gradient(values, shadow, len(x), 1.0)
    measured = differences(x)
    rows = {"x": x, "gradient": shadow, "central differences": measured}
    show("\n".join(f"{name + ':':21}" + "  ".join(f"{v:.6f}" for v in row) for name, row in rows.items()))
    worst = max(abs(a - b) for a, b in zip(shadow, measured, strict=True))
    if worst > 1e-8:
        raise SystemExit(f"the gradient is wrong by {worst}")


def main() -> None:
    """All steps."""
    text = to_optimised_ir()
    module = parse(text)
    shared = ModuleFacts(module, CallClassifier(module, Registry.default()))
    synthesiser = Differentiator(shared)
    request = DiffRequest("fold", "gradient", (DUP, CONST), active_result=True, noalias=True)
    look_at_facts(synthesiser, request)
    plan = synthesiser.plan(request)
    look_at_steps(plan)
    look_at_plan(plan)
    symbol = synthesiser.derive(request).symbol
    additions = synthesiser.additions()
    look_at_ir(additions, text + additions)
    library, gradient = compile_gradient(text + additions, symbol, Options.from_environment())
    check(gradient, [0.3, 0.5, 0.7, 0.9])
    del library  # the machine code lives as long as this object


if __name__ == "__main__":
    main()
