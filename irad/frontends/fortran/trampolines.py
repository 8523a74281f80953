"""Internal procedures that are handed over as arguments, without code that is written at run time.

Such a procedure needs the variables of its host. flang writes a few instructions into the host's frame that know where
they are (a trampoline), which nobody can differentiate. Here the host's frame is kept in a variable, and what is handed
over is a function that reads it there. That is right as long as a host is not called again before it is over; elsewhere
trampolines stay. If two threads run it at once, the one whose frame was replaced meanwhile stops when it is over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count

import llvmlite.binding as llvm

from irad.frontends.fortran.callers import Calls, calls_of
from irad.ir.worklist import reached

__all__ = ["without_trampolines"]

_NAME = r'(?:[\w.$-]+|"[^"]+")'
_INIT = re.compile(
    rf"call void @llvm\.init\.trampoline\(ptr [^%]*(%{_NAME}), ptr [^@]*@({_NAME}), ptr [^%]*(%{_NAME})\)"
)
_ADJUST = re.compile(rf"(%{_NAME}) = (?:tail )?call ptr @llvm\.adjust\.trampoline\(ptr [^%]*(%{_NAME})\)[^\n]*")
_DEFINITION = re.compile(r"^define [^\n]*\{\n.*?^\}$", re.MULTILINE | re.DOTALL)
_HEAD = re.compile(rf"^define [^\n@]*@({_NAME})\(")
_RETURN = re.compile(r"^  ret [^\n]*", re.MULTILINE)
_TAKEN = re.compile(rf"@({_NAME})")
_TYPE = re.compile(r"^(.+?) \(([^()]+)\)$")


_LEAVE = "irad.flang.leave"
_MESSAGE = (
    "irad: two threads run a procedure at once that hands an internal procedure over: "
    "call it from one thread at a time, or make the internal procedure one of a module"
)
_DECLARATION = "declare void @irad_stop(ptr) cold noreturn nounwind\n"
_SUPPORT = f"""
@{_LEAVE}.message = private unnamed_addr constant [{len(_MESSAGE) + 1} x i8] c"{_MESSAGE}\\00"

define internal void @{_LEAVE}(ptr %variable, ptr %frame) alwaysinline nounwind {{
  %now = load ptr, ptr %variable, align 8
  %own = icmp eq ptr %now, %frame
  br i1 %own, label %done, label %stop

stop:
  call void @irad_stop(ptr @{_LEAVE}.message)
  unreachable

done:
  store ptr null, ptr %variable, align 8
  ret void
}}
"""
_ENTRY = re.compile(rf"^define [^\n]*\{{\n(?:{_NAME}:[^\n]*\n)?")


def without_trampolines(bitcode: bytes) -> bytes:
    """A module in which what trampolines did is done by variables, where that is the same."""
    if b"llvm.init.trampoline" not in bitcode or b"__kmpc_fork" in bitcode:
        return bitcode
    module = llvm.parse_bitcode(bitcode, context=llvm.create_context())
    text = str(module)
    calls = calls_of(module)
    types = {f.name: str(f.global_value_type) for f in module.functions}
    frames = {f.name: i for f in module.functions for i, a in enumerate(f.arguments) if b"nest" in a.attributes}
    hosts: dict[str, set[str]] = {}
    for name, body in _definitions(text):
        for made in _INIT.finditer(body):
            hosts.setdefault(_bare(made[2]), set()).add(name)
    wanted = {
        name
        for name, where in hosts.items()
        if name in frames and _TYPE.match(types[name]) and not _again(where, calls, _handed_over(text))
    }
    if not wanted:
        return bitcode
    text = _DEFINITION.sub(lambda found: _in_host(found[0], wanted), text)
    text += "".join(_closure(name, types[name], frames[name]) for name in sorted(wanted))
    text += _SUPPORT if "@irad_stop(" in text else _DECLARATION + _SUPPORT
    changed = llvm.parse_assembly(text, context=llvm.create_context())
    changed.verify()
    made_of_it: bytes = changed.as_bitcode()
    return made_of_it


def _definitions(text: str) -> Iterator[tuple[str, str]]:
    for found in _DEFINITION.finditer(text):
        head = _HEAD.match(found[0])
        if head:
            yield _bare(head[1]), found[0]


def _bare(name: str) -> str:
    return name.strip('"')


def _handed_over(text: str) -> set[str]:
    """Functions whose addresses are more than the callee of a call, roughly: too many does no harm."""
    called = re.sub(rf"\bcall [^\n@(]*@{_NAME}\(", "call (", text)
    bodies = re.sub(r"^define [^\n]*", "", called, flags=re.MULTILINE)
    return {_bare(name) for name in _TAKEN.findall(bodies)}


def _again(hosts: set[str], calls: Calls, handed: set[str]) -> bool:
    """Whether a function that sets a procedure's frame can run while one that has done so is not over."""
    indirect = handed & calls.keys()
    called = [callee for host in hosts for callee in calls[host]]
    return any(name in hosts for name in reached([*called, *indirect], lambda name: calls.get(name, ())))


