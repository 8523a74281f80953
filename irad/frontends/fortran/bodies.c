/* Procedures of flang's run-time library in C, for code that is differentiated: they are inlined, and what is
 * constant in the descriptors at a call (type, rank, attributes) folds their cases away. A case that is not covered
 * calls the library itself, so that a program means the same with them; if derivatives depend on such a call, it is
 * refused like any other function without a rule. A function `name_` is the procedure `name`. */
#include "runtime.h"

#define LEND_AND_RETURN(D, CALL)                                                                                       \
    {                                                                                                                  \
        struct descriptor mine;                                                                                        \
        lend(&mine, D);                                                                                                \
        int status = CALL;                                                                                             \
        take_back(D, &mine);                                                                                           \
        return status;                                                                                                 \
    }

/* assignment */

ENTRY void _FortranAAssign_(struct descriptor *to, struct descriptor *from, const char *file, int line)
{
    if ((to->attribute & ALLOCATABLE && to->extra >> 1) || to->type != from->type || from->size != to->size)
        library_assign(to, from, file, line);
    else if (from->type == STRUCT)
        assign_typed(to, from, file, line);
    else
        assign_plain(to, from);
}

void _FortranACopyInAssign(struct descriptor *, const struct descriptor *, const char *, int);

/* Makes a packed copy of an argument. */
ENTRY void _FortranACopyInAssign_(struct descriptor *to, const struct descriptor *from, const char *file, int line)
{
    if (from->type == STRUCT) {
        struct descriptor mine, other;
        lend(&mine, to);
        lend(&other, from);
        _FortranACopyInAssign(&mine, &other, file, line);
        take_back(to, &mine);
    } else {
        packed_like(to, from);
        copy(to, from);
    }
}

void _FortranACopyOutAssign(struct descriptor *, struct descriptor *, const char *, int);

/* Brings the copy back (where there is something to bring it to), and releases it. */
ENTRY void _FortranACopyOutAssign_(struct descriptor *to, struct descriptor *from, const char *file, int line)
{
    if (to != NULL && from->type == STRUCT) {
        struct descriptor mine, other;
        lend(&mine, to);
        lend(&other, from);
        _FortranACopyOutAssign(&mine, &other, file, line);
        take_back(from, &other);
    } else {
        if (to != NULL)
            copy(to, from);
        free(from->base);
        from->base = NULL;
    }
}

ENTRY bool _FortranAIsContiguous_(const struct descriptor *d) { return count(d) == 0 || contiguous(d); }

/* allocation */

ENTRY void _FortranAInitialize_(struct descriptor *d, const char *file, int line) { initialise_typed(d, file, line); }

ENTRY void _FortranADestroy_(struct descriptor *d) { destroy_typed(d); }

INSIDE void allocate(struct descriptor *d, const char *file, int line)
{
    int64_t stride = d->size;
    EACH(j, d->rank) {
        d->dims[j].stride = stride;
        stride *= d->dims[j].extent;
    }
    d->base = room(stride);
    if (d->type == STRUCT)
        initialise_typed(d, file, line);
}

INSIDE void deallocate(struct descriptor *d)
{
    if (d->type == STRUCT)
        destroy_typed(d);
    free(d->base);
    d->base = NULL;
}

INSIDE void set_bounds(struct descriptor *d, int j, int64_t lower, int64_t upper)
{
    d->dims[j].lower = upper < lower ? 1 : lower;
    d->dims[j].extent = upper < lower ? 0 : upper - lower + 1;
}

ENTRY void _FortranAAllocatableSetBounds_(struct descriptor *d, int j, int64_t lower, int64_t upper)
{
    set_bounds(d, j, lower, upper);
}

ENTRY void _FortranAPointerSetBounds_(struct descriptor *d, int j, int64_t lower, int64_t upper)
{
    set_bounds(d, j, lower, upper);
}

int _FortranAAllocatableAllocate(struct descriptor *, const int64_t *, bool, const void *, const char *, int,
                                 const void *);

