/* Polymorphic variables: what they hold has a type of its own. A part of bodies.c. */

INSIDE void take_type(struct descriptor *d, const struct descriptor *from)
{
    d->size = from->size;
    d->type = from->type;
    set_type(d, type_of(from));
}

INSIDE void take_shape(struct descriptor *d, const struct descriptor *from)
{
    EACH(j, from->rank) {
        d->dims[j].lower = from->dims[j].lower;
        d->dims[j].extent = from->dims[j].extent;
    }
}

ENTRY void _FortranAAllocatableApplyMold_(struct descriptor *d, const struct descriptor *mold, int rank)
{
    if (d->base != NULL)
        return;
    take_type(d, mold);
    if (mold->rank == rank)
        take_shape(d, mold);
}

ENTRY void _FortranAAllocatableInitDerivedForAllocate_(struct descriptor *d, const struct type *t, int rank, int corank)
{
    if (d->base == NULL) {
        d->size = t->size;
        d->type = STRUCT;
        set_type(d, t);
    }
}

ENTRY void _FortranAAssignPolymorphic_(struct descriptor *to, struct descriptor *from, const char *file, int line)
{
    struct descriptor made;
    made.version = VERSION;
    made.rank = from->rank ? from->rank : to->rank;
    made.attribute = ALLOCATABLE;
    made.extra = HAS_ADDENDUM;
    take_type(&made, from);
    take_shape(&made, from->rank ? from : to);
    allocate_raw(&made);
    if (from->type == STRUCT)
        fill_typed(made.base, from, count(&made));
    else
        copy(&made, from);
    if (to->base != NULL)
        deallocate(to);
    to->base = made.base;
    take_type(to, &made);
    EACH(j, made.rank)
        to->dims[j] = made.dims[j];
}

ENTRY int _FortranAAllocatableDeallocatePolymorphic_(struct descriptor *d, const struct type *t, bool has_status,
                                                     const void *message, const char *file, int line)
{
    if (d->base == NULL)
        SAY(NULL, "DEALLOCATE: it is not allocated",
            _FortranAAllocatableDeallocate(&another, has_status, message, file, line))
    deallocate(d);
    d->type = t != NULL ? STRUCT : OTHER;
    if (d->extra & HAS_ADDENDUM)
        set_type(d, t);
    return 0;
}

ENTRY int _FortranAPointerDeallocatePolymorphic_(struct descriptor *d, const struct type *t, bool has_status,
                                                 const void *message, const char *file, int line)
{
    return _FortranAAllocatableDeallocatePolymorphic_(d, t, has_status, message, file, line);
}
