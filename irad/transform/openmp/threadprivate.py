"""Variables of which each thread has one (`threadprivate`) become tables with a slot for each thread.

A compiler that does without thread-local storage asks the run-time library where a thread's copy is, by
`__kmpc_threadprivate_cached(place, thread, variable, size, cache)`; the initial thread's copy is the variable itself
(LLVM's kmp_threadprivate.cpp). Here the variable becomes the table's first slot. A thread's slot is its number in the
team, as OpenMP has it where it promises that values persist from region to region; in a team that a thread of another
team has started, it comes from the numbers on all levels. So a copy is ordinary memory with a shadow, and what a
thread does with its copy is reversed by the thread of the same numbers: the library, which gives the threads of inner
teams now to one team, now to another, would let copies change hands between regions that no order is known of. All
copies begin with the variable's initial value.

A region with `copyin` that clang has compiled reads the variable itself, as if the initial thread had started the
region. It gets the copy of the thread that did, as one thing more that it captures. A region that asks for copies of a
variable and is handed the address of one as well may do what flang does for `copyin`: the thread which started it
writes its own copy, while others read it. That is the same value, which does no harm, but the adjoint of the write
would. So such a variable is left alone (where the front end knows what is done, it has put the value aside before:
`irad.frontends.fortran.copyin`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from irad.ir import types as T
from irad.ir.builder import i64
from irad.ir.instructions import Alloca, Call, Compare, GetElementPtr, Instruction, Load, Store
from irad.ir.module import Function, GlobalVariable, Module, replace_all_uses_with, users_of
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.values import Argument, ConstExpr, ConstInt, GlobalRef
from irad.ir.worklist import reached
from irad.transform.openmp.outlined_regions import FORK, FORK_IF
from irad.transform.openmp.rewrite import Before

__all__ = ["ASKED", "SLOTS", "with_slots"]

ASKED = "__kmpc_threadprivate_cached"
"""Of the library: where a thread's copy of a variable is."""
SLOTS = 256
"""How many threads may have copies. A program with more of them ends with a message."""
_REGISTERED = "__kmpc_threadprivate_register"
_LINE = 64
"""Copies of different threads lie in different lines of the cache."""
_SLOT = "irad.thread.slot"
_ZEROS = ("zeroinitializer", "null", "0", "0.000000e+00")


def with_slots(text: str, whole: bool) -> str:
    """Variables of threads become tables, where nobody else refers to them. That is where they are internal, or `whole`
    says that there are no other modules. Calls of the library for other variables are left."""
    if f"@{ASKED}(" not in text:
        return text
    module = parse_module(text)
    users = [f for f in module.functions.values() if not f.is_declaration and f"@{ASKED}(" in (f.body_text or "")]
    for function in users:
        _forget_unused(function)
    sizes = {v.name: s.value for f in users for c in _calls(f) for _, _, v, s, _ in (c.operands,)
             if isinstance(v, GlobalRef) and isinstance(s, ConstInt)}  # fmt: skip
    tables: dict[str, T.Type] = {}
    for name in sorted(sizes):
        variable = module.globals.get(name)
        regions = None if variable is None else _regions(module, name)
        made = None if variable is None or regions is None else _table(variable, sizes[name], whole)
        if variable is None or regions is None or made is None:
            continue
        tables[name], variable.text = made
        for region in regions:
            _hand_in(module, region, name, tables[name])
    for function in users:
        for call in list(_calls(function)):
            place = call.operands[2]
            if isinstance(place, GlobalRef) and place.name in tables:
                _replace(function, call, _slot(function, place.name, tables[place.name], call.name))
    if not tables:
        return text
    return print_module(module) + ("" if _SLOT in module.functions else _slot_function(module))


def _calls(function: Function) -> Iterator[Call]:
    return (i for i in function.instructions() if isinstance(i, Call) and i.callee_name == ASKED)


def _forget_unused(function: Function) -> None:
    """Ask only where the answer is used: flang asks for all variables in reach."""
    used = {o for i in function.instructions() for o in i.operands}
    for call in [c for c in _calls(function) if c not in used]:
        call.erase()


