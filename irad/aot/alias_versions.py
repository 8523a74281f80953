"""Two versions of one derivative, and the function that chooses between them by the addresses it is called with.

Where a program does not show that the memory behind pointer arguments is apart, it can be seen at each call: from how
far the function reaches behind each pointer (`irad.analysis.footprint`). Where nothing overlaps, shadows included, the
version runs in which pointers are `noalias`.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from irad.adjoint.driver import Differentiator
from irad.analysis.footprint.argument_extents import ArgumentExtents, Extent, Unbounded, argument_extents
from irad.analysis.footprint.expression import Expr, inspected
from irad.analysis.footprint.stored_places import Place
from irad.aot.index_inspector import make_inspector
from irad.aot.thunk import by_value
from irad.codegen.module_writer import ModuleWriter
from irad.errors import DifferentiationError
from irad.facts.function_facts import ModuleFacts
from irad.facts.request import ACTIVE, CONST, DUP, DiffRequest
from irad.ir import types as T
from irad.ir.builder import Builder, i64
from irad.ir.instructions import Block, Call, Instruction, Load
from irad.ir.module import Function
from irad.ir.passes import run_passes
from irad.ir.values import Argument, ConstInt, GlobalRef, Value
from irad.transform.argument_promotion import COPY, Member, with_promoted_members
from irad.transform.inlining import copied
from irad.transform.invariant_loads import LICM

__all__ = ["AliasVersions", "alias_versions"]

_CHECKED = T.StructType((T.I64, T.I1))
_PAGE = 4096
"""Bytes of which all can be read if one can, on every system."""


@dataclass(frozen=True, eq=False)
class AliasVersions:
    """The requests for two versions of one derivative. `primal` is what `apart` differentiates: the function, or a copy
    that has `members` as further parameters, in the order in which they can be read. `inspector` finds out which
    indices are read (`irad.aot.index_inspector`)."""

    plain: DiffRequest
    apart: DiffRequest
    primal: Function
    members: tuple[Member, ...]
    extents: ArgumentExtents
    inspector: Function | None

    @property
    def symbol(self) -> str:
        """The name of the function that chooses."""
        return f"irad.versions.{self.plain.symbol}"

    def dispatcher(self, output: ModuleWriter) -> Function:
        """The function that chooses, made when both versions are."""
        return _Dispatcher(self, output).make()


def alias_versions(
    shared: ModuleFacts, request: DiffRequest, synthesiser: Differentiator
) -> AliasVersions | str | DifferentiationError:
    """Two versions of a derivative; or why there is one: in words where there is nothing to choose by or to gain, else
    the refusal of the one for memory that is apart (to a copy, callers tell nothing). The function must not have been
    rewritten yet."""
    module, calls = shared.module, shared.calls
    function = module.functions[request.function]
    primal, members, places = function, tuple[Member, ...](), tuple[Place, ...]()
    name = f"{COPY}{function.name}"
    if shared.call_graph.loads_pointers(function.name):
        made = with_promoted_members(module, function, name, lambda call: _to_inline(shared, call))
        if made.members or made.places:
            primal, members, places = made.function, made.members, made.places
    if any(a.type.is_pointer for a in primal.arguments):
        hoisted = primal if primal is not function else copied(function, name)
        if run_passes(LICM, hoisted, calls.effect, shared.access_type):
            primal = hoisted
    try:
        extents = argument_extents(
            module, primal, calls.effect, calls.keeps_to_operands,
            [(_root(primal, m), m.offset) for m in members], places,
        )  # fmt: skip
    except Unbounded as problem:
        return _why_not(shared, problem)
    first = len(primal.arguments) - len(members)
    for argument, member in zip(primal.arguments[first:], members, strict=True):
        if isinstance(member.root, str) and argument in extents.arguments and extents.arguments[argument].written:
            return f"it writes through the pointer that the variable '{member.root}' holds"
    if request.interleaved and any(member.offset for member in members):
        return "a pointer in a struct has another place in memory for several directions"
    activities = request.activities + _activities(request, primal, members, extents)
    apart = replace(
        request, function=primal.name, activities=activities, noalias=True, separate=True, own_memory=True
    )
    if not _pays(extents, apart):
        return "it has no loops, or no two places in memory"
    if primal is not function:
        primal.prefix = "internal"  # nobody asks for it by its name
        module.functions[primal.name] = primal
        shared.hints = {**shared.hints, primal.name: shared.hints.get(function.name, ())}
    inspector = None
    if extents.inspector is not None:
        name = f"irad.indices.{request.symbol}"
        inspector = make_inspector(name, primal, extents.inspector, extents.indices, synthesiser.output)
    try:
        if apart.mode != "tangent":
            synthesiser.plan(apart)
    except DifferentiationError as refusal:
        if primal is not function:
            del module.functions[primal.name]
        return refusal
    return AliasVersions(request, apart, primal, members, extents, inspector)


def _to_inline(shared: ModuleFacts, call: Call) -> Function | None:
    """What a call is of, if that reads pointers whose places are to be known where the caller is entered."""
    name = call.callee_name or ""
    ours = name.startswith("irad.") or shared.calls.effect(call).kind != "defined"
    return None if ours or not shared.call_graph.loads_pointers(name) else shared.module.functions[name]


def _root(primal: Function, member: Member) -> Argument | GlobalRef:
    """What a member is read from."""
    return GlobalRef(member.root) if isinstance(member.root, str) else primal.arguments[member.root]


def _why_not(shared: ModuleFacts, problem: Unbounded) -> str:
    found = shared.debug.location(problem.inst.location) if problem.inst is not None else None
    where = f"{found.location}: " if found is not None and found.line else ""
    return f"{where}{problem}"


def _activities(
    request: DiffRequest, primal: Function, members: Sequence[Member], extents: ArgumentExtents
) -> tuple[str, ...]:
    """Members have shadows if what they are read from has, and if they lead to anything but integers; pointers in
    variables have none."""
    first = len(primal.arguments) - len(members)
    wanted = {a.index for a, extent in extents.arguments.items() if extent.numbers}
    for position, member in reversed(list(enumerate(members, first))):
        if position in wanted and isinstance(member.root, int):
            wanted.add(member.root)
    found = list(request.activities)
    for position, member in enumerate(members, first):
        doubled = position in wanted and isinstance(member.root, int) and found[member.root] != CONST
        found.append(DUP if doubled else CONST)
    return tuple(found[first:])


def _pays(extents: ArgumentExtents, request: DiffRequest) -> bool:
    """Whether two versions can differ in speed: where there are loops, and two places of which one is written to."""
    pointers = len(extents.arguments) + sum(request.is_duplicated(a.index) for a in extents.arguments)
    return extents.loops > 0 and pointers + len(extents.variables) > 1


@dataclass(frozen=True, eq=False)
class _Place:
    begin: Value
    end: Value
    written: bool


class _Dispatcher:
    """Writes the function that chooses."""

    def __init__(self, versions: AliasVersions, output: ModuleWriter) -> None:
        self.versions = versions
        self.output = output
        plain = output.functions[versions.plain.symbol]
        self.arguments = [Argument(a.type, f"a{i}", i, by_value(a)) for i, a in enumerate(plain.arguments)]
        self.made = Function(versions.symbol, plain.type, self.arguments, "internal", "nounwind", module=plain.module)
        self.made.blocks = [Block("entry", self.made)]
        self.builder = Builder(self.made, self.made.entry)
        self.plain = self.builder.new_block("plain")
        self.operands: dict[Argument, tuple[Value, ...]] = {}
        self.seen: set[Argument] = set()
        self._in_variables: set[Argument] = set()
        self.test = _Test(self.builder, output, self.plain, self.operands)

    def make(self) -> Function:
        versions, test, builder = self.versions, self.test, self.builder
        rest = self._take_operands()
        self._load_members()
        for argument in versions.primal.arguments:
            self._see(argument)
        if versions.inspector is not None:
            given = [self.operands[a][0] for a in versions.primal.arguments]
            test.inspect(versions.inspector, given, versions.extents.indices)
        for less, more in versions.extents.conditions:
            test.require(builder.compare("icmp", "sle", test.number(less), test.number(more)))
        lanes = versions.apart.width if versions.apart.interleaved else 1
        places = _places(test, self.operands, versions.extents, self._in_variables, lanes)
        for one, other in combinations(places, 2):
            if one.written or other.written:
                before = builder.compare("icmp", "sle", one.end, other.begin)
                behind = builder.compare("icmp", "sle", other.end, one.begin)
                test.require(builder.binary("or", before, behind))
        test.settle("apart")
        every = [value for argument in versions.primal.arguments for value in self.operands[argument]]
        self._hand_over(versions.apart, [*every, *rest])
        builder.block = self.plain
        self._hand_over(versions.plain, self.arguments)
        return self.made

    def _hand_over(self, request: DiffRequest, operands: Sequence[Value]) -> None:
        result = self.made.type.result
        call = self.builder.call(request.symbol, result, operands)
        call.argument_attributes = [by_value(o) if isinstance(o, Argument) else "" for o in operands]
        self.builder.ret(None if result.is_void else call)

    def _count(self, argument: Argument) -> int:
        """How many parameters of the derivative stand for one of the primal: itself, and its shadows."""
        request = self.versions.apart
        moves = request.mode == "tangent" and request.activities[argument.index] == ACTIVE
        shadows = 1 if request.interleaved else request.width
        return 1 + (shadows if moves or request.is_duplicated(argument.index) else 0)

    def _take_operands(self) -> Sequence[Value]:
        """Deal the function's parameters out to those of the primal; returns those that are left."""
        position, own = 0, len(self.versions.primal.arguments) - len(self.versions.members)
        for argument in self.versions.primal.arguments[:own]:
            count = self._count(argument)
            self.operands[argument] = tuple(self.arguments[position : position + count])
            position += count
        return self.arguments[position:]

    def _load_members(self) -> None:
        primal, builder = self.versions.primal, self.builder
        own = len(primal.arguments) - len(self.versions.members)
        for argument, member in zip(primal.arguments[own:], self.versions.members, strict=True):
            if isinstance(member.root, str):
                self._in_variables.add(argument)
            root = _root(primal, member)
            if isinstance(root, Argument):
                self._see(root)
            bases = (root,) if isinstance(root, GlobalRef) else self.operands[root][: self._count(argument)]
            self.operands[argument] = tuple(builder.load(T.PTR, builder.offset(b, member.offset), 1) for b in bases)

    def _see(self, root: Argument) -> None:
        """Go on only where memory behind a parameter is read whatever happens, and what is read early lies on one page
        with that."""
        if root in self.seen:
            return
        self.seen.add(root)
        b, extents = self.builder, self.versions.extents
        guards = extents.guards.get(root, ())
        for expr in (e for pair in guards for e in pair):
            for other in _read_from(expr):
                self._see(other)
        for less, more in guards:
            self.test.require(b.compare("icmp", "sle", self.test.number(less), self.test.number(more)))
        pages = [p for p in extents.pages if p.root is root]
        for page in pages:
            for base in self.operands[root]:
                address = b.cast("ptrtoint", base, T.I64)
                known, begin, end = (
                    b.insert(Instruction("and", T.I64, [b.add(address, i64(place)), i64(-_PAGE)]))
                    for place in (page.known, page.begin, page.end - 1)
                )
                self.test.require(b.compare("icmp", "eq", known, begin))
                self.test.require(b.compare("icmp", "eq", known, end))
        if pages or guards:
            self.test.settle("seen")


