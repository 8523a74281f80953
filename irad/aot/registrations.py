"""Rules that a program registers through global arrays (see ``csrc/irad.h``)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from irad.abi.registration_adapters import adapt_gradient
from irad.aot.marker_names import registration_of, unknown_request
from irad.errors import UsageError
from irad.facts.call_classifier import CallClassifier, CustomRule
from irad.frontends.c.attributes import PREFIX
from irad.ir.instructions import Call
from irad.ir.module import Module
from irad.ir.types import quoted
from irad.ir.values import ConstAggregate, ConstExpr, ConstInt, ConstNull, ConstString, GlobalRef, Value
from irad.rules.kinds import Allocation, Release, Rule, plain
from irad.rules.registry import Registry

__all__ = ["Registrations", "drop_registrations", "misplaced_attributes", "read_registrations"]

_ANNOTATIONS = "llvm.global.annotations"
_REGISTERS = re.compile(r"__(?:irad|enzyme)_(?:register|inactive)")
_LISTS = ("llvm.used", "llvm.compiler.used")
_ENTRIES = {
    "register_gradient": "the function, its augmented forward and its reverse (and what releases the tape)",
    "register_derivative": "the function and its tangent",
    "inactivefn": "the function",
    "inactive_global": "the address of the global",
    "function_like": 'the function and the name of a library function, as "log1p"',
    "allocation_like": 'the function, the positions of its sizes ("0", or "0,1" for a product), what the release '
    'function takes ("-1" is the block, and a number that argument of the function), and the release function',
}


@dataclass(frozen=True)
class Registrations:
    """What a module registers: rules by function, library look-alikes, inactive globals, allocators."""

    custom: dict[str, CustomRule] = field(default_factory=dict)
    like: dict[str, str] = field(default_factory=dict)
    inactive_globals: frozenset[str] = frozenset()
    rules: tuple[Rule, ...] = ()
    arrays: tuple[str, ...] = ()
    releases: frozenset[str] = frozenset()
    """The functions that take back what such allocators have made."""

    @property
    def functions(self) -> frozenset[str]:
        """The functions that have to stay as they are, and apart, until everything is differentiated."""
        return frozenset(self.custom) | frozenset(self.like) | self._allocators

    @property
    def _allocators(self) -> frozenset[str]:
        return self.releases | {symbol for rule in self.rules for symbol, _ in rule.spellings.symbols}

    def call_book(self, module: Module) -> CallClassifier:
        """The calls of ``module`` under these rules.

        Allocators lose their bodies in it, and are known by rule alone; see ``restore_bodies``.
        """
        for name in self._allocators & module.functions.keys():
            module.functions[name].is_declaration = True
        custom = {f: adapt_gradient(module, rule) for f, rule in self.custom.items() if f in module.functions}
        registry = Registry.default().with_rule(*self.rules)
        return CallClassifier(module, registry, custom, self.like, self.inactive_globals)

    def restore_bodies(self, module: Module) -> None:
        """Undo what ``call_book`` did to allocators, before the module is printed."""
        for name in self._allocators & module.functions.keys():
            function = module.functions[name]
            function.is_declaration = function.body_text is None and not function.is_parsed


def read_registrations(module: Module) -> Registrations:
    """Read all registrations; raises :class:`irad.errors.UsageError` for one that is not as it should be."""
    custom: dict[str, CustomRule] = {}
    like: dict[str, str] = {}
    inactive: set[str] = set()
    rules: list[Rule] = []
    bare: set[str] = set()
    for f, word, argument in _annotations(module):
        if word == "inactive" and f in module.functions:
            custom[f] = CustomRule(f, inactive=True)
        elif word == "inactive":
            inactive.add(f)
        elif word == "function_like":
            like[f] = _known(f"the attribute irad_function_like of '{f}'", argument)
    for name in module.globals:
        if (unknown := unknown_request(name)) and _REGISTERS.match(unknown):
            known = ", ".join(f"__irad_{word}_NAME" for word in _ENTRIES)
            raise UsageError(f"the variable '{unknown}' registers nothing that irad knows: it has {known}")
    arrays = [name for name in module.globals if registration_of(name)]
    for name in arrays:
        kind = registration_of(name)
        entries = _entries(module, name)
        match (kind, entries):
            case ("register_gradient", [str(f), str(forward), str(reverse)]):
                custom[f] = replace(custom.get(f, CustomRule(f)), gradient=(forward, reverse))
            case ("register_gradient", [str(f), str(forward), str(reverse), str(release)]):
                rule = custom.get(f, CustomRule(f))
                custom[f] = replace(rule, gradient=(forward, reverse), release=release)
            case ("register_derivative", [str(f), str(tangent)]):
                custom[f] = replace(custom.get(f, CustomRule(f)), tangent=tangent)
            case ("inactivefn", [str(f)]):
                custom[f] = CustomRule(f, inactive=True)
            case ("inactive_global", [str(variable)]):
                inactive.add(variable)
            case ("function_like", [str(f), str(library)]):
                like[f] = _known(f"the array '{name}'", library)
            case ("allocation_like", [str(f), str(sizes), str(given), str(release)]) if _is_list(sizes, given):
                rules.append(Allocation(f, tuple(map(int, sizes.split(","))), release, plain(f)))
                if _takes_block_first(module, release, given):
                    rules.append(Release(release, 0, plain(release)))
                bare.add(release)
            case _:
                raise UsageError(
                    f"the array '{name}' must hold {_ENTRIES[kind or '']}, all known when it is compiled"
                )
    return Registrations(custom, like, frozenset(inactive), tuple(rules), tuple(arrays), frozenset(bare))


def _known(where: str, library: str) -> str:
    if Registry.default().lookup(library) is None:
        raise UsageError(f"{where} names '{library}', for which irad has no rule; name a function of libm")
    return library


def _is_list(sizes: str, given: str) -> bool:
    """Whether an allocator's positions are written as they should be."""
    return re.fullmatch(r"\d+(,\d+)*", sizes) is not None and re.fullmatch(r"(\d+,)*-1(,\d+)*", given) is not None


