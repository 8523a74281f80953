/* Whether arrays that were supposed not to overlap do: see irad/adjoint/apart.py. */
#include "parallel.h"

typedef struct {
    int64_t low, high;
} extent;

/* The addresses that all threads reach of one row; none, if `low` is not less than `high`. */
static extent extent_of(char *const *frames, int64_t threads, const irad_watched *row) {
    extent found = {INT64_MAX, INT64_MIN};
    for (int64_t t = 0; t < threads; t++) {
        const int64_t *note = (const int64_t *)(frames[t] + row->note);
        if (note[0] < note[1]) {
            int64_t base = row->base < 0 ? 0 : *(const int64_t *)(frames[t] + row->base);
            int64_t low = base + note[0], high = base + note[1];
            found.low = low < found.low ? low : found.low;
            found.high = high > found.high ? high : found.high;
        }
    }
    return found;
}

int32_t irad_are_apart(char *const *frames, int64_t threads, const irad_watched *rows, int64_t count) {
    for (int64_t i = 0; i < count; i++) {
        extent one = extent_of(frames, threads, &rows[i]);
        for (int64_t j = 0; j < i; j++) {
            if (rows[i].others >> j & 1) {
                extent other = extent_of(frames, threads, &rows[j]);
                if (one.low < one.high && other.low < other.high && one.low < other.high && other.low < one.high) {
                    return 0;
                }
            }
        }
    }
    return 1;
}
