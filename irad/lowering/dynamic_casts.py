"""`dynamic_cast` becomes a distance: how far from a pointer the object of the asked type begins.

The C++ runtime finds it out from the object (`__dynamic_cast`, Itanium C++ ABI, 2.9.7). The shadow lies as far from the
shadow of the pointer, whose type it need not know.
"""

from __future__ import annotations

from irad.codegen.module_writer import ModuleWriter
from irad.facts.function_facts import ModuleFacts
from irad.ir import types as T
from irad.ir.builder import Builder
from irad.ir.instructions import Call
from irad.ir.module import Function, replace_all_uses_with
from irad.ir.values import ConstInt, ConstNull, Value
from irad.rules.runtimes.cxx import CAST_DISTANCE

__all__ = ["measure_dynamic_casts"]

_CAST = "__dynamic_cast"
_ABSENT = -(2**63)
_DEFINITION = f"""define internal i64 @{CAST_DISTANCE}(ptr %object, ptr %from, ptr %to, i64 %hint) nounwind {{
  %found = call ptr @{_CAST}(ptr %object, ptr %from, ptr %to, i64 %hint)
  %none = icmp eq ptr %found, null
  %there = ptrtoint ptr %found to i64
  %here = ptrtoint ptr %object to i64
  %far = sub i64 %there, %here
  %result = select i1 %none, i64 {_ABSENT}, i64 %far
  ret i64 %result
}}"""


def measure_dynamic_casts(function: Function, shared: ModuleFacts, output: ModuleWriter) -> bool:
    """A `dynamic_cast` becomes a distance by which the pointer is moved."""
    replaced: dict[Value, Value] = {}
    for block in function.blocks:
        if any(map(_is_cast, block.instructions)):
            old, block.instructions = block.instructions, []
            builder = Builder(function, block)
            for inst in old:
                if not isinstance(inst, Call) or not _is_cast(inst):
                    block.append(inst)
                    continue
                with builder.at(inst.location):
                    replaced[inst] = _measured(builder, inst)
    if replaced:
        output.helper(CAST_DISTANCE, lambda: _DEFINITION)
    return replace_all_uses_with(function, replaced)


def _is_cast(inst: object) -> bool:
    return isinstance(inst, Call) and inst.callee_name == _CAST


def _measured(b: Builder, call: Call) -> Value:
    far = b.call(CAST_DISTANCE, T.I64, call.operands)
    absent = b.compare("icmp", "eq", far, ConstInt(T.I64, _ABSENT))
    return b.select(absent, ConstNull(T.PTR), b.offset(call.operands[0], far))
