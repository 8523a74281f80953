! module irad: the markers of marked calls, for Fortran programs that are built by `irad fc`.
!
!   use irad
!   interface
!     subroutine gradient(f, x, dx, mark, n) bind(c, name="__irad_autodiff_energy")
!       import
!       procedure(energy) :: f
!       real(8) :: x(*), dx(*)
!       integer(irad_marker) :: mark
!       integer :: n
!     end subroutine
!   end interface
!   call gradient(energy, x, dx, irad_const, n)
!
! A call whose bound name contains __irad_autodiff (or __irad_fwddiff) is replaced by the derivative of its first
! argument; the other arguments are those of the procedure, each with its shadow behind it where it has one, and
! perhaps a marker before it. Fortran passes by reference, numbers too: so numbers and arrays have shadows
! (irad_dup) or are constant (irad_const). Without a marker, what is real or complex has a shadow. irad_parallel and
! irad_deterministic, which stand before no argument, are about the derivative as a whole (see irad.h).
module irad
  use, intrinsic :: iso_c_binding, only: irad_marker => c_int
  implicit none
  public :: irad_marker
  ! Defined nowhere: the build takes every use of them away.
  integer(irad_marker), bind(c, name="irad_const") :: irad_const
  integer(irad_marker), bind(c, name="irad_out") :: irad_out
  integer(irad_marker), bind(c, name="irad_dup") :: irad_dup
  integer(irad_marker), bind(c, name="irad_dupnoneed") :: irad_dupnoneed
  integer(irad_marker), bind(c, name="irad_parallel") :: irad_parallel
  integer(irad_marker), bind(c, name="irad_deterministic") :: irad_deterministic
  ! Called in the body of a parallel loop: its iterations never touch the same element of the array, reads included.
  interface
    subroutine irad_assume_exclusive(array) bind(c, name="__irad_assume_exclusive")
      type(*), intent(in) :: array(*)
    end subroutine
  end interface
end module
