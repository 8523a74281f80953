"""What the process of :mod:`irad.frontends.reader` runs: it reads modules of LLVM IR from its input, and writes their
bitcode, or what is wrong, to its output. It is run as a file, in an interpreter that has llvmlite and nothing of irad.
"""

from __future__ import annotations

import contextlib
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
_LONG = re.compile(rf"\n[^!%\n][^\n]{{{2 * _DEEPEST},}}")
"""Lines in which so many brackets may lie within one another; those of metadata LLVM reads without recursion."""
_TYPE = re.compile(r"\n(%[^\n]+) = type ([^\n]+)")
_NAME = re.compile(r'%(?:"[^"]*"|[-\w$.]+)', re.ASCII)
_BRACKET = re.compile(r"[][(){}<>]")
_NO_ASCII = re.compile(r"\\[89A-F][0-9A-F]")
_KIND = re.compile(r"!([a-z_.]+) !")
_NODE = re.compile(r"\n(!\d+) = (?:distinct )?!\{([^\n]*)\}(?=\n)")
_NUMBERS = re.compile(r"i64 \d+(?:, i64 \d+)*")
"""What LLVM's code generator takes metadata for: neither the verifier nor a pass looks at that."""
_NAMED = re.compile(r"\n!([a-zA-Z][\w.$-]*) = ")
_CODE_WITHOUT = frozenset({"llvm.dbg.cu", "llvm.module.flags", "llvm.ident", "llvm.errno.tbaa"})
"""Lists of metadata that the verifier looks at, or that the code generator does not read or takes as they come."""
_GROUP = re.compile(r"\nattributes #\d+ = \{([^\n]*)\}")
_PROCESSOR = re.compile(r'"((?:target|tune)-(?:cpu|features))"="([^"]*)"')
_FEATURE = r"\+(?:cmov|cx8|fxsr|mmx|sse2?|x87)"
_USUAL = re.compile(rf"|generic|x86-64|{_FEATURE}(?:,{_FEATURE})*")
"""What clang says for any processor."""
_tried: set[tuple[tuple[str, str], ...]] = set()
_FORKS = re.compile(r"\ndeclare !callback (!\d+) void @__kmpc_fork_\w+\(ptr, i32, ptr, \.\.\.\)")
_WEIGHTS = re.compile(r'!"branch_weights"(?:, !"expected")?(?:, i32 \d+)+|!"function_entry_count", i64 \d+')
"""How often branches and functions are taken; the verifier looks at how many numbers these are, and where."""
_FIELDS = re.compile(r"i64 \d+, i64 \d+, (!\d+)(?:, (?=i64)|$)")
_NODES = re.compile(r"!\d+(?:, !\d+)*")
_HINT = re.compile(r'!"[\w.]+"(?:, i\d+ [\w-]+|(?:, !\d+)*)')
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
    text = str(module)
    if _NO_ASCII.search(text):
        for value in (*module.functions, *module.global_variables):
            value.name  # noqa: B018  # raises UnicodeDecodeError
    _refuse_extremes(text)
    bitcode: bytes = module.as_bitcode()
    _try_processors(llvm, module, text)
    kinds = set(_KIND.findall(text)) - checked
    nodes = dict(_NODE.findall(text, text.rfind("\n}")))
    if not all(_NUMBERS.fullmatch(node) for node in _said("srcloc", text, nodes)):
        raise ValueError("its places in inline assembly (!srcloc) are no numbers")
    if not all(_NODES.fullmatch(node) for node in _said("llvm.loop", text, nodes)):
        raise ValueError("what it says of loops (!llvm.loop) is no list of nodes")
    known = {"srcloc"} | {kind for kind, is_usual in _USUAL_FORMS.items() if kind in kinds and is_usual(text, nodes)}
    if kinds - known:
        _optimise(llvm, module)
    if not _CODE_WITHOUT.issuperset(_NAMED.findall(text)):
        machine = llvm.Target.from_triple(module.triple or llvm.get_default_triple()).create_target_machine()
        machine.emit_object(module)
    return bitcode


def _try_processors(llvm: Any, module: Any, text: str) -> None:
    """Generate code for each processor that functions name: LLVM ends the process over some."""
    named = {tuple(_PROCESSOR.findall(group)) for group in _GROUP.findall(text)}
    for words in sorted(named - _tried):
        if not all(_USUAL.fullmatch(value) for _, value in words):
            attributes = " ".join(f'"{key}"="{value}"' for key, value in words)
            part = f"define void @f() #0 {{\n  ret void\n}}\nattributes #0 = {{ {attributes} }}\n"
            with contextlib.suppress(RuntimeError):  # a target that is not here compiles nothing
                target = llvm.Target.from_triple(module.triple or llvm.get_default_triple())
                target.create_target_machine().emit_object(llvm.parse_assembly(part, context=llvm.create_context()))
        _tried.add(words)


def _said(kind: str, text: str, nodes: dict[str, str]) -> set[str]:
    """The nodes of one kind of metadata; "" for what is none."""
    return {nodes.get(node, "") for node in re.findall(rf"!{kind} (!\d+)", text)}


def _has_weights(text: str, nodes: dict[str, str]) -> bool:
    """Whether profiles are what compilers write without one: guesses at branches."""
    return all(_WEIGHTS.fullmatch(node) for node in _said("prof", text, nodes))


def _has_fields(text: str, nodes: dict[str, str]) -> bool:
    """Whether of structs that are copied the fields are said, each with a tag that the verifier has seen elsewhere."""
    tags = set(re.findall(r"!tbaa (!\d+)", text))
    found = _said("tbaa.struct", text, nodes)
    return all(_FIELDS.sub("", node) == "" and tags.issuperset(_FIELDS.findall(node)) for node in found)


def _has_hints(text: str, nodes: dict[str, str]) -> bool:
    """Whether of loops are said hints, by name, with a number or other nodes, and places in the source."""
    said = {node for loop in _said("llvm.loop", text, nodes) for node in loop.split(", ")[1:]}
    return all(_HINT.fullmatch(nodes[node]) for node in said & nodes.keys())


def _is_of_openmp(text: str, nodes: dict[str, str]) -> bool:
    """Whether all that is said of functions which call others is what compilers say of OpenMP's."""
    said = _FORKS.findall(text)
    of_openmp = all(nodes.get(nodes.get(node, "")) == "i64 2, i64 -1, i64 -1, i1 true" for node in said)
    return of_openmp and len(said) == text.count("!callback ")


_USUAL_FORMS = {
    "callback": _is_of_openmp, "llvm.loop": _has_hints, "prof": _has_weights, "tbaa.struct": _has_fields,
}  # fmt: skip
"""Kinds of metadata that passes take as they come in the form that compilers write, and how that is seen."""


def _refuse_extremes(text: str) -> None:
    """Raise ValueError for what no compiler writes, and would take hours or more stack than there is."""
    if any(int(width) > _WIDEST for width in _PERHAPS_WIDE.findall(text)):
        lines = (_QUOTED.sub("", line) for line in text.split("\n") if line[:1] != "!")
        widest = max((int(width) for line in lines for width in _WIDE.findall(line)), default=0)
        if widest > _WIDEST:
            raise ValueError(f"it has integers of {widest} bits; irad reads those of at most {_WIDEST}")
    long = (line for line in _LONG.findall(text) if sum(map(line.count, "([{<")) > _DEEPEST)
    if any(_depth(line) > _DEEPEST for line in long):
        raise ValueError(_NESTED)
    within = {name: (_depth(members), set(_NAME.findall(members))) for name, members in _TYPE.findall(text)}
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