ENTRY int _FortranAAllocatableAllocate_(struct descriptor *d, const int64_t *queue, bool has_status, const void *message,
                                        const char *file, int line, const void *other)
{
    if (d->base != NULL || d->extra >> 1)
        LEND_AND_RETURN(d, _FortranAAllocatableAllocate(&mine, queue, has_status, message, file, line, other))
    allocate(d, file, line);
    return 0;
}

int _FortranAAllocatableAllocateSource(struct descriptor *, const struct descriptor *, bool, const void *, const char *,
                                       int);

INSIDE int library_allocate_source(struct descriptor *d, const struct descriptor *source, bool has_status,
                                   const void *message, const char *file, int line)
{
    struct descriptor other;
    lend(&other, source);
    return _FortranAAllocatableAllocateSource(d, &other, has_status, message, file, line);
}

ENTRY int _FortranAAllocatableAllocateSource_(struct descriptor *d, const struct descriptor *source, bool has_status,
                                              const void *message, const char *file, int line)
{
    if (d->base != NULL || d->extra || d->type != source->type || d->type == STRUCT || d->size != source->size)
        LEND_AND_RETURN(d, library_allocate_source(&mine, source, has_status, message, file, line))
    allocate(d, file, line);
    copy(d, source);
    return 0;
}

int _FortranAAllocatableDeallocate(struct descriptor *, bool, const void *, const char *, int);

ENTRY int _FortranAAllocatableDeallocate_(struct descriptor *d, bool has_status, const void *message, const char *file,
                                          int line)
{
    if (d->base == NULL || d->extra >> 1)
        LEND_AND_RETURN(d, _FortranAAllocatableDeallocate(&mine, has_status, message, file, line))
    deallocate(d);
    return 0;
}

int _FortranAPointerAllocate(struct descriptor *, bool, const void *, const char *, int, const void *);

ENTRY int _FortranAPointerAllocate_(struct descriptor *d, bool has_status, const void *message, const char *file,
                                    int line, const void *other)
{
    if (d->extra >> 1)
        LEND_AND_RETURN(d, _FortranAPointerAllocate(&mine, has_status, message, file, line, other))
    allocate(d, file, line);
    return 0;
}

int _FortranAPointerDeallocate(struct descriptor *, bool, const void *, const char *, int);

ENTRY int _FortranAPointerDeallocate_(struct descriptor *d, bool has_status, const void *message, const char *file,
                                      int line)
{
    if (d->base == NULL || d->extra >> 1)
        LEND_AND_RETURN(d, _FortranAPointerDeallocate(&mine, has_status, message, file, line))
    deallocate(d);
    return 0;
}

int _FortranAMoveAlloc(struct descriptor *, struct descriptor *, const void *, bool, const void *, const char *, int);

ENTRY int _FortranAMoveAlloc_(struct descriptor *to, struct descriptor *from, const void *type, bool has_status,
                              const void *message, const char *file, int line)
{
    if (to == from || (type != NULL && (from->extra || to->extra)))
        return _FortranAMoveAlloc(to, from, type, has_status, message, file, line); /* types may move too */
    if (from->extra || to->extra) {
        struct descriptor mine, other;
        lend(&mine, to);
        lend(&other, from);
        int status = _FortranAMoveAlloc(&mine, &other, type, has_status, message, file, line);
        take_back(to, &mine);
        take_back(from, &other);
        return status;
    }
    if (to->base != NULL)
        free(to->base);
    EACH(j, from->rank)
        to->dims[j] = from->dims[j];
    to->base = from->base;
    from->base = NULL;
    return 0;
}

/* array constructors of a length that is not known beforehand */

struct constructor {
    struct descriptor *to;
    int64_t next, room;
};

ENTRY void _FortranAInitArrayConstructorVector_(struct constructor *c, struct descriptor *to, bool lengths,
                                                const char *file, int line)
{
    c->to = to;
    c->next = 0;
    c->room = to->base != NULL ? to->dims[0].extent : 0;
}

/* A packed row of `n` elements like those of another array. */
INSIDE struct descriptor packed(char *base, const struct descriptor *like, int64_t n)
{
    struct descriptor d;
    d.base = base;
    d.size = like->size;
    d.type = like->type;
    d.rank = 1;
    d.dims[0].extent = n;
    d.dims[0].stride = like->size;
    return d;
}

