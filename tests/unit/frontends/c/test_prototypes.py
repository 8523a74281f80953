"""Prototypes as text."""

from __future__ import annotations

import pytest

from irad.errors import UsageError
from irad.frontends.c.prototypes import CType, Parameter, Signature, parse_prototypes


def shown(text: str) -> list[str]:
    (signature,) = parse_prototypes(text).values()
    return [f"{p.name}: {p.type}" for p in signature.parameters] + [str(signature.result)]


def test_a_plain_prototype() -> None:
    assert parse_prototypes("double f(const double *x, int n);") == {
        "f": Signature(
            "f",
            CType("double"),
            (Parameter("x", CType("double", 1, const=True)), Parameter("n", CType("int32"))),
        )
    }


@pytest.mark.parametrize(
    "text,expected",
    [
        ("void f(void)", ["void"]),
        ("float f();", ["float"]),
        ("long f(unsigned a, long long int b, int short c)", ["a: uint32", "b: int64", "c: int16", "int64"]),
        ("void f(unsigned long long a, long unsigned int b)", ["a: uint64", "b: uint64", "void"]),
        (
            "void f(double *restrict x, double y[], float z[3][4])",
            ["x: double *", "y: double *", "z: float **", "void"],
        ),
        ("void f(size_t, const int32_t *const *p)", [": uint64", "p: const int32 **", "void"]),
        ("double _Complex f(float _Complex *z)", ["z: complex64 *", "complex128"]),
        ("void f(double (*g)(double), struct s *p)", ["g: function *", "p: struct *", "void"]),
        (
            "// a comment\n#include <math.h>\n_Bool f(char c /* c */, signed char d);",
            ["c: int8", "d: int8", "bool"],
        ),
        ("void f(long double x)", ["x: float80", "void"]),
    ],
)
def test_types(text: str, expected: list[str]) -> None:
    assert shown(text) == expected


def test_several_prototypes() -> None:
    assert list(parse_prototypes("void f(int a); void g(int b);")) == ["f", "g"]


@pytest.mark.parametrize(
    "text,message",
    [
        ("double f(const dbl *x);", "line 1:"),
        ("void f(int);\nvoid g(int", "line 2:"),
        ("int x;", "something else than a function"),
        ("double f(double, ...);", "'f' takes a variable number of arguments"),
        ("void f(__int128 x);", "'f' uses the type '__int128'|line 1"),
    ],
)
def test_what_cannot_be_understood_is_named(text: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        parse_prototypes(text)
