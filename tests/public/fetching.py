"""Sources of public libraries, from package registries through their ordinary clients.

Nothing that is fetched here is part of this project. It is kept in ``build/public`` (or where ``IRAD_PUBLIC`` says),
beside a list of versions and checksums.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from tests.unpacking import unpack

__all__ = [
    "archive",
    "as_bitcode",
    "debian_package",
    "debian_source",
    "npm_package",
    "sdist",
    "versions",
    "wheel",
    "wrapper",
]

HERE = Path(__file__).parent
ROOT = Path(os.environ.get("IRAD_PUBLIC", HERE.parent.parent / "build" / "public"))

_known: dict[str, str] = {}


def versions() -> dict[str, str]:
    """The archives that this run has used: ``registry/name`` -> ``archive sha256``."""
    return dict(_known)


def debian_source(name: str) -> Path:
    """The upstream sources of a Debian source package."""
    return _kept("debian-source", name, lambda folder: _source(name, folder), _untar)


def debian_package(name: str) -> Path:
    """The files of a Debian binary package (headers, Rust crates)."""
    return _kept("debian", name, lambda folder: _run(["apt-get", "download", "-q", name], folder), _extract)


def npm_package(name: str, version: str) -> Path:
    """The files of an npm package."""
    command = ["npm", "pack", "--silent", f"{name}@{version}"]
    return _kept("npm", f"{name}-{version}", lambda folder: _run(command, folder), _untar)


def wheel(name: str, version: str) -> Path:
    """The files of a Python package, without those that it needs: a folder for ``sys.path``."""
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary", ":all:"]
    return _kept("pypi", f"{name}-{version}", lambda folder: _run([*command, f"{name}=={version}"], folder), _unzip)


def sdist(name: str, version: str, backend: str) -> Path:
    """The sources of a Python package, of which nothing is built.

    Before it keeps an archive, pip asks the package's build ``backend`` for metadata. A module of that name answers
    with those that lie in the archive.
    """
    stub = Path(wrapper(f"backends/{backend}.py", _BACKEND))
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-build-isolation"]
    command += ["--no-binary", ":all:", f"{name}=={version}"]
    seen = {**os.environ, "PYTHONPATH": str(stub.parent)}
    return _kept("pypi-source", f"{name}-{version}", lambda folder: _run(command, folder, seen), _untar)


_BACKEND = '''"""In place of a build backend: a package's metadata as they lie in its archive."""

import email
import pathlib


def get_requires_for_build_wheel(config_settings=None):
    return []


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    text = pathlib.Path("PKG-INFO").read_text()
    about = email.message_from_string(text)
    folder = pathlib.Path(metadata_directory) / f"{about['Name']}-{about['Version']}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(text)
    return folder.name
