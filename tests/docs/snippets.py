"""The code blocks of a Markdown page, and how they are run.

A page's blocks run in order, in one directory and one namespace. What a block is, its info string says:

- `python`: run in the namespace of the page;
- `sh`: run by a shell that finds the `irad` of this environment;
- `output`: what the block before must have printed;
- `c file=NAME` (or any language): written to that file;
- with `needs=PATH`: left out where there is no such file;
- anything else is for the reader only.

`python -m tests.docs.snippets PAGE DIRECTORY` runs one page.
"""

from __future__ import annotations

import contextlib
import io
import linecache
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"\bfile=(\S+)")
_NEEDS = re.compile(r"\bneeds=(\S+)")


@dataclass(frozen=True)
class Block:
    """One fenced block: its language, the file that it is written to (or ""), its text and line, and the file that
    it needs (or "")."""

    language: str
    file: str
    text: str
    line: int
    needs: str = ""


def read_blocks(page: str) -> list[Block]:
    """The fenced blocks of a page, in order."""
    found = []
    for match in _FENCE.finditer(page):
        info = match["info"].strip()
        file = _FILE.search(info)
        line = page.count("\n", 0, match.start()) + 2
        needs = _NEEDS.search(info)
        language = info.split()[0] if info else ""
        found.append(Block(language, file[1] if file else "", match["text"], line, needs[1] if needs else ""))
    return found


class PageRun:
    """Runs the blocks of one page. Raises AssertionError where the page is wrong, with its line."""

    def __init__(self, page: Path, directory: Path) -> None:
        self.page = page
        self.directory = directory
        self.namespace: dict[str, object] = {"__name__": "__main__"}
        self.printed: str | None = None

    def run(self) -> None:
        """Run every block."""
        blocks = read_blocks(self.page.read_text(encoding="utf-8"))
        with _within(self.directory):
            for block in blocks:
                self._run(block)

    def _run(self, block: Block) -> None:
        where = f"{self.page.name}:{block.line}"
        if block.needs and not Path(block.needs).exists():
            self.printed = None
        elif block.file:
            (self.directory / block.file).write_text(block.text, encoding="utf-8")
        elif block.language == "python":
            self.printed = self._run_python(block)
        elif block.language == "sh":
            self.printed = self._run_shell(block, where)
        elif block.language == "output":
            assert self.printed is not None, f"{where}: output of nothing"
            assert _plain(self.printed) == _plain(block.text), f"{where}: printed was\n{self.printed}"
            self.printed = None

    def _run_python(self, block: Block) -> str:
        """Run Python; functions find their source (Numba asks for it), and tracebacks the page's lines."""
        name = str(self.directory / f"{self.page.stem}_{block.line}.py")
        text = "\n" * (block.line - 1) + block.text
        linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(text, name, "exec"), self.namespace)
        return printed.getvalue()

    def _run_shell(self, block: Block, where: str) -> str:
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        made = subprocess.run(
            ["sh", "-e", "-c", block.text], capture_output=True, text=True, env={**os.environ, "PATH": path}
        )
        assert made.returncode == 0, f"{where}: exit status {made.returncode}\n{made.stdout}{made.stderr}"
        return made.stdout


@contextlib.contextmanager
def _within(directory: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(directory)
    try:
        yield
    finally:
        os.chdir(before)


def _plain(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip().splitlines()]


if __name__ == "__main__":
    PageRun(Path(sys.argv[1]), Path(sys.argv[2])).run()