def _table(variable: GlobalVariable, size: int, whole: bool) -> tuple[T.Type, str] | None:
    """The table's type and line; None for a variable that has to stay as it is."""
    known = whole or variable.linkage in ("internal", "private")
    if not known or not variable.has_initializer or variable.constant or variable.thread_local:
        return None
    head, _, rest = variable.text.partition(f"global {variable.type} ")
    end = _end_of_constant(rest)
    if re.search(r"\b(?:section|comdat|partition)\b", rest[end:]):
        return None
    rest_of_line = T.ArrayType(-size % _LINE, T.I8)
    slot = T.StructType((variable.type, rest_of_line))
    type_, start = T.ArrayType(SLOTS, slot), rest[:end]
    one = f"{slot} {{ {variable.type} {start}, {rest_of_line} zeroinitializer }}"
    value = "zeroinitializer" if start in _ZEROS else f"[{', '.join([one] * SLOTS)}]"
    return type_, f"{head}global {type_} {value}, align {_LINE}"


def _end_of_constant(text: str) -> int:
    """Where a constant ends that a text begins with: at a comma outside of brackets, or with the text."""
    depth = 0
    for match in re.finditer(r'"[^"]*"|[\[{(<]|[\]})>]|,', text):
        depth += (match[0] in "[{(<") - (match[0] in "]})>")
        if match[0] == "," and depth == 0:
            return match.start()
    return len(text)


# -- code


def _slot(function: Function, variable: str, table: T.Type, name: str = "") -> GetElementPtr:
    """The address of the running thread's copy."""
    number = next((i for i in function.entry.instructions if isinstance(i, Call) and i.callee_name == _SLOT), None)
    if number is None:
        number = Call(GlobalRef(_SLOT), T.I64, [], _SLOT)
        first = next(i for i in function.entry.instructions if not isinstance(i, Alloca))
        before = Before(function, first)
        before.builder.insert(number)
        before.put()
    indices = [i64(0), number, ConstInt(T.I32, 0)]
    made = GetElementPtr(table, GlobalRef(variable), indices, flags=("inbounds",))
    made.name = name
    return made


def _replace(function: Function, call: Call, made: Instruction) -> None:
    made.records, made.metadata = call.records, dict(call.metadata)
    before = Before(function, call)
    before.builder.insert(made)
    before.put(remove=True)
    replace_all_uses_with(function, {call: made})


def _regions(module: Module, name: str) -> list[Function] | None:
    """The outlined functions that read a variable itself; None where something else refers to it than those and the
    questions for copies, or to those functions than forks."""
    found = []
    reference = GlobalRef(name)
    if any(name in module.named_in(v) for v in module.globals.values()):
        return None
    for function in module.functions.values():
        if function.is_declaration or reference.ref not in (function.body_text or ""):
            continue
        for inst in function.instructions():
            if isinstance(inst, Call) and inst.callee_name == _REGISTERED:
                return None
            for position, operand in enumerate(inst.operands):
                if isinstance(operand, ConstExpr) and reference.ref in operand.ref:
                    return None
                asked = position == 2 and isinstance(inst, Call) and inst.callee_name == ASKED
                if asked and operand == reference and _is_handed_on(module, function, inst):
                    return None
                if operand == reference and not asked and function not in found:
                    found.append(function)
    return found if all(_is_only_forked(module, f) for f in found) else None


def _is_handed_on(module: Module, function: Function, asked: Instruction) -> bool:
    """Whether a copy's address may reach a region that asks for copies of the same variable."""
    question = re.compile(rf"@{ASKED}\([^\n]*{re.escape(asked.operands[2].ref)}[,)]")
    forks = (i for i in function.instructions() if isinstance(i, Call) and i.callee_name in (FORK, FORK_IF))
    regions = [module.functions.get(f.operands[2].name) for f in forks if isinstance(f.operands[2], GlobalRef)]
    if not any(r is None or question.search(r.body_text or "") for r in regions):
        return False
    users = users_of(function)

    def moved(address: Instruction) -> Iterator[Instruction]:
        return (u for u in users.get(address, ()) if not isinstance(u, (Load, Store, Call, Compare)))

    return any(
        user.value is address if isinstance(user, Store) else getattr(user, "callee_name", None) in (FORK, FORK_IF)
        for address in reached([asked], moved) for user in users.get(address, ())
    )  # fmt: skip


