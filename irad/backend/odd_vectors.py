"""Vectors whose number of elements is no power of two are loaded as two that overlap, and are.

LLVM's SLP vectoriser loads rows of any length where several elements of them are wanted, `load <10 x double>`, say. Of
such, LLVM 22 makes wrong code for AVX-512: elements 5 to 9 and 0 to 2 in one vector, and a store over element 8 between
the load and the shuffle. Parts of the load are merged again then, and end up behind the store. Two loads of eight
elements are merged by nobody.
"""

from __future__ import annotations

import re
from math import gcd

_SIZES = {"double": 8, "i64": 8, "ptr": 8, "float": 4, "i32": 4, "half": 2, "bfloat": 2, "i16": 2, "i8": 1}
_NAME = r"%(?:[-\w.$]+|\"[^\"]*\")"
_LOAD = re.compile(rf"^ +({_NAME}) = load <(\d+) x (\w+)>, ptr ([^,]+), align (\d+)(.*)$")
_SHUFFLE = re.compile(
    rf"^ +({_NAME}) = shufflevector <(\d+) x (\w+)> ({_NAME}), <\d+ x \w+> (poison|undef|{_NAME}), "
    r"<(\d+) x i32> (<[^>]*>|zeroinitializer|poison)(.*)$"
)
_ANY = re.compile(r"load <\d+ x")
_POISON = -1


def with_even_loads(text: str) -> str:
    """The text of a module in which such vectors are loaded in two halves, if they are only shuffled."""
    if not any(_is_odd(int(found[6:-2])) for found in _ANY.findall(text)):
        return text
    functions = re.split(r"(?m)^(?=define )", text)
    return "".join(_function(function) for function in functions)


def _is_odd(count: int) -> bool:
    return count & (count - 1) != 0


def _function(text: str) -> str:
    lines = text.split("\n")
    found = [match for line in lines if (match := _LOAD.match(line)) and _is_odd(int(match[2])) and match[3] in _SIZES]
    odd = {match[1]: match for match in found}
    for line in lines:  # whatever else is done with one, it stays
        shuffle = _SHUFFLE.match(line)
        taken = () if shuffle else (name for name in re.findall(_NAME, line.partition(" = ")[2] or line) if name in odd)
        for name in taken:
            del odd[name]
    made = [new for line in lines for new in _lines(line, odd)]
    return "\n".join(made)


def _lines(line: str, odd: dict[str, re.Match[str]]) -> list[str]:
    load, shuffle = _LOAD.match(line), _SHUFFLE.match(line)
    if load and odd.get(load[1]):
        return _halves(load)
    if shuffle and (shuffle[4] in odd or shuffle[5] in odd):
        return _shuffled(shuffle, odd)
    return [line]


def _half(count: int) -> int:
    """The largest power of two that is less."""
    return 1 << (count.bit_length() - 1)


def _halves(load: re.Match[str]) -> list[str]:
    name, type_, pointer, rest = load[1], load[3], load[4], load[6]
    half = _half(int(load[2]))
    away = (int(load[2]) - half) * _SIZES[type_]
    vector = f"<{half} x {type_}>"
    return [
        f"  {name} = load {vector}, ptr {pointer}, align {load[5]}{rest}",
        f"  {_with(name, 'at')} = getelementptr inbounds i8, ptr {pointer}, i64 {away}",
        f"  {_with(name, 'high')} = load {vector}, ptr {_with(name, 'at')}, align {gcd(int(load[5]), away)}{rest}",
    ]


def _with(name: str, what: str) -> str:
    return f'%"irad.{what}.{name.strip("%").strip(chr(34))}"'


def _shuffled(shuffle: re.Match[str], odd: dict[str, re.Match[str]]) -> list[str]:
    """A shuffle of one or two vectors, of which one at least is loaded in halves."""
    name, count, type_, size = shuffle[1], int(shuffle[2]), shuffle[3], int(shuffle[6])
    mask = _mask(shuffle[7], size)
    sides = [[k if 0 <= k < count else _POISON for k in mask], [k - count if k >= count else _POISON for k in mask]]
    used = [(side, [*shuffle.group(4, 5)][side]) for side in (0, 1) if any(k != _POISON for k in sides[side])]
    lines = []
    for side, source in used:
        into = name if len(used) == 1 else _with(name, f"side{side}")
        vectors, places = f"<{count} x {type_}> {source}, <{count} x {type_}> poison", sides[side]
        if source in odd:
            half = _half(count)
            low, high = source, _with(source, "high")
            vectors = f"<{half} x {type_}> {low}, <{half} x {type_}> {high}"
            places = [k if k < half else k + 2 * half - count for k in places]
        lines.append(f"  {into} = shufflevector {vectors}, {_written(places)}{shuffle[8] if len(used) == 1 else ''}")
    if len(used) == 2:
        both = [i if sides[0][i] != _POISON else size + i if sides[1][i] != _POISON else _POISON for i in range(size)]
        vectors = ", ".join(f"<{size} x {type_}> {_with(name, f'side{side}')}" for side in (0, 1))
        lines.append(f"  {name} = shufflevector {vectors}, {_written(both)}{shuffle[8]}")
    if not used:  # (nothing of either is taken)
        nothing = f"<{size} x {type_}> poison"
        lines.append(f"  {name} = shufflevector {nothing}, {nothing}, {_written(mask)}{shuffle[8]}")
    return lines


def _mask(text: str, size: int) -> list[int]:
    if not text.startswith("<"):
        return [0 if text == "zeroinitializer" else _POISON] * size
    words = [word.split()[-1] for word in text[1:-1].split(",")]
    return [int(word) if word.isdigit() else _POISON for word in words]


def _written(mask: list[int]) -> str:
    return f"<{len(mask)} x i32> <{', '.join(f'i32 {k}' if k != _POISON else 'i32 poison' for k in mask)}>"


__all__ = ["with_even_loads"]
