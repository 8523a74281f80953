"""What is done with an element of a derived type that only the running program knows.

A descriptor in memory (a component of a list's node, a polymorphic variable) names its type. It is one of the module's,
so it is compared with each of them, and what is done with a constant type is inlined for each. In a whole program,
there is no other, and one that turns up all the same (from a library) ends the program with a message.
"""

from __future__ import annotations

import re

import llvmlite.binding as llvm

__all__ = ["called_for_any_type", "for_any_type", "for_known_types", "has_types", "inline_late"]

#: What `types.c` does with elements of one type, and how many elements that takes.
_ACTIONS = {"initialise": 1, "destroy": 1, "assign": 2}
_CALLED = ("one", "elsewhere")
_SHORT = 150
"""Instructions of what is done for one type, to be inlined."""
_MESSAGE = "a derived type of another program unit, which derivatives know nothing of"
_DESCRIPTION = "fortran_type_infoTderivedtype"


def has_types(module: llvm.ModuleRef) -> bool:
    """Whether a module describes derived types of its own."""
    return bool(_types(module))


def _types(module: llvm.ModuleRef) -> list[str]:
    return [
        variable.name
        for variable in module.global_variables
        if not variable.is_declaration and _DESCRIPTION in str(variable.global_value_type)
    ]


def called_for_any_type(prefix: str) -> frozenset[str]:
    """The functions of `types.c` that those of `for_any_type` call."""
    return frozenset(f"{prefix}{action}_{name}" for action in _ACTIONS for name in _CALLED)


def for_any_type(module: llvm.ModuleRef, prefix: str, whole: bool) -> str:
    """The text of a module with the functions that `types.c` calls for types that are not known, and those for each
    type of the module. Other types are left to the library, or, in a whole program, end it."""
    types = _types(module)
    ends = (f"  call void @_FortranAReportFatalUserError(ptr @{prefix}unknown_type, ptr null, i32 0)", "  unreachable")
    lines = [
        f'@{prefix}unknown_type = private constant [{len(_MESSAGE) + 1} x i8] c"{_MESSAGE}\\00"',
        "declare void @_FortranAReportFatalUserError(ptr, ptr, i32)",
        *(f'@"{name}" = external constant i8' for name in types),
    ]
    for action, elements in _ACTIONS.items():
        given = ", ".join(f"ptr %e{i}" for i in range(elements))
        for name in _CALLED:
            lines.append(f"declare void @{prefix}{action}_{name}({', '.join(['ptr'] * elements)}, ptr)")
        for name in types:
            lines += [
                f'define linkonce_odr hidden void @"{prefix}{action}.{name}"({given}) {{',
                f'  call void @{prefix}{action}_one({given}, ptr @"{name}")',
                "  ret void",
                "}",
            ]
        lines.append(f"define linkonce_odr hidden void @{prefix}{action}_any({given}, ptr %t) {{")
        lines += ["  %none = icmp eq ptr %t, null", "  br i1 %none, label %end, label %try0"]
        for number, name in enumerate(types):
            lines += [
                f"try{number}:",
                f'  %is{number} = icmp eq ptr %t, @"{name}"',
                f"  br i1 %is{number}, label %do{number}, label %try{number + 1}",
                f"do{number}:",
                f'  call void @"{prefix}{action}.{name}"({given})',
                "  br label %end",
            ]
        lines += [
            f"try{len(types)}:",
            *(ends if whole else (f"  call void @{prefix}{action}_elsewhere({given}, ptr %t)", "  br label %end")),
            "end:",
            "  ret void",
            "}",
        ]
    return "\n".join(lines)


def for_known_types(text: str, prefix: str) -> str:
    """A module's text in which calls for any type, with a constant one, are calls for that type."""
    called = re.compile(
        rf'(call void )@{re.escape(prefix)}({"|".join(_ACTIONS)})_any\(([^()\n]*), ptr (?:\w+ )*@("?)([\w.$-]+)"?\)'
    )
    return called.sub(lambda found: f'{found[1]}@"{prefix}{found[2]}.{found[5]}"({found[3]})', text)


def inline_late(module: llvm.ModuleRef, prefix: str) -> None:
    """Have inlined what had to wait for constants, and what is done for one type, where that is little."""
    names = tuple(f"{prefix}{action}." for action in _ACTIONS)
    for function in module.functions:
        if function.is_declaration or not function.name.startswith(prefix):
            continue
        size = sum(1 for block in function.blocks for _ in block.instructions)
        if function.name.endswith("_late") or (function.name.startswith(names) and size <= _SHORT):
            function.add_function_attribute("alwaysinline")
