"""Reading tokens: types, attributes, and text that is kept as it stands."""

from __future__ import annotations

import re

from irad.ir import types as T
from irad.ir.text.lexer import IRSyntaxError, symbol_name, token_spans, tokenize

_SIMPLE_TYPES: dict[str, T.Type] = {
    "void": T.VOID,
    "ptr": T.PTR,
    **{str(type_): type_ for type_ in (T.I1, T.I8, T.I16, T.I32, T.I64)},
    **{
        str(type_): type_ for type_ in (T.HALF, T.BFLOAT, T.FLOAT, T.DOUBLE, T.X86_FP80, T.FP128, T.PPC_FP128)
    },
    **{str(type_): type_ for type_ in (T.LABEL, T.METADATA, T.TOKEN, T.X86_AMX)},
}
_INT = re.compile(r"i\d+\Z")
_OPENING = frozenset("([{<")
_CLOSING = frozenset(")]}>")

VALUE_WORDS = frozenset(
    """null true false undef poison zeroinitializer none splat blockaddress dso_local_equivalent no_cfi
    ptrauth asm getelementptr trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint ptrtoaddr
    inttoptr bitcast addrspacecast add sub mul shl lshr ashr and or xor icmp fcmp select extractelement
    insertelement shufflevector inf nan qnan snan""".split()
)
_HEX_FLOAT = re.compile(r"f0x[0-9A-Fa-f]+\Z")
_CONVENTION_STARTS = ("ptx_", "spir_", "amdgpu_", "aarch64_", "riscv_", "intel_ocl")


