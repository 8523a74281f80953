/* Derived types: default values, components to be copied and released. The types are described by constants, so that
 * loops over components unroll, and only what is to be done is left. */
#include "runtime.h"

/* Of a type that is known they are few, whatever is done with each. */
#define EACH_COMPONENT(I, T)                                                                                           \
    _Pragma("clang loop unroll(full)") for (int64_t I = 0; I < (T)->components.dim.extent; I++)

INSIDE int64_t component_size(const struct component *c)
{
    int64_t size = c->kind;
    if (c->category == COMPLEX_CATEGORY)
        size *= 2;
    else if (c->category == CHARACTER_CATEGORY)
        size *= c->length.value;
    else if (c->category == DERIVED_CATEGORY)
        size = c->derived.base != NULL ? c->derived.base->size : 0; /* any type at all: class(*) */
    return size;
}

INSIDE int64_t component_count(const struct component *c)
{
    int64_t n = 1;
    EACH(j, c->rank)
        n *= c->bounds.base[2 * j + 1].value - c->bounds.base[2 * j].value + 1;
    return n;
}

INSIDE int8_t component_type(const struct component *c)
{
    switch (c->category) {
    case INTEGER_CATEGORY:
    case UNSIGNED_CATEGORY: return c->kind == 1 ? 7 : c->kind == 2 ? 8 : c->kind == 4 ? 9 : 10;
    case REAL_CATEGORY: return c->kind == 4 ? FLOAT : DOUBLE;
    case COMPLEX_CATEGORY: return c->kind == 4 ? COMPLEX_FLOAT : COMPLEX_DOUBLE;
    case LOGICAL_CATEGORY: return c->kind == 1 ? 39 : c->kind == 2 ? 8 : c->kind == 4 ? 9 : 10;
    case CHARACTER_CATEGORY: return c->kind == 1 ? CHARACTERS : c->kind == 2 ? 43 : 44;
    default: return STRUCT;
    }
}

struct procedure {
    struct { char *base; int64_t size; int64_t rest; } name;
    int64_t offset;
    void *initial;
};

_Static_assert(sizeof(struct procedure) == 40, "the layout of __fortran_type_info");

/* For any type of the module, whichever it is: defined where the module's types are known. Calls with a constant type
 * are inlined for that one. */
void initialise_any(char *, const struct type *);
void destroy_any(char *, const struct type *);
void assign_any(char *, char *, const struct type *);

enum { ASSIGNMENTS = 1 << 1 | 1 << 2, FIRST_FINAL = 7 }; /* among the kinds of special bindings */

INSIDE bool is_flat(const struct component *c)
{
    return c->genre == ALLOCATABLE_COMPONENT && c->category == DERIVED_CATEGORY && c->derived.base != NULL &&
           c->derived.base->no_destruction && c->derived.base->no_final;
}

/* Whether a type has procedures of its own that are called when an object ends. (`no_final` is false for what has a
 * polymorphic component, too; the type of which is asked when it is released.) */
INSIDE bool has_finals(const struct type *t) { return t->special_bits >> FIRST_FINAL; }

/* Whether nothing but the cases below is in a type. */
INSIDE bool is_simple(const struct type *t, bool assigned)
{
    bool simple = !has_finals(t) && !(assigned && t->special_bits & ASSIGNMENTS);
    EACH_COMPONENT(i, t) {
        const struct component *c = &t->components.base[i];
        simple &= c->genre == DATA || c->genre == POINTER_COMPONENT || c->genre == ALLOCATABLE_COMPONENT;
    }
    return simple;
}

INSIDE int64_t bytes_of(const struct component *c) { return component_size(c) * component_count(c); }

