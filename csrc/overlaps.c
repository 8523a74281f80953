/* Whether arrays that were supposed not to overlap do: see irad/adjoint/parallel/alias_speculation.py. */
#include "parallel.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    int64_t low, high;
} extent;

/* What all threads have noted at one place of their frames, moved by the number at `from`, unless that is negative;
 * nothing, if `low` is not less than `high`. */
static extent extent_of(char *const *frames, int64_t threads, int64_t at, int64_t from) {
    extent found = {INT64_MAX, INT64_MIN};
    for (int64_t t = 0; t < threads; t++) {
        const int64_t *note = (const int64_t *)(frames[t] + at);
        if (note[0] < note[1]) {
            int64_t base = from < 0 ? 0 : *(const int64_t *)(frames[t] + from);
            int64_t low = base + note[0], high = base + note[1];
            found.low = low < found.low ? low : found.low;
            found.high = high > found.high ? high : found.high;
        }
    }
    return found;
}

int32_t irad_are_apart(char *const *frames, int64_t threads, const irad_watched *rows, int64_t count) {
    for (int64_t i = 0; i < count; i++) {
        extent one = extent_of(frames, threads, rows[i].note, rows[i].base);
        for (int64_t j = 0; j < i; j++) {
            if (rows[i].others >> j & 1) {
                extent other = extent_of(frames, threads, rows[j].note, rows[j].base);
                if (one.low < one.high && other.low < other.high && one.low < other.high && other.low < one.high) {
                    return 0;
                }
            }
        }
    }
    return 1;
}

static int by_low(const void *a, const void *b) {
    int64_t x = ((const extent *)a)->low, y = ((const extent *)b)->low;
    return (x > y) - (x < y);
}

int64_t irad_rows_are_apart(char *const *frames, int64_t threads, const irad_rows *tables, int64_t count) {
    if (threads < 2) {
        return 1;
    }
    int64_t total = 0;
    for (int64_t i = 0; i < count; i++) {
        extent entries = extent_of(frames, threads, tables[i].entries, -1);
        total += entries.low >= entries.high  ? 0
                 : tables[i].stride == 0      ? 1
                                              : (entries.high - entries.low) / tables[i].stride + 1;
    }
    extent *rows = malloc((size_t)total * sizeof *rows + 1);
    if (rows == NULL) {
        return 0;
    }
    int64_t used = 0, sorted = 1, apart = 1;
    for (int64_t i = 0; i < count; i++) {
        extent entries = extent_of(frames, threads, tables[i].entries, -1);
        extent reach = extent_of(frames, threads, tables[i].extents, -1);
        if (tables[i].stride == 0 && entries.low < entries.high) {
            sorted &= used == 0 || rows[used - 1].low <= entries.low;
            rows[used++] = entries;
            continue;
        }
        if (entries.low >= entries.high || reach.low >= reach.high) {
            continue;
        }
        for (int64_t at = entries.low; at + (int64_t)sizeof(char *) <= entries.high; at += tables[i].stride) {
            char *row;
            memcpy(&row, (const char *)(uintptr_t)at, sizeof row);
            extent here = {(int64_t)(intptr_t)row + reach.low, (int64_t)(intptr_t)row + reach.high};
            sorted &= used == 0 || rows[used - 1].low <= here.low;
            rows[used++] = here;
        }
    }
    if (!sorted) {
        qsort(rows, (size_t)used, sizeof *rows, by_low);
    }
    for (int64_t n = 1; n < used && apart; n++) {
        apart = rows[n - 1].high <= rows[n].low;
    }
    free(rows);
    return apart;
}
