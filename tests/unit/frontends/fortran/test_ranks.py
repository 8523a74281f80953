"""What flang's types say of descriptors is noted before LLVM's passes, and stated behind them."""

from __future__ import annotations

from irad.frontends.fortran.ranks import copy_by_members, note_ranks, tell_notes
from irad.ir.module import Module
from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module

ROW = "{ ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }"
ANY = ROW.replace("1 x [3", "15 x [3")
PROGRAM = f"""
%_QMmTbag = type {{ i64, {ROW} }}

%list = type {{ ptr }}
%component = type {{ i8, i8, i8, i8, i8, i8, i64, i8, %list }}
%description = type {{ i8, i8, i8, i8, i8, i8, %list, i8, i8, i32, i8 }}

@_QMmEXcXbag = constant [1 x %component] [%component {{ i8 0, i8 3, i8 6, i8 0, i8 1, i8 0, i64 8, i8 0, %list {{ ptr @_QMmEXdtXitem }} }}]
@_QMmEXdtXitem = constant %description {{ i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, %list zeroinitializer, i8 0, i8 0, i32 0, i8 0 }}
CHILD
declare void @_FortranADestroy(ptr)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.assume(i1)

define void @f(ptr %bag, ptr %given) {{
  %mine = alloca {ROW}
  USE
  ret void
}}
"""  # noqa: E501
COMPONENT = "%items = getelementptr %_QMmTbag, ptr %bag, i32 0, i32 1\n  call void @_FortranADestroy(ptr %items)"
ARGUMENT = f"%at = getelementptr {ROW}, ptr %given, i32 0, i32 0\n  call void @_FortranADestroy(ptr %given)"
COPY = "call void @llvm.memcpy.p0.p0.i32(ptr %mine, ptr %given, i32 48, i1 false)"
CHILD = """
@_QMmEXcXchild = constant [1 x %component] [%component { i8 0, i8 1, i8 6, i8 0, i8 0, i8 0, i64 0, i8 0, %list { ptr @_QMmEXdtXitem } }]
@_QMmEXdtXchild = constant %description { i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, %list { ptr @_QMmEXcXchild }, i8 0, i8 0, i32 0, i8 1 }
"""  # noqa: E501


def module_of(use: str, child: str = "") -> Module:
    return parse_module(PROGRAM.replace("USE", use).replace("CHILD", child))


def told(use: str, child: str = "", whole: bool = True) -> str:
    """The text of a module of which everything is noted and told."""
    module = module_of(use, child)
    assert note_ranks(module)
    module = parse_module(print_module(module))
    assert tell_notes(module, whole)
    return print_module(module).split("define")[1]


def test_a_component_has_the_rank_and_the_type_of_its_declaration() -> None:
    text = told(COMPONENT)
    assert text.count("llvm.assume") == 2
    assert "i64 20" in text and "i64 48" in text and "@_QMmEXdtXitem" in text
    assert "irad-" not in text


def test_a_type_is_not_told_where_it_may_be_another_one() -> None:
    assert "@_QMmEXdtXitem" not in told(COMPONENT, child=CHILD)
    assert "@_QMmEXdtXitem" not in told(COMPONENT, whole=False)


def test_the_rank_of_an_argument_is_that_of_the_type_by_which_it_is_used() -> None:
    assert told(ARGUMENT).count("llvm.assume") == 1
    assert not note_ranks(module_of(ARGUMENT.replace(ROW, ANY)))
    twice = f"%again = getelementptr {ANY}, ptr %given, i32 0, i32 0\n  {ARGUMENT}"
    assert not note_ranks(module_of(twice))


def test_a_descriptor_is_copied_by_its_members() -> None:
    module = module_of(COPY)
    assert copy_by_members(module)
    text = print_module(module).split("define")[1]
    assert "memcpy" not in text
    assert text.count("load ptr") == 1 and text.count("load i8") == 4 and text.count("load i64") == 4
    assert not copy_by_members(module_of(COPY.replace("i32 48", "i32 40")))
