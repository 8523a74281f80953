"""Manual pages and completion: they say what the commands take."""

from __future__ import annotations

import argparse
import shutil
import subprocess
from pathlib import Path

import pytest

from irad.cli.described import commands_of
from irad.cli.main import main
from tests.cli.building import irad

COMMANDS = ["cache", "completion", "explain", "manual", "opt", "selftest"]
DRIVERS = ["c++", "cc", "fc", "launch", "rustc"]


def printed(capfd: pytest.CaptureFixture[str], *words: str) -> str:
    irad(*words)
    return capfd.readouterr().out


def offered(script: str, *words: str) -> list[str]:
    """What bash offers behind these words, the last of which is still being written."""
    line = " ".join(f"'{word}'" for word in words)
    program = f'{script}\nCOMP_WORDS=({line})\nCOMP_CWORD={len(words) - 1}\n_irad\nprintf "%s\\n" "${{COMPREPLY[@]}}"\n'
    return subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=True).stdout.split()


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"there is no {program} here")


def test_each_command_has_a_page(tmp_path: Path) -> None:
    irad("manual", tmp_path / "new" / "man1")
    pages = {path.name for path in (tmp_path / "new" / "man1").iterdir()}
    assert pages == {"irad.1", *(f"irad-{name}.1" for name in (*COMMANDS, *DRIVERS))}


def test_a_page_has_each_option_and_its_help(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    irad("manual", tmp_path)
    page = (tmp_path / "irad-opt.1").read_text().replace("\\-", "-")
    assert main(["opt", "--help"]) == 0
    helped = " ".join(capfd.readouterr().out.split())
    for option in ("-o OUT", "-O LEVEL", "--check-bounds", "--runtime"):
        assert f"\n.TP\n\\fB{option}\\fR\n" in page and option in helped
    assert "how hard to optimise, 0 to 3 (default 2)" in page and "clang derived.bc -lm -o program" in page


@needs("groff")
def test_roff_has_nothing_to_say_of_the_pages(tmp_path: Path) -> None:
    irad("manual", tmp_path)
    for page in sorted(tmp_path.iterdir()):
        done = subprocess.run(["groff", "-man", "-Tutf8", "-ww", page], capture_output=True, text=True, check=True)
        assert done.stderr == "" and f"irad-{page.stem[5:]}".rstrip("-") in done.stdout, page


def test_a_directory_that_cannot_be_made(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert main(["manual", str(tmp_path / "file" / "man1")]) == 1
    assert capfd.readouterr().err == f"error: cannot make {tmp_path}/file/man1: Not a directory\n"


@needs("bash")
def test_bash_completes(capfd: pytest.CaptureFixture[str]) -> None:
    script = printed(capfd, "completion", "bash")
    assert offered(script, "irad", "ex") == ["explain"]
    assert offered(script, "irad", "--cm") == ["--cmakedir"]
    assert offered(script, "irad", "opt", "-O", "") == ["0", "1", "2", "3"]
    assert offered(script, "irad", "opt", "-o", "") == []  # then bash offers files
    assert offered(script, "irad", "opt", "in.bc", "--det") == ["--deterministic"]
    assert offered(script, "irad", "cache", "") == ["info", "clear", "-h", "--help"]
    assert offered(script, "irad", "cc", "--strong") == ["--strong-zero"]
    assert set(COMMANDS + DRIVERS) < set(offered(script, "irad", ""))


@pytest.mark.parametrize("shell", [pytest.param(name, marks=needs(name)) for name in ("bash", "zsh", "fish")])
def test_shells_can_read_the_script(shell: str, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text(printed(capfd, "completion", shell))
    done = subprocess.run([shell, "-n", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_scripts_name_each_command_and_option(shell: str, capfd: pytest.CaptureFixture[str]) -> None:
    script = printed(capfd, "completion", shell)
    for word in (*COMMANDS, *DRIVERS, "deterministic", "require", "activity", "cmakedir"):
        assert word in script


def test_values_and_choices_are_told() -> None:
    parser = argparse.ArgumentParser(prog="irad")
    parser.add_argument("-l", "--level", choices=(1, 2), help="how much")
    parser.add_argument("--quiet", action="store_true")
    _, level, quiet = commands_of(parser)[0].options
    assert (level.names, level.value, level.choices) == (("-l", "--level"), "1|2", ("1", "2"))
    assert (quiet.names, quiet.value) == (("--quiet",), "")