INSIDE void push(struct constructor *c, const struct descriptor *from, int64_t n)
{
    struct descriptor *to = c->to;
    to->size = from->size;
    to->dims[0].lower = 1;
    to->dims[0].stride = from->size;
    if (c->next + n > c->room || to->base == NULL) {
        c->room = c->next + n > 2 * c->room ? c->next + n : 2 * c->room;
        struct descriptor old = packed(to->base, from, c->next);
        struct descriptor made = packed(room(c->room * from->size), from, c->next);
        copy(&made, &old);
        if (old.base != NULL)
            free(old.base);
        to->base = made.base;
    }
    struct descriptor part = packed(to->base + c->next * from->size, from, n);
    copy(&part, from);
    c->next += n;
    to->dims[0].extent = c->next;
}

ENTRY void _FortranAPushArrayConstructorValue_(struct constructor *c, const struct descriptor *from)
{
    push(c, from, count(from));
}

ENTRY void _FortranAPushArrayConstructorSimpleScalar_(struct constructor *c, const char *from)
{
    struct descriptor one;
    one.base = (char *)from;
    one.size = c->to->size;
    one.type = c->to->type;
    one.rank = 0;
    push(c, &one, 1);
}

/* rearrangements: the result's memory is made here, and released by the compiled code */

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
    if (mold->type == STRUCT || mold->size == 0 || size < 0)
        _FortranATransferSize(result, source, mold, file, line, size);
    else
        transfer(result, source, mold, 1, size);
}

void _FortranASpread(struct descriptor *, const struct descriptor *, int, int64_t, const char *, int);

