"""Crates of Debian's `librust-…-dev` packages, compiled for programs that use them."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.public.fetching import ROOT, debian_package

__all__ = ["Crate", "flags_for"]


@dataclass(frozen=True)
class Crate:
    """A crate of a Debian package: its features, what its build script finds out, and the crates that it uses."""

    name: str
    features: tuple[str, ...] = ()
    found: tuple[str, ...] = ()
    uses: tuple[Crate, ...] = ()

    def built(self) -> Path:
        """The library; beside it the bitcode that is differentiated, as rustc makes it before LLVM's passes."""
        folder = ROOT / "crates"
        library = folder / f"lib{self.name}.rlib"
        if library.exists():
            return library
        rustc = shutil.which("rustc") or shutil.which("rustc", path=Path.home() / ".cargo" / "bin")
        if rustc is None:
            pytest.skip("there is no rustc here")
        folder.mkdir(parents=True, exist_ok=True)
        registry = debian_package(f"librust-{self.name.replace('_', '-')}-dev") / "usr" / "share" / "cargo" / "registry"
        source = next(p for p in registry.iterdir() if p.name.rpartition("-")[0].replace("-", "_") == self.name)
        said = re.search(r'^edition = "(\d+)"', (source / "Cargo.toml").read_text(), re.M)
        edition = said.group(1) if said else "2015"
        command = [rustc, "--crate-type=rlib", f"--crate-name={self.name}", f"--edition={edition}", "-g"]
        command += ["-C", "opt-level=2", "-C", "panic=abort", "-C", "codegen-units=1", "-C", "no-prepopulate-passes"]
        command += ["-A", "warnings", "--cap-lints=allow", "--emit=link,llvm-bc", "--out-dir", str(folder)]
        for feature in self.features:
            command += ["--cfg", f'feature="{feature}"']
        command += [part for name in self.found for part in ("--cfg", name)]
        for other in self.uses:
            command += ["--extern", f"{other.name}={other.built()}"]
        subprocess.run([*command, f"-Ldependency={folder}", str(source / "src" / "lib.rs")], check=True)
        return library


def flags_for(crates: Sequence[Crate]) -> tuple[list[str], list[str]]:
    """The bitcode of crates and all that they use, and the flags of a program that uses them."""
    found: dict[str, Path] = {}

    def collect(crate: Crate) -> None:
        found[crate.name] = crate.built()
        for other in crate.uses:
            collect(other)

    flags = ["--edition=2021"]
    for crate in crates:
        collect(crate)
        flags += ["--extern", f"{crate.name}={found[crate.name]}"]
    bitcode = [str(library.with_name(f"{name}.bc")) for name, library in found.items()]
    return bitcode, [*flags, f"-Ldependency={ROOT / 'crates'}"]
