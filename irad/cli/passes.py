"""What ``irad opt`` prints of the passes of the engine: which there are, and the IR around them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from irad.errors import did_you_mean
from irad.ir.module import Function, Module
from irad.ir.passes import Pass, watching
from irad.ir.text.printer import print_function, print_module
from irad.options import Options
from irad.pipeline import pipelines

__all__ = ["add_options", "print_pipeline", "printing"]


def add_options(parser: argparse.ArgumentParser) -> None:
    """Describe the options to argparse; they are named as LLVM's."""
    parser.add_argument(
        "--print-pipeline", action="store_true", help="list the passes of the engine, in their order, and stop"
    )
    names = _names()
    for when, where in (("before", "in front of"), ("after", "behind")):
        parser.add_argument(
            f"--print-{when}", action="append", metavar="PASS", type=_known, choices=names, default=[],
            help=f"print the IR {where} a pass, on stderr (may be given several times)",
        )  # fmt: skip
        parser.add_argument(
            f"--print-{when}-all", dest=f"print_{when}", action="store_const", const=names,
            help=f"print the IR {where} each pass, on stderr",
        )  # fmt: skip


def _names() -> list[str]:
    """The passes that there are, under whatever options."""
    found = {each.name for parallel in (False, True)
             for passes in pipelines(steady=True, any_processor=True, parallel=parallel, check_bounds=True).values()
             for _, each in _nested(passes)}  # fmt: skip
    return sorted(found)


def _known(name: str) -> str:
    names = _names()
    if name not in names:
        near = did_you_mean(name, names)
        raise argparse.ArgumentTypeError(f"there is no pass '{name}'{near}; the passes are {', '.join(names)}")
    return name


def _nested(passes: tuple[Pass, ...], depth: int = 0) -> Iterator[tuple[int, Pass]]:
    for each in passes:
        yield depth, each
        yield from _nested(each.then, depth + 1)


def print_pipeline(options: Options) -> None:
    """Print the passes that run under some options: names, what they work on and what they do."""
    made = pipelines(
        level=min(options.opt_level, 2), steady=options.deterministic, parallel=options.parallel,
        check_bounds=options.check_bounds,
    )  # fmt: skip
    for title, passes in made.items():
        print(f"{title}:")
        for depth, each in _nested(passes):
            print(f"{'  ' * depth}  {each!s:{27 - 2 * depth}} {each.unit:<11}  {each.summary}")


def printing(parsed: argparse.Namespace) -> AbstractContextManager[None]:
    """Within this, the IR is printed as the options ask."""
    wanted = {"Before": set(parsed.print_before), "After": set(parsed.print_after)}
    if not any(wanted.values()):
        return nullcontext()

    def watch(when: str, each: Pass, ir: Any) -> None:
        if each.name in wanted[when]:
            place = ir.name if isinstance(ir, Function) else "[module]"
            print(f"; *** IR Dump {when} {each.name} on {place} ***\n{_text(ir)}", file=sys.stderr)

    return watching(watch)


def _text(ir: Any) -> str:
    if isinstance(ir, Function):
        return print_function(ir)
    return print_module(ir) if isinstance(ir, Module) else str(ir.text)
