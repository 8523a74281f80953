!mod$ v1 sum:507cf929837aca58
module mk
contains
subroutine alloc_private(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine alloc_reduction(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine assumed_reduction(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine into(n,x,s)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::s(:)
end
subroutine lasts_array(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine complexes(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine doacross(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine depends(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine section_last(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine cancels(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine nested(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine taskgroups(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine teams_dist(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine taskloop_red(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
subroutine concur(n,x,y)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(inout)::y(1_8:int(n,kind=8))
end
end
