"""Calls through pointers become calls by name: a chain of comparisons with the functions that may be meant.

The engine differentiates calls of known functions. Which function a pointer leads to is known when the program runs,
and which ones are possible is known before: those of the call's type whose address is taken somewhere in the module
(fewer, where the points-to analysis knows more). So tables of functions, callbacks, virtual calls and indirect
recursion need nothing else: no shadow of a function pointer, nothing for a caller to prepare. A function that turns
out to be none of them ends the program with a message, and so does one whose derivative irad refuses.
"""

from __future__ import annotations

from irad.analysis.alias.memory import holds_pointers
from irad.analysis.alias.points_to import PointsTo, pointers_of
from irad.codegen.module_writer import ModuleWriter
from irad.codegen.runtime_ir import stop
from irad.facts.function_facts import ModuleFacts
from irad.ir import types as T
from irad.ir.builder import Builder
from irad.ir.instructions import Block, Call, Instruction, Phi
from irad.ir.module import Function, replace_all_uses_with
from irad.ir.values import ConstNull, GlobalRef, Value

_PREPARES, _WIDENS = "_ZNKSt5ctypeIcE13_M_widen_initEv", "_ZNKSt5ctypeIcE8do_widenEc"


def dispatch_calls(function: Function, shared: ModuleFacts, output: ModuleWriter) -> bool:
    """Calls through pointers become comparisons with calls by name. What no function of the module can be meant by
    stays as it is."""
    sites, changed = [], False
    facets = {i.operands[0] for i in function.instructions() if isinstance(i, Call) and i.callee_name == _PREPARES}
    for inst in function.instructions():
        if isinstance(inst, Call):
            if inst.callee_name is None and _widens(inst, facets):
                inst.callee = GlobalRef(_WIDENS)
                output.declare(_WIDENS, T.I8, [T.PTR, T.I8], "nounwind")
                changed = True
            changed |= _through_alias(inst, shared)
            if inst.callee_name is None and not inst.is_asm and inst.opcode == "call":
                sites.append(inst)
    if not sites:
        return changed
    pointers = pointers_of(function, shared.calls.effect)
    replaced: dict[Value, Value] = {}
    for site in sites:
        candidates = _candidates(site, shared, pointers)
        if candidates or _may_be_nothing(site, function, shared):
            shared.dispatched.update(candidates)
            replaced |= _Dispatch(function, shared, output).write(site, candidates)
            changed = True
    return replace_all_uses_with(function, replaced) or changed


def _widens(call: Call, facets: set[Value]) -> bool:
    """Whether a virtual call is one of C++'s classes of characters, which has just been asked to prepare for it:
    `std::endl`, inlined."""
    types = [o.type for o in call.operands]
    return call.type == T.I8 and types == [T.PTR, T.I8] and call.operands[0] in facets


def _through_alias(call: Call, shared: ModuleFacts) -> bool:
    aliased = shared.calls.targets.aliases.get(call.callee_name or "")
    if aliased is not None:
        call.callee = GlobalRef(aliased)
    return aliased is not None


def _candidates(site: Call, shared: ModuleFacts, pointers: PointsTo | None) -> list[str]:
    """The functions that a call may be meant for, in the module's order."""
    possible = shared.calls.targets.possible(site)
    objects = pointers.objects(site.callee) if pointers is not None else frozenset()
    names = {o.origin.name for o in objects if o.kind == "global" and isinstance(o.origin, GlobalRef)}
    if objects and all(o.kind == "global" for o in objects) and names <= set(shared.module.functions):
        possible = [n for n in shared.calls.targets.fitting(site) if n in names]
    if not _matters(site) and not any(shared.call_graph.written_globals(n) for n in possible):
        return []
    return [n for n in possible if shared.calls.is_known(n, site)]


def _may_be_nothing(site: Call, function: Function, shared: ModuleFacts) -> bool:
    """Whether no function of the module can be meant, and the code itself looks whether there is one (Rust's tables
    of what to drop hold none for what needs no dropping)."""
    if not _matters(site) or shared.calls.targets.possible(site):
        return False
    looks = (i.operands for i in function.instructions() if i.opcode == "icmp")
    return any(site.callee in operands and any(isinstance(o, ConstNull) for o in operands) for operands in looks)


def _matters(site: Call) -> bool:
    types = [site.type, *(o.type for o in site.operands)]
    return any(holds_pointers(t) or not (t.is_void or t.is_integer) for t in types)


class _Dispatch:
    def __init__(self, function: Function, shared: ModuleFacts, output: ModuleWriter) -> None:
        self.function = function
        self.shared = shared
        self.output = output

    def write(self, site: Call, candidates: list[str]) -> dict[Value, Value]:
        """Split the block at a call and put the comparisons between its halves; returns what replaces the result."""
        block = site.parent
        at = block.instructions.index(site)
        behind = block.instructions[at + 1 :]
        block.instructions = block.instructions[:at]
        stem = f"irad.dispatch.{len(self.function.blocks)}"
        joined = Block(f"{stem}.joined", self.function)
        results: list[tuple[Value, Block]] = []
        builder = Builder(self.function, block)
        with builder.at(site.location):
            for number, name in enumerate(candidates):
                arm, further = (Block(f"{stem}.{kind}.{number}", self.function) for kind in ("arm", "else"))
                builder.branch_if(builder.compare("icmp", "eq", site.callee, GlobalRef(name)), arm, further)
                self.function.blocks += [arm, further]
                builder.block = arm
                made = self._call(site, name)
                builder.insert(made)
                self.shared.arms.add(made)
                results.append((made, arm))
                builder.branch(joined)
                builder.block = further
            stop(self.output, builder, self._message(site))
            builder.unreachable()
        self.function.blocks.append(joined)
        found: dict[Value, Value] = {}
        if not site.type.is_void:
            phi = Phi(site.type, results)
            joined.append(phi)
            found[site] = phi
        for inst in behind:
            joined.append(inst)
        _reconnect(block, joined)
        return found

    @staticmethod
    def _call(site: Call, name: str) -> Call:
        made = Call(GlobalRef(name), site.type, site.operands, function_type=None)
        made.argument_attributes = list(site.argument_attributes)
        made.result_attributes = site.result_attributes
        made.convention = site.convention
        return made

    def _message(self, site: Call) -> str:
        return self.shared.place(site) + (
            "error: cannot differentiate this call through a pointer: the function that it leads to is not part of the "
            "differentiated module, or has neither a body nor a rule; compile its source together with this code"
        )


def _reconnect(old: Block, new: Block) -> None:
    """Phis behind a split block have a new predecessor."""
    terminator: Instruction = new.terminator
    for successor in terminator.targets:
        for phi in successor.phis:
            phi.blocks = [new if b is old else b for b in phi.blocks]
