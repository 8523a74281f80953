"""How irad reverses a parallel loop, step by step. Run it: `python docs/from_scratch_parallel.py`.

It takes one OpenMP loop from C source to a gradient that runs in parallel, with the modules that `irad.autodiff`
itself uses, and prints what each stage finds. `from_scratch.py` shows what serial and parallel code have in common;
here is what parallel code has besides.
"""

from __future__ import annotations

import ctypes
import math
import re
import textwrap

from irad import runtime
from irad.adjoint.driver import Differentiator
from irad.adjoint.emit.primal_values import ALONE
from irad.adjoint.plan import AdjointPlan
from irad.adjoint.plan_report import describe
from irad.backend import openmp
from irad.backend.jit import JitLibrary
from irad.backend.target import parse_module as parse_with_llvm
from irad.facts.call_classifier import CallClassifier
from irad.facts.function_facts import ModuleFacts
from irad.facts.request import CONST, DUP, DiffRequest
from irad.frontends.c.compile import compile_c
from irad.ir.instructions import Call, Load, Store
from irad.ir.module import Module
from irad.ir.text.printer import print_instruction
from irad.options import Options
from irad.pipeline import prepare, read
from irad.rules.registry import Registry
from irad.transform.openmp import is_team

# The loop of this walk-through: what iteration i reads, its neighbours read as well, so their adjoints meet.
SOURCE = """\
void flow(const double *restrict u, double *restrict v, int n)
{
    #pragma omp parallel for
    for (int i = 1; i < n - 1; i++)
        v[i] = u[i - 1] * u[i] + 0.5 * u[i + 1];
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


def raise_region() -> tuple[Module, str]:
    """Step 1: from C to a module in which the region is an ordinary function."""
    heading(1, "Raise the region")
    say("""clang outlines the region and hands it to the run-time library (`__kmpc_fork_call`), which deals out
        the iterations. `transform.openmp` raises that: what a thread runs becomes a team function that is
        called by name, and a thread's share of the loop becomes arithmetic on its number, with a mark where
        the share begins. From here on the loop is an ordinary one.""")
    show(SOURCE)
    unit = compile_c(text=SOURCE, lang="c", flags=["-fopenmp"])
    module, rest = read(str(prepare(parse_with_llvm(unit.bitcode))))
    team = next(f for f in module.functions.values() if not f.is_declaration and is_team(f))
    calls = [i for i in team.instructions() if isinstance(i, Call) and "#dbg" not in print_instruction(i)]
    lines = [line_of(inst) for inst in calls if "llvm.dbg" not in (inst.callee_name or "")]
    show(f"{team.name} calls:\n" + "\n".join(f"  {line}" for line in lines))
    return module, rest


def line_of(inst: object) -> str:
    """An instruction without its metadata."""
    return re.sub(r", !.*", "", print_instruction(inst)).strip()  # type: ignore[arg-type]


def team_plan(differentiator: Differentiator, request: DiffRequest) -> AdjointPlan:
    """The plan of the region: the function's own only says that it is called."""
    calls = differentiator.plan(request).calls.values()
    (inner,) = [c.request for c in calls if c.request is not None]
    return differentiator.planner.plan(inner)


def look_at_footprint(plan: AdjointPlan) -> None:
    """Step 2: what the loop accesses."""
    heading(2, "Access footprint")
    say("""Each address in the loop is a linear form in the iteration number: a base, a constant offset, and a
        stride. Of u there are two loads; the third value, u[i - 1], the optimiser has carried over from the
        iteration before. v is stored to.""")
    facts = plan.facts
    for inst in facts.function.instructions():
        if isinstance(inst, (Load, Store)) and facts.forest.innermost.get(inst.block) is not None:
            address = facts.pointers.address(inst.pointer)
            objects = ", ".join(sorted(o.describe() for o in facts.pointers.objects(inst.pointer)))
            show(f"{type(inst).__name__.lower():5} of {objects}, {address.constant:+d} bytes: {line_of(inst)}")