def _read_from(expr: Expr) -> Iterator[Argument]:
    """The parameters behind which an expression reads memory."""
    if expr.op == "load" and isinstance(expr.value, Argument):
        yield expr.value
    for part in expr.args:
        yield from _read_from(part)


def _places(
    test: _Test,
    operands: Mapping[Argument, tuple[Value, ...]],
    extents: ArgumentExtents,
    in_variables: Container[Argument],
    lanes: int,
) -> Iterator[_Place]:
    """What is compared. Memory behind pointers in variables counts as written: where it is an argument's as well, the
    plain version has to see that no derivative is lost. ``lanes``: of each number, a shadow has so many side by
    side."""
    for argument, extent in extents.arguments.items():
        for number, pointer in enumerate(operands[argument]):
            factor = lanes if number > 0 and extent.numbers else 1
            yield test.place(pointer, extent, extent.written or number > 0 or argument in in_variables, factor)
    for variable, extent in extents.variables.items():
        yield test.place(GlobalRef(variable), extent, extent.written)


@dataclass
class _Test:
    """Computes expressions, and whether all that is required holds: no number may be too large for 64 bits. `otherwise`
    is where to go where anything does not."""

    builder: Builder
    output: ModuleWriter
    otherwise: Block
    operands: Mapping[Argument, tuple[Value, ...]]
    holds: Value = field(default_factory=lambda: ConstInt(T.I1, 1))
    _made: dict[Expr, Value] = field(default_factory=dict)

    def require(self, condition: Value) -> None:
        always = isinstance(self.holds, ConstInt)
        self.holds = condition if always else self.builder.binary("and", self.holds, condition)

    def settle(self, name: str) -> None:
        """Go on in a new block where all holds that has been required."""
        then = self.builder.new_block(name)
        self.builder.branch_if(self.holds, then, self.otherwise)
        self.builder.block, self.holds = then, ConstInt(T.I1, 1)

    def inspect(self, inspector: Function, arguments: Sequence[Value], indices: Sequence[Load]) -> None:
        """Find out which numbers some loads read."""
        b = self.builder
        found = b.alloca(T.ArrayType(2 * len(indices), T.I64), align=8)
        b.call(inspector.name, T.VOID, [*arguments, found])
        for end, which in enumerate(("lowest", "highest")):
            for number, load in enumerate(indices):
                place = b.offset(found, 8 * (len(indices) * end + number))
                self._made[inspected(which, load)] = b.load(T.I64, place, 8)

    def place(self, pointer: Value, extent: Extent, written: bool, factor: int = 1) -> _Place:
        address = self.builder.cast("ptrtoint", pointer, T.I64)
        ends = [self.number(e) for e in (extent.low, extent.high)]
        if factor > 1:
            ends = [self._checked("smul", end, i64(factor)) for end in ends]
        begin, end = (self._checked("sadd", address, e) for e in ends)
        return _Place(begin, end, written)

    def number(self, expr: Expr) -> Value:
        if expr not in self._made:
            self._made[expr] = self._compute(expr)
        return self._made[expr]

    def _compute(self, expr: Expr) -> Value:
        b = self.builder
        if isinstance(expr.value, int):
            return i64(expr.value)
        if expr.op == "entry":
            assert isinstance(expr.value, Argument)
            return b.cast("sext", self.operands[expr.value][0], T.I64)
        if expr.op == "address":
            assert isinstance(expr.value, Argument)
            return b.cast("ptrtoint", self.operands[expr.value][0], T.I64)
        if expr.op == "load":
            assert expr.type is not None
            root = self.operands[expr.value][0] if isinstance(expr.value, Argument) else expr.value
            assert root is not None
            return b.cast("sext", b.load(expr.type, b.offset(root, self.number(expr.args[0])), 1), T.I64)
        x, y = (self.number(a) for a in expr.args)
        if expr.op in ("min", "max"):
            return self._call(f"llvm.s{expr.op}.i64", T.I64, x, y)
        return self._floor(x, y) if expr.op == "floordiv" else self._checked(f"s{expr.op}", x, y)

    def _checked(self, operation: str, x: Value, y: Value) -> Value:
        if isinstance(y, ConstInt) and y.value == 0 and operation != "smul":
            return x
        both = self._call(f"llvm.{operation}.with.overflow.i64", _CHECKED, x, y)
        wraps = self.builder.extract(both, (1,), T.I1)
        self.require(self.builder.binary("xor", wraps, ConstInt(T.I1, 1)))
        return self.builder.extract(both, (0,), T.I64)

    def _floor(self, x: Value, y: Value) -> Value:
        b = self.builder
        if isinstance(y, ConstInt) and y.value & (y.value - 1) == 0:
            return b.insert(Instruction("ashr", T.I64, [x, i64(y.value.bit_length() - 1)]))
        if not isinstance(y, ConstInt):
            y = self._call("llvm.smax.i64", T.I64, y, i64(1))  # it is seen elsewhere that it is one at least
        quotient = b.insert(Instruction("sdiv", T.I64, [x, y]))
        rest = b.insert(Instruction("srem", T.I64, [x, y]))
        return b.add(quotient, b.cast("sext", b.compare("icmp", "slt", rest, i64(0)), T.I64))

    def _call(self, name: str, result: T.Type, x: Value, y: Value) -> Value:
        self.output.declare(name, result, (T.I64, T.I64), "")
        return self.builder.call(name, result, [x, y])
