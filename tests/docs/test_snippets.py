"""Every code block of the documentation runs, and prints what the page says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from .snippets import PageRun, read_blocks

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PROSE = [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
_LINK = re.compile(r"\]\((?!https?://|#)([^)#\s]+)(#[^)\s]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_blocks_run(page: Path, tmp_path: Path) -> None:
    """In a process of its own: rules that a page registers hold for the whole process."""
    command = [sys.executable, "-m", "tests.docs.snippets", str(page), str(tmp_path)]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr


@pytest.mark.parametrize("page", PROSE, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    missing = [m[1] for m in _LINK.finditer(text) if not (page.parent / m[1]).exists()]
    assert not missing


def test_a_wrong_page_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\nprint(1)\n```\n```output\n2\n```\n", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"page.md:5: printed was\n1"):
        PageRun(page, tmp_path).run()


def test_blocks_are_read() -> None:
    page = "text\n```c file=f.c\nint f;\n```\n\n```python\nx = 1\n```\n"
    blocks = read_blocks(page)
    assert [(b.language, b.file, b.text, b.line) for b in blocks] == [
        ("c", "f.c", "int f;\n", 3),
        ("python", "", "x = 1\n", 7),
    ]