'''


def _kept(registry: str, name: str, fetch: Callable[[Path], None], open_: Callable[[Path, Path], None]) -> Path:
    folder = ROOT / registry / name
    files = folder / "files"
    if not (folder / "done").exists():
        files.mkdir(parents=True, exist_ok=True)
        fetch(folder)
        archive = _archive(folder)
        open_(archive, files)
        digest = hashlib.sha256(archive.read_bytes()).hexdigest()
        (folder / "done").write_text(f"{archive.name} {digest}\n")
    _known[f"{registry}/{name}"] = (folder / "done").read_text().strip()
    inside = [p for p in files.iterdir() if p.is_dir()]
    return inside[0] if registry not in ("debian", "pypi") and len(inside) == 1 else files


def _archive(folder: Path) -> Path:
    found = [p for p in folder.iterdir() if re.search(r"(\.orig\.tar\.\w+|\.deb|\.tgz|\.tar\.gz|\.whl)$", p.name)]
    assert len(found) == 1, f"{folder}: {found}"
    return found[0]


def _untar(archive: Path, files: Path) -> None:
    unpack(archive, files)


def _unzip(archive: Path, files: Path) -> None:
    with zipfile.ZipFile(archive) as wheel:
        wheel.extractall(files)


def _extract(archive: Path, files: Path) -> None:
    _run(["dpkg-deb", "-x", str(archive), str(files)], files)


def _source(name: str, folder: Path) -> None:
    command = ["apt-get", *_source_lists(), "source", "--download-only", "--tar-only", "-q", name]
    _run(command, folder)


@cache
def _source_lists() -> Sequence[str]:
    """Options under which apt knows source packages: the system's own lists, read as lists of sources."""
    lists, parts = ROOT / "apt" / "lists", ROOT / "apt" / "parts"
    options = ["-o", "Dir::Etc::sourcelist=/dev/null", "-o", f"Dir::Etc::sourceparts={parts}"]
    options += ["-o", f"Dir::State::Lists={lists}"]
    if not lists.exists():
        (lists / "partial").mkdir(parents=True)
        parts.mkdir(parents=True, exist_ok=True)
        system = Path("/etc/apt")
        for file in [system / "sources.list", *sorted((system / "sources.list.d").glob("*"))]:
            if file.suffix in (".list", ".sources") and file.exists():
                text = re.sub(r"^(Types: *)deb\b.*$", r"\1deb-src", file.read_text(), flags=re.M)
                (parts / file.name).write_text(re.sub(r"^deb ", "deb-src ", text, flags=re.M))
        _run(["apt-get", *options, "update", "-q"], parts)
    return options


def _run(command: Sequence[str], folder: Path, environment: Mapping[str, str] | None = None) -> None:
    """Run a client of a registry; where the registry is out of reach, say so and skip."""
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, check=False, capture_output=True, text=True, timeout=300
        )
    except FileNotFoundError:
        pytest.skip(f"there is no {command[0]} here")
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        pytest.skip(f"{command[0]} cannot fetch this here: {' '.join(command[-1:])}: {lines[-1] if lines else ''}")


def as_bitcode(files: Sequence[str], flags: Sequence[str]) -> list[str]:
    """Each C file as clang's front end leaves it, compiled when it is first asked for: what irad itself does with C,
    kept for libraries of hundreds of files."""
    compiler = shutil.which("clang-22") or shutil.which("clang") or pytest.skip("there is no clang here")
    key = hashlib.sha256(" ".join([compiler, *flags]).encode()).hexdigest()[:12]
    folder = ROOT / "bitcode" / key
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for file in files:
        output = folder / (re.sub(r"\W+", "_", str(Path(file).relative_to(ROOT))) + ".bc")
        if not output.exists() or output.stat().st_mtime < Path(file).stat().st_mtime:
            command = [compiler, "-O2", "-g", "-fno-math-errno", "-fno-discard-value-names", *flags, "-Xclang"]
            command += ["-disable-llvm-passes", "-emit-llvm", "-c", file, "-o", str(output)]
            subprocess.run(command, check=True)
            output.with_suffix(".json").unlink(missing_ok=True)
        found.append(str(output))
    return found


def archive(own: Sequence[str], files: Sequence[str], wanted: Iterable[str] = ()) -> list[str]:
    """``own`` bitcode and what it, and ``wanted``, need of the bitcode ``files``: as a linker takes members out of a
    static library."""
    symbols = {path: _symbols(path) for path in (*own, *files)}
    maker = {name: path for path in files for name in symbols[path][0]}
    found = dict.fromkeys(own)
    waiting = [*wanted, *(name for path in own for name in symbols[path][1])]
    while waiting:
        path = maker.get(waiting.pop())
        if path is not None and path not in found:
            found[path] = None
            waiting += symbols[path][1]
    return list(found)


def _symbols(path: str) -> tuple[list[str], list[str]]:
    """What a module defines, and what it needs; kept beside it."""
    kept = Path(path).with_suffix(".json")
    if not kept.exists():
        module = llvm.parse_bitcode(Path(path).read_bytes())
        named = [*module.functions, *module.global_variables]
        local = {x.name for x in named if x.linkage in (llvm.Linkage.internal, llvm.Linkage.private)}
        aliases = re.findall(r'^@"?([^"\s]+)"? = .*\balias ', str(module), re.M)  # constructors, often
        parts = [
            [x.name for x in named if x.is_declaration == needed and x.name not in local] for needed in (False, True)
        ]
        kept.write_text(json.dumps([parts[0] + aliases, parts[1]]))
    defined, needed = json.loads(kept.read_text())
    return defined, needed


def wrapper(name: str, text: str) -> str:
    """The path of a source file of our own: functions that call a library as its users do."""
    path = ROOT / "wrappers" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    return str(path)
