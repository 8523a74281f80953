"""The Fortran front end: levels, files, messages, and the definitions of library procedures."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from irad.backend.jit import JitLibrary
from irad.errors import InputError, ToolError, UsageError
from irad.frontends.fortran import add_bodies
from irad.frontends.fortran.compile import compile_fortran
from irad.frontends.toolchain import find_fortran
from irad.options import Options

SQUARE = "real(8) function square(x)\n  real(8), intent(in) :: x\n  square = x * x\nend function\n"


def _flang() -> str:
    try:
        return find_fortran(Options()).path
    except ToolError:
        return ""


pytestmark = pytest.mark.skipif(not _flang(), reason="there is no flang here (Debian: apt install flang-22)")


def ir(unit_bitcode: bytes) -> str:
    return str(llvm.parse_bitcode(unit_bitcode, context=llvm.create_context()))


def test_debug_information_and_unvectorised_loops() -> None:
    text = ir(compile_fortran(text="subroutine s(n, x)\n integer :: n\n real(8) :: x(n)\n x = x + 1\nend\n").bitcode)
    assert "DW_LANG_Fortran" in text and '!DILocalVariable(name: "x"' in text
    assert "<2 x double>" not in text


def test_without_optimisation_arrays_are_loops_all_the_same() -> None:
    source = "real(8) function f(x)\n real(8), intent(in) :: x(:)\n f = sum(x) + maxval(x)\nend function\n"
    plain = compile_fortran(text=source, flags="-O0")
    assert "_FortranASum" not in ir(plain.bitcode)
    assert plain.bitcode == compile_fortran(text=source, flags="-O1").bitcode


def test_suffix_tells_the_form(tmp_path: Path) -> None:
    fixed = tmp_path / "old.f"
    lines = ("C     a comment", "      SUBROUTINE S(X)", "      X = 2 *", "     &  X", "      END", "")
    fixed.write_text("\n".join(lines))
    assert "@s_(" in ir(compile_fortran(fixed).bitcode)
    processed = tmp_path / "new.F90"
    processed.write_text("#define NAME t\nsubroutine NAME()\nend subroutine\n")
    assert "@t_(" in ir(compile_fortran(processed).bitcode)


def test_intact_calls_stay() -> None:
    source = "subroutine a(x)\n real(8) :: x\n call b(x)\nend\nsubroutine b(x)\n real(8) :: x\n x = x * x\nend\n"
    assert "call void @b_" in ir(compile_fortran(text=source, intact=True).bitcode)


def test_library_is_loaded_only_where_it_is_used() -> None:
    assert compile_fortran(text=SQUARE).libraries == ()
    talking = compile_fortran(text="subroutine s()\n print *, 'hello'\nend\n")
    assert len(talking.libraries) == 1 and Path(talking.libraries[0]).is_file()


def test_output_of_code_in_the_process() -> None:
    program = (
        "import irad\n"
        "m = irad.compile('subroutine s(x)\\n real(8) :: x\\n write(*, *) 2 * x\\nend\\n', lang='fortran')\n"
        "m.s(21.0)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["42."]


def test_compilers_own_message() -> None:
    with pytest.raises(ToolError, match="cannot compile") as caught:
        compile_fortran(text="subroutine s(\nend\n")
    assert "Unmatched" in str(caught.value)


def test_missing_file_and_contradictions(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no such file"):
        compile_fortran(tmp_path / "none.f90")
    with pytest.raises(InputError, match="it is a directory"):
        compile_fortran(tmp_path)
    with pytest.raises(UsageError, match="no source files and no text"):
        compile_fortran()
    with pytest.raises(UsageError, match="not both"):
        compile_fortran("a.f90", text=SQUARE)


def test_compiler_that_is_named() -> None:
    with pytest.raises(ToolError, match="is not flang"):
        find_fortran(Options(fortran_compiler=sys.executable))
    named = find_fortran(Options(fortran_compiler=_flang()))
    assert named.path == _flang() and named.version >= 20


ASSIGN = """
subroutine s(x, y)
  real(8), intent(in) :: x(:)
  real(8), allocatable, intent(inout) :: y(:)
  y = 2 * x
