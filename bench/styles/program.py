"""Builds a kernel in a style as a program, ahead of time: its primal by clang, its gradient by `irad cc`.

The program reads its data from a file, then numbers of calls from its standard input; it calls so often, and answers
with the seconds of a call. For 0 calls it writes value, shadows and outputs of its last call into a file. So programs
of all styles can run side by side and be asked in turn.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np

from bench.native import c_compiler
from bench.styles.style import Parameter, Text

FLAGS = ("-O3", "-march=native")
Kind = Literal["primal", "gradient", "by hand"]

_HEAD = """
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void *read_array(FILE *input, size_t *bytes)
{
    void *array;
    if (fread(bytes, sizeof *bytes, 1, input) != 1 || !(array = malloc(*bytes)))
        abort();
    if (fread(array, 1, *bytes, input) != *bytes)
        abort();
    return array;
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}
"""
_DECLARED = """
#include <irad.h>

struct value { double value; };
struct value __irad_autodiff_value(void *, ...);
void __irad_autodiff_void(void *, ...);
"""


def program_text(text: Text, kind: Kind, adjoint: str = "") -> str:
    """Return the kernel with a main program that calls it, its gradient, or the `adjoint` that is written by hand."""
    gradient = kind != "primal"
    lines = []
    for p in text.parameters:
        if p.pointer:
            lines += [f"size_t {p.name}_bytes;", f"{p.element} *{p.name} = read_array(input, &{p.name}_bytes);"]
            lines += [f"{p.element} *{p.name}_first = read_copy({p.name}, {p.name}_bytes);"] if p.written else []
            if p.active:
                lines.append(f"double *{p.name}_seed = read_array(input, &{p.name}_bytes);")
                lines.append(f"double *{p.name}_shadow = read_copy({p.name}_seed, {p.name}_bytes);")
        else:
            lines += [f"{p.element} {p.name};", f"if (fread(&{p.name}, sizeof {p.name}, 1, input) != 1) abort();"]
    if text.in_structs:
        lines += [
            f"struct {text.name}_active at = {{{_names(text.active) or '0'}}};",
            f"struct {text.name}_active shadows = {{{_names(text.active, '_shadow') or '0'}}};",
            f"struct {text.name}_data with = {{{_names(text.data) or '0'}}};",
        ]
    elif text.setter:
        lines.append(f"{text.setter}({_names(text.data)});")
    call = {"primal": _primal_call, "gradient": _gradient_call, "by hand": _call_by_hand}[kind](text)
    restored = [f"memcpy({p.name}, {p.name}_first, {p.name}_bytes);" for p in text.parameters if p.written]
    if gradient:
        restored += [f"memcpy({p.name}_shadow, {p.name}_seed, {p.name}_bytes);" for p in text.active]
    dumped = [f"fwrite({p.name}, 1, {p.name}_bytes, output);" for p in text.parameters if p.written]
    if gradient:
        dumped += [f"fwrite({p.name}_shadow, 1, {p.name}_bytes, output);" for p in text.active]
    main = f"""
static void *read_copy(const void *array, size_t bytes)
{{
    void *copy = malloc(bytes);
    return memcpy(copy, array, bytes);
}}

int main(int argc, char **argv)
{{
    FILE *input = fopen(argv[1], "rb");
    if (!input || argc < 3)
        return 1;
    {_block(lines, 4)}
    double value = 0;
    int calls;
    while (scanf("%d", &calls) == 1) {{
        double spent = 0;
        for (int i = 0; i < calls; i++) {{
            {_block(restored, 12)}
            double start = seconds();
            {call}
            spent += seconds() - start;
        }}
        if (calls == 0) {{
            FILE *output = fopen(argv[2], "wb");
            fwrite(&value, sizeof value, 1, output);
            {_block(dumped, 12)}
            fclose(output);
        }}
        printf("%.9g\\n", spent / (calls ? calls : 1));
        fflush(stdout);
    }}
    return 0;
}}
"""
    return text.source + adjoint + _HEAD + _DECLARED * (kind == "gradient") + main


def _names(parameters: Sequence[Parameter], suffix: str = "") -> str:
    return ", ".join(p.name + suffix for p in parameters)


def _block(lines: Sequence[str], indent: int) -> str:
    return ("\n" + " " * indent).join(lines)


def _primal_call(text: Text) -> str:
    arguments = "&at, &with" if text.in_structs else _names(text.taken)
    return f"{'value = ' * text.returns}{text.name}({arguments});"


def _gradient_call(text: Text) -> str:
    if text.in_structs:
        arguments = ["irad_dup, &at, &shadows", "irad_const, &with"]
    else:
        arguments = [
            f"irad_dup, {p.name}, {p.name}_shadow" if p.active else f"irad_const, {p.name}" for p in text.taken
        ]
    given = ", ".join([text.name, *(["irad_primal_return"] if text.returns else []), *arguments])
    return f"value = __irad_autodiff_value({given}).value;" if text.returns else f"__irad_autodiff_void({given});"


def _call_by_hand(text: Text) -> str:
    arguments = (f"{p.name}, {p.name}_shadow" if p.active else p.name for p in text.taken)
    return f"{'value = ' * text.returns}{text.name}_by_hand({', '.join(arguments)});"


def write_data(path: Path, text: Text, args: Mapping[str, Any], seeds: Mapping[str, np.ndarray]) -> None:
    """Write what a program of this kernel reads: the arguments, and the first contents of the shadows."""
    with path.open("wb") as file:
        for p in text.parameters:
            value = args[p.name]
            if not p.pointer:
                kind = {"double": np.float64, "int": np.int32, "size_t": np.uint64}[p.element]
                file.write(kind(value).tobytes())
                continue
            for array in (value, seeds[p.name]) if p.active else (value,):
                file.write(np.uint64(array.nbytes).tobytes() + array.tobytes())


class Program:
    """A running program; `seconds(calls)` lets it call its kernel."""

    def __init__(self, text: Text, kind: Kind, directory: Path, data: Path, adjoint: str = "") -> None:
        self.text, self.kind = text, kind
        stem = f"{text.style.name} {kind}".replace(" ", "_")
        source, built = directory / f"{stem}.c", directory / stem
        source.write_text(program_text(text, kind, adjoint))
        compiler = (sys.executable, "-m", "irad", "cc") if kind == "gradient" else c_compiler()
        command = [*compiler, *FLAGS, str(source), "-o", str(built), "-lm"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(command)} failed:\n{done.stderr.strip()}")
        self.answers = directory / f"{stem}.answers"
        self.process = subprocess.Popen(
            [str(built), str(data), str(self.answers)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def seconds(self, calls: int) -> float:
        """Return the seconds of a call, of so many. Raises RuntimeError if the program has ended."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(f"{calls}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"{self.text.name} ({self.text.style.name}) ended with status {self.process.wait()}")
        return float(answer)

    def results(self, sizes: Mapping[str, int]) -> dict[str, np.ndarray]:
        """Return the value of the last call, by `value`, what it has written, and the gradient by `d` and the name."""
        self.seconds(0)
        numbers = np.fromfile(self.answers)
        found, at = {"value": numbers[:1]}, 1
        names = [p.name for p in self.text.parameters if p.written]
        names += [f"d{p.name}" for p in self.text.active] if self.kind != "primal" else []
        for name in names:
            count = sizes[name.removeprefix("d") if name not in sizes else name]
            found[name] = numbers[at : at + count]
            at += count
        if "result" in found:
            found["value"] = found["result"]
        return found

    def close(self) -> None:
        """End the program."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process.wait()

