"""LLVM types as interned, immutable values.

Two types are the same if they compare equal; every constructor is cheap and hashable. A named struct is known
by its name alone: its body stands in the module's type table (`irad.ir.layout.DataLayout` resolves it).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache


class Type:
    """Base of all types. `str(type)` is LLVM's spelling."""

    __slots__ = ()

    @property
    def is_float(self) -> bool:
        return isinstance(self, FloatType)

    @property
    def is_integer(self) -> bool:
        return isinstance(self, IntType)

    @property
    def is_pointer(self) -> bool:
        return isinstance(self, PointerType)

    @property
    def is_vector(self) -> bool:
        return isinstance(self, VectorType)

    @property
    def is_aggregate(self) -> bool:
        return isinstance(self, (ArrayType, StructType, NamedStructType))

    @property
    def is_void(self) -> bool:
        return isinstance(self, VoidType)

    @property
    def scalar(self) -> Type:
        """The element type of a vector, else the type itself."""
        return self.element if isinstance(self, VectorType) else self


@dataclass(frozen=True, slots=True)
class SimpleType(Type):
    """label, metadata, token, x86_amx."""

    keyword: str

    def __str__(self) -> str:
        return self.keyword


@dataclass(frozen=True, slots=True)
class VoidType(Type):
    def __str__(self) -> str:
        return "void"


@dataclass(frozen=True, slots=True)
class IntType(Type):
    bits: int

    def __str__(self) -> str:
        return f"i{self.bits}"


@dataclass(frozen=True, slots=True)
class FloatType(Type):
    """half, bfloat, float, double, x86_fp80, fp128 or ppc_fp128."""

    kind: str

    def __str__(self) -> str:
        return self.kind


@dataclass(frozen=True, slots=True)
class PointerType(Type):
    addrspace: int = 0

    def __str__(self) -> str:
        return f"ptr addrspace({self.addrspace})" if self.addrspace else "ptr"


@dataclass(frozen=True, slots=True)
class VectorType(Type):
    count: int
    element: Type
    scalable: bool = False

    def __str__(self) -> str:
        return f"<{'vscale x ' if self.scalable else ''}{self.count} x {self.element}>"


@dataclass(frozen=True, slots=True)
class ArrayType(Type):
    count: int
    element: Type

    def __str__(self) -> str:
        return f"[{self.count} x {self.element}]"


@dataclass(frozen=True, slots=True)
class StructType(Type):
    elements: tuple[Type, ...]
    packed: bool = False

    def __str__(self) -> str:
        inner = ", ".join(map(str, self.elements))
        body = f"{{ {inner} }}" if inner else "{}"
        return f"<{body}>" if self.packed else body


@dataclass(frozen=True, slots=True)
class NamedStructType(Type):
    """`%struct.point`; `name` is without the sigil and without quotes."""

    name: str

    def __str__(self) -> str:
        return "%" + quoted(self.name)


@dataclass(frozen=True, slots=True)
class TargetExtType(Type):
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class FunctionType(Type):
    result: Type
    params: tuple[Type, ...]
    vararg: bool = False

    def __str__(self) -> str:
        parts = [str(p) for p in self.params] + (["..."] if self.vararg else [])
        return f"{self.result} ({', '.join(parts)})"


VOID = VoidType()
PTR = PointerType()
I1, I8, I16, I32, I64 = (IntType(b) for b in (1, 8, 16, 32, 64))
HALF, BFLOAT, FLOAT, DOUBLE = (FloatType(k) for k in ("half", "bfloat", "float", "double"))
X86_FP80, FP128, PPC_FP128 = (FloatType(k) for k in ("x86_fp80", "fp128", "ppc_fp128"))
LABEL, METADATA, TOKEN, X86_AMX = (SimpleType(k) for k in ("label", "metadata", "token", "x86_amx"))

FLOAT_BITS = {
    "half": 16,
    "bfloat": 16,
    "float": 32,
    "double": 64,
    "x86_fp80": 80,
    "fp128": 128,
    "ppc_fp128": 128,
}

_PLAIN = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-")


@lru_cache(maxsize=65536)
def quoted(name: str) -> str:
    """A name as it stands after `%` or `@`: quoted and escaped when LLVM's printer would do so.

    All-digit names are LLVM's own numbers and stay bare;
    a quoted all-digit *name* keeps a leading `"` in `name`.
    """
    if name.startswith('"'):
        return name
    if name and set(name) <= _PLAIN and (name.isdigit() or not name[0].isdigit()):
        return name
    escaped = "".join(
        ch if 32 <= ord(ch) < 127 and ch not in '"\\' else "".join(f"\\{b:02X}" for b in ch.encode("utf-8"))
        for ch in name
    )
    return f'"{escaped}"'