class TypeReader:
    """Tokens with a position; the readers of constants, bodies and modules build on it.

    `line` is the number of the text's first line in the file that it was cut from.
    """

    __slots__ = ("text", "tokens", "i", "line", "_spans")

    def __init__(self, text: str, line: int = 1) -> None:
        self.text = text
        self.tokens = tokenize(text)
        self.tokens += ("", "", "")  # looking ahead never runs off the end
        self.i = 0
        self.line = line
        self._spans: list[tuple[int, int]] | None = None

    def error(self, message: str, index: int | None = None) -> IRSyntaxError:
        """An error at token `index` (the current one unless given)."""
        position = len(self.text)
        index = self.i if index is None else index
        if index < len(self.tokens) - 3:
            position = self.spans[index][0]
        line = self.text.count("\n", 0, position)
        lines = self.text.split("\n")
        return IRSyntaxError(message, self.line + line, lines[line].strip())

    @property
    def spans(self) -> list[tuple[int, int]]:
        if self._spans is None:
            self._spans = token_spans(self.text)
        return self._spans

    def since(self, start: int) -> str:
        """The text of the tokens from index `start` up to the current one."""
        if start >= self.i:
            return ""
        if start + 1 == self.i:
            return self.tokens[start]
        return self.text[self.spans[start][0] : self.spans[self.i - 1][1]]

    def expect(self, token: str) -> None:
        if self.tokens[self.i] != token:
            raise self.error(f"expected '{token}', found '{self.tokens[self.i] or 'end of text'}'")
        self.i += 1

    def accept(self, token: str) -> bool:
        if self.tokens[self.i] == token:
            self.i += 1
            return True
        return False

    def read_number(self) -> int:
        try:
            number = int(self.tokens[self.i])
        except ValueError:
            raise self.error(f"expected a number, found '{self.tokens[self.i]}'") from None
        self.i += 1
        return number

    def skip_balanced(self) -> None:
        """From an opening bracket to after the closing one."""
        depth, tokens, i = 0, self.tokens, self.i
        while True:
            token = tokens[i]
            if not token:
                raise self.error(f"'{tokens[self.i]}' is never closed")
            i += 1
            if token in _OPENING:
                depth += 1
            elif token in _CLOSING:
                depth -= 1
                if depth == 0:
                    self.i = i
                    return

    # types

    def read_type(self) -> T.Type:
        """A type; a function type is read by `read_call_type` alone."""
        token = self.tokens[self.i]
        found = _SIMPLE_TYPES.get(token)
        if found is not None:
            self.i += 1
            if token == "ptr" and self.tokens[self.i] == "addrspace":
                return T.PointerType(self.read_addrspace())
            return found
        if not token:
            raise self.error("expected a type, found the end of the text")
        if token[0] == "%":
            self.i += 1
            return T.NamedStructType(symbol_name(token[1:]))
        if token == "<":
            return self._read_vector_or_packed()
        if token == "[":
            self.i += 1
            count = self.read_number()
            self.expect("x")
            array = T.ArrayType(count, self.read_type())
            self.expect("]")
            return array
        if token == "{":
            return T.StructType(self._read_members())
        if _INT.match(token):
            self.i += 1
            return T.IntType(int(token[1:]))
        if token == "target":
            start = self.i
            self.i += 1
            self.skip_balanced()
            return T.TargetExtType(self.since(start))
        raise self.error(f"expected a type, found '{token}'")

    def at_type(self) -> bool:
        token = self.tokens[self.i]
        return (
            token in _SIMPLE_TYPES
            or token[:1] in ("%", "<", "[", "{")
            or token == "target"
            or bool(_INT.match(token))
        )

    def read_addrspace(self) -> int:
        self.expect("addrspace")
        self.expect("(")
        number = self.read_number()
        self.expect(")")
        return number

    def _read_vector_or_packed(self) -> T.Type:
        self.expect("<")
        if self.tokens[self.i] == "{":
            members = self._read_members()
            self.expect(">")
            return T.StructType(members, packed=True)
        scalable = self.accept("vscale")
        if scalable:
            self.expect("x")
        count = self.read_number()
        self.expect("x")
        vector = T.VectorType(count, self.read_type(), scalable)
        self.expect(">")
        return vector

    def _read_members(self) -> tuple[T.Type, ...]:
        self.expect("{")
        members: list[T.Type] = []
        if self.accept("}"):
            return ()
        while True:
            members.append(self.read_type())
            if self.accept("}"):
                return tuple(members)
            self.expect(",")

    def read_parameter_types(self) -> tuple[tuple[T.Type, ...], bool]:
        """`(T, T, ...)` as a pair: the types, and whether `...` stands at the end."""
        self.expect("(")
        params: list[T.Type] = []
        while not self.accept(")"):
            if params:
                self.expect(",")
            if self.accept("..."):
                self.expect(")")
                return tuple(params), True
            params.append(self.read_type())
        return tuple(params), False

    # attributes and metadata, kept as text

    def skip_attribute(self) -> None:
        """One attribute: `nounwind`, `align 8`, `memory(none)`, `"k"="v"`, `#3`."""
        word = self.tokens[self.i]
        self.i += 1
        following = self.tokens[self.i]
        if following == "(":
            self.skip_balanced()
        elif word in ("align", "cc") and following.isdigit():
            self.i += 1
        elif following == "=" and word[:1] in ('"', "a"):  # "k"="v", alignstack=16
            self.i += 2

    def read_value_attributes(self) -> str:
        """The attributes between an argument's type and its value, as text ("" where there are none)."""
        tokens, start = self.tokens, self.i
        while True:
            token = tokens[self.i]
            first = token[:1]
            if first == '"' or (
                first.isalpha() and token not in VALUE_WORDS and not is_constant_token(token)
            ):
                self.skip_attribute()
            else:
                return self.since(start)

    def read_result_prefix(self) -> tuple[str, str, str]:
        """What stands before a call's result type: calling convention, result attributes, address space."""
        start, convention, addrspace = self.i, "", ""
        while not self.at_type():
            token = self.tokens[self.i]
            first = token[:1]
            if not (first.isalpha() or first == '"'):
                raise self.error(f"expected a type, found '{token}'")
            before = self.i
            self.skip_attribute()
            if is_convention(token):
                convention, start = self.since(before), self.i
            elif token == "addrspace":
                addrspace = self.since(before)
                self.i = before
                attributes = self.since(start)
                self.skip_attribute()
                return convention, attributes, addrspace
        return convention, self.since(start), addrspace

    def read_node(self) -> str:
        """A metadata node as text: `!12`, `!DILocation(…)`, `!{…}`, `!"…"`, `distinct !{…}`."""
        start = self.i
        self.accept("distinct")
        if self.tokens[self.i][:1] != "!":
            raise self.error(f"expected metadata, found '{self.tokens[self.i]}'")
        bang = self.tokens[self.i] == "!"
        self.i += 1
        if self.tokens[self.i] == "(" or (bang and self.tokens[self.i] == "{"):
            self.skip_balanced()
        elif bang:
            self.i += 1
        return self.since(start)


def is_convention(word: str) -> bool:
    """Whether a word before the result type is a calling convention."""
    return word.endswith("cc") or word.startswith(_CONVENTION_STARTS)


def is_constant_token(token: str) -> bool:
    """Whether a word is a constant that looks like one: `f0x…`, `c"…"`."""
    return token.startswith('c"') or bool(_HEX_FLOAT.match(token))
