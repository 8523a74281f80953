/* Sorting and searching by the C library's interface. The order is found on indices, which carry no derivative; the
 * elements themselves are moved once, whole, so that their adjoints are moved back once. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* The step is signed: it is known that products with it do not wrap. */
#define SORT(CONTEXT) \
    if (count < 2) \
        return; \
    ptrdiff_t step = (ptrdiff_t)size; \
    char *elements = base; \
    size_t *from = malloc(count * sizeof *from), *into = malloc(count * sizeof *into); \
    char *sorted = malloc(count * size); \
    for (size_t i = 0; i < count; i++) \
        from[i] = i; \
    for (size_t width = 1; width < count; width *= 2) { \
        for (size_t start = 0; start < count; start += 2 * width) { \
            size_t middle = start + width < count ? start + width : count; \
            size_t end = middle + width < count ? middle + width : count; \
            size_t left = start, right = middle; \
            for (size_t k = start; k < end; k++) { \
                int first; \
                if (left == middle) \
                    first = 0; \
                else if (right == end) \
                    first = 1; \
                else \
                    first = compare(elements + (ptrdiff_t)from[left] * step, elements + (ptrdiff_t)from[right] * step CONTEXT) <= 0; \
                if (first) \
                    into[k] = from[left++]; \
                else \
                    into[k] = from[right++]; \
            } \
        } \
        size_t *swapped = from; \
        from = into; \
        into = swapped; \
    } \
    for (size_t i = 0; i < count; i++) \
        memcpy(sorted + (ptrdiff_t)i * step, elements + (ptrdiff_t)from[i] * step, size); \
    memcpy(elements, sorted, count * size); \
    free(sorted); \
    free(from); \
    free(into);

void qsort_(void *base, size_t count, size_t size, int (*compare)(const void *, const void *))
{
    SORT()
}

#define HANDED , context
void qsort_r_(void *base, size_t count, size_t size, int (*compare)(const void *, const void *, void *), void *context)
{
    SORT(HANDED)
}

void *bsearch_(const void *key, const void *base, size_t count, size_t size, int (*compare)(const void *, const void *))
{
    size_t first = 0, end = count;
    while (first < end) {
        size_t middle = first + (end - first) / 2;
        const char *element = (const char *)base + (ptrdiff_t)middle * (ptrdiff_t)size;
        int side = compare(key, element);
        if (side == 0)
            return (void *)element;
        if (side < 0)
            end = middle;
        else
            first = middle + 1;
    }
    return NULL;
}
