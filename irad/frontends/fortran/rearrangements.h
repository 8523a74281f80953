/* Rearrangements of arrays: the result's memory is made here, and released by the compiled code. A part of bodies.c. */

/* A copy of an argument for the library: so the argument itself does not escape, and is taken apart. */
#define LENT(COPY, D)                                                                                                  \
    struct descriptor COPY;                                                                                            \
    if (D != NULL)                                                                                                     \
        lend(&COPY, D)
#define IF_ANY(COPY, D) (D != NULL ? &COPY : NULL)

INSIDE void begin_result(struct descriptor *result, const struct descriptor *like, int rank)
{
    result->size = like->size;
    result->version = VERSION;
    result->rank = rank;
    result->type = like->type;
    result->attribute = ALLOCATABLE;
    result->extra = 0;
}

/* The bytes of the source, as elements of the mold's type; zeros behind them where the result is longer. */
INSIDE void transfer(struct descriptor *result, const struct descriptor *source, const struct descriptor *mold, int rank,
                     int64_t elements)
{
    begin_result(result, mold, rank);
    if (rank) {
        result->dims[0].lower = 1;
        result->dims[0].extent = elements;
        result->dims[0].stride = mold->size;
    }
    int64_t length = elements * mold->size, n = count(source), size = source->size;
    int64_t there = n * size < length ? n * size : length;
    result->base = room(length);
    if (contiguous(source))
        memcpy(result->base, source->base, there);
    else
        for (int64_t k = 0; k < n && k * size < there; k++)
            memcpy(result->base + k * size, source->base + offset(source, k),
                   there - k * size < size ? there - k * size : size);
    if (there < length)
        memset(result->base + there, 0, length - there);
}

void _FortranATransfer(struct descriptor *, const struct descriptor *, const struct descriptor *, const char *, int);

ENTRY void _FortranATransfer_(struct descriptor *result, const struct descriptor *source, const struct descriptor *mold,
                              const char *file, int line)
{
    if (mold->type == STRUCT || mold->size == 0)
        _FortranATransfer(result, source, mold, file, line);
    else
        transfer(result, source, mold, mold->rank > 0,
                 mold->rank > 0 ? (count(source) * source->size + mold->size - 1) / mold->size : 1);
}

void _FortranATransferSize(struct descriptor *, const struct descriptor *, const struct descriptor *, const char *, int,
                           int64_t);

ENTRY void _FortranATransferSize_(struct descriptor *result, const struct descriptor *source,
                                  const struct descriptor *mold, const char *file, int line, int64_t size)
{
    if (mold->type == STRUCT || mold->size == 0)
        _FortranATransferSize(result, source, mold, file, line, size);
    else
        transfer(result, source, mold, 1, size > 0 ? size : 0); /* (no program may ask for less than nothing) */
}

INSIDE int64_t integer(const struct descriptor *d, int64_t k)
{
    const char *at = d->base + k * d->dims[0].stride;
    switch (d->size) {
    case 1: return *(const int8_t *)at;
    case 2: return *(const int16_t *)at;
    case 4: return *(const int32_t *)at;
    default: return *(const int64_t *)at;
    }
}

/* Copies elements of a source, beginning with number `first` and again and again, to those of a target from `k` on. */
INSIDE void copy_elements(const struct descriptor *target, int64_t k, int64_t end, const struct descriptor *source)
{
    struct descriptor from, to;
    from.size = to.size = source->size;
    from.type = to.type = source->type;
    from.rank = to.rank = 0;
    int64_t n = count(source);
    for (int64_t i = 0; k < end; k++) {
        to.base = target->base + offset(target, k);
        from.base = source->base + (source->rank ? offset(source, i) : 0);
        copy(&to, &from);
        i = i + 1 == n ? 0 : i + 1;
    }
}

void _FortranAReshape(struct descriptor *, const struct descriptor *, const struct descriptor *,
                      const struct descriptor *, const struct descriptor *, const char *, int);

ENTRY void _FortranAReshape_(struct descriptor *result, const struct descriptor *source, const struct descriptor *shape,
                             const struct descriptor *pad, const struct descriptor *order, const char *file, int line)
{
    int rank = (int)shape->dims[0].extent;
    if (source->type == STRUCT || rank > MAX_RANK || (pad != NULL && pad->size != source->size)) {
        LENT(mine, source);
        LENT(other, shape);
        LENT(filler, pad);
        LENT(sequence, order);
        _FortranAReshape(result, &mine, &other, IF_ANY(filler, pad), IF_ANY(sequence, order), file, line);
        return;
    }
    begin_result(result, source, rank);
    struct descriptor walk;
    int64_t stride = source->size, n = 1, there = count(source);
    EACH(j, rank) {
        int64_t extent = integer(shape, j);
        extent = extent < 0 ? 0 : extent;
        result->dims[j].lower = 1;
        result->dims[j].extent = extent;
        result->dims[j].stride = stride;
        stride *= extent;
        n *= extent;
    }
    result->base = room(stride);
    same_as(&walk, result);
    if (order != NULL)
        EACH(j, rank)
            EACH(i, rank)
                if (i == integer(order, j) - 1)
                    walk.dims[j] = result->dims[i];
    copy_elements(&walk, 0, n < there ? n : there, source);
    if (n > there && pad != NULL && count(pad) > 0)
        copy_elements(&walk, there, n, pad);
    else if (n > there)
        _FortranAReportFatalUserError("RESHAPE: not enough elements", file, line);
}