def _takes_block_first(module: Module, release: str, given: str) -> bool:
    """Whether a release function takes a block, and perhaps sizes: then derivatives can call it later."""
    function = module.functions.get(release)
    rest = function.arguments[1:] if function is not None else []
    return given.startswith("-1") and all(a.type.is_integer for a in rest) and len(rest) <= 2


def _annotations(module: Module) -> list[tuple[str, str, str]]:
    """Of each attribute for irad: the symbol that has it, its name, and its argument."""
    whole = module.initializer(_ANNOTATIONS) if _ANNOTATIONS in module.globals else None
    found = []
    for each in whole.elements if isinstance(whole, ConstAggregate) else ():
        assert isinstance(each, ConstAggregate)
        symbol, said = (_entry(module, e) for e in each.elements[:2])
        if symbol is not None and said is not None and said.startswith(PREFIX):
            name, _, argument = said.removeprefix(PREFIX).partition("=")
            found.append((symbol, name, argument))
    return found


def misplaced_attributes(module: Module) -> Iterator[tuple[Call, str]]:
    """Attributes for irad on what is neither a function nor a global variable: the calls that say so, and their
    names."""
    told = {name for name in module.functions if name.startswith(("llvm.var.annotation", "llvm.ptr.annotation"))}
    for function in module.functions.values() if told else ():
        if function.is_declaration or ".annotation" not in (function.body_text or ".annotation"):
            continue
        for inst in function.instructions():
            if isinstance(inst, Call) and inst.callee_name in told:
                said = _entry(module, inst.operands[1]) or ""
                if said.startswith(PREFIX):
                    yield inst, said.removeprefix(PREFIX).partition("=")[0]


def _entries(module: Module, name: str) -> list[str | None]:
    """The names, strings and numbers in an array; a scalar counts as an array of one."""
    value = module.initializer(name)
    elements: Iterable[Value] = (
        value.elements if isinstance(value, ConstAggregate) else [value] if value is not None else []
    )
    return [_entry(module, element) for element in elements]


def _entry(module: Module, value: Value) -> str | None:
    if isinstance(value, ConstInt):
        return str(value.value)
    if isinstance(value, ConstNull):
        return "0"
    if isinstance(value, ConstExpr) and value.opcode in ("bitcast", "addrspacecast", "getelementptr", "inttoptr"):
        return _entry(module, value.operands[0])
    if isinstance(value, ConstAggregate) and len(value.elements) == 1:
        return _entry(module, value.elements[0])
    if not isinstance(value, GlobalRef):
        return None
    variable = module.globals.get(value.name)
    string = module.initializer(value.name) if variable is not None and variable.constant else None
    if isinstance(string, ConstString):
        return re.sub(r"\\([0-9A-Fa-f]{2})", lambda m: chr(int(m[1], 16)), string.text[2:-1]).rstrip("\0")
    return value.name


def drop_registrations(module: Module, arrays: Iterable[str]) -> None:
    """Take the arrays out of a module, and out of LLVM's lists of what must stay."""
    gone = frozenset(arrays)
    for name in gone:
        module.globals.pop(name, None)
    for name in _LISTS:
        value = module.initializer(name) if name in module.globals else None
        if not isinstance(value, ConstAggregate):
            continue
        kept = [e for e in value.elements if not (isinstance(e, GlobalRef) and e.name in gone)]
        if len(kept) == len(value.elements):
            continue
        if not kept:
            del module.globals[name]
            continue
        inner = ", ".join(f"ptr {element.ref}" for element in kept)
        module.globals[
            name
        ].text = f'@{quoted(name)} = appending global [{len(kept)} x ptr] [{inner}], section "llvm.metadata"'
