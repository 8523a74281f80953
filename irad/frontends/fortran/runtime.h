/* What flang's descriptors and type descriptions look like, and what is done with their elements.
 *
 * The layout of descriptors is that of ISO_Fortran_binding.h, that of type descriptions the module
 * __fortran_type_info. */
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define INSIDE static inline __attribute__((always_inline))
#define ENTRY __attribute__((always_inline))
#define OUTSIDE __builtin_unreachable()

/* A loop over dimensions without indices that vary, so that descriptors become registers before their rank is known.
 * Modules with arrays of more dimensions do without these definitions. */
#define EACH(J, N)                                                                                                     \
    _Pragma("clang loop unroll(full)") for (int J = 0; J < MAX_RANK; J++)                                             \
        if (J < (N))

enum { VERSION = 20240719, MAX_RANK = 7 };
enum { POINTER = 1, ALLOCATABLE = 2 };
enum { FLOAT = 27, DOUBLE = 28, COMPLEX_FLOAT = 34, COMPLEX_DOUBLE = 35, CHARACTERS = 40, STRUCT = 42, OTHER = -1 };
enum { HAS_ADDENDUM = 1 };

struct dimension {
    int64_t lower, extent, stride;
};

struct descriptor {
    char *base;
    int64_t size;
    int32_t version;
    uint8_t rank;
    int8_t type;
    uint8_t attribute, extra;
    struct dimension dims[15];
};

/* of derived types */

struct value {
    uint8_t genre;
    int64_t value;
};

struct component {
    struct { char *base; int64_t size; int64_t rest; } name;
    uint8_t genre, category, kind, rank;
    int64_t offset;
    struct value length;
    struct { const struct type *base; int64_t rest[4]; } derived;
    struct { void *base; int64_t rest[7]; } lengths;
    struct { const struct value *base; int64_t rest[10]; } bounds;
    const void *initial;
};

struct type {
    struct { void *base; int64_t rest[7]; } bindings;
    struct { void *base; int64_t rest[2]; } name;
    int64_t size;
    struct { void *base; int64_t rest[4]; } uninstantiated;
    struct { void *base; int64_t rest[5]; } kinds, length_kinds;
    struct { const struct component *base; int64_t size, kind; struct dimension dim; int64_t rest[2]; } components;
    struct { void *base; int64_t size, kind; struct dimension dim; int64_t rest[2]; } procedures, special;
    int32_t special_bits;
    uint8_t has_parent, no_initial, no_destruction, no_final, no_assignment;
};

_Static_assert(sizeof(struct component) == 256 && sizeof(struct type) == 440, "the layout of __fortran_type_info");

enum { DATA = 1, POINTER_COMPONENT = 2, ALLOCATABLE_COMPONENT = 3 };
enum { INTEGER_CATEGORY, UNSIGNED_CATEGORY, REAL_CATEGORY, COMPLEX_CATEGORY, CHARACTER_CATEGORY, LOGICAL_CATEGORY,
       DERIVED_CATEGORY }; /* as Fortran::common::TypeCategory counts them since LLVM 20 */

INSIDE const struct type *type_of(const struct descriptor *d)
{
    const struct type *found = NULL;
    EACH(j, d->rank + 1)
        if (j == d->rank && d->extra & HAS_ADDENDUM)
            found = *(const struct type *const *)&d->dims[j];
    return found;
}

INSIDE void set_type(struct descriptor *d, const struct type *t)
{
    EACH(j, d->rank + 1)
        if (j == d->rank) {
            *(const struct type **)&d->dims[j] = t;
            ((int64_t *)&d->dims[j])[1] = 0;
        }
}

/* elements */

INSIDE int64_t count(const struct descriptor *d)
{
    int64_t n = 1;
    EACH(j, d->rank)
        n *= d->dims[j].extent;
    return n;
}

INSIDE int64_t offset(const struct descriptor *d, int64_t k)
{
    int64_t at = 0;
    EACH(j, d->rank) {
        if (j == d->rank - 1) {
            at += k * d->dims[j].stride;
        } else {
            at += k % d->dims[j].extent * d->dims[j].stride;
            k /= d->dims[j].extent;
        }
    }
    return at;
}

INSIDE bool contiguous(const struct descriptor *d)
{
    int64_t expected = d->size;
    bool found = true;
    EACH(j, d->rank) {
        found &= d->dims[j].extent == 1 || d->dims[j].stride == expected;
        expected *= d->dims[j].extent;
    }
    return found;
}

INSIDE void reach(const struct descriptor *d, uintptr_t *low, uintptr_t *high)
{
    *low = (uintptr_t)d->base;
    *high = *low + d->size;
    EACH(j, d->rank) {
        int64_t far = (d->dims[j].extent - 1) * d->dims[j].stride;
        if (far < 0)
            *low += far;
        else
            *high += far;
    }
}

INSIDE bool overlap(const struct descriptor *a, const struct descriptor *b)
{
    uintptr_t low_a, high_a, low_b, high_b;
    reach(a, &low_a, &high_a);
    reach(b, &low_b, &high_b);
    return low_a < high_b && low_b < high_a;
}

