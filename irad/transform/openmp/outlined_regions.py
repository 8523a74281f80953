"""Parallel regions: calls of the run-time library with an outlined function become calls of team functions.

What a region captures by reference, and only reads, is passed by value: a variable of the caller that nothing but plain
loads and stores (of the caller) and such regions use.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from irad.analysis.alias.linear_address import gep_offset
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Alloca, Block, Call, Cast, GetElementPtr, Instruction, Load, Store
from irad.ir.module import Function, Module, replace_all_uses_with, split_attributes, users_of
from irad.ir.values import Argument, ConstInt, ConstNull, GlobalRef, Value
from irad.transform.openmp.copyprivate import hand_over
from irad.transform.openmp.flatten_captures import unpack
from irad.transform.openmp.names import TEAM_PREFIX
from irad.transform.openmp.rewrite import Before, Raised

FORK, FORK_IF, PUSH_THREADS = "__kmpc_fork_call", "__kmpc_fork_call_if", "__kmpc_push_num_threads"
_SERIAL = ("__kmpc_serialized_parallel", "__kmpc_end_serialized_parallel")
_NO_SYNC = frozenset(
    (
        "__kmpc_for_static_init_4 __kmpc_for_static_init_4u __kmpc_for_static_init_8 __kmpc_for_static_init_8u "
        "__kmpc_for_static_fini __kmpc_global_thread_num omp_get_thread_num omp_get_num_threads"
    ).split()
)
"""What a region may call without ever waiting for another thread."""
_THREADS = ("__kmpc_", "omp_", "GOMP_", "irad_section_")


@dataclass
class _Site:
    """A call that runs an outlined function in parallel (or, `threads` 1, by the caller alone)."""

    caller: Function
    call: Call
    captured: list[Value]
    threads: Value


def raise_forks(module: Module, raised: Raised) -> bool:
    """Calls of the run-time library with outlined functions become calls of team functions, by name."""
    regions = _Regions(module, raised.alone)
    changed = regions.raise_forks()
    raised.teams = tuple(regions.teams)
    return raised.note(changed)


class _Regions:
    """The parallel regions of one module; `teams` names the outlined functions that have been raised. `alone`:
    those that one thread runs."""

    def __init__(self, module: Module, alone: Collection[str] = ()) -> None:
        self.module = module
        self._alone = alone
        self.teams: dict[str, None] = {}
        self._sites: dict[str, list[_Site]] = {}

    def raise_forks(self) -> set[str]:
        """Change callers and outlined functions in place; returns the names of all that were changed."""
        kept: set[str] = set()
        for function in self.module.functions.values():
            if not function.is_declaration:
                kept |= self._find(function)
        changed: set[str] = set()
        for name in [n for n in self._sites if n not in kept]:
            outlined = self.module.functions.get(name)
            if outlined is not None and not outlined.is_declaration:
                self.teams[name] = None
                changed |= {name, *(s.caller.name for s in self._sites[name])}
        for name in self.teams:
            unpack(self.module.layout, self.module.functions[name], self._sites[name], self._replace)
        for name in self.teams:
            self._share(self.module.functions[name], self._sites[name])
        for name in self.teams:
            self._pass_values(self.module.functions[name], self._sites[name])
        for name in self.teams:
            self._retype(self.module.functions[name], self._sites[name])
            self._merge_bases(self.module.functions[name], self._sites[name])
            self._mark_apart(self.module.functions[name], self._sites[name])
        for name in self.teams:
            self._rewrite(self.module.functions[name], self._sites[name])
        return changed

    def _find(self, function: Function) -> set[str]:
        """Note the regions that a function runs; returns the functions that it names in another way."""
        others: set[str] = set()
        serial = any(isinstance(i, Call) and i.callee_name == _SERIAL[0] for i in function.instructions())
        for block in function.blocks:
            wanted = _pushed_before(function, block)
            for inst in list(block.instructions):
                if not isinstance(inst, Call):
                    others.update(o.name for o in inst.operands if isinstance(o, GlobalRef))
                    continue
                name = inst.callee_name
                if name == PUSH_THREADS:
                    wanted = inst.operands[2]
                elif name == FORK and isinstance(inst.operands[2], GlobalRef):
                    self._note(function, inst, inst.operands[2].name, inst.operands[3:], wanted)
                    wanted = None
                elif name == FORK_IF and isinstance(inst.operands[2], GlobalRef):
                    with_condition = self._where(function, inst, wanted)
                    self._note(function, inst, inst.operands[2].name, inst.operands[4:], with_condition)
                    wanted = None
                elif serial and name is not None and self._is_outlined(name):
                    self._note(function, inst, name, inst.operands[2:], ConstInt(T.I32, 1))
                else:
                    others.update(o.name for o in inst.operands if isinstance(o, GlobalRef))
        return others

    def _note(self, caller: Function, call: Call, name: str, captured: list[Value], threads: Value | None) -> None:
        if name in self._alone:
            threads = ConstInt(T.I32, 1)
        site = _Site(caller, call, list(captured), threads or ConstInt(T.I32, 0))
        self._sites.setdefault(name, []).append(site)

    def _where(self, function: Function, call: Call, wanted: Value | None) -> Value:
        """How many threads a region gets that runs in parallel only if a condition holds."""
        before = Before(function, call)
        b = before.builder
        holds = b.compare("icmp", "ne", call.operands[3], ConstInt(T.I32, 0))
        threads = b.select(holds, wanted or ConstInt(T.I32, 0), ConstInt(T.I32, 1))
        before.put()
        return threads

    def _is_outlined(self, name: str) -> bool:
        """Whether some region runs a function: then a direct call of it runs that region with one thread."""
        return any(
            isinstance(i, Call) and i.callee_name in (FORK, FORK_IF) and i.operands[2].name == name
            for f in self.module.functions.values() if not f.is_declaration
            for i in f.instructions()
        )  # fmt: skip

    def _replace(self, function: Function, new: Mapping[Value, Value]) -> None:
        """Replace values throughout a function, and in what it passes to regions."""
        replace_all_uses_with(function, new)
        for site in (s for sites in self._sites.values() for s in sites if s.caller is function):
            site.captured = [new.get(v, v) for v in site.captured]

    # -- captured variables

    def _share(self, outlined: Function, sites: list[_Site]) -> None:
        """Give the team memory through which one thread hands its variables to the others."""
        for type_ in hand_over(self.module, outlined):
            for site in sites:
                memory = Alloca(type_, ConstInt(T.I32, 1), 16)
                site.caller.entry.insert(0, memory)
                site.captured.append(memory)

    def _pass_values(self, outlined: Function, sites: list[_Site]) -> None:
        """Pass by value what is captured by reference and only read."""
        users = users_of(outlined)
        for position, argument in enumerate(outlined.arguments[2:]):
            type_ = _loaded_type(argument, users)
            if type_ is None or not all(self._is_readable(s, position, type_) for s in sites):
                continue
            for site in sites:
                before = Before(site.caller, site.call)
                site.captured[position] = before.builder.load(type_, site.captured[position])
                before.put()
            made = Argument(type_, argument.name, argument.index, "")
            outlined.arguments[argument.index] = made
            loads = [u for u in users.get(argument, ()) if isinstance(u, Load)]
            for load in loads:
                load.erase()
            self._replace(outlined, dict.fromkeys(loads, made))

    def _is_readable(self, site: _Site, position: int, type_: T.Type) -> bool:
        """Whether nobody changes a captured variable while the region runs: it is used by plain loads and stores of
        the caller, and by regions that only read it."""
        variable = site.captured[position]
        if not isinstance(variable, Alloca):
            return False
        sites = {s.call: (n, s) for n, found in self._sites.items() for s in found if s.caller is site.caller}
        for user in users_of(site.caller).get(variable, ()):
            if isinstance(user, Load) or (isinstance(user, Store) and user.value is not variable):
                continue
            if isinstance(user, Call) and user in sites:
                name, other = sites[user]
                outlined = self.module.functions[name]
                inner = users_of(outlined)
                for at, captured in enumerate(other.captured):
                    if captured is variable and _loaded_type(outlined.arguments[at + 2], inner) is None:
                        return False
                continue
            if isinstance(user, Call) and (user.callee_name or "").startswith("llvm.lifetime."):
                continue
            return False
        return True

    def _retype(self, outlined: Function, sites: list[_Site]) -> None:
        """Floating-point numbers that travel in integers are passed as what they are."""
        users = users_of(outlined)
        for position, argument in enumerate(outlined.arguments[2:]):
            target = _carried_type(argument, users)
            if target is None:
                continue
            made = Argument(target, argument.name, argument.index, "")
            outlined.arguments[argument.index] = made
            ends = [e for u in users.get(argument, ()) for e in ([u] if u.opcode == "bitcast" else users.get(u, []))]
            self._replace(outlined, dict.fromkeys(ends, made))
            for inst in [*ends, *(u for u in users.get(argument, ()) if u.opcode == "trunc")]:
                inst.erase()
            for site in sites:
                before = Before(site.caller, site.call)
                bits = T.IntType(32 if target == T.FLOAT else 64)
                narrow = before.builder.cast("trunc", site.captured[position], bits)
                site.captured[position] = before.builder.cast("bitcast", narrow, target)
                before.put()

    def _merge_bases(self, outlined: Function, sites: list[_Site]) -> None:
        """Pass of pointers into one object only one (its beginning, if that is among them), and of the others the
        distance: so it stays known that they lead to one array."""
        roots = [[_root(v, users) if v.type.is_pointer else None for v in s.captured]
                 for s in sites for users in (users_of(s.caller),)]  # fmt: skip
        arguments = outlined.arguments
        pointers = [
            p for p, a in enumerate(arguments[2:]) if a.type.is_pointer and all(r[p] is not None for r in roots)
        ]
        moved_from = {p: any(_is_moved(s.captured[p], users_of(s.caller)) for s in sites) for p in pointers}
        order = sorted(pointers, key=lambda p: (moved_from[p], p))
        for at, position in enumerate(order):
            argument = arguments[position + 2]
            bases = [first for first in order[:at] if all(found[first] is found[position] for found in roots)]
            if not bases or not users_of(outlined).get(argument):
                continue
            apart = {self._apart(s.captured[position], s.captured[bases[0]]) for s in sites}
            known = apart.pop() if len(apart) == 1 else None
            distance = Argument(T.I64, f"{argument.name}.distance" if argument.name else "", argument.index, "")
            for site in sites:
                before = Before(site.caller, site.call)
                b = before.builder
                here, there = (b.cast("ptrtoint", site.captured[p], T.I64) for p in (position, bases[0]))
                site.captured[position] = b.sub(here, there)
                before.put()
            first = next(i for i in outlined.entry.instructions if not isinstance(i, Alloca))
            before = Before(outlined, first)
            before.builder.location = None
            moved = before.builder.gep(T.I8, arguments[bases[0] + 2], [distance if known is None else i64(known)])
            before.put()
            arguments[argument.index] = distance
            arguments[bases[0] + 2].attributes = _of_both(arguments[bases[0] + 2].attributes, argument.attributes)
            self._replace(outlined, {argument: moved})

    def _apart(self, pointer: Value, base: Value) -> int | None:
        """How far a pointer is from another one, where both have constant distances from one value."""
        places = []
        for value in (pointer, base):
            offset = 0
            while isinstance(value, GetElementPtr):
                constant, variable = gep_offset(self.module, value.source, value.indices)
                if variable:
                    return None
                offset, value = offset + constant, value.base
            places.append((value, offset))
        (one, here), (other, there) = places
        return here - there if one is other else None

    def _mark_apart(self, outlined: Function, sites: list[_Site]) -> None:
        """Say `noalias` of pointers that are parameters with `noalias` of every caller, and of one only: what the
        region reaches through them it reaches in no other way. Not where threads wait for one another, since LLVM
        may move accesses of such memory across calls that cannot know of it."""
        names = (i.callee_name for i in outlined.instructions() if isinstance(i, Call))
        if any(n is not None and n not in _NO_SYNC and n.startswith(_THREADS) for n in names):
            return
        for position, argument in enumerate(outlined.arguments[2:]):
            if argument.type.is_pointer and all(_is_apart(s, position) for s in sites):
                argument.attributes = f"noalias {argument.attributes}".strip()

    # -- the calls

    def _rewrite(self, outlined: Function, sites: list[_Site]) -> None:
        """Give the outlined function the parameters of a team function, and call it by name."""
        threads = Argument(T.I32, "threads", 0, "")
        outer, inner, *captured = outlined.arguments
        entry = outlined.entry
        first = next(i for i in entry.instructions if not isinstance(i, Alloca))
        before = Before(outlined, first)
        b: Builder = before.builder
        b.location = None
        for argument in (outer, inner):
            if users_of(outlined).get(argument):
                slot = Alloca(T.I32, ConstInt(T.I32, 1), 4)
                entry.insert(0, slot)
                number = b.call("__kmpc_global_thread_num", T.I32, [ConstNull(T.PTR)]) if argument is outer else None
                b.store(number or ConstInt(T.I32, 0), slot, 4)
                self._replace(outlined, {argument: slot})
        before.put()
        outlined.arguments = [threads, *captured]
        for index, argument in enumerate(outlined.arguments):
            argument.index = index
        types = tuple(a.type for a in outlined.arguments)
        outlined.type = T.FunctionType(T.VOID, types)
        for site in sites:
            made = Call(GlobalRef(TEAM_PREFIX + outlined.name), T.VOID, [site.threads, *site.captured])
            made.metadata = dict(site.call.metadata)
            made.records = site.call.records
            block = site.call.parent
            block.instructions[block.instructions.index(site.call)] = made
            made.block = block
            left = [i for i in site.caller.instructions() if isinstance(i, Call)]
            every = not any(i.callee_name in (FORK, FORK_IF) for i in left)
            for inst in left:
                if (every or inst.block is block) and inst.callee_name in (PUSH_THREADS, *_SERIAL):
                    inst.erase()


def _pushed_before(function: Function, block: Block) -> Value | None:
    """How many threads the next region gets that a block runs, as far as the blocks before say it: a condition stands
    between the two where the region has an `if` clause."""
    seen = {block}
    while True:
        before = [b for b in function.blocks if block in b.instructions[-1].targets]
        if len(before) != 1 or before[0] in seen:
            return None
        (block,) = before
        seen.add(block)
        for inst in reversed(block.instructions):
            name = inst.callee_name if isinstance(inst, Call) else None
            if name == PUSH_THREADS:
                return inst.operands[2]
            if name in (FORK, FORK_IF, *_SERIAL):
                return None


def _loaded_type(argument: Argument, users: dict[Value, list[Instruction]]) -> T.Type | None:
    """The type of a captured variable that a region only loads; None for what it does otherwise."""
    if not argument.type.is_pointer:
        return None
    found = users.get(argument, [])
    if not found or not all(isinstance(u, Load) and not u.volatile and not u.ordering for u in found):
        return None
    types = {u.type for u in found}
    return types.pop() if len(types) == 1 else None


def _carried_type(argument: Argument, users: dict[Value, list[Instruction]]) -> T.FloatType | None:
    """The floating type of a number that is passed as an integer."""
    if argument.type != T.I64:
        return None
    types = set()
    for user in users.get(argument, []):
        if isinstance(user, Cast) and user.opcode == "bitcast":
            types.add(user.type)
        elif isinstance(user, Cast) and user.opcode == "trunc" and user.type == T.I32:
            further = users.get(user, [])
            if not further or not all(u.opcode == "bitcast" for u in further):
                return None
            types.update(u.type for u in further)
        else:
            return None
    if len(types) != 1:
        return None
    (found,) = types
    return found if isinstance(found, T.FloatType) else None


def _is_apart(site: _Site, position: int) -> bool:
    users = users_of(site.caller)
    roots = [_root(value, users) if value.type.is_pointer else None for value in site.captured]
    own = roots[position]
    if not isinstance(own, Argument) or "noalias" not in own.attributes.split():
        return False
    if any(r is own or (v.type.is_pointer and r is None)
           for at, (v, r) in enumerate(zip(site.captured, roots, strict=True)) if at != position):  # fmt: skip
        return False
    return all(_is_plain(use, own, roots) for use in users.get(own, ()))


def _is_plain(use: Instruction, pointer: Value, handed: Sequence[Value | None]) -> bool:
    """Whether a use keeps a pointer where `_root` sees it: not in what is handed over, too."""
    if isinstance(use, Store):
        slot = use.pointer
        is_seen = isinstance(slot, Alloca) and slot.allocated == T.PTR and not any(slot is each for each in handed)
        return use.value is not pointer or is_seen
    return isinstance(use, Load) or not isinstance(use, Call) or use.callee_name in (FORK, FORK_IF)


_OF_USES = re.compile(r"noalias$|read(?:none|only)$|writeonly$|nofree$|nocapture$|captures\(")


def _of_both(own: str, other: str) -> str:
    """What is said of a parameter that is used in the place of another one, too: of how it is used, what holds for
    both."""
    known = split_attributes(other)
    return " ".join(word for word in split_attributes(own) if word in known or not _OF_USES.match(word))


def _is_moved(value: Value, users: dict[Value, list[Instruction]]) -> bool:
    """Whether a pointer is another one with an offset."""
    while isinstance(value, Load) and isinstance(value.pointer, Alloca):
        stores = [u for u in users.get(value.pointer, ()) if isinstance(u, Store)]
        if len(stores) != 1:
            return True
        value = stores[0].value
    return isinstance(value, GetElementPtr)


def _root(value: Value, users: dict[Value, list[Instruction]]) -> Value | None:
    """What a pointer is derived from: a parameter or a local variable; None where that is not seen."""
    while True:
        if isinstance(value, GetElementPtr):
            value = value.base
        elif isinstance(value, Load) and isinstance(value.pointer, Alloca):
            stores = [u for u in users.get(value.pointer, ()) if isinstance(u, Store)]
            if len(stores) != 1:
                return None
            value = stores[0].value
        else:
            return value if isinstance(value, (Argument, Alloca)) else None
