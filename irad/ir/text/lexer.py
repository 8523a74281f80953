"""LLVM's printed text as tokens: one regular expression, no look at meaning."""

from __future__ import annotations

import re

from irad.errors import InputError

_TOKEN = re.compile(
    r"""\s*(?:;[^\n]*\n\s*)*(    # blanks and comments before the token
      c"[^"]*"                   # character array
    | [%@$]?"[^"]*":?            # string, or quoted local, global, comdat or label
    | [%@]?[-\w$.]+(?:\+\d+)?:?  # word, number, local, global, label, "..."
    | ![-\w$.\\]*                # metadata: !dbg, !12, !DIExpression, or ! before { and "
    | \#dbg_\w+\([^\n]*\)        # debug record, whole
    | \#\w*                      # attribute group
    | ;[^\n]*                   # comment that nothing follows
    | \S                         # punctuation
    )""",
    re.VERBOSE | re.ASCII,
)
_ESCAPE = re.compile(rb"\\([0-9A-Fa-f]{2}|\\)")


class IRSyntaxError(InputError, ValueError):
    """Text that is not LLVM IR as LLVM prints it; `line` counts from 1 in the text that was parsed."""

    def __init__(self, message: str, line: int, excerpt: str) -> None:
        super().__init__(f"line {line}: {message}\n    {excerpt}" if excerpt else f"line {line}: {message}")
        self.message = message
        self.line = line
        self.excerpt = excerpt


def tokenize(text: str) -> list[str]:
    """The tokens of `text`, without blanks and comments.

    A token tells its kind by its first character: `%` local, `@` global, `!` metadata, `#` attribute group or
    (whole) debug record, `"` or `c"` string, a letter for words, a digit or `-` for numbers; a label is the
    only kind that ends in `:`.
    """
    tokens = _TOKEN.findall(text)
    if tokens and tokens[-1][0] == ";":
        del tokens[-1]
    return tokens


def token_spans(text: str) -> list[tuple[int, int]]:
    """Where each token of `tokenize(text)` starts and ends."""
    return [m.span(1) for m in _TOKEN.finditer(text) if text[m.start(1)] != ";"]


def symbol_name(token: str) -> str:
    """The name that a token without its sigil stands for: `x` for `x`, `a b` for `"a b"`.

    A quoted name that is all digits or is not UTF-8 keeps its quotes, as `irad.ir.types.quoted` expects.
    """
    if not token.startswith('"'):
        return token
    raw = token[1:-1]
    if raw.isdigit() or not raw:
        return token
    try:
        name = unescape(raw).decode("utf-8")
    except UnicodeDecodeError:
        return token
    return token if name.startswith('"') else name


def unescape(text: str) -> bytes:
    r"""The bytes that LLVM's string text stands for: `\0A` is a newline, `\\` a backslash."""
    raw = text.encode("utf-8")
    if b"\\" not in raw:
        return raw
    return _ESCAPE.sub(lambda m: b"\\" if m[1] == b"\\" else bytes([int(m[1], 16)]), raw)
