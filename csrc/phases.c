/* In which order threads go through their strips, so that no two of them reach the same memory at one time: see
 * irad/adjoint/parallel/joint_reversal.py. */
#include "parallel.h"

#include <stdlib.h>

#define MOST_PHASES 32

typedef struct {
    int64_t low, high;
} extent;

/* What is known while phases are given out. Row `rows` of what a strip reaches is its place among all strips. */
struct plan {
    char *const *frames;
    int64_t threads, strips, offset, rows;
    int chained;
    const uint8_t *copied; /* by row: whether each thread has a copy, so that it does not matter where it reaches */
    extent *reached; /* by phase, thread and row: what encloses the strips that are in the phase */
    int64_t *counts; /* by phase and thread: how many they are */
};

struct strip {
    int32_t size; /* how often its reach has to be halved to be no more than twice that of all on average */
    int32_t thread;
    int64_t index;
};

static extent *extents_of(const struct plan *plan, int64_t thread) {
    return *(extent **)(plan->frames[thread] + plan->offset);
}

static uint8_t *phases_of(const struct plan *plan, int64_t thread) {
    return (uint8_t *)(extents_of(plan, thread) + plan->strips * plan->rows);
}

static extent reach_of(const struct plan *plan, const struct strip *strip, int64_t row) {
    if (row < plan->rows) {
        return extents_of(plan, strip->thread)[strip->index * plan->rows + row];
    }
    int64_t place = strip->thread * plan->strips + strip->index;
    extent neighbours = {place, place + 2};
    return neighbours;
}

static int meet(extent one, extent other) {
    return one.low < one.high && other.low < other.high && one.low < other.high && other.low < one.high;
}

static void widen(extent *whole, extent more) {
    if (more.low < more.high) {
        int empty = whole->low >= whole->high;
        whole->low = empty || more.low < whole->low ? more.low : whole->low;
        whole->high = empty || more.high > whole->high ? more.high : whole->high;
    }
}

static int compare(const void *left, const void *right) {
    const struct strip *one = left, *other = right;
    if (one->size != other->size) {
        return one->size < other->size ? -1 : 1;
    }
    if (one->thread != other->thread) {
        return one->thread < other->thread ? -1 : 1;
    }
    return one->index < other->index ? -1 : one->index > other->index;
}

/* All strips in a line, those that reach far last: they fit beside few others. Returns how many rows are left to be kept
 * apart: in the others, strips reach more than half of what there is, on average, and those are to be copied. */
static int64_t line_up(const struct plan *plan, struct strip *strips, uint8_t *copied) {
    int64_t count = plan->threads * plan->strips, left = 0;
    for (int64_t i = 0; i < count; i++) {
        strips[i].size = 0;
        strips[i].thread = (int32_t)(i / plan->strips);
        strips[i].index = i % plan->strips;
    }
    for (int64_t row = 0; row < plan->rows; row++) {
        uint64_t sum = 0;
        extent whole = {0, 0};
        for (int64_t i = 0; i < count; i++) {
            extent reach = reach_of(plan, &strips[i], row);
            sum += reach.low < reach.high ? (uint64_t)(reach.high - reach.low) / (uint64_t)count : 0;
            widen(&whole, reach);
        }
        copied[row] = sum > (uint64_t)(whole.high - whole.low) / 2;
        left += !copied[row];
        for (int64_t i = 0; i < count && !copied[row]; i++) {
            extent reach = reach_of(plan, &strips[i], row);
            int32_t size = 0;
            for (uint64_t of = 2 * (sum + 1); reach.low < reach.high && of < (uint64_t)(reach.high - reach.low); of *= 2) {
                size++;
            }
            strips[i].size = size > strips[i].size ? size : strips[i].size;
        }
    }
    qsort(strips, (size_t)count, sizeof *strips, compare);
    return left;
}

static int fits(const struct plan *plan, const struct strip *strip, int64_t phase) {
    int64_t rows = plan->rows + plan->chained;
    for (int64_t thread = 0; thread < plan->threads; thread++) {
        const extent *reached = &plan->reached[(phase * plan->threads + thread) * (plan->rows + 1)];
        for (int64_t row = 0; thread != strip->thread && row < rows; row++) {
            if (!plan->copied[row] && meet(reached[row], reach_of(plan, strip, row))) {
                return 0;
            }
        }
    }
    return 1;
}

