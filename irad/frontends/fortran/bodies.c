/* Procedures of flang's run-time library in C, for code that is differentiated: they are inlined, and what is
 * constant in the descriptors at a call (type, rank, attributes) folds their cases away. A case that is not covered
 * calls the library itself, so that a program means the same with them; if derivatives depend on such a call, it is
 * refused like any other function without a rule. A function `name_` is the procedure `name`. */
#include "runtime.h"

/* What goes wrong ends the program; where it asks for a status, the library is shown another variable like it. */
#define SAY(BASE, WHAT, CALL)                                                                                          \
    {                                                                                                                  \
        struct descriptor another = {(char *)(BASE), 1, VERSION, 0, 7, ALLOCATABLE, 0};                                \
        if (!has_status)                                                                                               \
            _FortranAReportFatalUserError(WHAT, file, line);                                                           \
        return CALL;                                                                                                   \
    }

#define LEND_AND_RETURN(D, CALL)                                                                                       \
    {                                                                                                                  \
        struct descriptor mine;                                                                                        \
        lend(&mine, D);                                                                                                \
        int status = CALL;                                                                                             \
        take_back(D, &mine);                                                                                           \
        return status;                                                                                                 \
    }

/* assignment */

INSIDE bool is_plain(const struct descriptor *d)
{
    const struct type *t = type_of(d);
    return d->type == DOUBLE || d->type == FLOAT || d->type == COMPLEX_DOUBLE || d->type == COMPLEX_FLOAT ||
           (d->type == STRUCT && t != NULL && __builtin_constant_p(t->size) && t->no_destruction && t->no_final &&
            t->no_assignment);
}

/* A target that says nothing here of its own is as the source is: the compiler has converted the source. (Characters,
 * which may differ in length, are left to the library.) */
INSIDE bool like_source(const struct descriptor *to, const struct descriptor *from)
{
    return !__builtin_constant_p(to->type) && __builtin_constant_p(from->rank) && from->rank > 0 && is_plain(from);
}

INSIDE void assign_like(struct descriptor *to, struct descriptor *from, const char *file, int line)
{
    struct descriptor mine;
    if (to->type != from->type || to->size != from->size || to->rank != from->rank)
        _FortranAReportFatalUserError("an assignment between arrays of different kinds", file, line);
    same_as(&mine, from);
    mine.base = to->base;
    mine.attribute = to->attribute;
    EACH(j, from->rank)
        mine.dims[j] = to->dims[j];
    assign_plain(&mine, from);
    to->base = mine.base;
    EACH(j, from->rank)
        to->dims[j] = mine.dims[j];
}

INSIDE bool is_text(const struct descriptor *d)
{
    return __builtin_constant_p(d->type) && d->type == CHARACTERS && __builtin_constant_p(d->rank) && d->rank == 0;
}

/* A scalar gets the length of what is assigned, elements of an array keep theirs. */
INSIDE void assign_text(struct descriptor *to, const struct descriptor *from)
{
    if (to->rank == 0 && to->attribute & ALLOCATABLE) {
        char *old = to->base, *made = room(from->size);
        memcpy(made, from->base, from->size);
        to->base = made;
        to->size = from->size;
        if (old != NULL)
            free(old);
        return;
    }
    int64_t n = count(to), same = from->size < to->size ? from->size : to->size;
    for (int64_t k = 0; k < n; k++) {
        char *target = to->base + offset(to, k);
        memmove(target, from->base, same);
        memset(target + same, ' ', to->size - same);
    }
}

ENTRY void _FortranAAssign_(struct descriptor *to, struct descriptor *from, const char *file, int line)
{
    if (like_source(to, from))
        assign_like(to, from, file, line);
    else if (is_text(from))
        assign_text(to, from);
    else if (to->type != from->type || from->size != to->size)
        library_assign(to, from, file, line);
    else if (from->type == STRUCT)
        assign_typed(to, from, file, line);
    else
        assign_plain(to, from);
}