/* Copies what is kept of a component in the element itself: data, or a descriptor, by its members. */
INSIDE void copy_component(char *to, const char *from, const struct component *c)
{
    if (c->genre == DATA) {
        memcpy(to, from, bytes_of(c));
        return;
    }
    struct descriptor *target = (struct descriptor *)to;
    const struct descriptor *source = (const struct descriptor *)from;
    target->base = source->base;
    target->size = source->size;
    target->version = source->version;
    memcpy(&target->rank, &source->rank, 4);
    EACH(j, c->rank)
        target->dims[j] = source->dims[j];
    EACH(j, c->rank + 1)
        if (j == c->rank && c->category == DERIVED_CATEGORY) {
            *(const struct type **)&target->dims[j] = *(const struct type *const *)&source->dims[j];
            ((int64_t *)&target->dims[j])[1] = ((const int64_t *)&source->dims[j])[1];
        }
}

INSIDE void empty_component(struct descriptor *d, const struct component *c)
{
    d->base = NULL;
    d->size = component_size(c);
    d->version = VERSION;
    /* in one word, which is not zero: so zeros before and behind it are not filled in with parts of it */
    uint32_t attribute = c->genre == POINTER_COMPONENT ? POINTER : ALLOCATABLE;
    uint32_t extra = c->category == DERIVED_CATEGORY ? HAS_ADDENDUM : 0;
    uint32_t kind = c->rank | (uint32_t)(uint8_t)component_type(c) << 8 | attribute << 16 | extra << 24;
    memcpy(&d->rank, &kind, 4);
    EACH(j, c->rank) {
        d->dims[j].lower = 1;
        d->dims[j].extent = 0;
        d->dims[j].stride = 0;
    }
    if (c->category == DERIVED_CATEGORY) {
        *(const struct type **)&d->dims[c->rank] = c->derived.base;
        ((int64_t *)&d->dims[c->rank])[1] = 0;
    }
}

/* Descriptors are copied in front of loops over elements, whose memory may lie anywhere: what is known of them stays known.
 *
 * What components lead to. (What is late is inlined when loops over components have been unrolled.) */

/* A component's descriptor, of which its rank is known. */
INSIDE void component_of(struct descriptor *copy, const struct descriptor *d, int rank)
{
    copy->base = d->base;
    copy->size = d->size;
    copy->rank = (uint8_t)rank;
    EACH(j, rank)
        copy->dims[j] = d->dims[j];
}

INSIDE const struct type *type_of_component(const struct descriptor *d, int rank)
{
    const struct type *found = NULL;
    EACH(j, rank + 1)
        if (j == rank)
            found = *(const struct type *const *)&d->dims[j];
    return found;
}

void destroy_elements_late_(const struct descriptor *d, int rank)
{
    const struct type *t = type_of_component(d, rank);
    struct descriptor fixed;
    component_of(&fixed, d, rank);
    for (int64_t k = 0, n = count(&fixed); k < n; k++)
        destroy_any(fixed.base + k * fixed.size, t);
}

void assign_component_late_(struct descriptor *to, const struct descriptor *from, int rank)
{
    char *old = to->base;
    if (from->base != NULL) {
        const struct type *t = type_of_component(from, rank);
        struct descriptor source;
        component_of(&source, from, rank);
        int64_t n = count(&source);
        char *made = room(n * source.size);
        for (int64_t k = 0; k < n; k++) {
            initialise_any(made + k * source.size, t);
            assign_any(made + k * source.size, source.base + k * source.size, t);
        }
        if (old != NULL)
            destroy_elements_late_(to, rank);
        to->base = made;
        to->size = source.size;
        EACH(j, rank + 1)
            if (j == rank)
                *(const struct type **)&to->dims[j] = t;
        EACH(j, rank)
            to->dims[j] = source.dims[j];
    } else {
        if (old != NULL)
            destroy_elements_late_(to, rank);
        to->base = NULL;
    }
    if (old != NULL)
        free(old);
}