def _is_only_forked(module: Module, outlined: Function) -> bool:
    reference = GlobalRef(outlined.name)
    if any(outlined.name in module.named_in(v) for v in module.globals.values()):
        return False
    for function in module.functions.values():
        if function.is_declaration or reference.ref not in (function.body_text or ""):
            continue
        for inst in function.instructions():
            forks = isinstance(inst, Call) and inst.callee_name == FORK and inst.operands[2] == reference
            if (not forks and reference in inst.operands) or (isinstance(inst, Call) and inst.callee == reference):
                return False
    return True


def _hand_in(module: Module, outlined: Function, variable: str, table: T.Type) -> None:
    """Let a region capture the copy of the thread that starts it, and read that for the variable itself."""
    name = f"{variable}.of.master"
    master = Argument(T.PTR, name, len(outlined.arguments), "")
    for inst in outlined.instructions():
        asked = isinstance(inst, Call) and inst.callee_name == ASKED
        if not asked:
            inst.operands = [master if o == GlobalRef(variable) else o for o in inst.operands]
    outlined.arguments.append(master)
    outlined.type = T.FunctionType(outlined.type.result, (*outlined.type.params, T.PTR))
    for function in module.functions.values():
        if function.is_declaration or GlobalRef(outlined.name).ref not in (function.body_text or ""):
            continue
        for inst in list(function.instructions()):
            if isinstance(inst, Call) and inst.callee_name == FORK and inst.operands[2] == GlobalRef(outlined.name):
                before = Before(function, inst)
                own = before.builder.insert(_slot(function, variable, table, f"{name}.{len(inst.operands)}"))
                before.put()
                count = inst.operands[1]
                assert isinstance(count, ConstInt)
                inst.operands = [inst.operands[0], ConstInt(T.I32, count.value + 1), *inst.operands[2:], own]
                inst.argument_attributes.append("")


def _slot_function(module: Module) -> str:
    """Which slot is the running thread's: t1 + s1 (t2 + s2 (t3 + …)), thread t of s on each level."""
    called = {
        "omp_get_level": "i32 @omp_get_level() nounwind",
        "omp_get_ancestor_thread_num": "i32 @omp_get_ancestor_thread_num(i32) nounwind",
        "omp_get_team_size": "i32 @omp_get_team_size(i32) nounwind",
        "irad_stop": "void @irad_stop(ptr) cold noreturn nounwind",
    }
    declared = "".join(f"declare {text}\n" for name, text in called.items() if name not in module.functions)
    message = f"error: more than {SLOTS} threads use variables of which each has one (threadprivate)"
    return f"""
{declared}
@{_SLOT}.message = private unnamed_addr constant [{len(message) + 1} x i8] c"{message}\\00"

define internal i64 @{_SLOT}() noinline nounwind {{
entry:
  %levels = call i32 @omp_get_level()
  br label %head

head:
  %level = phi i32 [ 1, %entry ], [ %next, %body ]
  %slot = phi i64 [ 0, %entry ], [ %sum, %body ]
  %threads = phi i64 [ 1, %entry ], [ %product, %body ]
  %inside = icmp sle i32 %level, %levels
  br i1 %inside, label %body, label %done

body:
  %number = call i32 @omp_get_ancestor_thread_num(i32 %level)
  %wide = zext i32 %number to i64
  %distance = mul i64 %wide, %threads
  %sum = add i64 %slot, %distance
  %size = call i32 @omp_get_team_size(i32 %level)
  %factor = zext i32 %size to i64
  %product = mul i64 %threads, %factor
  %next = add i32 %level, 1
  br label %head

done:
  %known = icmp ult i64 %slot, {SLOTS}
  br i1 %known, label %found, label %lost

lost:
  call void @irad_stop(ptr @{_SLOT}.message)
  unreachable

found:
  ret i64 %slot
}}
"""
