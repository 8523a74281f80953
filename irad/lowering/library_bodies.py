"""Library functions whose definition irad has as IR: their calls become calls of that definition."""

from __future__ import annotations

from functools import cache, partial
from itertools import count

from irad.analysis.diagnostics import Refusal
from irad.codegen.module_writer import ModuleWriter
from irad.facts.function_facts import ModuleFacts
from irad.ir.instructions import Call
from irad.ir.module import Function, Module
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_function
from irad.ir.values import Argument, ConstInt, GlobalRef
from irad.rules import bodies
from irad.rules.kinds import Body

BODY_PREFIX = "irad.body."


def use_bodies(function: Function, shared: ModuleFacts, output: ModuleWriter) -> bool:
    """Library functions that have a definition in IR are called there."""
    changed = False
    for inst in function.instructions():
        if isinstance(inst, Call) and inst.callee_name is not None:
            rule = shared.calls.body(inst.callee_name)
            if rule is not None and rule.lengths:
                _drop_lengths(rule, inst)
            if rule is not None and _fits(rule, inst):
                _check_handed(rule, inst, shared)
                inst.callee = GlobalRef(_definition(rule, inst, shared, output))
                inst.function_attributes = ""
                changed = True
    return changed


def _fits(rule: Body, call: Call) -> bool:
    type_ = _parsed(rule.file).functions[BODY_PREFIX + rule.function].type
    return type_.result == call.type and type_.params == tuple(o.type for o in call.operands)


def _drop_lengths(rule: Body, call: Call) -> None:
    """Leave out the lengths of characters, which are known: each is one letter."""
    wanted = len(_parsed(rule.file).functions[BODY_PREFIX + rule.function].type.params)
    if all(o.type.is_integer for o in call.operands[wanted:]):
        call.operands = call.operands[:wanted]
        call.argument_attributes = call.argument_attributes[:wanted]


def add_definition(file: str, function: str, output: ModuleWriter) -> str:
    """The name of a definition in an output, to which it is added at its first use with those of its file that it
    calls; what these call is declared."""
    name, source = BODY_PREFIX + function, _parsed(file)
    work = [name]
    while work:
        current = source.functions[work.pop()]
        if current.is_declaration:
            output.declare(current.name, current.result, current.type.params, current.suffix)
        elif current.name not in output.helpers:
            output.helper(current.name, partial(print_function, current))
            work += [i.callee_name for i in current.instructions() if isinstance(i, Call) and i.callee_name]
    return name


def _check_handed(rule: Body, call: Call, shared: ModuleFacts) -> None:
    """A function that is handed over is called in another order here, and as often as it takes: it must only look."""
    for operand in call.operands if rule.own else ():
        function = shared.module.functions.get(operand.name) if isinstance(operand, GlobalRef) else None
        if function is None or function.is_declaration or not shared.calls.writes_memory(function):
            continue
        raise Refusal(
            "unsupported",
            call,
            f"cannot differentiate '{call.callee_name}' with '{function.name}'",
            f"'{function.name}' writes to memory, and how often it is called, and in which order, the library decides",
            f"let '{function.name}' only compare",
        )


@cache
def _parsed(file: str) -> Module:
    return parse_module(bodies.text(file))


def _definition(rule: Body, call: Call, shared: ModuleFacts, output: ModuleWriter) -> str:
    """The name of a definition in the module, which is added at its first use (or at each)."""
    wanted = BODY_PREFIX + rule.function
    functions = shared.module.functions
    name = next(n for i in count() if (n := f"{wanted}.{i}") not in functions) if rule.own else wanted
    if name not in functions:
        _add(_copy(rule.file, wanted, name), name, shared.module, output)
        if rule.own:
            _fit(functions[name], call)
    return name


def _fit(function: Function, call: Call) -> None:
    """Make a definition of its own fit a call: constants are known in there (how large an element is), and what is
    refused in there is refused at the call."""
    known = {a: o for a, o in zip(function.arguments, call.operands, strict=True) if isinstance(o, ConstInt)}
    for inst in function.instructions():
        inst.operands = [known.get(o, o) if isinstance(o, Argument) else o for o in inst.operands]
        if call.location is not None:
            inst.metadata["dbg"] = call.location


def _copy(file: str, wanted: str, name: str) -> Module:
    return parse_module(bodies.text(file).replace(f"@{wanted}(", f"@{name}("))


def _add(source: Module, name: str, module: Module, output: ModuleWriter) -> None:
    """Add a function and those of its file that it calls, with the declarations that they need."""
    work = [name]
    while work:
        current = work.pop()
        if current in module.functions or current in output.declarations:
            continue
        function = source.functions[current]
        if function.is_declaration:
            output.declare(current, function.result, function.type.params, function.suffix)
            continue
        output.helper(current, lambda made=function: print_function(made))  # type: ignore[misc]
        module.functions[current] = function
        function.module = module
        work += [i.callee_name for i in function.instructions() if isinstance(i, Call) and i.callee_name]