/* What the descriptors of components say of their types is the same for all of them. */
void assign_array_late_(struct descriptor *to, const struct descriptor *from, int64_t size, int rank, int type)
{
    struct descriptor target, source;
    component_of(&source, from, rank);
    component_of(&target, to, rank);
    target.size = source.size = size;
    target.type = source.type = (int8_t)type;
    target.attribute = ALLOCATABLE;
    assign_plain(&target, &source);
    to->base = target.base;
    EACH(j, rank)
        to->dims[j] = target.dims[j];
}

/* Elements of text may be of any length. */
void assign_text_late_(struct descriptor *to, const struct descriptor *from, int rank)
{
    struct descriptor target, source;
    component_of(&source, from, rank);
    component_of(&target, to, rank);
    int64_t bytes = count(&source) * source.size;
    if (target.base != NULL && target.size == source.size && same_shape(&target, &source)) {
        memmove(target.base, source.base, bytes);
        return;
    }
    to->base = room(bytes);
    memcpy(to->base, source.base, bytes);
    to->size = source.size;
    EACH(j, rank)
        to->dims[j] = source.dims[j];
    if (target.base != NULL)
        free(target.base);
}

/* Types in types: as deep as this, then the library has to do it. */
#define NESTED(NAME, INNER)                                                                                            \
    INSIDE bool fits_##NAME(const struct type *t, bool assigned)                                                       \
    {                                                                                                                  \
        bool found = is_simple(t, assigned);                                                                           \
        EACH_COMPONENT(i, t) {                                                                                         \
            const struct component *c = &t->components.base[i];                                                        \
            if (c->genre == DATA && c->category == DERIVED_CATEGORY)                                                   \
                found &= fits_##INNER(c->derived.base, assigned);                                                      \
        }                                                                                                              \
        return found;                                                                                                  \
    }                                                                                                                  \
    INSIDE void initialise_##NAME(char *element, const struct type *t)                                                 \
    {                                                                                                                  \
        if (t->no_initial)                                                                                             \
            return;                                                                                                    \
        EACH_COMPONENT(i, t) {                                                                                         \
            const struct component *c = &t->components.base[i];                                                        \
            if (c->initial != NULL)                                                                                    \
                copy_component(element + c->offset, c->initial, c);                                                    \
            else if (c->genre != DATA)                                                                                 \
                empty_component((struct descriptor *)(element + c->offset), c);                                        \
            else if (c->category == DERIVED_CATEGORY)                                                                  \
                for (int64_t k = 0; k < component_count(c); k++)                                                       \
                    initialise_##INNER(element + c->offset + k * c->derived.base->size, c->derived.base);              \
        }                                                                                                              \
        for (int64_t i = 0; i < t->procedures.dim.extent; i++) {                                                       \
            const struct procedure *p = (const struct procedure *)t->procedures.base + i;                              \
            *(void **)(element + p->offset) = p->initial;                                                              \
        }                                                                                                              \
    }                                                                                                                  \
    INSIDE void destroy_##NAME(char *element, const struct type *t)                                                    \
    {                                                                                                                  \
        if (t->no_destruction)                                                                                         \
            return;                                                                                                    \
        EACH_COMPONENT(i, t) {                                                                                         \
            const struct component *c = &t->components.base[i];                                                        \
            if (c->genre == ALLOCATABLE_COMPONENT) {                                                                   \
                struct descriptor *d = (struct descriptor *)(element + c->offset);                                     \
                if (d->base != NULL) {                                                                                 \
                    if (c->category == DERIVED_CATEGORY && !is_flat(c))                                                \
                        destroy_elements_late_(d, c->rank);                                                            \
                    free(d->base);                                                                                     \
                }                                                                                                      \
                d->base = NULL;                                                                                        \
            } else if (c->genre == DATA && c->category == DERIVED_CATEGORY) {                                          \
                for (int64_t k = 0; k < component_count(c); k++)                                                       \
                    destroy_##INNER(element + c->offset + k * c->derived.base->size, c->derived.base);                 \
            }                                                                                                          \
        }                                                                                                              \
    }                                                                                                                  \
    INSIDE void assign_##NAME(char *to, char *from, const struct type *t)                                              \
    {                                                                                                                  \
        if (t->no_destruction) {                                                                                       \
            memcpy(to, from, t->size);                                                                                 \
            return;                                                                                                    \
        }                                                                                                              \
        EACH_COMPONENT(i, t) {                                                                                         \
            const struct component *c = &t->components.base[i];                                                        \
            if (c->genre == ALLOCATABLE_COMPONENT) {                                                                   \
                struct descriptor *a = (struct descriptor *)(to + c->offset);                                          \
                struct descriptor *b = (struct descriptor *)(from + c->offset);                                        \
                if (c->category == DERIVED_CATEGORY)                                                                   \
                    assign_component_late_(a, b, c->rank);                                                             \
                else if (b->base != NULL && c->category == CHARACTER_CATEGORY)                                         \
                    assign_text_late_(a, b, c->rank);                                                                  \
                else if (b->base != NULL)                                                                              \
                    assign_array_late_(a, b, component_size(c), c->rank, component_type(c));                           \
                else if (a->base != NULL) {                                                                            \
                    free(a->base);                                                                                     \
                    a->base = NULL;                                                                                    \
                }                                                                                                      \
            } else if (c->genre == DATA && c->category == DERIVED_CATEGORY) {                                          \
                for (int64_t k = 0; k < component_count(c); k++) {                                                     \
                    int64_t at = c->offset + k * c->derived.base->size;                                                \
                    assign_##INNER(to + at, from + at, c->derived.base);                                               \
                }                                                                                                      \
            } else {                                                                                                   \
                copy_component(to + c->offset, from + c->offset, c);                                                   \
            }                                                                                                          \
        }                                                                                                              \
        for (int64_t i = 0; i < t->procedures.dim.extent; i++) {                                                       \
            int64_t at = ((const struct procedure *)t->procedures.base)[i].offset;                                     \
            *(void **)(to + at) = *(void *const *)(from + at);                                                         \
        }                                                                                                              \
    }