/* The target's components hold nothing yet. */
ENTRY void _FortranAAssignTemporary_(struct descriptor *to, struct descriptor *from, const char *file, int line)
{
    if (to->type == STRUCT && to->base != NULL)
        initialise_typed(to, file, line);
    if (is_text(from))
        assign_text(to, from);
    else if (to->type != from->type || from->size != to->size)
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

ENTRY void _FortranAFinalize_(struct descriptor *d, const char *file, int line) { finalise_typed(d, file, line); }

void _FortranADestroyWithoutFinalization(const struct descriptor *);

ENTRY void _FortranADestroyWithoutFinalization_(struct descriptor *d)
{
    const struct type *t = type_of(d);
    if (t != NULL && !t->no_final) {
        struct descriptor mine;
        lend(&mine, d);
        _FortranADestroyWithoutFinalization(&mine);
    } else {
        destroy_typed(d);
    }
}

INSIDE void allocate_raw(struct descriptor *d)
{
    int64_t stride = d->size;
    EACH(j, d->rank) {
        d->dims[j].stride = stride;
        stride *= d->dims[j].extent;
    }
    d->base = room(stride);
}

INSIDE void allocate(struct descriptor *d, const char *file, int line)
{
    allocate_raw(d);
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
    if (d->base != NULL)
        SAY(&another, "ALLOCATE: it is allocated already",
            _FortranAAllocatableAllocate(&another, queue, has_status, message, file, line, other))
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
    bool same = d->type == source->type && d->size == source->size;
    if (!same && source->type != CHARACTERS)
        _FortranAReportFatalUserError("ALLOCATE: the source is of another kind", file, line);
    if (!same)
        LEND_AND_RETURN(d, library_allocate_source(&mine, source, has_status, message, file, line))
    if (d->base != NULL)
        SAY(&another, "ALLOCATE: it is allocated already",
            _FortranAAllocatableAllocateSource(&another, &another, has_status, message, file, line))
    allocate_raw(d);
    if (source->type == STRUCT)
        fill_typed(d->base, source, count(d));
    else
        copy(d, source);
    return 0;
}

int _FortranAAllocatableDeallocate(struct descriptor *, bool, const void *, const char *, int);

ENTRY int _FortranAAllocatableDeallocate_(struct descriptor *d, bool has_status, const void *message, const char *file,
                                          int line)
{
    if (d->base == NULL)
        SAY(NULL, "DEALLOCATE: it is not allocated",
            _FortranAAllocatableDeallocate(&another, has_status, message, file, line))
    deallocate(d);
    return 0;
}

ENTRY int _FortranAPointerAllocate_(struct descriptor *d, bool has_status, const void *message, const char *file,
                                    int line, const void *other)
{
    allocate(d, file, line);
    return 0;
}

ENTRY void _FortranAPointerNullifyDerived_(struct descriptor *d, const struct type *t, int rank, int corank)
{
    d->base = NULL;
    d->size = t->size;
    d->type = STRUCT;
    set_type(d, t);
}

int _FortranAPointerDeallocate(struct descriptor *, bool, const void *, const char *, int);

ENTRY int _FortranAPointerDeallocate_(struct descriptor *d, bool has_status, const void *message, const char *file,
                                      int line)
{
    if (d->base == NULL)
        SAY(NULL, "DEALLOCATE: it is not allocated",
            _FortranAPointerDeallocate(&another, has_status, message, file, line))
    deallocate(d);
    return 0;
}

int _FortranAMoveAlloc(struct descriptor *, struct descriptor *, const void *, bool, const void *, const char *, int);

/* `type` is what a polymorphic `from` is declared with, and is again when it is empty. */
ENTRY int _FortranAMoveAlloc_(struct descriptor *to, struct descriptor *from, const void *type, bool has_status,
                              const void *message, const char *file, int line)
{
    if (to == from)
        SAY(&another, "MOVE_ALLOC: the arguments are the same",
            _FortranAMoveAlloc(&another, &another, NULL, has_status, message, file, line))
    if (to->base != NULL)
        deallocate(to);
    EACH(j, from->rank)
        to->dims[j] = from->dims[j];
    if (to->size != from->size || to->type != from->type || type != NULL) {
        to->size = from->size;
        to->type = from->type;
        if (to->extra & HAS_ADDENDUM)
            set_type(to, type_of(from));
        if (type != NULL)
            set_type(from, type);
    }
    to->base = from->base;
    from->base = NULL;
    return 0;
}

#include "polymorphic.h"

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
    const struct type *t = type_of(from);
    struct descriptor part = packed(to->base + c->next * from->size, from, n);
    if (t == NULL || t->no_destruction)
        copy(&part, from);
    else
        fill_typed(part.base, from, n);
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
    one.rank = one.extra = 0;
    push(c, &one, 1);
}

#include "rearrangements.h"
#include "text.h"

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
        for (int64_t i = 0; i < length; i++) {                                                                         \
            T entry = *(const T *)(start + i * step);                                                                  \
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

/* `ordered` or not, in the order of elements. */
#define REDUCTION(T, NAME, GIVEN, FIRST, SECOND)                                                                       \
    ENTRY T _FortranAReduce##NAME##_(const struct descriptor *d, T (*operation)(GIVEN, GIVEN), const char *file,       \
                                     int line, int dim, const struct descriptor *mask, const T *identity,              \
                                     bool ordered)                                                                     \
    {                                                                                                                  \
        T found = 0;                                                                                                   \
        bool any = false;                                                                                              \
        for (int64_t k = 0, n = count(d); k < n; k++)                                                                  \
            if (mask == NULL || is_true(mask, k)) {                                                                    \
                T next = *(const T *)(d->base + offset(d, k));                                                         \
                found = any ? operation(FIRST, SECOND) : next;                                                         \
                any = true;                                                                                            \
            }                                                                                                          \
        if (!any && identity == NULL)                                                                                  \
            _FortranAReportFatalUserError("REDUCE: no elements and no identity", file, line);                          \
        return any ? found : *identity;                                                                                \
    }
REDUCTION(double, Real8Ref, const double *, &found, &next)
REDUCTION(float, Real4Ref, const float *, &found, &next)
REDUCTION(double, Real8Value, double, found, next)
REDUCTION(float, Real4Value, float, found, next)

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

#define PARTS(T, BITS, DIGITS, TINY, FREXP, LDEXP, FABS)                                                               \
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