ENTRY void _FortranASpread_(struct descriptor *result, const struct descriptor *source, int dim, int64_t copies,
                            const char *file, int line)
{
    if (source->type == STRUCT || dim < 1 || dim > source->rank + 1) {
        _FortranASpread(result, source, dim, copies, file, line);
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
    if (source->type == STRUCT || vector != NULL) {
        _FortranAPack(result, source, mask, vector, file, line);
        return;
    }
    int64_t n = count(source), chosen = 0;
    for (int64_t k = 0; k < n; k++)
        chosen += is_true(mask, k);
    begin_result(result, source, 1);
    result->dims[0].lower = 1;
    result->dims[0].extent = chosen;
    result->dims[0].stride = source->size;
    result->base = room(chosen * source->size);
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
}

/* numbers */

#define NORM(T, BITS, ROOT)                                                                                            \
    T _FortranANorm2_##BITS(const struct descriptor *, const char *, int, int);                                        \
    ENTRY T _FortranANorm2_##BITS##_(const struct descriptor *d, const char *file, int line, int dim)                  \
    {                                                                                                                  \
        T largest = 0, sum = 0;                                                                                        \
        int64_t n = count(d);                                                                                          \
        for (int64_t k = 0; k < n; k++) {                                                                              \
            T x = *(const T *)(d->base + offset(d, k));                                                                \
            x = x < 0 ? -x : x;                                                                                        \
            largest = x > largest ? x : largest;                                                                       \
        }                                                                                                              \
        /* scaled by a power of two, so that squares neither overflow nor vanish */                                    \
        T unit = largest > (T)1e15 ? (T)0x1p-60 : largest < (T)1e-15 ? (T)0x1p60 : (T)1;                               \
        for (int64_t k = 0; k < n; k++) {                                                                              \
            T x = *(const T *)(d->base + offset(d, k)) * unit;                                                         \
            sum += x * x;                                                                                              \
        }                                                                                                              \
        return ROOT(sum) / unit;                                                                                       \
    }
NORM(double, 8, sqrt)
NORM(float, 4, sqrtf)

void _FortranANorm2Dim(struct descriptor *, const struct descriptor *, int, const char *, int);

#define NORMS(T, ROOT)                                                                                                 \
    for (int64_t k = 0, n = count(result); k < n; k++) {                                                               \
        const char *start = x->base + offset(&first, k);                                                               \
        T sum = 0;                                                                                                     \
        for (int64_t i = 0; i < length; i++) {                                                        \
            T entry = *(const T *)(start + i * step);                                               \
            sum += entry * entry;                                                                                      \
        }                                                                                                              \
        ((T *)result->base)[k] = ROOT(sum);                                                                            \
    }

ENTRY void _FortranANorm2Dim_(struct descriptor *result, const struct descriptor *x, int dim, const char *file, int line)
{
    if ((x->type != DOUBLE && x->type != FLOAT) || dim < 1 || dim > x->rank || x->rank < 2) {
        _FortranANorm2Dim(result, x, dim, file, line);
        return;
    }
    struct descriptor first;
    begin_result(result, x, x->rank - 1);
    first.rank = x->rank - 1;
    int64_t stride = x->size, length = 0, step = 0;
    EACH(j, x->rank) {
        if (j == dim - 1) {
            length = x->dims[j].extent;
            step = x->dims[j].stride;
            continue;
        }
        EACH(i, x->rank - 1)
            if (i == j - (j >= dim)) {
                first.dims[i] = x->dims[j];
                result->dims[i].lower = 1;
                result->dims[i].extent = x->dims[j].extent;
                result->dims[i].stride = stride;
            }
        stride *= x->dims[j].extent;
    }
    result->base = room(stride);
    if (x->type == DOUBLE)
        NORMS(double, sqrt)
    else
        NORMS(float, sqrtf)
}

#define REMAINDERS(T, BITS, FMOD, COPYSIGN)                                                                            \
    ENTRY T _FortranAModReal##BITS##_(T x, T p, const char *file, int line) { return FMOD(x, p); }                     \
    ENTRY T _FortranAModuloReal##BITS##_(T x, T p, const char *file, int line)                                         \
    {                                                                                                                  \
        T r = FMOD(x, p);                                                                                              \
        if (r == 0)                                                                                                    \
            return COPYSIGN(r, p);                                                                                     \
        return (r < 0) != (p < 0) ? r + p : r;                                                                         \
    }
REMAINDERS(double, 8, fmod, copysign)
REMAINDERS(float, 4, fmodf, copysignf)

/* parts of numbers: fractions are those of frexp, from 1/2 on */

INSIDE int exponent_of(int64_t p) { return p > 100000 ? 100000 : p < -100000 ? -100000 : (int)p; }

#define PARTS(T, BITS, DIGITS, TINY, FREXP, LDEXP, FABS)                                                                  \
    ENTRY T _FortranAFraction##BITS##_(T x)                                                                            \
    {                                                                                                                  \
        int exponent;                                                                                                  \
        return FREXP(x, &exponent);                                                                                    \
    }                                                                                                                  \
    ENTRY T _FortranAScale##BITS##_(T x, int64_t p) { return LDEXP(x, exponent_of(p)); }                               \
    ENTRY T _FortranASetExponent##BITS##_(T x, int64_t p)                                                              \
    {                                                                                                                  \
        int exponent;                                                                                                  \
        return LDEXP(FREXP(x, &exponent), exponent_of(p));                                                             \
    }                                                                                                                  \
    ENTRY T _FortranARRSpacing##BITS##_(T x)                                                                           \
    {                                                                                                                  \
        int exponent;                                                                                                  \
        return LDEXP(FABS(FREXP(x, &exponent)), DIGITS);                                                               \
    }                                                                                                                  \
    ENTRY T _FortranASpacing##BITS##_(T x)                                                                             \
    {                                                                                                                  \
        int exponent;                                                                                                  \
        FREXP(x, &exponent);                                                                                           \
        T far = LDEXP(1, exponent - DIGITS);                                                                           \
        return FABS(x) <= MAX_OF_##BITS ? (x == 0 || far < TINY ? TINY : far) : NAN;                                   \
    }
#define MAX_OF_8 0x1.fffffffffffffp1023
#define MAX_OF_4 0x1.fffffep127f
PARTS(double, 8, 53, 0x1p-1022, frexp, ldexp, fabs)
PARTS(float, 4, 24, 0x1p-126f, frexpf, ldexpf, fabsf)
