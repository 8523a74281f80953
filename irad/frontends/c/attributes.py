"""Attributes of functions and variables that speak to irad, which a compiler of C or C++ drops as unknown.

``__attribute__((irad_inactive))``, ``[[irad::inactive]]`` and their like become clang's ``annotate``, which gets into
the module: in a source that has been preprocessed, so that macros and headers are seen through.
"""

from __future__ import annotations

import re

from irad.errors import Diagnostic, DifferentiationError, Location

__all__ = [
    "NAMES",
    "PREFIX",
    "are_ignored",
    "as_annotations",
    "may_register",
    "refuse_late",
    "with_kept_registrations",
]

#: What an annotation begins with that was made of such an attribute.
PREFIX = "irad attribute "
#: Each attribute, and whether it has an argument. The hints among them change no derivative, and need no hearing.
NAMES = {
    "inactive": False,
    "function_like": True,
    "shouldrecompute": False,
    "nofree": False,
    "sparse_accumulate": False,
}

_IGNORED = re.compile(r"unknown attribute '(?:\w+::)?\w+' ignored")
_LATE = re.compile(r"^(.+?):(\d+):(\d+): warning: attribute declaration must precede definition", re.MULTILINE)
_STRING = r'R"(?P<raw>[^(\s]*)\((?s:.*?)\)(?P=raw)"|"(?:[^"\\\n]|\\.)*"|' + r"(?<![0-9a-fA-F])'(?:[^'\\\n]|\\.)*'"
_LIST = re.compile(
    rf"{_STRING}|(?P<gnu>__attribute(?:__)?\s*\(\s*\()|(?P<standard>\[\[)(?:\s*using\s+(?P<using>irad|enzyme)\s*:)?"
)
_PART = re.compile(rf"(?P<string>{_STRING})|(?P<open>[(\[{{])|(?P<close>[)\]}}])")
_ARGUMENT = r"(?P<argument>\s*\([^()]*\))?"
_OURS = re.compile(rf"{_STRING}|(?<![\w:(])_*(?:irad|enzyme)(?:_+|\s*::\s*)(?P<name>\w+?)_*\b{_ARGUMENT}")
_UNSCOPED = re.compile(rf"{_STRING}|(?<![\w:(])(?P<name>\w+){_ARGUMENT}")
_MARKER = re.compile(r'^# (\d+) "((?:[^"\\\n]|\\.)*)".*\n', re.MULTILINE)


_REGISTERING = r"__(?:irad|enzyme)_(?:register_|inactivefn|inactive_global|function_like|allocation_like)"
_MAY_REGISTER = re.compile(_REGISTERING.encode())
_REGISTRATION = re.compile(rf"{_STRING}|(?P<declared>\b{_REGISTERING}\w*(?:\s*\[[^\]\n]*\])*)(?=\s*[={{])")


def may_register(source: bytes) -> bool:
    """Whether the name of a registration may stand in a source."""
    return _MAY_REGISTER.search(source) is not None


def with_kept_registrations(text: str) -> str:
    """A preprocessed source in which registrations are marked as used: compilers of C and C++ leave out what is
    ``static`` or ``inline``, or in a namespace without a name, where nothing names it."""
    return _REGISTRATION.sub(
        lambda found: f"{found['declared']} __attribute__((used))" if found["declared"] else found[0], text
    )


def are_ignored(messages: str) -> bool:
    """Whether a compiler says (``-Wunknown-attributes``) that it drops attributes."""
    return _IGNORED.search(messages) is not None


def as_annotations(text: str) -> str:
    """A preprocessed source in which attributes for irad are annotations; no line moves.

    Raises :class:`irad.errors.DifferentiationError` for one that irad does not know.
    """
    made: list[str] = []
    at = 0
    for found in _LIST.finditer(text):
        if found.start() < at or not (found["gnu"] or found["standard"]):
            continue
        end = _end_of_list(text, found.end())
        begin = "[[" if found["using"] else found[0]
        annotate = "annotate" if found["gnu"] else "clang::annotate"

        def annotated(name: re.Match[str], where: int = found.start(), annotate: str = annotate) -> str:
            return f"{annotate}({_content(name, text, where)})" if name["name"] else name[0]

        names = _UNSCOPED if found["using"] else _OURS
        made += [text[at : found.start()], begin, names.sub(annotated, text[found.end() : end])]
        at = end
    return "".join([*made, text[at:]])


def refuse_late(before: str, after: str) -> None:
    """Raise :class:`irad.errors.DifferentiationError` if a compiler, whose messages these are, has dropped annotations
    because they come behind a function's definition."""
    known = set(_LATE.findall(before))
    for file, line, column in _LATE.findall(after):
        if (file, line, column) not in known:
            raise DifferentiationError(
                Diagnostic(
                    Location(file, int(line)),
                    "an attribute for irad behind the definition",
                    "the function has been compiled without it",
                    "put it on the definition, or on a declaration before it",
                )
            )


def _end_of_list(text: str, at: int) -> int:
    """Where the bracket closes that is open at `at`."""
    depth = 0
    for part in _PART.finditer(text, at):
        if part["close"] and not depth:
            return part.start()
        depth += bool(part["open"]) - bool(part["close"])
    return len(text)


def _content(found: re.Match[str], text: str, where: int) -> str:
    """What an attribute's annotation says."""
    name, argument = found["name"], (found["argument"] or "").strip()
    if name not in NAMES:
        why = "irad has " + ", ".join(f"irad_{known}" for known in NAMES)
        raise _refusal(text, where, f"unknown attribute '{found[0].strip()}'", why, "use one of these")
    if bool(argument) != NAMES[name] or (argument and not argument.startswith('("')):
        remedy = f'write irad_{name}("log1p") or its like' if NAMES[name] else f"write irad_{name}"
        why = "it takes the name of a function" if NAMES[name] else "it takes nothing"
        raise _refusal(text, where, f"the attribute '{found[0].strip()}' is written wrongly", why, remedy)
    return f'"{PREFIX}{name}{"=" if argument else ""}" {argument[1:-1]}'.rstrip()


def _refusal(text: str, where: int, what: str, why: str, remedy: str) -> DifferentiationError:
    """The error about an attribute, with the line that the preprocessor's markers say."""
    markers = list(_MARKER.finditer(text, 0, where))
    place = None
    if markers:
        line = int(markers[-1][1]) + text.count("\n", markers[-1].end(), where)
        place = Location(markers[-1][2], line)
    return DifferentiationError(Diagnostic(place, what, why, remedy))
