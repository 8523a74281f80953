"""The order of packages: a module imports only from those above its own, and imports make no cycles.

Every import counts, those within functions too, but for two kinds: what only the type checker reads
(`if TYPE_CHECKING:`), and the package's own `__version__`, which is there before anything else.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import irad

PACKAGE = Path(irad.__file__).parent
LAYERS: tuple[frozenset[str], ...] = tuple(
    frozenset(names.split())
    for names in (
        "errors progress storage", "options", "tracebacks ir objfile", "analysis", "transform",
        "rules", "frontends backend runtime", "facts", "codegen", "lowering", "pipeline", "adjoint", "abi", "aot",
        "api", "interop", "implicit", "cli",
    )
)  # fmt: skip
"""Packages in the order in which they run; those of one layer know nothing of one another."""


def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name; a package goes by its own name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = ("irad", *path.relative_to(PACKAGE).with_suffix("").parts)
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


def imports_of(name: str, tree: ast.AST) -> Iterator[str]:
    """The modules of the package that a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "irad")
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = name if MODULES[name].name == "__init__.py" else name.rpartition(".")[0]
                parents = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*parents, *([base] if base else [])])
            if base.split(".")[0] == "irad":
                for alias in node.names:
                    if (base, alias.name) == ("irad", "__version__"):
                        continue
                    inner = f"{base}.{alias.name}"
                    yield inner if inner in MODULES else base


def without_type_checking(tree: ast.Module) -> ast.Module:
    """The tree without the blocks that only a type checker reads."""

    class Remove(ast.NodeTransformer):
        def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
            is_guard = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
            return node.orelse if is_guard else self.generic_visit(node)

    return Remove().visit(tree)


def graph() -> dict[str, set[str]]:
    """Which module imports which."""
    found = {}
    for name, path in MODULES.items():
        tree = without_type_checking(ast.parse(path.read_text(encoding="utf-8")))
        found[name] = set(imports_of(name, tree)) - {name}
    return found


GRAPH = graph()


def package_of(module: str) -> str:
    """The package of a module: the first name below the package, or "" for the package itself."""
    return module.split(".")[1] if "." in module else ""


def layer_of(package: str) -> int:
    """The layer of a package, counted from the top; the package itself is below all."""
    return next((n for n, packages in enumerate(LAYERS) if package in packages), len(LAYERS))


def is_allowed(package: str, other: str) -> bool:
    """Whether a package may know of another: itself, and all on the layers above."""
    return package == other or layer_of(other) < layer_of(package)


def test_every_package_has_a_layer() -> None:
    known = {package for packages in LAYERS for package in packages} | {"", "__main__", "version"}
    assert {package_of(name) for name in MODULES} <= known


def test_modules_import_from_packages_above() -> None:
    links = [(name, target) for name, targets in GRAPH.items() for target in sorted(targets)]
    wrong = [f"{a} imports {b}" for a, b in links if not is_allowed(package_of(a), package_of(b))]
    assert not wrong, "\n".join(wrong)


def test_imports_make_no_cycles() -> None:
    cycles = [" -> ".join(cycle) for cycle in find_cycles(GRAPH)]
    assert not cycles, "\n".join(cycles)


def find_cycles(links: dict[str, set[str]]) -> list[list[str]]:
    """One cycle for each link that leads back to a module on the way to it."""
    cycles: list[list[str]] = []
    done: set[str] = set()

    def visit(name: str, way: list[str]) -> None:
        if name in way:
            cycles.append([*way[way.index(name) :], name])
            return
        if name in done:
            return
        for target in sorted(links.get(name, ())):
            visit(target, [*way, name])
        done.add(name)

    for name in links:
        visit(name, [])
    return cycles


def test_packages_on_one_layer_are_strangers() -> None:
    assert is_allowed("adjoint", "analysis") and is_allowed("ir", "ir") and is_allowed("", "cli")
    assert not is_allowed("analysis", "adjoint") and not is_allowed("rules", "backend")


def test_cycles_are_found() -> None:
    assert find_cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c", "a"]]
    assert find_cycles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_imports_are_seen_wherever_they_stand() -> None:
    source = "import irad.errors\nfrom irad import options\ndef f():\n    from irad.ir.types import Type\n"
    assert list(imports_of("irad.api", ast.parse(source))) == ["irad.errors", "irad.options", "irad.ir.types"]
    relative = ast.parse("from .types import Type\nfrom . import values\nfrom ..errors import IradError\n")
    found = list(imports_of("irad.ir.builder", relative))
    assert found == ["irad.ir.types", "irad.ir.values", "irad.errors"]
    guarded = ast.parse("if TYPE_CHECKING:\n    import irad.cli\nelse:\n    import irad.errors\n")
    assert list(imports_of("irad.api", without_type_checking(guarded))) == ["irad.errors"]


STAGES = {
    "irad.adjoint": (
        "steps common_calls memory_transfers min_cut partial_adjoints run_length stale_state tape_blocks",
        "missing_shadows safepoints",
        "adjoint_steps kept_blocks reverse_cfg iteration_order iteration_space accumulator_rotation preaccumulation",
        "snapshots",
        "recompute",
        "parallel tape_layout",
        "plan",
        "plan_report provenance emit tape_reachability",
        "driver",
    ),
    "irad.adjoint.emit": (
        "snapshot_access tape_access vector_tangent", "interleaved_tangent",
        "adjoints", "local_jacobian", "globals primal_values",
        "parallel reverse_steps", "primal_clone reverse", "forward tangent",
    ),
    "irad.analysis.dependence": (
        "affine asserted_array linear_inequalities uniformity",
        "anti_dependence column_separation smt source_names trivial_conflicts worksharing",
        "stride_tests", "tester",
    ),
}  # fmt: skip
"""The parts of a package in the order in which they run: each knows only those in front of it."""


def stage_of(module: str, package: str) -> str:
    """The part of a package that a module belongs to, or "" for the package itself and what lies outside."""
    return module[len(package) + 1 :].split(".")[0] if module.startswith(f"{package}.") else ""


@pytest.mark.parametrize("package", STAGES)
def test_stages_know_those_in_front_of_them(package: str) -> None:
    rank = {part: number for number, parts in enumerate(STAGES[package]) for part in parts.split()}
    parts = {stage_of(name, package) for name in MODULES} - {""}
    assert parts == rank.keys()
    wrong = [
        f"{a} imports {b}"
        for a, targets in GRAPH.items()
        for b in sorted(targets)
        if (here := stage_of(a, package)) and (there := stage_of(b, package)) and here != there
        and rank[there] >= rank[here]
    ]  # fmt: skip
    assert not wrong, "\n".join(wrong)
