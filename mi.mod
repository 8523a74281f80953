!mod$ v1 sum:18899914ae41ccfc
module mi
contains
subroutine taskloops(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine tasks(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
recursive function tree(x,lo,hi) result(r)
real(8),intent(in)::x(1_8:*)
integer(4),intent(in)::lo
integer(4),intent(in)::hi
real(8)::r
end
subroutine trees(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine ordereds(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine criticals(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine captures(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine captures_real(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine reads(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine maxes(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine linears(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine lasts(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine reductions(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine array_reduction(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine simds(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine firsts(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine orphan(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine inside(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine masters(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine conditional(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine collapsed(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine locals(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine loops(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine concurrents(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
end