static void put(const struct plan *plan, const struct strip *strip, int64_t phase) {
    int64_t at = phase * plan->threads + strip->thread;
    for (int64_t row = 0; row < plan->rows + plan->chained; row++) {
        widen(&plan->reached[at * (plan->rows + 1) + row], reach_of(plan, strip, row));
    }
    plan->counts[at]++;
    phases_of(plan, strip->thread)[strip->index] = (uint8_t)phase;
}

static int give_phase(const struct plan *plan, const struct strip *strip) {
    for (int64_t phase = 0; phase < MOST_PHASES; phase++) {
        if (fits(plan, strip, phase)) {
            put(plan, strip, phase);
            return 1;
        }
    }
    return 0;
}

static int64_t most_in(const struct plan *plan, int64_t phase) {
    int64_t most = 0;
    for (int64_t thread = 0; thread < plan->threads; thread++) {
        int64_t count = plan->counts[phase * plan->threads + thread];
        most = count > most ? count : most;
    }
    return most;
}

/* Threads that would have nothing to do in a later phase take strips along into it from the first one. */
static void even_out(const struct plan *plan) {
    for (int64_t phase = 1; phase < MOST_PHASES; phase++) {
        int64_t most = most_in(plan, phase);
        for (int64_t thread = 0; thread < plan->threads; thread++) {
            for (int64_t i = 0; i < plan->strips && plan->counts[phase * plan->threads + thread] < most; i++) {
                struct strip strip = {0, (int32_t)thread, i};
                if (!phases_of(plan, thread)[i] && fits(plan, &strip, phase)) {
                    plan->counts[thread]--;
                    put(plan, &strip, phase);
                }
            }
        }
    }
}

/* How many phases there are, if threads need not wait for one another for more than a quarter of the time. */
static int64_t worthwhile(const struct plan *plan) {
    int64_t found = 0, turns = 0;
    for (int64_t phase = 0; phase < MOST_PHASES; phase++) {
        int64_t most = most_in(plan, phase);
        turns += most;
        found = most ? phase + 1 : found;
    }
    return turns <= plan->strips + plan->strips / 4 ? found : 0;
}

/* Phases for all strips; 0 if there are none that are worth it. */
static int64_t share_out(struct plan *plan, struct strip *strips, uint8_t *copied, int32_t copies) {
    int64_t count = plan->threads * plan->strips, given = 0;
    int64_t left = line_up(plan, strips, copied);
    if (!left || (left < plan->rows && !copies)) {
        return 0;
    }
    while (given < count && give_phase(plan, &strips[given])) {
        given++;
    }
    if (given < count) {
        return 0;
    }
    even_out(plan);
    return worthwhile(plan);
}

int64_t irad_phases(char *const *frames, int64_t threads, int64_t strips, const irad_reaches *reaches, int32_t firm,
                    int32_t copies) {
    struct plan plan = {frames, threads, strips, reaches->reached, reaches->rows, reaches->chained != 0, NULL, NULL, NULL};
    size_t cells = (size_t)(MOST_PHASES * threads), rows = (size_t)(reaches->rows + 1);
    struct strip *all = malloc((size_t)(threads * strips) * sizeof *all);
    uint8_t *copied = calloc(rows, 1);
    int64_t found = 0;
    plan.copied = copied;
    plan.reached = calloc(cells * rows, sizeof *plan.reached);
    plan.counts = calloc(cells, sizeof *plan.counts);
    if (firm && all && copied && plan.reached && plan.counts) {
        found = share_out(&plan, all, copied, copies);
    }
    for (int64_t thread = 0; thread < threads; thread++) {
        extent *note = (extent *)(frames[thread] + reaches->notes);
        for (int64_t row = 0; found && row < plan.rows; row++) {
            if (!copied[row]) {
                note->low = INT64_MAX;
                note->high = -INT64_MAX;
            }
            note = (extent *)((char *)note + reaches->stride);
        }
        for (int64_t i = 0; !found && i < strips; i++) {
            phases_of(&plan, thread)[i] = plan.chained && !i;
        }
    }
    free(all);
    free(copied);
    free(plan.reached);
    free(plan.counts);
    return found;
}