INSIDE bool fits_0(const struct type *t, bool assigned) { return false; }
INSIDE void initialise_0(char *element, const struct type *t) { OUTSIDE; }
INSIDE void destroy_0(char *element, const struct type *t) { OUTSIDE; }
INSIDE void assign_0(char *to, char *from, const struct type *t) { OUTSIDE; }
NESTED(1, 0)
NESTED(2, 1)
NESTED(3, 2)

/* of one type: these are what is inlined for it */

INSIDE void library_of_one(struct descriptor *one, char *element, const struct type *t)
{
    one->base = element;
    one->size = t->size;
    one->version = VERSION;
    one->rank = 0;
    one->type = STRUCT;
    one->attribute = POINTER;
    one->extra = HAS_ADDENDUM;
    set_type(one, t);
}

ENTRY void initialise_elsewhere_(char *element, const struct type *t)
{
    struct descriptor one;
    library_of_one(&one, element, t);
    _FortranAInitialize(&one, NULL, 0);
}

ENTRY void destroy_elsewhere_(char *element, const struct type *t)
{
    struct descriptor one;
    library_of_one(&one, element, t);
    _FortranADestroy(&one);
}

ENTRY void assign_elsewhere_(char *to, char *from, const struct type *t)
{
    struct descriptor one, other;
    library_of_one(&one, to, t);
    library_of_one(&other, from, t);
    _FortranAAssign(&one, &other, NULL, 0);
}

ENTRY void initialise_one_(char *element, const struct type *t)
{
    if (t->no_initial)
        return;
    if (fits_3(t, false))
        initialise_3(element, t);
    else
        initialise_elsewhere_(element, t);
}

ENTRY void destroy_one_(char *element, const struct type *t)
{
    if (t->no_destruction && t->no_final)
        return;
    if (fits_3(t, false))
        destroy_3(element, t);
    else
        destroy_elsewhere_(element, t);
}

