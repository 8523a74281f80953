"""Loads of what a function itself has stored, at constant places, take it as a value (LLVM's mem2reg, for memory that
others see).

A struct of buffers that are swapped is read and written in each step; between these accesses stand others, through
pointers of which only the caller knows where they lead. That they lead elsewhere is for others to see
(`irad.analysis.footprint`, which is told the places). All stores stay, so that memory holds what it should.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field, replace

from irad.analysis.alias.linear_address import constant_place
from irad.analysis.cfg import CFG
from irad.analysis.footprint.stored_places import Place
from irad.analysis.loops import IrreducibleFlow, LoopForest
from irad.ir import types as T
from irad.ir.instructions import Alloca, Block, Call, GetElementPtr, Load, Phi, Store
from irad.ir.module import Function, Module, replace_all_uses_with, users_of
from irad.ir.values import Argument, ConstPoison, GlobalRef, Value

__all__ = ["promote_places"]

_Access = Load | Store


def promote_places(
    module: Module,
    function: Function,
    known: Collection[Place],
    at_entry: Callable[[Value, int], Value | None],
) -> tuple[Place, ...]:
    """Replace the loads from places to which a function stores, by values, in place; but for places that are `known`.
    `at_entry` makes the value for pointers that a place behind a parameter or variable holds when the function is
    entered. Returns the places; what is said of them above has to be seen: that nothing else writes there."""
    cfg = CFG(function)
    if len(cfg.order) < len(function.blocks):
        return ()
    try:
        forest = LoopForest(cfg)
    except IrreducibleFlow:
        return ()
    accesses: dict[tuple[Value, int], list[_Access]] = {}
    own, done = frozenset(_own(module, function)), {(place.root, place.begin) for place in known}
    for block in cfg.order:
        for inst in block.instructions:
            if isinstance(inst, (Load, Store)):
                root, begin = constant_place(module, inst.pointer)
                if isinstance(root, (Argument, GlobalRef)) or root in own:
                    accesses.setdefault((root, begin), []).append(inst)
    found = list[Place]()
    for (root, begin), members in accesses.items():
        place = _place(module, root, begin, members)
        if place is None or (root, begin) in done:
            continue
        if any(_overlaps(module, place, *other, accesses[other]) for other in accesses):
            continue
        search = _Search(cfg, forest, _type(members[0]))
        values = search.loaded(members)
        if search.initial is not None:
            outside = not isinstance(root, Alloca)
            first = at_entry(root, begin) if outside and search.type.is_pointer else None
            if first is None and outside:
                continue
            search.settle(first if first is not None else ConstPoison(search.type))
            place = replace(place, at_entry=outside)
        search.insert(values)
        found.append(place)
    return tuple(found)


def _own(module: Module, function: Function) -> Iterator[Alloca]:
    """Local variables that only loads and stores at constant places use."""
    users = users_of(function)
    for inst in function.entry.instructions:
        if not isinstance(inst, Alloca):
            continue
        work, fine = list[Value]((inst,)), True
        while work and fine:
            pointer = work.pop()
            for user in users.get(pointer, ()):
                if isinstance(user, GetElementPtr) and constant_place(module, user)[0] is inst:
                    work.append(user)
                elif isinstance(user, Store):
                    fine = fine and user.value is not pointer
                elif not isinstance(user, Load):
                    lifetime = isinstance(user, Call) and (user.callee_name or "").startswith("llvm.lifetime.")
                    fine = fine and lifetime
        if fine:
            yield inst


def _place(module: Module, root: Value, begin: int, members: list[_Access]) -> Place | None:
    """The place at which all of some accesses are, if it is worth anything to promote it."""
    types = set(map(_type, members))
    if len(types) != 1 or begin < 0 or len({type(inst) for inst in members}) != 2:
        return None
    if any(inst.volatile or inst.ordering for inst in members):
        return None
    (type_,) = types
    if not (type_.is_pointer or type_.is_integer or type_.is_float):
        return None
    stores = frozenset(inst for inst in members if isinstance(inst, Store))
    return Place(root, begin, begin + module.layout.store_size(type_), stores)


def _overlaps(module: Module, place: Place, root: Value, begin: int, members: list[_Access]) -> bool:
    """Whether accesses elsewhere behind the same root touch a place."""
    if root != place.root or begin == place.begin:
        return False
    size = max(module.layout.store_size(_type(inst)) for inst in members)
    return begin < place.end and place.begin < begin + size


def _type(inst: _Access) -> T.Type:
    return inst.type if isinstance(inst, Load) else inst.value.type


@dataclass
class _Search:
    """What is at one place, by block; phis are made where ways meet, and where a value leaves a loop."""

    cfg: CFG
    forest: LoopForest
    type: T.Type
    initial: Value | None = None
    _stores: dict[Block, list[_Access]] = field(default_factory=dict)
    _phis: dict[Block, Phi] = field(default_factory=dict)
    _replaced: dict[Value, Value] = field(default_factory=dict)

    def loaded(self, members: list[_Access]) -> dict[Value, Value]:
        """What each load takes."""
        for inst in members:
            self._stores.setdefault(inst.parent, []).append(inst)
        found = dict[Value, Value]()
        for block, inside in self._stores.items():
            current: Value | None = None
            for inst in inside:
                if isinstance(inst, Store):
                    current = inst.value
                else:
                    current = self._at_entry(block) if current is None else current
                    found[inst] = current
        done = set[Block]()
        while self._phis.keys() - done:
            for block in [b for b in self._phis if b not in done]:
                done.add(block)
                for pred in self.cfg.predecessors[block]:
                    self._phis[block].add(self._at_exit(pred), pred)
        return found

    def _at_exit(self, block: Block) -> Value:
        stores = [i for i in self._stores.get(block, ()) if isinstance(i, Store)]
        return stores[-1].value if stores else self._at_entry(block)

    def _at_entry(self, block: Block) -> Value:
        while block not in self._phis:
            before = self.cfg.predecessors[block]
            if not before:
                if self.initial is None:
                    self.initial = Argument(self.type, "", -1)  # stands for what is not known yet
                return self.initial
            loop = self.forest.innermost[before[0]]
            if len(before) > 1 or (loop is not None and block not in loop.blocks):
                self._phis[block] = Phi(self.type)
                break
            (block,) = before
            stores = [i for i in self._stores.get(block, ()) if isinstance(i, Store)]
            if stores:
                return stores[-1].value
        return self._phis[block]

    def settle(self, first: Value) -> None:
        """Say what is there when the function is entered."""
        assert self.initial is not None
        self._replaced[self.initial] = first

    def insert(self, values: dict[Value, Value]) -> None:
        """Put the phis into the function, but for those that choose between nothing, and let them, and `values`, take
        the place of loads."""
        self._replaced.update(values)
        progress = True
        while progress:
            progress = False
            for block, phi in list(self._phis.items()):
                ways = {self._final(o) for o in phi.operands} - {phi}
                if len(ways) == 1 and all(self._is_outer(way, block) for way in ways):
                    self._replaced[phi] = ways.pop()
                    del self._phis[block]
                    progress = True
        for block, phi in self._phis.items():
            block.insert(0, phi)
        replace_all_uses_with(self.cfg.function, {value: self._final(value) for value in self._replaced})

    def _is_outer(self, value: Value, block: Block) -> bool:
        """Whether a value needs no phi to be used in a block, since it does not come out of a loop that ends before."""
        inside = getattr(value, "block", None)
        if isinstance(value, Phi) and inside is None:
            inside = next((b for b, p in self._phis.items() if p is value), None)
        loop = self.forest.innermost[inside] if inside is not None else None
        return loop is None or block in loop.blocks

    def _final(self, value: Value) -> Value:
        """What stands for a value in the end."""
        while value in self._replaced:
            value = self._replaced[value]
        return value
