/* How far apart iterations of a parallel loop may be that touch the same memory. */
#include "parallel.h"

/* Piece q of iteration i + d meets piece p of iteration i if least < d * stride < most; d >= 1 will do, since the pair
 * (q, p) has the others. */
static int64_t farthest(const int64_t *low, const int64_t *high, int64_t count, int64_t stride, int64_t iterations) {
    int64_t reach = 0;
    for (int64_t p = 0; p < count; p++) {
        for (int64_t q = 0; q < count; q++) {
            int64_t least = low[p] - high[q], most = high[p] - low[q];
            int64_t first = least < 0 ? 1 : least / stride + 1;
            int64_t last = most <= 0 ? 0 : (most - 1) / stride;
            if (last > iterations - 1) {
                last = iterations - 1;
            }
            if (first <= last && last > reach) {
                reach = last;
            }
        }
    }
    return reach;
}

static int64_t size_of(int64_t number) { return number < 0 ? -number : number; }

/* Whether a term leads from lane to lane: a lane is what all iterations reach without it. */
static int leads_on(int64_t step, int64_t way, int64_t stride, int64_t iterations) {
    return way != 0 && size_of(step) / iterations >= stride;
}

static int64_t common_divisor(int64_t a, int64_t b) {
    while (b != 0) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* The columns of a matrix whose rows lie one behind the other: a row is as long as all iterations reach, or longer, so
 * that the way from one row to another never leads into another iteration's column. In general: what all iterations
 * reach but for steps of multiples of `width` bytes is no longer than that; so what meets meets without such steps. */
static int64_t farthest_in_lanes(int64_t *low, int64_t *high, int64_t count, int64_t width, int64_t stride,
                                 int64_t iterations, int64_t otherwise) {
    int64_t lowest = 0, highest = 0, origin = low[0];
    for (int64_t p = 0; p < count; p++) {
        int64_t length = high[p] - low[p], place = (low[p] - origin) % width;
        if (place > width / 2) {
            place -= width;
        } else if (place < -(width / 2)) {
            place += width;
        }
        low[p] = place;
        high[p] = place + length;
        lowest = place < lowest ? place : lowest;
        highest = place + length > highest ? place + length : highest;
    }
    int64_t room = width - (highest - lowest);
    if (room < 0 || iterations - 1 > room / stride) {
        return otherwise;
    }
    int64_t found = farthest(low, high, count, stride, iterations);
    return found < otherwise ? found : otherwise;
}

int64_t irad_reach(int64_t *low, int64_t *high, int64_t count, const int64_t *steps, const int64_t *ways,
                   const int64_t *owners, int64_t terms, int64_t stride, int64_t iterations) {
    if (iterations <= 1) {
        return 0;
    }
    int64_t width = 0;
    for (int64_t t = 0; t < terms; t++) {
        *(ways[t] < 0 ? &low[owners[t]] : &high[owners[t]]) += ways[t];
        if (leads_on(steps[t], ways[t], stride, iterations)) {
            width = common_divisor(width, size_of(steps[t]));
        }
    }
    int64_t found = farthest(low, high, count, stride, iterations);
    if (found == 0 || width == 0) {
        return found;
    }
    for (int64_t t = 0; t < terms; t++) {
        if (steps[t] % width == 0) {
            *(ways[t] < 0 ? &low[owners[t]] : &high[owners[t]]) -= ways[t];
        }
    }
    return farthest_in_lanes(low, high, count, width, stride, iterations, found);
}