def _in_host(body: str, wanted: set[str]) -> str:
    """A function that keeps its frame in variables, and clears them in the end."""
    procedures: dict[str, set[str]] = {}
    for made in _INIT.finditer(body):
        procedures.setdefault(made[1], set()).add(_bare(made[2]))
    known = {place: next(iter(names)) for place, names in procedures.items() if len(names) == 1 and names <= wanted}
    if not known or len(known) != len(procedures):
        return body

    def closure(found: re.Match[str]) -> str:
        name = known.get(found[2])
        return f'{found[1]} = select i1 true, ptr @"irad.closure.{name}", ptr null' if name else found[0]

    numbers = {name: number for number, name in enumerate(sorted(set(known.values())))}

    def enter(made: re.Match[str]) -> str:
        name = _bare(made[2])
        kept = f"  store ptr {made[3]}, ptr %irad.frame.{numbers[name]}, align 8"
        return f'store ptr {made[3]}, ptr @"irad.frame.{name}", align 8\n{kept}'

    def leave(found: re.Match[str]) -> str:
        exit_ = next(exits)
        own = (
            f"  %irad.own.{number}.{exit_} = load ptr, ptr %irad.frame.{number}, align 8\n"
            f'  call void @{_LEAVE}(ptr @"irad.frame.{name}", ptr %irad.own.{number}.{exit_})\n'
            for name, number in numbers.items()
        )
        return "".join(own) + found[0]

    exits = count()
    body = _RETURN.sub(leave, _ADJUST.sub(closure, _INIT.sub(enter, body)))
    kept = "".join(
        f"  %irad.frame.{n} = alloca ptr, align 8\n  store ptr null, ptr %irad.frame.{n}, align 8\n"
        for n in numbers.values()
    )
    return _ENTRY.sub(lambda found: found[0] + kept, body, count=1)


def _closure(name: str, type_: str, frame: int) -> str:
    """What is handed over, and the variable that it reads: the procedure takes its host's frame at some place."""
    found = _TYPE.match(type_)
    assert found is not None
    result, given = found[1], [f"{kind.strip()} %a{number}" for number, kind in enumerate(found[2].split(","))]
    parameters = ", ".join(given[:frame] + given[frame + 1 :])
    handed = ", ".join([*given[:frame], "ptr nest %frame", *given[frame + 1 :]])
    empty = result == "void"
    return f"""
@"irad.frame.{name}" = internal global ptr null, align 8
define internal {result} @"irad.closure.{name}"({parameters}) {{
  %frame = load ptr, ptr @"irad.frame.{name}", align 8
  {"" if empty else "%r = "}call {result} @"{name}"({handed})
  ret {result}{"" if empty else " %r"}
}}
"""