void _FortranASpread(struct descriptor *, const struct descriptor *, int, int64_t, const char *, int);

ENTRY void _FortranASpread_(struct descriptor *result, const struct descriptor *source, int dim, int64_t copies,
                            const char *file, int line)
{
    if (source->type == STRUCT || dim < 1 || dim > source->rank + 1) {
        LENT(mine, source);
        _FortranASpread(result, &mine, dim, copies, file, line);
        return;
    }
    begin_result(result, source, source->rank + 1);
    copies = copies < 0 ? 0 : copies;
    int64_t stride = source->size, step = 0;
    struct descriptor slice;
    same_as(&slice, source);
    EACH(j, source->rank + 1) {
        bool behind = j >= dim;
        int64_t extent = j == dim - 1 ? copies : 0;
        EACH(i, source->rank)
            if (j != dim - 1 && i == j - behind) {
                extent = source->dims[i].extent;
                slice.dims[i].stride = stride;
            }
        if (j == dim - 1)
            step = stride;
        result->dims[j].lower = 1;
        result->dims[j].extent = extent;
        result->dims[j].stride = stride;
        stride *= extent;
    }
    result->base = room(stride);
    for (int64_t k = 0; k < copies; k++) {
        slice.base = result->base + k * step;
        copy(&slice, source);
    }
}

INSIDE bool is_true(const struct descriptor *mask, int64_t k)
{
    const char *at = mask->base + (mask->rank ? offset(mask, k) : 0);
    switch (mask->size) {
    case 1: return *(const int8_t *)at != 0;
    case 2: return *(const int16_t *)at != 0;
    case 4: return *(const int32_t *)at != 0;
    default: return *(const int64_t *)at != 0;
    }
}

void _FortranAPack(struct descriptor *, const struct descriptor *, const struct descriptor *, const struct descriptor *,
                   const char *, int);

ENTRY void _FortranAPack_(struct descriptor *result, const struct descriptor *source, const struct descriptor *mask,
                          const struct descriptor *vector, const char *file, int line)
{
    int64_t n = count(source), chosen = 0;
    for (int64_t k = 0; k < n; k++)
        chosen += is_true(mask, k);
    if (source->type == STRUCT) {
        LENT(mine, source);
        LENT(other, mask);
        LENT(filler, vector);
        _FortranAPack(result, &mine, &other, IF_ANY(filler, vector), file, line);
        return;
    }
    if (vector != NULL && count(vector) < chosen)
        _FortranAReportFatalUserError("PACK: not enough elements", file, line);
    int64_t length = vector != NULL ? count(vector) : chosen;
    begin_result(result, source, 1);
    result->dims[0].lower = 1;
    result->dims[0].extent = length;
    result->dims[0].stride = source->size;
    result->base = room(length * source->size);
    struct descriptor from, to;
    from.size = to.size = source->size;
    from.type = to.type = source->type;
    from.rank = to.rank = 0;
    to.base = result->base;
    for (int64_t k = 0; k < n; k++)
        if (is_true(mask, k)) {
            from.base = source->base + offset(source, k);
            copy(&to, &from);
            to.base += source->size;
        }
    for (int64_t k = chosen; k < length; k++) {
        from.base = vector->base + offset(vector, k);
        copy(&to, &from);
        to.base += source->size;
    }
}

void _FortranAUnpack(struct descriptor *, const struct descriptor *, const struct descriptor *,
                     const struct descriptor *, const char *, int);

ENTRY void _FortranAUnpack_(struct descriptor *result, const struct descriptor *vector, const struct descriptor *mask,
                            const struct descriptor *field, const char *file, int line)
{
    int64_t n = count(mask), chosen = 0;
    for (int64_t k = 0; k < n; k++)
        chosen += is_true(mask, k);
    if (vector->type == STRUCT || vector->size != field->size) {
        LENT(mine, vector);
        LENT(other, mask);
        LENT(filler, field);
        _FortranAUnpack(result, &mine, &other, &filler, file, line);
        return;
    }
    if (count(vector) < chosen)
        _FortranAReportFatalUserError("UNPACK: not enough elements", file, line);
    begin_result(result, vector, mask->rank);
    int64_t stride = vector->size;
    EACH(j, mask->rank) {
        result->dims[j].lower = 1;
        result->dims[j].extent = mask->dims[j].extent;
        result->dims[j].stride = stride;
        stride *= mask->dims[j].extent;
    }
    result->base = room(stride);
    struct descriptor from, to;
    from.size = to.size = vector->size;
    from.type = to.type = vector->type;
    from.rank = to.rank = 0;
    to.base = result->base;
    int64_t next = 0;
    for (int64_t k = 0; k < n; k++) {
        if (is_true(mask, k))
            from.base = vector->base + offset(vector, next++);
        else
            from.base = field->base + (field->rank ? offset(field, k) : 0);
        copy(&to, &from);
        to.base += vector->size;
    }
}