ENTRY void assign_one_(char *to, char *from, const struct type *t)
{
    if (t->no_destruction && t->no_assignment)
        memcpy(to, from, t->size);
    else if (fits_3(t, true))
        assign_3(to, from, t);
    else
        assign_elsewhere_(to, from, t);
}

/* arrays */

/* What an element was before is no longer needed when it is replaced as a whole. */
INSIDE void assign_elements(struct descriptor *to, struct descriptor *from, const struct type *t)
{
    char *old = to->base;
    bool fresh = to->attribute & ALLOCATABLE && (old == NULL || (from->rank && !same_shape(to, from)));
    struct descriptor before;
    same_as(&before, to);
    if (fresh)
        allocate_like(to, from);
    struct descriptor target, source;
    same_as(&target, to);
    same_as(&source, from);
    for (int64_t k = 0, n = count(&target); k < n; k++) {
        char *element = target.base + offset(&target, k);
        if (fresh)
            initialise_any(element, t);
        assign_any(element, source.base + (source.rank ? offset(&source, k) : 0), t);
    }
    if (fresh && old != NULL) {
        for (int64_t k = 0, n = count(&before); k < n; k++)
            destroy_any(old + offset(&before, k), t);
        free(old);
    }
}

/* Makes `n` elements in new memory like those of an array, or like one. */
ENTRY void fill_typed_(char *made, const struct descriptor *from, int64_t n)
{
    const struct type *t = type_of(from);
    struct descriptor source;
    same_as(&source, from);
    for (int64_t k = 0; k < n; k++) {
        initialise_any(made + k * source.size, t);
        assign_any(made + k * source.size, source.base + (source.rank ? offset(&source, k) : 0), t);
    }
}

ENTRY void assign_typed_(struct descriptor *to, struct descriptor *from, const char *file, int line)
{
    const struct type *t = type_of(from);
    if (t == NULL || t != type_of(to)) {
        library_assign(to, from, file, line);
        return;
    }
    if (t->no_destruction && t->no_final && t->no_assignment) {
        assign_plain(to, from);
    } else if (to->base == from->base && to->base != NULL && to->rank == 0) {
        ;
    } else if (to->rank != 0 && to->base != NULL && from->base != NULL && overlap(to, from)) {
        struct descriptor copied;
        packed_like(&copied, from);
        fill_typed_(copied.base, from, count(from));
        assign_elements(to, &copied, t);
        for (int64_t k = 0, n = count(&copied); k < n; k++)
            destroy_any(copied.base + k * from->size, t);
        free(copied.base);
    } else {
        assign_elements(to, from, t);
    }
}

ENTRY void initialise_typed_(struct descriptor *d, const char *file, int line)
{
    const struct type *t = type_of(d);
    if (t == NULL || t->no_initial)
        return;
    struct descriptor fixed;
    same_as(&fixed, d);
    for (int64_t k = 0, n = count(&fixed); k < n; k++)
        initialise_any(fixed.base + offset(&fixed, k), t);
}

ENTRY void destroy_typed_(struct descriptor *d)
{
    const struct type *t = type_of(d);
    if (t == NULL || (t->no_destruction && t->no_final) || d->base == NULL)
        return;
    struct descriptor fixed;
    same_as(&fixed, d);
    for (int64_t k = 0, n = count(&fixed); k < n; k++)
        destroy_any(fixed.base + offset(&fixed, k), t);
}

/* What is released without finals is not looked at: the result of a function, which ends with its statement. */
ENTRY void finalise_typed_(struct descriptor *d, const char *file, int line)
{
    const struct type *t = type_of(d);
    if (t == NULL || t->no_final || d->base == NULL)
        return;
    struct descriptor mine;
    lend(&mine, d);
    _FortranAFinalize(&mine, file, line);
}
