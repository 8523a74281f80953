"""Rules for Numba functions: their calls stay calls, and their derivatives are Numba functions of the user's.

Where a function with a rule is called, the lowered code calls a plain C function of numbers, data pointers and
shapes (``irad_rule_N``). Its registered pair and tangent are written here around the user's functions, in the
form that derivatives call: pointers are followed by their shadows, and a shadow that is the memory itself says
that there is none.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import _wrap_impl
from numba.core.callconv import Status, excinfo_ptr_t
from numba.np.arrayobj import make_array

from irad.analysis.diagnostics import RULE_IN_NUMBA
from irad.frontends.compiled_module import RuledFunction
from irad.frontends.numba.entry import build_entry, describe_arguments, describe_result
from irad.frontends.numba.exceptions import RAISED
from irad.frontends.numba.kernel import ArgSpec, NumbaUnsupported, Parameter

__all__ = ["RULED", "STOP", "NumbaRule", "RuledCall", "Rules", "register", "registered"]

PREFIX = RULE_IN_NUMBA
RULED = re.compile(rf"{PREFIX}\d+(\.(augmented|reverse|tangent))?")
"""The functions that stay functions."""
STOP = "irad_stop"
"""Of irad's own run-time library: ends the program with a message."""


_SUPPORT = """
define internal ptr @irad_rule.shadow(ptr %data, ptr %shadow, i64 %bytes) alwaysinline nounwind {
  %none = icmp eq ptr %data, %shadow
  br i1 %none, label %make, label %own
make:
  %made = call ptr @calloc(i64 %bytes, i64 1)
  ret ptr %made
own:
  ret ptr %shadow
}
define internal void @irad_rule.drop(ptr %used, ptr %shadow) alwaysinline nounwind {
  %own = icmp eq ptr %used, %shadow
  br i1 %own, label %done, label %drop
drop:
  call void @free(ptr %used)
  br label %done
done:
  ret void
}
declare ptr @calloc(i64, i64)
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @irad_stop(ptr) cold noreturn nounwind
declare i32 @snprintf(ptr, i64, ptr, ...) nounwind
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @__irad_double(ptr readnone captures(none), i64) nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @__irad_float(ptr readnone captures(none), i64) nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @__irad_integer(ptr readnone captures(none), i64) nounwind willreturn memory(inaccessiblemem: readwrite)
"""


_STATED = {"f8": "double", "c16": "double", "f4": "float", "c8": "float"}
"""What is said of arrays (see :mod:`irad.ir.hints`)."""


@dataclass(frozen=True, eq=False)
class NumbaRule:
    """The derivatives of an ``@njit`` function, as ``@njit`` functions.

    ``vjp`` takes the function's arguments, each array of numbers followed by its shadow, and where parameters
    have these names, ``g``, the adjoint of the result, and ``ans``, the result. ``jvp`` takes each argument
    of numbers followed by its tangent. ``title`` is what messages call the function; "" stands for its name. ``once``:
    there are no second derivatives, and what these functions call need not be a part of them.
    """

    function: Any
    vjp: Any = None
    jvp: Any = None
    title: str = ""
    once: bool = False

    @property
    def name(self) -> str:
        """What the function is called in messages."""
        return self.title or f"'{self.function.py_func.__name__}'"


_rules: dict[Any, NumbaRule] = {}


def register(rule: NumbaRule) -> None:
    """Use a rule for all that is lowered from now on."""
    _rules[rule.function] = rule


def registered(function: Any) -> NumbaRule | None:
    """The rule of a dispatcher."""
    return _rules.get(function)


@dataclass
class RuledCall:
    """A function with a rule for some argument types: Numba's modules, their entries, and the IR around them."""

    symbol: str
    title: str
    once: bool = False
    modules: list[Any] = field(default_factory=list)
    entries: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=lambda: [_SUPPORT])
    pair: tuple[str, str] | None = None
    tangent: str | None = None

    @property
    def ruled(self) -> RuledFunction:
        """What derivatives are to know of it."""
        return RuledFunction(self.symbol, self.pair, self.tangent, "free", self.title)


