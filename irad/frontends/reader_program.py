"""What the process of :mod:`irad.frontends.reader` runs: it reads modules of LLVM IR from its input, and writes their
bitcode, or what is wrong, to its output. It is run as a file, in an interpreter that has llvmlite and nothing of irad.
"""

from __future__ import annotations

import re
import resource
import struct
import sys
from typing import Any

_DEEPEST = 100
"""Types and constants within one another: irad goes down them by recursion."""
_WIDEST = 4096
"""Bits of an integer: the time that LLVM takes for a division grows with their square."""
_NESTED = f"it has types or constants within one another more than {_DEEPEST} deep"
_PERHAPS_WIDE = re.compile(r"i([1-9]\d{3,6})", re.ASCII)
_WIDE = re.compile(r"""(?<![\w%@$."!-])i([1-9]\d{3,6})\b(?!:)""", re.ASCII)
_NAME = re.compile(r'%(?:"[^"]*"|[-\w$.]+)', re.ASCII)
_BRACKET = re.compile(r"[][(){}<>]")
_QUOTED = re.compile(r'"[^"]*"')


def main(folder: str, memory: str, checked: str) -> None:
    """Read until there is no more; llvmlite is in ``folder``."""
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (int(memory) if hard < 0 else min(int(memory), hard), hard))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sys.path.insert(0, folder)
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while header := source.read(9):
        kind, size = struct.unpack("<cQ", header)
        data = source.read(size)
        try:
            answer, found = b"k", _read(llvm, kind, data, frozenset(checked.split()))
        except UnicodeDecodeError:
            answer, found = b"e", b"it has a name that is not UTF-8"
        except MemoryError:
            answer, found = b"e", b"it takes too much memory"
        except Exception as error:
            answer, found = b"e", str(error).encode()
        sink.write(struct.pack("<cQ", answer, len(found)) + found)
        sink.flush()


def _read(llvm: Any, kind: bytes, data: bytes, checked: frozenset[str]) -> bytes:
    context = llvm.create_context()
    if kind == b"t":
        module = llvm.parse_assembly(data.decode(), context=context)
    else:
        module = llvm.parse_bitcode(data, context=context)
    module.verify()
    for value in (*module.functions, *module.global_variables):
        value.name  # noqa: B018  # raises UnicodeDecodeError
    text = str(module)
    _refuse_extremes(text)
    bitcode: bytes = module.as_bitcode()
    kinds = set(re.findall(r"!([a-z_.]+) !", text)) - checked
    if not _places_are_numbers(text):
        raise ValueError("its places in inline assembly (!srcloc) are no numbers")
    if kinds - {"srcloc"}:
        _optimise(llvm, module)
    return bitcode


def _places_are_numbers(text: str) -> bool:
    """Whether what LLVM's code generator takes for numbers are some: neither the verifier nor a pass looks at them."""
    nodes = set(re.findall(r"!srcloc (!\d+)", text))
    return nodes <= set(re.findall(r"\n(!\d+) = !\{i64 \d+(?:, i64 \d+)*\}(?=\n)", text))


def _refuse_extremes(text: str) -> None:
    """Raise ValueError for what no compiler writes, and would take hours or more stack than there is."""
    lines = text.split("\n")
    if any(int(width) > _WIDEST for width in _PERHAPS_WIDE.findall(text)):
        widths = (int(width) for line in lines if line[:1] != "!" for width in _WIDE.findall(_QUOTED.sub("", line)))
        widest = max(widths, default=0)
        if widest > _WIDEST:
            raise ValueError(f"it has integers of {widest} bits; irad reads those of at most {_WIDEST}")
    within: dict[str, tuple[int, set[str]]] = {}
    for line in lines:
        first = line[:1]
        if first == "%":
            name, _, members = line.partition(" = type ")
            within[name] = _depth(members), set(_NAME.findall(members))
        elif len(line) > 2 * _DEEPEST and first != "!" and _depth(line) > _DEEPEST:
            raise ValueError(_NESTED)
    before: dict[str, int] = {}
    reach = dict.fromkeys(within, 0)
    while reach != before:
        if max(reach.values()) > _DEEPEST:
            raise ValueError(_NESTED)
        before = reach
        reach = {
            name: own + max((before[part] for part in parts & before.keys()), default=0)
            for name, (own, parts) in within.items()
        }


def _depth(line: str) -> int:
    """How deep brackets lie within one another."""
    now = most = 0
    for bracket in _BRACKET.findall(_QUOTED.sub("", line)):
        now += 1 if bracket in "([{<" else -1
        most = max(most, now)
    return most


def _optimise(llvm: Any, module: Any) -> None:
    machine = llvm.Target.from_triple(module.triple or llvm.get_default_triple()).create_target_machine()
    tuning = llvm.PipelineTuningOptions(speed_level=2)
    tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_unrolling = False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)


if __name__ == "__main__":
    main(*sys.argv[1:])