def look_at_accumulation(plan: AdjointPlan) -> None:
    """Step 3: the dependence proof, and what follows from it."""
    heading(3, "Dependence test, and accumulation strategy")
    say("""v is written, so by the contract of a parallel program no two iterations touch the same element: its
        shadow is exclusive. u is only read, and neighbours read the same element; in reverse they add to the
        same adjoint. The test finds that this happens only within a small distance of iterations. So each
        thread reverses the last iterations of its block first, waits for the others, and then does the
        rest: two phases, plain additions, no atomic operation.""")
    for step, strategy in plan.accumulation.verdicts.items():
        show(f"{line_of(step.inst)}\n  -> {strategy.kind}: {strategy.reason}")
    for pause in plan.accumulation.pauses:
        show(f"distance, computed at run time: {len(pause.reaches)} form(s), predicates to test: {len(pause.claims)}")


def look_at_plan(plan: AdjointPlan) -> None:
    """Step 4: the rest of the plan."""
    heading(4, "Plan")
    say("""u is not overwritten and is read again; what is carried over is cached. Nothing behind the region needs
        what it computes, so the plan reverses it jointly: forward over a strip of iterations and back over it at
        once, with a tape as long as a strip.""")
    show(describe(plan))


def look_at_ir(differentiator: Differentiator, plan: AdjointPlan) -> None:
    """Step 5: what the emitter writes."""
    heading(5, "Emitted functions")
    say(f"""A region has a pair of its own (augmented forward function and reverse function), run by a team of
        threads each. The reverse exists in variants: the one with two phases, and one ('{ALONE}') that a team
        of one thread runs, or that does all parts in turn where a predicate fails.""")
    for name, function in differentiator.output.functions.items():
        adds = sum(i.opcode == "fadd" for i in function.instructions())
        atomics = sum(i.opcode == "atomicrmw" for i in function.instructions())
        short = name.replace(plan.request.symbol, "REGION")
        show(f"{short}: {sum(1 for _ in function.instructions())} instructions, {adds} additions, {atomics} atomic")


def run(text: str, symbol: str, n: int) -> None:
    """Step 6: compile, run with two threads, and compare with the derivative by hand; exits if they disagree."""
    heading(6, "Compile and run")
    options = Options.from_environment()
    names = re.findall(r"^declare .*@(__kmpc_\w+|omp_\w+)\(", text, re.MULTILINE)
    externals = {**openmp.addresses(names, options), **runtime.symbols()}
    library = JitLibrary(parse_with_llvm(text, "the gradient"), externals=externals, options=options)
    array = ctypes.POINTER(ctypes.c_double)
    gradient = ctypes.CFUNCTYPE(None, array, array, array, array, ctypes.c_int)(library.address(symbol))
    u, v = ((ctypes.c_double * n)(*(math.sin(k) for k in range(n))) for _ in range(2))
    du, dv = (ctypes.c_double * n)(), (ctypes.c_double * n)(*([1.0] * n))
    ctypes.CFUNCTYPE(None, ctypes.c_int)(openmp.addresses(["omp_set_num_threads"], options)["omp_set_num_threads"])(2)
    gradient(u, du, v, dv, n)
    wanted = [0.0] * n
    for i in range(1, n - 1):
        wanted[i - 1] += u[i]
        wanted[i] += u[i - 1]
        wanted[i + 1] += 0.5
    worst = max(abs(a - b) for a, b in zip(du, wanted, strict=True))
    show(f"adjoints of u:  {', '.join(f'{x:.4f}' for x in du[:4])}, ...\nby hand:        "
         f"{', '.join(f'{x:.4f}' for x in wanted[:4])}, ...\nlargest difference of {n}: {worst:.1e}")  # fmt: skip
    if worst > 1e-12:
        raise SystemExit("the gradient is wrong")
    del library  # the machine code lives as long as this object


def main() -> None:
    """All steps."""
    module, rest = raise_region()
    differentiator = Differentiator(ModuleFacts(module, CallClassifier(module, Registry.default())))
    request = DiffRequest("flow", "gradient", (DUP, DUP, CONST), noalias=True)
    plan = team_plan(differentiator, request)
    look_at_footprint(plan)
    look_at_accumulation(plan)
    look_at_plan(plan)
    symbol = differentiator.derive(request).symbol
    look_at_ir(differentiator, plan)
    run(rest + differentiator.additions(), symbol, 1000)


if __name__ == "__main__":
    main()
