"""Values other than instructions: arguments, constants, references to globals,
and what stands in for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irad.ir import floats
from irad.ir import types as T

if TYPE_CHECKING:
    from irad.ir.instructions import Instruction


class Value:
    """Anything that can be an operand. Identity is equality, except for constants."""

    __slots__ = ("type", "name")

    def __init__(self, type_: T.Type, name: str = "") -> None:
        self.type = type_
        self.name = name

    @property
    def ref(self) -> str:
        """The value as it stands in an operand list, without its type."""
        return "%" + T.quoted(self.name)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.type} {self.ref}>"


class Argument(Value):
    """A parameter of a function; `attributes` is LLVM's text ("noundef nonnull …")."""

    __slots__ = ("index", "attributes")

    def __init__(self, type_: T.Type, name: str, index: int, attributes: str = "") -> None:
        super().__init__(type_, name)
        self.index = index
        self.attributes = attributes


class Constant(Value):
    """Base of constants: compared by what they are."""

    __slots__ = ()

    def _key(self) -> tuple[object, ...]:
        return (self.ref,)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            type(self) is type(other) and self.type == other.type and self._key() == other._key()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.type, self._key()))


class ConstInt(Constant):
    """An integer, kept as LLVM prints it: signed, i1 as 0 or 1 (`true` is 1)."""

    __slots__ = ("value",)

    def __init__(self, type_: T.Type, value: int) -> None:
        super().__init__(type_)
        self.value = value

    def _key(self) -> tuple[object, ...]:
        return (self.value,)

    @property
    def ref(self) -> str:
        if self.type == T.I1:
            return "true" if self.value & 1 else "false"
        return str(self.value)


class ConstFloat(Constant):
    """A floating constant, kept in LLVM's spelling (`1.000000e+00`, `0x7FF8…`, `0xK…`)."""

    __slots__ = ("text",)

    def __init__(self, type_: T.Type, text: str) -> None:
        super().__init__(type_)
        self.text = text

    def _key(self) -> tuple[object, ...]:
        return (self.text,)

    @property
    def ref(self) -> str:
        return self.text

    @property
    def number(self) -> floats.Number | None:
        """The number itself; None for a format that `irad.ir.floats` does not know."""
        assert isinstance(self.type, T.FloatType)
        return floats.read(self.type, self.text)

    @property
    def value(self) -> float | None:
        """The Python float that is equal to the constant; None where there is none."""
        if "x" not in self.text and self.type == T.DOUBLE:
            return float(self.text)
        return floats.as_float(self.number)

    @staticmethod
    def of(type_: T.Type, value: floats.Number) -> ConstFloat:
        """The constant nearest to `value` (rounded to the type)
        in the hexadecimal spelling that LLVM reads exactly.

        Raises `TypeError` for a format that `irad.ir.floats` does not know.
        """
        if not isinstance(type_, T.FloatType) or type_ not in floats.FORMATS:
            raise TypeError(f"no constants of type {type_} can be made")
        return ConstFloat(type_, floats.spell(type_, value))


class ConstNull(Constant):
    """`null` for pointers, `zeroinitializer` for everything else, `none` for tokens."""

    __slots__ = ()

    @property
    def ref(self) -> str:
        if isinstance(self.type, T.PointerType):
            return "null"
        return "none" if self.type == T.TOKEN else "zeroinitializer"


class ConstUndef(Constant):
    __slots__ = ()

    @property
    def ref(self) -> str:
        return "undef"


class ConstPoison(Constant):
    __slots__ = ()

    @property
    def ref(self) -> str:
        return "poison"


class ConstAggregate(Constant):
    """An array, struct or vector constant written out;
    `packed` is set for `<{ … }>`, whose type may be a named struct."""

    __slots__ = ("elements", "packed")

    def __init__(self, type_: T.Type, elements: tuple[Value, ...], packed: bool = False) -> None:
        super().__init__(type_)
        self.elements = elements
        self.packed = packed or (isinstance(type_, T.StructType) and type_.packed)

    def _key(self) -> tuple[object, ...]:
        return self.elements

    @property
    def ref(self) -> str:
        inner = ", ".join(f"{e.type} {e.ref}" for e in self.elements)
        if isinstance(self.type, T.ArrayType):
            return f"[{inner}]"
        if isinstance(self.type, T.VectorType):
            return f"<{inner}>"
        body = f"{{ {inner} }}" if inner else "{}"
        return f"<{body}>" if self.packed else body


