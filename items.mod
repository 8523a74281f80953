!mod$ v1 sum:ea4aaa9f1c31b00d
module items
type::item
integer(4)::k
real(8)::d
end type
end
