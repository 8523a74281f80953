"""One module out of the parts: kernel, entry and run-time functions, everything inlined into the entry."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Set
from typing import Any

from llvmlite import binding

from irad.frontends.compiled_module import RuledFunction
from irad.frontends.numba.blas import BLAS_IR
from irad.frontends.numba.entry import ENTRY
from irad.frontends.numba.kernel import NumbaUnsupported
from irad.frontends.numba.lapack import ROUTINES, integer_bytes, lapack_ir
from irad.frontends.numba.libm import LIBM_IR
from irad.frontends.numba.parfor_lowering import RUNTIME, outcome_ir, rename, thread_ir
from irad.frontends.numba.reshape import ELSEWHERE, RESHAPE, RESHAPE_IR
from irad.frontends.numba.rules import RULED, STOP, RuledCall
from irad.frontends.numba.runtime import WITH_DESTRUCTOR, runtime_ir
from irad.frontends.numba.special import special_addresses
from irad.frontends.numba.typed_containers import DICT_IR, DICT_SYMBOLS, DICTS
from irad.ir.hints import is_statement
from irad.rules.scipy_special import PREFIX

__all__ = ["assemble"]

_PYTHON_SYMBOL = re.compile(r"_?Py[A-Z_]|numba_gil_|numba_unpickle")
_LINEAR_ALGEBRA = re.compile(r"numba_(x|ez_|raw_|blas_)")
_ENVIRONMENT_PREFIX = "_ZN08NumbaEnv"
_EFFECTS = frozenset({"call", "invoke", "store", "atomicrmw", "cmpxchg", "fence"})
_UNWRAP_PREFIX = "__excinfo_unwrap_args"

_RESTATED = (
    # The pointers to Numba environments, null in this module, come from outside.
    (
        re.compile(rf"^(@{_ENVIRONMENT_PREFIX}\S* = )internal global ptr null", re.MULTILINE),
        r"\1external global ptr",
    ),
    # Matching shapes and strides reads the old and the new shape and writes the new strides. Unless LLVM is
    # told, it thinks that the array's other fields change, and loses sight of where an array came from.
    (
        re.compile(rf"^declare i32 @{ELSEWHERE}\(.*\).*$", re.MULTILINE),
        f"declare i32 @{RESHAPE}(i64, ptr readonly captures(none), ptr readonly captures(none), i64, "
        "ptr readonly captures(none), ptr writeonly captures(none), i64, i32) "
        "nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)",
    ),
    (re.compile(rf"@{ELSEWHERE}\b"), f"@{RESHAPE}"),
    # An item lies in its array or list, and none has 2^63 bytes. Unless LLVM is told, an index times the size of a
    # tuple may wrap, and an item of 24 bytes begin at any multiple of eight.
    (re.compile(r"= getelementptr (?!inbounds|nusw)"), "= getelementptr nusw "),
)


def assemble(
    kernel: Any,
    entry_text: str,
    environments: Mapping[str, int],
    rules: Mapping[str, RuledCall],
    definitions: Mapping[str, Any],
    parallel: bool = False,
) -> tuple[bytes, dict[str, int], tuple[RuledFunction, ...], bool]:
    """Link the kernel's module (llvmlite ``ModuleRef``, left as it is) with its entry and inline.

    ``rules`` are the functions with rules, by symbol: those that are called are linked too, stay functions,
    and are returned. ``definitions`` are the libraries of functions that may be called in a circle, by symbol.

    ``environments`` holds the address of each function's pointer to its Numba environment, by symbol. ``parallel``:
    parallel loops are regions of OpenMP.

    Returns bitcode, the addresses of what the module declares, the functions with rules, and whether there are regions.
    Numba's reference counting is pruned with
    Numba's own pass between two rounds of inlining, since that pass knows the counting only as calls.
    Raises NumbaUnsupported when the code needs the Python interpreter or a symbol that has no address.
    """
    module = binding.parse_bitcode(kernel.as_bitcode())
    module.link_in(_parse_like(module, entry_text))
    _link_circles(module, definitions)
    used, apart = _link_rules(module, rules, definitions)
    _internalise(module, apart, spare="NRT_")
    builder = _pass_builder()
    _inline(module, builder, prune=True)
    called = {function.name for function in module.functions}
    libraries = [runtime_ir(_has_destructors(module)), LIBM_IR, RESHAPE_IR, thread_ir(parallel), outcome_ir(called)]
    if any(_LINEAR_ALGEBRA.match(name) for name in called):
        libraries.append(BLAS_IR + lapack_ir(integer_bytes()))
    if any(name.startswith(DICTS) for name in called):
        libraries.append(DICT_IR)
    for library in libraries:
        module.link_in(_parse_like(module, library))
    _internalise(module, apart)
    _inline(module, builder, prune=False)
    regions = rename(module)
    module = _restate(module)
    module.verify()
    _refuse_linear_algebra(module, apart)
    _refuse_python(module)
    return module.as_bitcode(), _addresses(module, environments), tuple(call.ruled for call in used), regions > 0


def _link_circles(module: Any, definitions: Mapping[str, Any]) -> None:
    """Link what is only declared because it was being lowered when it was called."""
    while missing := [f.name for f in module.functions if f.is_declaration and f.name in definitions]:
        part = definitions[missing[0]]._get_module_for_linking()
        module.link_in(binding.parse_bitcode(part.as_bitcode()))


def _link_rules(
    module: Any, rules: Mapping[str, RuledCall], definitions: Mapping[str, Any]
) -> tuple[list[RuledCall], Set[str]]:
    """Link the functions with rules that are called, and those that these call. Also returns the names of what is
    called by rules alone that are not differentiated again."""
    used: dict[str, RuledCall] = {}
    seen, apart = _defined(module), set[str]()
    while True:
        called = [f.name for f in module.functions if f.is_declaration and f.name in rules and f.name not in used]
        if not called:
            return list(used.values()), apart
        for name in sorted(called, key=lambda name: rules[name].once):
            call = used[name] = rules[name]
            for part in call.modules:
                module.link_in(binding.parse_bitcode(part.as_bitcode()))
            for text in (*call.entries, "".join(call.texts)):
                module.link_in(_parse_like(module, text))
            _link_circles(module, definitions)
            now = _defined(module)
            apart |= now - seen if call.once else set()
            seen = now


def _defined(module: Any) -> set[str]:
    return {function.name for function in module.functions if not function.is_declaration}


def _parse_like(module: Any, text: str) -> Any:
    part = binding.parse_assembly(text)
    part.triple, part.data_layout = module.triple, module.data_layout
    return part


def _internalise(module: Any, apart: Set[str], spare: str = "") -> None:
    """Let only the entry be seen from outside, and let everything else be inlined into it. What stands ``apart`` is
    called by functions that are not differentiated: it need not become a part of them.

    Functions whose names begin with ``spare`` stay as they are: the library of a ufunc or stencil brings
    Numba's own definitions of the run-time functions, and those linked later are to replace them.
    """
    for function in module.functions:
        if function.is_declaration or function.name == ENTRY or (spare and function.name.startswith(spare)):
            continue
        if RULED.fullmatch(function.name):
            continue
        function.linkage = "internal"
        if function.name not in apart and not any(b"noinline" in attribute for attribute in function.attributes):
            function.add_function_attribute("alwaysinline")
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"


def _pass_builder() -> Any:
    target = binding.Target.from_triple(binding.get_process_triple())
    machine = target.create_target_machine()
    options = binding.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False
    return binding.create_pass_builder(machine, options)


def _inline(module: Any, builder: Any, *, prune: bool) -> None:
    """Inline, bring variables into registers, and drop what is never reached.

    Nothing more: simplifying branches now would turn the iterator of a ``range`` into arithmetic from which
    no later pass recovers a counted loop.
    """
    manager = binding.create_new_module_pass_manager()
    manager.add_always_inliner_pass()
    manager.add_sroa_pass()
    manager.add_sccp_pass()
    if prune:
        manager.add_refprune_pass()
    manager.add_global_dead_code_eliminate_pass()
    manager.run(module, builder)


def _refuse_linear_algebra(module: Any, apart: Set[str]) -> None:
    """Refuse it where it would be differentiated; a function with a rule may call it, and what stands ``apart``."""
    for function, call in _calls(module, lambda name: bool(_LINEAR_ALGEBRA.match(name))):
        if not RULED.fullmatch(function.name) and function.name not in apart:
            raise NumbaUnsupported(
                f"the kernel calls linear algebra ({_operands(call)[-1].name})",
                "this one has no derivative here",
                "put the call into an @njit function of its own and give that a rule (irad.rule), or call "
                "it outside the kernel",
            )


def _has_destructors(module: Any) -> bool:
    """Whether a block may be released by a destructor that does something: that of a list of numbers does not."""
    given = {_operands(call)[1].name for _, call in _calls(module, lambda name: name in WITH_DESTRUCTOR)}
    idle = {f.name for f in module.functions if f.name in given and not f.is_declaration and _is_idle(f)}
    return not given <= {"", *idle}  # "": null


def _is_idle(function: Any) -> bool:
    return _EFFECTS.isdisjoint(instruction.opcode for block in function.blocks for instruction in block.instructions)


def _calls(module: Any, wanted: Callable[[str], bool]) -> Iterator[tuple[Any, Any]]:
    """The calls of the functions whose names are wanted, and the function that each is in.

    llvmlite takes long to go through the instructions: it does so only for functions in whose text such a name is.
    """
    names = [function.name for function in module.functions if wanted(function.name)]
    for function in module.functions if names else ():
        text = "" if function.is_declaration else str(function)
        if not any(name in text for name in names):
            continue
        for block in function.blocks:
            for instruction in block.instructions:
                if instruction.opcode == "call" and _operands(instruction)[-1].name in names:
                    yield function, instruction


def _operands(instruction: Any) -> list[Any]:
    return list(instruction.operands)


def _refuse_python(module: Any) -> None:
    """Refuse code that calls the interpreter, save where it makes the arguments of an exception."""
    for function, call in _calls(module, lambda name: bool(_PYTHON_SYMBOL.match(name))):
        if not function.name.startswith(_UNWRAP_PREFIX):
            raise NumbaUnsupported(
                f"the kernel calls the Python interpreter ({_operands(call)[-1].name})",
                "printing, object mode and Python objects have no derivative",
                "take them out of the kernel",
            )


def _restate(module: Any) -> Any:
    """The module with declarations and addresses that say more; see ``_RESTATED``.

    llvmlite sets no attributes of parameters, no linkage of declarations and no flags of addresses, so this goes by way
    of text.
    """
    text = str(module)
    for pattern, replacement in _RESTATED:
        text = pattern.sub(replacement, text)
    return binding.parse_assembly(text)


def _addresses(module: Any, environments: Mapping[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration or value.name.startswith("llvm.") or value.name == STOP:
            continue
        if value.name in RUNTIME or is_statement(value.name) or value.name.startswith(ROUTINES):
            continue
        address = environments.get(value.name) or binding.address_of_symbol(
            DICT_SYMBOLS.get(value.name, value.name)
        )
        if address is None:
            raise NumbaUnsupported(
                f"the kernel refers to '{value.name}'",
                "this symbol has no address in this process",
                "take the call that needs it out of the kernel",
            )
        found[value.name] = address
    if any(name.startswith(PREFIX) for name in found):
        found |= special_addresses()  # derivatives call others
    return found