#define COPY(T, PARTS)                                                                                                 \
    do {                                                                                                               \
        if (dense)                                                                                                     \
            for (int64_t k = 0; k < n * PARTS; k++)                                                                    \
                ((T *)to->base)[k] = ((const T *)from->base)[k];                                                       \
        else                                                                                                           \
            for (int64_t k = 0; k < n; k++) {                                                                          \
                T *target = (T *)(to->base + offset(to, k));                                                           \
                const T *source = (const T *)(from->base + offset(from, k));                                           \
                for (int part = 0; part < PARTS; part++)                                                               \
                    target[part] = source[part];                                                                       \
            }                                                                                                          \
    } while (0)

/* Copies every element; the arrays have as many elements (or `from` is one), and do not overlap. */
INSIDE void copy(const struct descriptor *to, const struct descriptor *from)
{
    int64_t n = count(to);
    bool dense = from->rank && contiguous(to) && contiguous(from);
    if (!__builtin_constant_p(from->type)) {
        /* Numbers of every kind cannot be in one array: what is moved here, other code says. */
        if (dense)
            memcpy(to->base, from->base, n * from->size);
        else
            for (int64_t k = 0; k < n; k++)
                memcpy(to->base + offset(to, k), from->base + offset(from, k), from->size);
        return;
    }
    switch (from->type) {
    case DOUBLE: COPY(double, 1); break;
    case FLOAT: COPY(float, 1); break;
    case COMPLEX_DOUBLE: COPY(double, 2); break;
    case COMPLEX_FLOAT: COPY(float, 2); break;
    default:
        for (int64_t k = 0; k < n; k++)
            memcpy(to->base + offset(to, k), from->base + offset(from, k), from->size);
    }
}

INSIDE char *room(int64_t bytes) { return malloc(bytes > 0 ? bytes : 1); }

/* A packed array of the same shape and type. */
INSIDE void packed_like(struct descriptor *made, const struct descriptor *from)
{
    made->size = from->size;
    made->version = VERSION;
    made->rank = from->rank;
    made->type = from->type;
    made->attribute = ALLOCATABLE;
    made->extra = 0;
    int64_t stride = from->size;
    EACH(j, from->rank) {
        made->dims[j].lower = 1;
        made->dims[j].extent = from->dims[j].extent;
        made->dims[j].stride = stride;
        stride *= from->dims[j].extent;
    }
    made->base = room(count(from) * from->size);
}

INSIDE void same_as(struct descriptor *made, const struct descriptor *from)
{
    made->base = from->base;
    made->size = from->size;
    made->rank = from->rank;
    made->type = from->type;
    EACH(j, from->rank)
        made->dims[j] = from->dims[j];
}

INSIDE bool same_shape(const struct descriptor *a, const struct descriptor *b)
{
    bool same = true;
    EACH(j, a->rank)
        same &= a->dims[j].extent == b->dims[j].extent;
    return same;
}

/* Gives an allocatable array memory of the shape of another one. */
INSIDE void allocate_like(struct descriptor *to, const struct descriptor *from)
{
    int64_t stride = to->size;
    EACH(j, to->rank) {
        to->dims[j].lower = from->dims[j].lower;
        to->dims[j].extent = from->dims[j].extent;
        to->dims[j].stride = stride;
        stride *= from->dims[j].extent;
    }
    to->base = room(count(to) * to->size);
}

/* to = from, for elements without components to look after; old memory is released when it is no longer read */
INSIDE void assign_plain(struct descriptor *to, const struct descriptor *from)
{
    char *old = NULL;
    struct descriptor source;
    same_as(&source, from);
    if (to->attribute & ALLOCATABLE && (to->base == NULL || (from->rank && !same_shape(to, from)))) {
        old = to->base;
        allocate_like(to, from);
    } else if (from->rank && overlap(to, from)) {
        packed_like(&source, from);
        copy(&source, from);
        old = source.base;
    }
    copy(to, &source);
    if (old != NULL)
        free(old);
}

/* The library gets copies of descriptors, and may change no more in them than the address and the bounds: so what is
 * constant in the descriptors of the compiled code stays constant, whether or not it is called. */
INSIDE void lend(struct descriptor *copy, const struct descriptor *d)
{
    same_as(copy, d);
    copy->version = d->version;
    copy->attribute = d->attribute;
    copy->extra = d->extra;
    if (d->extra & HAS_ADDENDUM)
        set_type(copy, type_of(d));
}

INSIDE void take_back(struct descriptor *d, const struct descriptor *copy)
{
    d->base = copy->base;
    if (d->type == CHARACTERS || d->type > STRUCT) /* the length of `character(:)` is the size of an element */
        d->size = copy->size;
    EACH(j, d->rank)
        d->dims[j] = copy->dims[j];
}

/* In types.c: for arrays of derived types, which a module may not need. */
void assign_typed(struct descriptor *, struct descriptor *, const char *, int);
void initialise_typed(struct descriptor *, const char *, int);
void destroy_typed(struct descriptor *);
void finalise_typed(struct descriptor *, const char *, int);
void fill_typed(char *, const struct descriptor *, int64_t);
void _FortranAAssign(struct descriptor *, const struct descriptor *, const char *, int);
void _FortranAInitialize(const struct descriptor *, const char *, int);
void _FortranADestroy(const struct descriptor *);
void _FortranAFinalize(const struct descriptor *, const char *, int);

_Noreturn void _FortranAReportFatalUserError(const char *, const char *, int);

INSIDE void library_assign(struct descriptor *to, const struct descriptor *from, const char *file, int line)
{
    struct descriptor mine, other;
    lend(&mine, to);
    lend(&other, from);
    _FortranAAssign(&mine, &other, file, line);
    take_back(to, &mine);
}
