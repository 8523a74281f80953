/* Derived types: default values, components to be copied and released. The types are described by constants, so that
 * loops over components unroll, and only what is to be done is left. */
#include "runtime.h"

INSIDE int64_t component_size(const struct component *c)
{
    int64_t size = c->kind;
    if (c->category == COMPLEX_CATEGORY)
        size *= 2;
    else if (c->category == CHARACTER_CATEGORY)
        size *= c->length.value;
    else if (c->category == DERIVED_CATEGORY)
        size = c->derived.base->size;
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
    default: return STRUCT;
    }
}

/* Whether all elements of a component have no components that are allocated. A polymorphic component looks alike: what
 * an extension of its type has allocated stays allocated when it is released here. */
INSIDE bool is_flat(const struct component *c)
{
    return c->genre == ALLOCATABLE_COMPONENT && c->category == DERIVED_CATEGORY && c->derived.base != NULL &&
           c->derived.base->no_destruction && c->derived.base->no_final;
}

/* Whether nothing but the cases below is in a type. */
INSIDE bool is_simple(const struct type *t, bool assigned)
{
    bool simple = t->procedures.dim.extent == 0 && t->no_final;
    for (int64_t i = 0; i < t->components.dim.extent; i++) {
        const struct component *c = &t->components.base[i];
        simple &= c->genre == DATA || c->genre == POINTER_COMPONENT || c->genre == ALLOCATABLE_COMPONENT;
        simple &= c->genre == DATA || c->category < CHARACTER_CATEGORY || c->category == LOGICAL_CATEGORY ||
                  (c->genre == POINTER_COMPONENT && c->category == DERIVED_CATEGORY) || (!assigned && is_flat(c));
    }
    return simple;
}

INSIDE void empty_component(struct descriptor *d, const struct component *c)
{
    d->base = NULL;
    d->size = component_size(c);
    d->version = VERSION;
    d->rank = c->rank;
    d->type = component_type(c);
    d->attribute = c->genre == POINTER_COMPONENT ? POINTER : ALLOCATABLE;
    d->extra = c->category == DERIVED_CATEGORY ? HAS_ADDENDUM : 0;
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

/* Types in types: as deep as this, then the library has to do it. */
#define NESTED(NAME, INNER)                                                                                            \
    INSIDE bool fits_##NAME(const struct type *t, bool assigned)                                                       \
    {                                                                                                                  \
        bool found = is_simple(t, assigned);                                                                           \
        for (int64_t i = 0; i < t->components.dim.extent; i++) {                                                       \
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
        for (int64_t i = 0; i < t->components.dim.extent; i++) {                                                       \
            const struct component *c = &t->components.base[i];                                                        \
            if (c->initial != NULL)                                                                                    \
                memcpy(element + c->offset, c->initial,                                                                \
                       c->genre == DATA ? component_size(c) * component_count(c)                                       \
                                        : 24 + 24 * c->rank + (c->category == DERIVED_CATEGORY ? 16 : 0));             \
            else if (c->genre != DATA)                                                                                 \
                empty_component((struct descriptor *)(element + c->offset), c);                                        \
            else if (c->category == DERIVED_CATEGORY)                                                                  \
                for (int64_t k = 0; k < component_count(c); k++)                                                       \
                    initialise_##INNER(element + c->offset + k * c->derived.base->size, c->derived.base);              \
        }                                                                                                              \
    }                                                                                                                  \
    INSIDE void destroy_##NAME(char *element, const struct type *t)                                                    \
    {                                                                                                                  \
        if (t->no_destruction)                                                                                         \
            return;                                                                                                    \
        for (int64_t i = 0; i < t->components.dim.extent; i++) {                                                       \
            const struct component *c = &t->components.base[i];                                                        \
            if (c->genre == ALLOCATABLE_COMPONENT) {                                                                   \
                struct descriptor *d = (struct descriptor *)(element + c->offset);                                     \
                if (d->base != NULL)                                                                                   \
                    free(d->base);                                                                                     \
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
        for (int64_t i = 0; i < t->components.dim.extent; i++) {                                                       \
            const struct component *c = &t->components.base[i];                                                        \
            if (c->genre == ALLOCATABLE_COMPONENT) {                                                                   \
                struct descriptor *a = (struct descriptor *)(to + c->offset);                                          \
                struct descriptor *b = (struct descriptor *)(from + c->offset);                                        \
                if (b->base != NULL) {                                                                                 \
                    assign_plain(a, b);                                                                                \
                } else {                                                                                               \
                    if (a->base != NULL)                                                                               \
                        free(a->base);                                                                                 \
                    a->base = NULL;                                                                                    \
                }                                                                                                      \
            } else if (c->genre == DATA && c->category == DERIVED_CATEGORY) {                                          \
                for (int64_t k = 0; k < component_count(c); k++) {                                                     \
                    int64_t at = c->offset + k * c->derived.base->size;                                                \
                    assign_##INNER(to + at, from + at, c->derived.base);                                               \
                }                                                                                                      \
            } else {                                                                                                   \
                memcpy(to + c->offset, from + c->offset,                                                               \
                       c->genre == DATA ? component_size(c) * component_count(c)                                       \
                                        : 24 + 24 * c->rank + (c->category == DERIVED_CATEGORY ? 16 : 0));             \
            }                                                                                                          \
        }                                                                                                              \
    }

INSIDE bool fits_0(const struct type *t, bool assigned) { return false; }
INSIDE void initialise_0(char *element, const struct type *t) { OUTSIDE; }
INSIDE void destroy_0(char *element, const struct type *t) { OUTSIDE; }
INSIDE void assign_0(char *to, char *from, const struct type *t) { OUTSIDE; }
NESTED(1, 0)
NESTED(2, 1)
NESTED(3, 2)

ENTRY void assign_typed_(struct descriptor *to, struct descriptor *from, const char *file, int line)
{
    const struct type *t = type_of(from);
    bool plain = t != NULL && t == type_of(to) && t->no_assignment;
    if (plain && t->no_destruction && t->no_final)
        assign_plain(to, from);
    else if (plain && fits_3(t, true) && to->rank == 0 && from->rank == 0 && to->base != NULL && from->base != to->base)
        assign_3(to->base, from->base, t);
    else
        library_assign(to, from, file, line);
}

ENTRY void initialise_typed_(struct descriptor *d, const char *file, int line)
{
    const struct type *t = type_of(d);
    if (t == NULL || t->no_initial)
        return;
    if (!fits_3(t, false)) {
        struct descriptor mine;
        lend(&mine, d);
        _FortranAInitialize(&mine, file, line);
        return;
    }
    for (int64_t k = 0, n = count(d); k < n; k++)
        initialise_3(d->base + offset(d, k), t);
}

ENTRY void destroy_typed_(struct descriptor *d)
{
    const struct type *t = type_of(d);
    if (t == NULL || (t->no_destruction && t->no_final) || d->base == NULL)
        return;
    if (!fits_3(t, false)) {
        struct descriptor mine;
        lend(&mine, d);
        _FortranADestroy(&mine);
        return;
    }
    for (int64_t k = 0, n = count(d); k < n; k++)
        destroy_3(d->base + offset(d, k), t);
}