class Rules:
    """The calls of functions with rules in one lowering context. ``compile(dispatcher, types)`` lowers one."""

    def __init__(self, compile: Callable[[Any, tuple[Any, ...]], Any]) -> None:
        self._compile = compile
        self._made: dict[tuple[Any, tuple[Any, ...]], tuple[RuledCall, _Shape]] = {}
        self._numbers = count()
        self.by_symbol: dict[str, RuledCall] = {}

    def implementation(self, context: Any, rule: NumbaRule, sig: Any, fn: Any) -> Any:
        """What Numba calls to write a call of the function."""
        key = (rule.function, tuple(sig.args))
        if key not in self._made:
            self._make(context, rule, key, sig.return_type)
        call, shape = self._made[key]

        def write(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            return _write_call(context, builder, sig, args, call.symbol, shape)

        return _wrap_impl(write, context, sig)


    def _make(self, context: Any, rule: NumbaRule, key: tuple[Any, tuple[Any, ...]], restype: Any) -> None:
        symbol = f"{PREFIX}{next(self._numbers)}"
        shape = _Shape(context, rule, key[1], restype)
        call = RuledCall(symbol, rule.name, rule.once)
        self._made[key] = (call, shape)
        self.by_symbol[symbol] = call
        try:
            _Writer(context, rule, shape, call, self._compile).write()
        except BaseException:  # there is no half of a rule
            del self._made[key], self.by_symbol[symbol]
            raise


class _Shape:
    """A ruled function's arguments and result, as parameters."""

    def __init__(self, context: Any, rule: NumbaRule, argument_types: tuple[Any, ...], restype: Any) -> None:
        names = [f"a{i}" for i in range(len(argument_types))]
        self.types = argument_types
        self.specs, self.parameters = describe_arguments(context, names, argument_types)
        self.result = describe_result(context, restype, len(self.parameters))
        for spec in self.specs:
            kind = "a strided array" if spec.layout == "A" else f"a {spec.kind}"
            if spec.kind not in ("float", "int", "bool", "array", "none") or spec.layout == "A":
                raise NumbaUnsupported(
                    f"{rule.name} has a rule, and takes {kind} ({spec.numba_type})",
                    "rules are for functions of numbers and contiguous arrays",
                    "pass contiguous arrays (numpy.ascontiguousarray), and numbers one by one",
                )
        if self.result.kind not in ("float", "int", "bool", "none"):
            raise NumbaUnsupported(
                f"{rule.name} has a rule, and returns {restype}",
                "rules are for functions that return one number or none",
                "write further results into an array argument",
            )

    def is_active(self, spec: ArgSpec) -> bool:
        """Whether an argument carries a derivative."""
        return spec.kind in ("float", "array") and spec.dtype is not None and spec.dtype.kind in "fc"


def _write_call(context: Any, builder: Any, sig: Any, args: Any, symbol: str, shape: _Shape) -> Any:
    """Call the C function, and pass on what it raises."""
    passed: list[Any] = []
    for spec, ty, value in zip(shape.specs, sig.args, args, strict=True):
        if spec.kind == "array":
            array = make_array(ty)(context, builder, value)
            passed += [builder.bitcast(array.data, ir.IntType(8).as_pointer())]
            passed += cgutils.unpack_tuple(builder, array.shape)
        elif spec.kind != "none":
            passed.append(context.data_model_manager[ty].as_data(builder, value))
    record = ir.LiteralStructType([ir.IntType(32), excinfo_ptr_t])
    error = cgutils.alloca_once(builder, record, zfill=True)
    passed.append(builder.bitcast(error, ir.IntType(8).as_pointer()))
    returns = shape.result.kind != "none"
    restype = context.get_data_type(sig.return_type) if returns else ir.VoidType()
    signature = ir.FunctionType(restype, [value.type for value in passed])
    callee = cgutils.get_or_insert_function(builder.module, signature, symbol)
    value = builder.call(callee, passed)
    code = builder.load(cgutils.gep_inbounds(builder, error, 0, 0))
    failed = builder.icmp_signed("!=", code, ir.Constant(ir.IntType(32), 0))
    with builder.if_then(failed, likely=False):
        excinfo = builder.load(cgutils.gep_inbounds(builder, error, 0, 1))
        fields = dict.fromkeys(Status._fields)
        status = Status(**{**fields, "code": code, "excinfoptr": excinfo})
        context.call_conv.return_status_propagate(builder, status)
    if not returns:
        return context.get_dummy_value()
    return context.data_model_manager[sig.return_type].from_data(builder, value)


class _Writer:
    """Writes the C function of a ruled call, its pair and its tangent, as IR text."""

    def __init__(
        self, context: Any, rule: NumbaRule, shape: _Shape, call: RuledCall, compile: Callable[..., Any]
    ) -> None:
        self.context = context
        self.rule = rule
        self.shape = shape
        self.call = call
        self._compile = compile

    def write(self) -> None:
        """Everything that the rule has."""
        shape, symbol = self.shape, self.call.symbol
        returned = self._lower(self.rule.function, shape.types, "body")
        parameters = [f"{p.type} %{p.name}" for p in shape.parameters]
        self._add(
            f"define weak {returned} @{symbol}({', '.join([*parameters, 'ptr captures(none) %error'])}) "
            f"noinline nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) {{\n"
            f"{self._held()}"
            f"  {self._result(returned)}call {returned} @{symbol}.body({', '.join([*parameters, 'ptr %error'])})\n"
            f"  ret {self._value(returned)}\n}}\n"
        )
        if self.rule.vjp is not None:
            self._augmented(returned)
            self._reverse(returned)
            self.call.pair = (f"{symbol}.augmented", f"{symbol}.reverse")
        if self.rule.jvp is not None:
            self._tangent(returned)
            self.call.tangent = f"{symbol}.tangent"

    def _held(self) -> str:
        """Statements of what the arrays hold: compiled code behind the function tells nothing of it."""
        lines: list[str] = []
        sizes = self._sizes(lines)
        for spec, data in self._arrays():
            assert spec.dtype is not None
            said = _STATED.get(spec.dtype.str[1:], "integer" if spec.dtype.kind in "iub" else "")
            if said:
                lines.append(f"  call void @__irad_{said}(ptr %{data}, i64 {sizes[data]})")
        return "".join(f"{line}\n" for line in lines)

    @staticmethod
    def _result(returned: str) -> str:
        return "" if returned == "void" else "%ans = "

    @staticmethod
    def _value(returned: str) -> str:
        return "void" if returned == "void" else f"{returned} %ans"

    def _add(self, text: str) -> None:
        self.call.texts.append(text)

    def _lower(self, dispatcher: Any, argument_types: tuple[Any, ...], part: str) -> str:
        """Lower one of the functions behind an entry of its own, and return the LLVM type of its result."""
        compiled = self._compile(dispatcher, argument_types)
        names = [f"a{i}" for i in range(len(argument_types))]
        arguments, parameters = describe_arguments(self.context, names, argument_types)
        result = describe_result(self.context, compiled.fndesc.restype, len(parameters))
        entry = list(parameters)
        if result.kind in ("tuple", "complex"):
            entry += [Parameter(f"out{i}", "ptr", "out") for i, _ in enumerate(result.leaves())]
        entry.append(Parameter("error", "ptr", "error"))
        text = build_entry(self.context, compiled.fndesc, arguments, entry, result, f"{self.call.symbol}.{part}")
        self.call.modules.append(compiled.library.module)
        self.call.entries.append(text)
        returned = result.type if result.kind in ("float", "int", "bool") else "void"
        self._add(f"declare {returned} @{self.call.symbol}.{part}({', '.join(p.type for p in entry)})\n")
        self._results = [leaf.type for leaf in result.leaves()]
        self._kind = result.kind
        return returned

    # -- what derivatives call

    def _interleaved(self) -> list[str]:
        """Parameters of the pair: data pointers, and the error record, are followed by their shadows."""
        found = []
        for parameter in self.shape.parameters:
            found.append(f"{parameter.type} %{parameter.name}")
            if parameter.type == "ptr":
                found.append(f"ptr %d.{parameter.name}")
        return [*found, "ptr %error", "ptr %d.error"]

    def _arrays(self) -> Iterator[tuple[ArgSpec, str]]:
        for spec in self.shape.specs:
            if spec.kind == "array":
                yield spec, self.shape.parameters[spec.first].name

    def _sizes(self, lines: list[str]) -> dict[str, str]:
        """Write the bytes of each array, rounded up; names of data to names of sizes."""
        found = {}
        for spec, data in self._arrays():
            assert spec.dtype is not None
            size = str(spec.dtype.itemsize)
            for axis in range(spec.ndim):
                name = f"%size.{data}.{axis}".replace(" ", "")
                lines.append(f"  {name} = mul i64 {size}, %{self.shape.parameters[spec.first + 1 + axis].name}")
                size = name
            lines += [f"  %more.{data} = add i64 {size}, 15", f"  %bytes.{data} = and i64 %more.{data}, -16"]
            found[data] = size
        return found

    def _augmented(self, returned: str) -> None:
        """Run the function, and keep its result and what its arrays hold then."""
        symbol = self.call.symbol
        parameters = ", ".join(f"{p.type} %{p.name}" for p in self.shape.parameters)
        passed = ", ".join(filter(None, (parameters, "ptr %error")))
        lines = [f"  {self._result(returned)}call {returned} @{symbol}.body({passed})"]
        sizes = self._sizes(lines)
        total = "16"
        for data in sizes:
            lines.append(f"  %upto.{data} = add i64 {total}, %bytes.{data}")
            total = f"%upto.{data}"
        lines += [
            "  %status = load i32, ptr %error",
            "  %failed = icmp ne i32 %status, 0",
            "  br i1 %failed, label %done, label %keep",
            "keep:",
            f"  %room = call ptr @malloc(i64 {total})",
        ]
        if returned != "void":
            lines.append(f"  store {returned} %ans, ptr %room")
        at = "16"
        for data, size in sizes.items():
            lines.append(f"  %kept.{data} = getelementptr i8, ptr %room, i64 {at}")
            lines.append(f"  call void @llvm.memcpy.p0.p0.i64(ptr %kept.{data}, ptr %{data}, i64 {size}, i1 false)")
            at = f"%upto.{data}"
        lines += ["  br label %done", "done:", "  %tape = phi ptr [ null, %entry ], [ %room, %keep ]"]
        if returned == "void":
            result = "ptr"
            lines.append("  ret ptr %tape")
        else:
            result = f"{{ ptr, {returned} }}"
            lines.append(f"  %with = insertvalue {result} poison, ptr %tape, 0")
            lines.append(f"  %both = insertvalue {result} %with, {returned} %ans, 1")
            lines.append(f"  ret {result} %both")
        head = f"define {result} @{symbol}.augmented({', '.join(self._interleaved())}) noinline nounwind {{\nentry:\n"
        self._add(head + "\n".join(lines) + "\n}\n")

    def _user_arguments(self, function: Any, *, tangent: bool) -> list[tuple[str, int]]:
        """What each parameter of the user's function stands for: ("arg" or "shadow", position) or g or ans."""
        shape = self.shape
        expected: list[tuple[str, int]] = []
        for i, spec in enumerate(shape.specs):
            expected.append(("arg", i))
            if shape.is_active(spec) and (tangent or spec.kind == "array"):
                expected.append(("shadow", i))
        found: list[tuple[str, int]] = []
        given = iter(expected)
        special = ("ans",) if tangent else ("g", "ans")
        names = list(inspect.signature(function.py_func).parameters)
        for name in names:
            if name in special and shape.result.kind != "none":
                found.append((name, 0))
            else:
                found.append(next(given, ("", 0)))
        if ("", 0) in found or next(given, None) is not None:
            mode = "jvp" if tangent else "vjp"
            wanted = ", ".join(f"a{i}" if what == "arg" else f"da{i}" for what, i in expected)
            raise NumbaUnsupported(
                f"the {mode} registered for {self.rule.name} takes ({', '.join(names)})",
                f"for these arguments it must take ({wanted}){', and g and ans where it needs them'}",
                "write its parameters so",
            )
        return found

    def _user_types(self, roles: list[tuple[str, int]]) -> tuple[Any, ...]:
        found = []
        for what, i in roles:
            if what in ("g", "ans"):
                found.append(self.shape.result.numba_type)
            else:
                ty = self.shape.types[i]
                if isinstance(ty, types.Array):
                    ty = ty.copy(readonly=False) if not ty.mutable else ty
                found.append(types.unliteral(ty) if what == "shadow" else ty)
        return tuple(found)

    def _passed(self, roles: list[tuple[str, int]], kept: bool) -> list[str]:
        """What the user's function is called with."""
        parameters, found = self.shape.parameters, []
        returned = self.shape.result.type
        for what, i in roles:
            if what in ("g", "ans"):
                found.append(f"{returned} %{what}")
                continue
            spec = self.shape.specs[i]
            own = [parameters[p] for p in spec.parameters]
            if spec.kind == "array":
                data = own[0].name
                name = f"%used.{data}" if what == "shadow" else f"%kept.{data}" if kept else f"%{data}"
                found += [f"ptr {name}", *(f"{p.type} %{p.name}" for p in own[1:])]
            else:
                found += [f"{p.type} %{'d.' if what == 'shadow' else ''}{p.name}" for p in own]
        return found

    def _use_shadows(self, lines: list[str], sizes: dict[str, str]) -> None:
        for spec, data in self._arrays():
            if self.shape.is_active(spec):
                lines.append(
                    f"  %used.{data} = call ptr @irad_rule.shadow(ptr %{data}, ptr %d.{data}, i64 {sizes[data]})"
                )

    def _drop_shadows(self, lines: list[str]) -> None:
        for spec, data in self._arrays():
            if self.shape.is_active(spec):
                lines.append(f"  call void @irad_rule.drop(ptr %used.{data}, ptr %d.{data})")

    def _reverse(self, returned: str) -> None:
        symbol, shape = self.call.symbol, self.shape
        roles = self._user_arguments(self.rule.vjp, tangent=False)
        given = self._lower(self.rule.vjp, self._user_types(roles), "vjp")
        numbers = [p for p in shape.parameters if p.type != "ptr"]
        floats = [shape.parameters[s.first] for s in shape.specs if s.kind == "float"]
        got = len(self._results) if given == "void" else 1
        if got != len(floats) or self._kind in ("complex", "int", "bool"):
            raise NumbaUnsupported(
                f"the vjp registered for {self.rule.name} returns {self._kind if got else 'nothing'}",
                f"it must return the adjoint of each floating-point argument: {len(floats)}",
                "return a number, a tuple of numbers, or None where there are only arrays",
            )
        struct = ", ".join(p.type for p in numbers)
        result = "void" if not numbers else numbers[0].type if len(numbers) == 1 else f"{{ {struct} }}"
        lines = ["  %nothing = icmp eq ptr %tape, null", "  br i1 %nothing, label %none, label %run", "run:"]
        sizes = self._sizes(lines)
        at = "16"
        for data in sizes:
            lines.append(f"  %kept.{data} = getelementptr i8, ptr %tape, i64 {at}")
            lines.append(f"  %upto.{data} = add i64 {at}, %bytes.{data}")
            at = f"%upto.{data}"
        if shape.result.kind != "none":
            lines.append(f"  %ans = load {returned}, ptr %tape")
        self._use_shadows(lines, sizes)
        lines.append("  %slot = alloca { i32, ptr }")
        passed = self._passed(roles, kept=True)
        adjoints: dict[str, str] = {}
        if given == "void":
            for i in range(len(floats)):
                lines.append(f"  %out.{i} = alloca {self._results[i]}")
                passed.append(f"ptr %out.{i}")
        call = f"call {given} @{symbol}.vjp({', '.join([*passed, 'ptr %slot'])})"
        lines.append(f"  %adjoint = {call}" if given != "void" else f"  {call}")
        self._check(lines, "vjp")
        for i, parameter in enumerate(floats):
            source = self._results[i] if given == "void" else given
            name = "%adjoint"
            if given == "void":
                name = f"%adjoint.{i}"
                lines.append(f"  {name} = load {source}, ptr %out.{i}")
            adjoints[parameter.name] = self._converted(lines, name, source, parameter.type)
        self._drop_shadows(lines)
        lines += ["  br label %join", "none:", "  br label %join", "join:"]
        for parameter in numbers:
            zero = "0.0" if parameter.type in ("double", "float") else "0"
            last = adjoints.get(parameter.name, zero)
            lines.append(f"  %r.{parameter.name} = phi {parameter.type} [ {zero}, %none ], [ {last}, %returned ]")
        if not numbers:
            lines.append("  ret void")
        elif len(numbers) == 1:
            lines.append(f"  ret {result} %r.{numbers[0].name}")
        else:
            made = "poison"
            for i, parameter in enumerate(numbers):
                lines.append(f"  %s.{i} = insertvalue {result} {made}, {parameter.type} %r.{parameter.name}, {i}")
                made = f"%s.{i}"
            lines.append(f"  ret {result} {made}")
        seed = [] if shape.result.kind == "none" else [f"{returned} %g"]
        head = ", ".join([*self._interleaved(), *seed, "ptr %tape"])
        self._add(
            f"define {result} @{symbol}.reverse({head}) noinline nounwind {{\nentry:\n" + "\n".join(lines) + "\n}\n"
        )

    def _check(self, lines: list[str], mode: str) -> None:
        """A rule that raises an exception stops the derivative, and says where Numba has left the exception: nobody
        could catch it."""
        message = f"irad: the {mode} registered for {self.rule.name} has raised an exception{RAISED}%p"
        text = f"@{self.call.symbol}.{mode}.message"
        self._add(f'{text} = private constant [{len(message.encode()) + 1} x i8] c"{message}\\00"\n')
        room = len(message.encode()) + 32
        lines += [
            "  %status = load i32, ptr %slot",
            "  %failed = icmp ne i32 %status, 0",
            "  br i1 %failed, label %stop, label %returned",
            "stop:",
            f"  %said = alloca [{room} x i8]",
            "  %record = getelementptr { i32, ptr }, ptr %slot, i32 0, i32 1",
            "  %raised = load ptr, ptr %record",
            f"  call i32 (ptr, i64, ptr, ...) @snprintf(ptr %said, i64 {room}, ptr {text}, ptr %raised)",
            "  call void @irad_stop(ptr %said)",
            "  unreachable",
            "returned:",
        ]

    @staticmethod
    def _converted(lines: list[str], name: str, given: str, wanted: str) -> str:
        if given == wanted:
            return name
        how = "fptrunc" if (given, wanted) == ("double", "float") else "fpext" if given == "float" else "sitofp"
        lines.append(f"  {name}.converted = {how} {given} {name} to {wanted}")
        return f"{name}.converted"

    def _tangent(self, returned: str) -> None:
        symbol, shape = self.call.symbol, self.shape
        roles = self._user_arguments(self.rule.jvp, tangent=True)
        given = self._lower(self.rule.jvp, self._user_types(roles), "jvp")
        if (given in ("double", "float")) != (shape.result.kind == "float"):
            raise NumbaUnsupported(
                f"the jvp registered for {self.rule.name} returns {self._kind}",
                "it must return the tangent of the result, or nothing where there is none",
                "return one number",
            )
        parameters = []
        active = {shape.parameters[s.first].name for s in shape.specs if s.kind == "float"}
        for parameter in shape.parameters:
            parameters.append(f"{parameter.type} %{parameter.name}")
            if parameter.type == "ptr" or parameter.name in active:
                parameters.append(f"{parameter.type} %d.{parameter.name}")
        lines: list[str] = []
        needs_ans = ("ans", 0) in roles
        if needs_ans:
            own = ", ".join([*(f"{p.type} %{p.name}" for p in shape.parameters), "ptr %again"])
            lines += ["  %again = alloca { i32, ptr }", f"  %ans = call {returned} @{symbol}.body({own})"]
        sizes = self._sizes(lines)
        self._use_shadows(lines, sizes)
        lines.append("  %slot = alloca { i32, ptr }")
        passed = ", ".join([*self._passed(roles, kept=False), "ptr %slot"])
        lines.append(f"  {'%tangent = ' if given != 'void' else ''}call {given} @{symbol}.jvp({passed})")
        self._check(lines, "jvp")
        self._drop_shadows(lines)
        if shape.result.kind == "float":
            lines.append(f"  ret {returned} {self._converted(lines, '%tangent', given, returned)}")
        else:
            lines.append("  ret void" if returned == "void" else f"  ret {returned} 0")
        head = ", ".join([*parameters, "ptr %error", "ptr %d.error"])
        self._add(
            f"define {returned} @{symbol}.tangent({head}) noinline nounwind {{\nentry:\n" + "\n".join(lines) + "\n}\n"
        )
