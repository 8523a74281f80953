"""What must hold of activity, or a derivative would be lost without a word."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from irad.analysis.activity import ActivityAnalysis, ActivityFacts, ActivityInput, carries_float, is_atomic_sum
from irad.analysis.alias.memory import TEXT, UNKNOWN, MemoryObject, holds_pointers
from irad.analysis.alias.points_to import PointsTo, is_address
from irad.analysis.diagnostics import IN_NUMBA, MOVE_WHOLE, RULE_IN_NUMBA, STORE_AS_POINTERS, Refusal, raise_all
from irad.analysis.function_summaries import beginnings
from irad.analysis.mod_ref import CallEffect
from irad.analysis.types.bit_provenance import width
from irad.analysis.types.integer_kinds import has_no_address
from irad.analysis.types.type_inference import TypeFacts
from irad.ir import types as T
from irad.ir.instructions import Atomic, Call, Instruction, Load, Store
from irad.ir.marks import DERIVATIVE
from irad.ir.values import Argument, Constant, ConstExpr, GlobalRef, Value

_INTEGER_UPDATES = frozenset("add sub and or xor nand max min umax umin uinc_wrap udec_wrap".split())
_LAPACK_TANGENT = re.compile(r"irad_la_[sdcz](\w+)_tangent")
_FINALISING = ("_FortranADestroy", "_FortranAFinalize")
_RUST_TEXT = re.compile(r"6String|3fmt")
"""In symbols of Rust: what works on text."""
_IN_NUMPY = {
    "gelsd": "np.linalg.lstsq",
    "geqrf": "np.linalg.qr",
    "orgqr": "np.linalg.qr",
    "gesdd": "np.linalg.svd, pinv",
    "geev": "np.linalg.eig",
}


def analyse(
    pointers: PointsTo, types: TypeFacts, effect: Callable[[Call], CallEffect], given: ActivityInput
) -> ActivityFacts:
    """Activity of one function. Raises `Refusal` where a derivative would flow to
    where it cannot be followed."""
    analysis = ActivityAnalysis(pointers, types, effect, given)
    facts = analysis.run()
    _Verifier(analysis, facts).run([i for b in pointers.cfg.living for i in b.instructions])
    return facts


class _Verifier:
    """What must hold of the result, or a derivative would be lost without a word."""

    def __init__(self, analysis: ActivityAnalysis, facts: ActivityFacts) -> None:
        self.analysis = analysis
        self.facts = facts
        self.pointers = analysis.pointers
        self.types = analysis.types
        self.used: set[Value] = set()

    def run(self, instructions: list[Instruction]) -> None:
        self.used = {o for i in instructions for o in i.operands}
        refused = []
        for inst in instructions:
            try:
                self._check(inst)
            except Refusal as refusal:
                refused.append(refusal)
        raise_all(refused)

    def _check(self, inst: Instruction) -> None:
        if self.facts.shadowed:
            self._check_known(inst)
        if isinstance(inst, Load) and inst.type.is_pointer:
            self._check_pointer_load(inst)
        if isinstance(inst, Store):
            self._check_store(inst)
        elif inst.opcode in ("atomicrmw", "cmpxchg"):
            self._check_atomic(inst)
        elif isinstance(inst, Call) and self.analysis.effect(inst).copies is not None:
            self._check_copy(inst)
        elif inst.opcode == "bitcast" and inst.operands[0] in self.analysis.mangled and inst in self.facts.active:
            self._refuse_bits(inst)
        elif isinstance(inst, Call) and self.analysis.effect(inst).kind == "unknown":
            self._check_unknown(inst)
        elif isinstance(inst, Call) and self.analysis.effect(inst).kind == "inactive":
            self._check_handed_function(inst)
        elif inst.opcode in ("sitofp", "uitofp") and inst in self.facts.active:
            self._refuse_bits(inst)
        elif inst.opcode == "insertvalue" and inst.operands[1].type.scalar.is_integer:
            self._check_member(inst)
        elif isinstance(inst, Call) and self.analysis.effect(inst).kind in ("defined", "custom"):
            self._check_integers(inst)
            self._check_written_by(inst)

    def _check_known(self, inst: Instruction) -> None:
        """Where numbers are read and written, something must be known of where the pointer comes from: what is taken
        for a pointer to nothing would have no shadow."""
        reads = isinstance(inst, Load) and carries_float(inst.type)
        if not (reads or (isinstance(inst, Store) and inst.value in self.facts.varied)):
            return
        assert isinstance(inst, (Load, Store))
        for base in beginnings(inst.pointer):
            if not isinstance(base, Constant) and not self.pointers.objects(base):
                raise Refusal(
                    "activity",
                    inst,
                    f"cannot tell where the pointer {base.ref} comes from",
                    "nothing is seen to be stored where it is loaded, and active memory may lie behind it",
                    "pass the memory as an argument, or keep the pointer in a variable of pointer type",
                )

    def _refuse_bits(self, inst: Instruction) -> None:
        raise Refusal(
            "unsupported",
            inst,
            "cannot differentiate arithmetic on the bits of a floating-point number",
            "an integer made from the bits of an active number becomes a floating-point number again",
            "write it with floating-point operations (fabs, copysign, negation), give numbers and integers of a union "
            "a member each of a struct, or register a rule for the function",
        )

    def _check_integers(self, call: Call) -> None:
        """Numbers that a call passes as integers have no place for their adjoints."""
        steered = self.analysis.given.only_steers
        carried = [o for i, o in enumerate(call.operands) if not steered(call, i)]
        effect = self.analysis.effect(call)
        keeps = effect.writes_memory and effect.kind == "defined"
        for value in carried:
            if keeps and self._is_address(value):
                self._refuse_address(call, value)
            if value.type.scalar.is_integer and value in self.facts.active:
                if value in self.analysis.mangled:
                    self._refuse_bits(call)
                raise Refusal(
                    "type",
                    call,
                    f"cannot tell whether {value.type} {value.ref} is a floating-point number",
                    f"'{call.callee_name}' takes it as an integer",
                    f"make '{call.callee_name}' inline, or pass floating-point numbers as such",
                )

    def _is_address(self, value: Value) -> bool:
        """Whether an integer is, or is computed from, an address of memory with derivatives."""
        return any(o in self.facts.with_data for o in self.pointers.addressed(value))

    def _gives_addresses(self, obj: MemoryObject) -> bool:
        """Whether pointers, or integers that may be some, are loaded from an object, or it is handed on."""
        if obj.kind not in ("local", "heap") or obj in self.pointers.escaped:
            return True
        return any(
            isinstance(i, Load) and (i.type.is_pointer or i.type == T.I64) and obj in self.pointers.objects(i.pointer)
            for b in self.pointers.cfg.living for i in b.instructions
        )  # fmt: skip

    def _refuse_address(self, inst: Instruction, value: Value) -> None:
        raise Refusal(
            "unsupported",
            inst,
            "cannot follow an address that is carried as an integer",
            f"{value.type} {value.ref} is the address of memory with derivatives; it may be kept without that of its "
            "shadow",
            STORE_AS_POINTERS,
        )

    def _check_member(self, inst: Instruction) -> None:
        """The adjoint of a struct in registers has no place for that of a number in one of its integers."""
        value = inst.operands[1]
        if value in self.facts.active and inst in self.facts.active:
            raise Refusal(
                "type",
                inst,
                f"cannot tell whether {value.type} {value.ref} is a floating-point number",
                "it is kept as an integer in a struct that is handed over by value",
                MOVE_WHOLE,
            )

    def _check_store(self, store: Store) -> None:
        value = store.value
        objects = self.pointers.objects(store.pointer)
        if is_address(value, computed=True) and self._is_address(value) and any(map(self._gives_addresses, objects)):
            self._refuse_address(store, value)
        if value.type.scalar.is_integer and not self.facts.carries_pointer(value):
            self._check_pointer_as_integer(store)
        if (
            value in self.facts.active
            and value.type.scalar.is_integer
            and any(o in self.facts.shadowed for o in objects)
            and value in self.analysis.mangled
        ):
            self._refuse_bits(store)
        moves_pointer = self.facts.has_shadow(value)
        if value in self.facts.varied or moves_pointer:
            self._require_shadow(store, objects)

    def _require_shadow(self, inst: Instruction, objects: Iterable[MemoryObject]) -> None:
        for obj in objects:
            if obj not in self.facts.shadowed and (obj == UNKNOWN or self._is_read(obj)):
                raise Refusal(
                    "activity",
                    inst,
                    f"an active value is stored in {obj.describe()}, which has no shadow, and read again",
                    "its derivative would be lost",
                    "pass this memory as Dup with a shadow"
                    if obj.kind in ("argument", "pointee")
                    else "make it a local variable or an argument with a shadow",
                )

    def _check_pointer_as_integer(self, store: Store) -> None:
        """A pointer that is stored as an integer leaves its shadow behind."""
        if not any(o in self.facts.shadowed for o in self.pointers.beside_strings(store.pointer)):
            return
        pieces = self.types.memory(store.pointer, width(store.value.type) // 8)
        if not has_no_address(store.value) and any(p.kind == "pointer" for p in pieces):
            raise Refusal(
                "unsupported",
                store,
                f"cannot follow the pointer that {store.value.type} {store.value.ref} carries",
                "it is stored as an integer into memory that has a shadow",
                STORE_AS_POINTERS,
            )

    def _check_pointer_load(self, load: Load) -> None:
        """A pointer to active memory must come from memory that has its shadow too."""
        if self.pointers.is_text(load):
            return
        for obj in self.pointers.objects(load.pointer):
            held = self.pointers.loaded_from(load.pointer, obj)
            if obj not in self.facts.shadowed and any(o in self.facts.shadowed for o in held):
                raise Refusal(
                    "activity",
                    load,
                    f"a pointer to active memory is kept in {obj.describe()}, which has no shadow",
                    "its derivatives would be lost",
                    "pass this memory as Dup with a shadow",
                )

    def _check_atomic(self, inst: Instruction) -> None:
        objects = self.pointers.objects(inst.operands[0])
        if any(o in self.facts.varied for o in inst.operands[1:]):
            self._require_shadow(inst, objects)
        if not any(o in self.facts.shadowed for o in objects):
            return
        if is_atomic_sum(inst) and inst not in self.used:
            return
        size = self.pointers.module.layout.store_size(inst.operands[1].type)
        kinds = {p.kind for p in self.types.memory(inst.operands[0], size)}
        counts = isinstance(inst, Atomic) and inst.operation in _INTEGER_UPDATES
        if kinds <= ({"integer", None} if counts else {"integer"}):
            return
        raise Refusal(
            "unsupported",
            inst,
            f"cannot differentiate '{inst.opcode}' on active memory",
            "its result depends on the order of such operations, "
            "which is kept with OpenMP, and for variables of the function's own",
            "use a plain variable, or a reduction",
        )

    def _check_copy(self, call: Call) -> None:
        """What is copied out of active memory must go to memory with a shadow, if it is read there."""
        copies = self.analysis.effect(call).copies
        assert copies is not None
        into, source = (call.operands[i] for i in copies)
        if not any(o in self.facts.shadowed for o in self.pointers.objects(source)):
            return
        if not self.analysis.moves_floats(source):
            return
        for obj in self.pointers.objects(into) - {TEXT}:  # (see `irad.adjoint.provenance`)
            if obj not in self.facts.shadowed and self._is_read(obj):
                raise Refusal(
                    "activity",
                    call,
                    f"active values are copied into {obj.describe()}, which has no shadow, and read again",
                    "their derivatives would be lost",
                    "pass this memory as Dup with a shadow",
                )

    def _check_written_by(self, call: Call) -> None:
        """What a callee may store active values into must have a shadow, if it is read here."""
        effect = self.analysis.effect(call)
        if self.analysis.active_source(call) is None:
            return
        for position, operand in enumerate(call.operands):
            if not holds_pointers(operand.type) or not effect.stores_through(position):
                continue
            for obj in self.pointers.objects(operand):
                if obj not in self.facts.shadowed and self.types.holds_floats(obj) and self._is_read(obj):
                    raise Refusal(
                        "activity",
                        call,
                        f"'{call.callee_name}' may store an active value in {obj.describe()}, which has "
                        "no shadow, and which is read here",
                        "its derivative would be lost",
                        "pass this memory as Dup with a shadow",
                    )

    def _is_read(self, obj: MemoryObject) -> bool:
        """Whether a derivative would be lost that is stored in memory without a shadow."""
        if isinstance(obj.origin, GlobalRef) and obj.origin.name in self.analysis.given.inactive_globals:
            return False
        if self.pointers.is_constant(obj):
            return False
        for inst in (i for b in self.pointers.cfg.living for i in b.instructions):
            if isinstance(inst, Load):
                matters = self.analysis.may_carry(inst) or inst.type.is_pointer
                objects = self.pointers.objects(inst.pointer) if matters else ()
                if any(self.pointers.may_be_same(obj, o) for o in objects):
                    return True
            elif isinstance(inst, Call):
                effect = self.analysis.effect(inst)
                for position, operand in enumerate(inst.operands):
                    if (
                        holds_pointers(operand.type)
                        and effect.kind != "inactive"
                        and effect.reads_through(position)
                        and obj in self.pointers.objects(operand)
                    ):
                        return True
        return False

    def _check_unknown(self, call: Call) -> None:
        effect = self.analysis.effect(call)
        source = self.analysis.active_source(call)
        if source is None:
            return
        matters = call in self.facts.active or effect.writes_memory or holds_pointers(call.type)
        if not matters:
            return
        name = call.callee_name
        what = (
            f"cannot differentiate the call of '{name}'"
            if name
            else "cannot differentiate a call through a pointer"
        )
        if call.is_asm:
            what = "cannot differentiate inline assembly"
        elif isinstance(call.callee, ConstExpr):
            what = "cannot differentiate a call of compiled code by its address"
        remedy = "replace it by code with a body, or wrap it in a function with a registered rule"
        if name and name.startswith("llvm."):
            remedy = "write it with operators on vectors or as a loop, or wrap it in a function with a registered rule"
        elif name and name.startswith("irad_dict_"):
            what = "cannot differentiate a dict of Numba's: its keys have derivatives, or it goes through a recursion"
            remedy = (
                "keep numbers with derivatives as values and use integers or text as keys; a function that calls "
                "itself can keep its results in an array"
            )
        elif name and (routine := _LAPACK_TANGENT.fullmatch(name)):
            what = f"cannot differentiate LAPACK's {routine[1]} ({_IN_NUMPY.get(routine[1], 'in C')}) a second time"
            remedy = (
                "write it by solve, inv, det, cholesky or eigh, which have second derivatives: least squares are "
                "np.linalg.solve(a.T @ a, a.T @ b)"
            )
        elif isinstance(call.callee, ConstExpr) and self._is_of_rule(call):
            what = "cannot differentiate the derivatives of a function with a rule once more"
            remedy = (
                "rules whose vjp and jvp are @njit functions that call nothing by its address have second derivatives; "
                "solvers of irad.implicit have none: take differences of the gradient"
            )
        elif isinstance(call.callee, ConstExpr) and IN_NUMBA in self.pointers.module.functions:
            remedy = (
                "put the call into an @njit function with a rule (irad.rule, irad.custom_vjp); a @vectorize function "
                "that calls a gradient is not followed into it: make it an @njit function, and call that in a loop "
                "over the array"
            )
        elif name and name.startswith(DERIVATIVE):
            what = f"cannot differentiate a call of a derivative of '{name.removeprefix(DERIVATIVE).split('.')[0]}'"
            remedy = (
                "within @njit code irad.grad and irad.value_and_grad of functions that return a number are "
                "differentiated once, by contiguous arrays of real numbers that are only read and by numbers, and "
                "irad.checkpoint is; beyond that take differences of the gradient, or higher derivatives (irad.hvp, "
                "irad.hessian) called from Python"
            )
        elif name in _FINALISING:
            what = "cannot differentiate the end of an object whose type has a final procedure or a defined assignment"
            remedy = (
                "flang's library calls that procedure, and its code is not seen: call the procedure where the object "
                "ends, and take 'final' away"
            )
        elif name and name.startswith("_FortranA"):
            remedy = "flang's library does this, and its code is not seen: write it as loops and plain assignments"
        elif name and name.startswith("_R") and _RUST_TEXT.search(name):
            remedy = (
                "the library's code for text is not seen: make text outside of the function, or keep it apart from "
                "what has derivatives (no format!, clone of a String or push to a Vec<String> beside numbers)"
            )
        elif name and not call.is_asm:
            remedy = (
                "compile its source together with this code, "
                "or register a rule for it (irad.rule, __irad_register_gradient) "
                "or declare it inactive (__irad_inactivefn)"
            )
        raise Refusal(
            "unsupported" if call.is_asm or not name else "missing",
            call,
            what,
            f"it {'has no body here and no rule' if name else 'is opaque'}, "
            f"and active data reaches it: {self._chain(source)}",
            remedy,
        )

    @staticmethod
    def _is_of_rule(call: Call) -> bool:
        function = call.parent.function
        return function is not None and function.name.startswith(RULE_IN_NUMBA)

    def _check_handed_function(self, call: Call) -> None:
        """A library function may call what it is handed, at once or later, where nobody sees it."""
        if self.analysis.given.touches_active_global(call):
            raise Refusal(
                "unsupported",
                call,
                f"cannot differentiate the call of '{call.callee_name}'",
                "it is handed a function that works on active global variables, and may call it unseen",
                "call the function directly, or declare the globals inactive (__irad_inactive_global)",
            )

    def _chain(self, source: Value) -> str:
        names = []
        for link in self.facts.chain(source)[:6]:
            if isinstance(link, MemoryObject):
                names.append(link.describe())
            elif isinstance(link, Argument):
                names.append(f"argument {link.ref}")
            else:
                names.append(link.ref)
        return " <- ".join(names)