class ConstString(Constant):
    """`c"…"`, kept as its LLVM text with quotes and escapes."""

    __slots__ = ("text",)

    def __init__(self, type_: T.Type, text: str) -> None:
        super().__init__(type_)
        self.text = text

    @property
    def ref(self) -> str:
        return self.text


class ConstSplat(Constant):
    """`splat (double 1.0)`."""

    __slots__ = ("element",)

    def __init__(self, type_: T.Type, element: Value) -> None:
        super().__init__(type_)
        self.element = element

    @property
    def ref(self) -> str:
        return f"splat ({self.element.type} {self.element.ref})"


class ConstExpr(Constant):
    """A constant expression: `getelementptr`, casts, `add`, `sub`, `xor`, `trunc`, `ptrtoint`…

    `flags` is the text between opcode and parenthesis ("inbounds nuw"); `source` the source element type of a
    getelementptr; the operands are constants. `indices` is the numbers of the aggregate/shuffle-like kinds.
    """

    __slots__ = ("opcode", "flags", "operands", "source")

    def __init__(
        self,
        type_: T.Type,
        opcode: str,
        operands: tuple[Value, ...],
        flags: str = "",
        source: T.Type | None = None,
    ) -> None:
        super().__init__(type_)
        self.opcode = opcode
        self.flags = flags
        self.operands = operands
        self.source = source

    @property
    def ref(self) -> str:
        flags = f" {self.flags}" if self.flags else ""
        inner = ", ".join(f"{o.type} {o.ref}" for o in self.operands)
        if self.source is not None:
            inner = f"{self.source}, {inner}"
        if self.opcode in CAST_OPCODES:
            inner = f"{inner} to {self.type}"
        return f"{self.opcode}{flags} ({inner})"


class GlobalRef(Constant):
    """A global variable, function or alias, by name: `@g`."""

    __slots__ = ()

    def __init__(self, name: str, type_: T.Type = T.PTR) -> None:
        super().__init__(type_, name)

    def _key(self) -> tuple[object, ...]:
        return (self.name,)

    @property
    def ref(self) -> str:
        return "@" + T.quoted(self.name)


class RawConstant(Constant):
    """What no analysis looks into, kept as text: `blockaddress(…)`, `dso_local_equivalent @f`,
    `no_cfi @f`, `ptrauth (…)`."""

    __slots__ = ("text",)

    def __init__(self, type_: T.Type, text: str) -> None:
        super().__init__(type_)
        self.text = text

    @property
    def ref(self) -> str:
        return self.text


class InlineAsm(Constant):
    """`asm sideeffect "…", "…"` as a callee, kept as text."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        super().__init__(T.PTR)
        self.text = text

    @property
    def ref(self) -> str:
        return self.text


class MetadataValue(Value):
    """A `metadata` operand of a call, kept as text (`!12`, `!"round.dynamic"`, `ptr %x`)."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        super().__init__(T.METADATA)
        self.text = text

    @property
    def ref(self) -> str:
        return self.text


class Placeholder(Value):
    """A forward reference that the parser fills in; never left in a finished function."""

    __slots__ = ("users",)

    def __init__(self, type_: T.Type, name: str) -> None:
        super().__init__(type_, name)
        self.users: list[Instruction] = []


CAST_OPCODES = frozenset(
    """trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr inttoptr bitcast
    addrspacecast""".split()
)


def operand_text(value: Value) -> str:
    """`type value`, as operands with their type are printed."""
    return f"{value.type} {value.ref}"


def is_zero(value: Value) -> bool:
    """Whether a constant is +0, -0, null or zeroinitializer."""
    if isinstance(value, ConstNull):
        return True
    if isinstance(value, ConstInt):
        return value.value == 0
    if isinstance(value, ConstFloat):
        return value.value == 0.0
    if isinstance(value, ConstSplat):
        return is_zero(value.element)
    return isinstance(value, ConstAggregate) and all(is_zero(e) for e in value.elements)


__all__ = [
    "CAST_OPCODES",
    "Argument",
    "ConstAggregate",
    "ConstExpr",
    "ConstFloat",
    "ConstInt",
    "ConstNull",
    "ConstPoison",
    "ConstSplat",
    "ConstString",
    "ConstUndef",
    "Constant",
    "GlobalRef",
    "InlineAsm",
    "MetadataValue",
    "Placeholder",
    "RawConstant",
    "Value",
    "is_zero",
    "operand_text",
]