end subroutine
"""


def test_definitions_replace_the_library() -> None:
    text = ir(compile_fortran(text=ASSIGN).bitcode)
    assert "call void @irad.flang" not in text
    assert text.count("call void @_FortranAAssign(") <= 1  # left for what the definition does not cover


def test_module_with_many_dimensions_is_left_alone() -> None:
    source = ASSIGN.replace("x(:)", "x(:,:,:,:,:,:,:,:)").replace("y(:)", "y(:,:,:,:,:,:,:,:)")
    assert "%struct.descriptor" not in ir(compile_fortran(text=source).bitcode)


def test_modules_without_library_calls_are_as_they_were() -> None:
    module = llvm.parse_assembly("define void @f() {\n  ret void\n}\n")
    bitcode = module.as_bitcode()
    assert add_bodies(bitcode) is bitcode


def test_a_procedure_of_another_type_is_left_alone() -> None:
    module = llvm.parse_assembly("declare void @_FortranAAssign(ptr)\ndefine void @f(ptr %p) {\n"
                                 "  call void @_FortranAAssign(ptr %p)\n  ret void\n}\n")  # fmt: skip
    bitcode = module.as_bitcode()
    assert add_bodies(bitcode) is bitcode


PUSHED = """
module stacks
  type :: stack
    real(8), allocatable :: items(:)
  end type
contains
  subroutine push(s, v)
    type(stack), intent(inout) :: s
    real(8), intent(in) :: v
    real(8), allocatable :: wider(:)
    allocate (wider(size(s%items) + 1))
    wider(:size(s%items)) = s%items
    wider(size(wider)) = v
    call move_alloc(wider, s%items)
  end subroutine
end module
real(8) function f(x)
  use stacks
  real(8) :: x
  type(stack) :: s
  allocate (s%items(0))
  call push(s, x)
  call push(s, x**2)
  f = sum(s%items)
end function
"""


def test_descriptors_of_callers_are_known() -> None:
    text = ir(compile_fortran(text=PUSHED).bitcode)
    assert "@_FortranAMoveAlloc(" not in text
    assert "@_FortranAAllocatableAllocate(" not in text


NODES = """
module nodes
  type :: node
    real(8) :: v = 1
    type(node), pointer :: next => null()
    real(8), allocatable :: more(:)
  end type
contains
  recursive subroutine clear(p)
    type(node), pointer :: p
    if (.not. associated(p)) return
    call clear(p%next)
    deallocate (p)
  end subroutine
end module
real(8) function f(x)
  use nodes
  real(8) :: x
  type(node), pointer :: p
  allocate (p)
  p%more = [x, x**2]
  f = sum(p%more)
  call clear(p)
end function
"""


def test_types_that_are_read_from_memory_are_compared_with_those_of_the_module(tmp_path: Path) -> None:
    text = ir(compile_fortran(text=NODES).bitcode)
    assert re.search(r"icmp eq ptr %\w+, @_QMnodesE.dt.node", text)
    assert "@_FortranADestroy(" not in text
    (tmp_path / "nodes.f90").write_text(NODES)
    command = (_flang(), "-O1", "-c", "-emit-llvm", "-J", str(tmp_path), str(tmp_path / "nodes.f90"))
    subprocess.run((*command, "-o", str(tmp_path / "nodes.bc")), check=True)
    part = ir(add_bodies((tmp_path / "nodes.bc").read_bytes(), whole=False))
    assert "@_FortranADestroy(" in part


HANDED = """
real(8) function f(x, k)
  real(8) :: x
  integer :: k
  interface
    real(8) function apply(g, x)
      real(8), external :: g
      real(8) :: x
    end function
  end interface
  f = apply(inner, 2 * x)
contains
  real(8) function inner(t)
    real(8) :: t
    inner = t * x + k
  end function
end function
"""


def test_internal_procedures_are_handed_over_without_trampolines() -> None:
    text = ir(compile_fortran(text=HANDED).bitcode)
    assert "call void @llvm.init.trampoline" not in text
    assert "load ptr, ptr @irad.frame" in text
    assert "call void @irad.flang.leave" in text, "two threads at once would not be seen"


def test_trampolines_of_recursive_procedures_stay() -> None:
    recursive = HANDED.replace("real(8) function f(x, k)", "recursive real(8) function f(x, k)", 1)
    recursive = recursive.replace(
        "f = apply(inner, 2 * x)", "f = apply(inner, 2 * x)\n  if (k > 0) f = f + f_again(x, k - 1)"
    )
    recursive = recursive.replace("integer :: k\n", "integer :: k\n  real(8), external :: f_again\n", 1)
    again = "recursive real(8) function f_again(x, k)\n  real(8) :: x\n  integer :: k\n  real(8), external :: f\n"
    bitcode = compile_fortran(text=recursive + again + "  f_again = f(x, k)\nend function\n").bitcode
    assert "call void @llvm.init.trampoline" in ir(bitcode)
    with pytest.raises(InputError, match="writes code onto the stack"):
        JitLibrary(bitcode)
