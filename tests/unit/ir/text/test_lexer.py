from __future__ import annotations

import pytest

from irad.errors import InputError
from irad.ir.text.lexer import IRSyntaxError, symbol_name, token_spans, tokenize, unescape
from irad.ir.types import quoted


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("%x = add nuw i32 %0, -1", ["%x", "=", "add", "nuw", "i32", "%0", ",", "-1"]),
        ("entry: ; preds = %a, %b\n  ret void", ["entry:", "ret", "void"]),
        ('"a b": %"c d" @"e;f" $"g h"', ['"a b":', '%"c d"', '@"e;f"', '$"g h"']),
        ("1.000000e+00 -2.5e-01 0x7FF8 0xK3FFF", ["1.000000e+00", "-2.5e-01", "0x7FF8", "0xK3FFF"]),
        ('c"a\\00;" "k"="v"', ['c"a\\00;"', '"k"', "=", '"v"']),
        ("[4 x <vscale x 2 x i8>]", ["[", "4", "x", "<", "vscale", "x", "2", "x", "i8", ">", "]"]),
        ('!dbg !12, !{!"s", i64 0}', ["!dbg", "!12", ",", "!", "{", "!", '"s"', ",", "i64", "0", "}"]),
        ("!DILocation(line: 3)", ["!DILocation", "(", "line:", "3", ")"]),
        (
            "  #dbg_value(i32 %x, !3, !DIExpression(DW_OP_plus_uconst, 8), !4)  \n ret void",
            ["#dbg_value(i32 %x, !3, !DIExpression(DW_OP_plus_uconst, 8), !4)", "ret", "void"],
        ),
        ("call void (ptr, ...) @f(ptr %p) #12", "call void ( ptr , ... ) @f ( ptr %p ) #12".split()),
        ("", []),
        ("; only a comment", []),
    ],
)
def test_tokens(text: str, tokens: list[str]) -> None:
    assert tokenize(text) == tokens
    assert [text[a:b] for a, b in token_spans(text)] == tokens


@pytest.mark.parametrize(
    ("token", "name", "printed"),
    [
        ("x.1", "x.1", "x.1"),
        ("7", "7", "7"),
        ('"7"', '"7"', '"7"'),
        ('"a b"', "a b", '"a b"'),
        ('"\\01raw"', "\x01raw", '"\\01raw"'),
        ('"quote\\22s"', 'quote"s', '"quote\\22s"'),
        ('"back\\5Cslash"', "back\\slash", '"back\\5Cslash"'),
        ('"\\C3\\A9"', "é", '"\\C3\\A9"'),
        ('"\\FFbyte"', '"\\FFbyte"', '"\\FFbyte"'),
        ('"\\22first"', '"\\22first"', '"\\22first"'),
        ('"plain"', "plain", "plain"),
    ],
)
def test_names_survive_quoting(token: str, name: str, printed: str) -> None:
    assert symbol_name(token) == name
    assert quoted(name) == printed


def test_unescape() -> None:
    assert unescape("a\\0Ab\\\\c\\22") == b'a\nb\\c"'


def test_a_syntax_error_is_bad_input_and_a_value_error() -> None:
    error = IRSyntaxError("expected a type", 3, "%x = add foo")
    assert isinstance(error, InputError)
    assert isinstance(error, ValueError)
    assert str(error) == "line 3: expected a type\n    %x = add foo"
