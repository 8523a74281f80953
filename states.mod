!mod$ v1 sum:78635ab9488f4788
module states
type::state
real(8),allocatable::now(:)
real(8),allocatable::next(:)
integer(4)::steps=0_4
end type
contains
subroutine advance(s)
type(state),intent(inout)::s
end
end
