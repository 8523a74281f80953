/* claims.c: the checks that claims.h describes. */
#include "claims.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "parallel.h"

#define FIRST_ROOM 1024
#define MESSAGE 1024

struct owner {
    int64_t iteration, thread;
    const char *where;
};

/* Who has touched an element in an interval between barriers: the first owner, and another one where there are several.
 * said: one of the accesses was such that the statement is about it. */
struct element {
    uintptr_t key; /* 0 where the place in the table is free */
    int64_t interval;
    struct owner first, other;
    int several, said;
};

struct irad_claims {
    pthread_mutex_t mutex;
    struct element *table; /* open addressing; `room` is a power of two */
    size_t room, count;
};

static __thread struct irad_watch watched;

void irad_claims_watch(char *text, size_t room) {
    watched.text = text;
    watched.room = room;
}

struct irad_watch irad_claims_watched(void) { return watched; }

static void *allocate(size_t size) {
    void *made = calloc(1, size);
    if (!made) {
        irad_tape_out_of_memory(size);
    }
    return made;
}

void irad_claims_destroy(struct irad_claims *claims) {
    if (claims) {
        pthread_mutex_destroy(&claims->mutex);
        free(claims->table);
        free(claims);
    }
}

/* The claims of a region, made by whichever of its threads comes first. */
static struct irad_claims *claims_of(struct irad_claims **place) {
    struct irad_claims *found = __atomic_load_n(place, __ATOMIC_ACQUIRE), *made;
    if (found) {
        return found;
    }
    made = allocate(sizeof *made);
    made->room = FIRST_ROOM;
    made->table = allocate(made->room * sizeof *made->table);
    pthread_mutex_init(&made->mutex, NULL);
    if (__atomic_compare_exchange_n(place, &found, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
        return made;
    }
    irad_claims_destroy(made);
    return found;
}

static struct element *find(struct element *table, size_t room, uintptr_t key) {
    size_t at = (size_t)(key * (uintptr_t)0x9E3779B97F4A7C15u >> 20) & (room - 1);
    while (table[at].key && table[at].key != key) {
        at = (at + 1) & (room - 1);
    }
    return &table[at];
}

static void grow(struct irad_claims *claims) {
    size_t room = 2 * claims->room;
    struct element *table = allocate(room * sizeof *table);
    for (size_t i = 0; i < claims->room; i++) {
        if (claims->table[i].key) {
            *find(table, room, claims->table[i].key) = claims->table[i];
        }
    }
    free(claims->table);
    claims->table = table;
    claims->room = room;
}

static int differ(const struct owner *a, const struct owner *b) {
    return a->iteration != b->iteration || a->thread != b->thread;
}

/* Note an owner; returns another one with which it shares the element, if that matters. */
static const struct owner *note(struct element *element, int64_t interval, const struct owner *owner, int said) {
    if (element->interval != interval) {
        element->interval = interval;
        element->first = *owner;
        element->several = 0;
        element->said = said;
        return NULL;
    }
    element->said |= said;
    if (!element->several && differ(&element->first, owner)) {
        element->other = *owner;
        element->several = 1;
    }
    if (!element->several || !element->said) {
        return NULL;
    }
    return differ(&element->first, owner) ? &element->first : &element->other;
}

/* Writes what is wrong to a message of so many characters, and to whoever watches; whether nobody does. */
static int report(char *message, const struct irad_watch *watch, const struct owner *now, const struct owner *before,
                  int64_t index, const char *what) {
    const struct owner *low = now->iteration < before->iteration ? now : before, *high = low == now ? before : now;
    char at[32] = "";
    if (index >= 0) {
        snprintf(at, sizeof at, " %lld", (long long)index);
    }
    snprintf(message, MESSAGE,
             "%s%serror: iterations %lld and %lld of a parallel loop (threads %lld and %lld) touch the same "
             "element%s of %s; the gradient relies on it that they do not; take the assertion out, or let "
             "iterations touch different elements%s%s",
             low->where, *low->where ? ": " : "", (long long)low->iteration, (long long)high->iteration,
             (long long)low->thread, (long long)high->thread, at, what, *high->where ? "; the other access is at " : "",
             high->where);
    if (watch->text && !*watch->text) {
        snprintf(watch->text, watch->room, "%s", message);
    }
    return !watch->text;
}

void irad_claim(irad_tape *tape, const void *address, int64_t bytes, int64_t granule, int64_t owner, int said,
                const void *base, int64_t unit, const char *where, const char *what) {
    struct irad_watch watch;
    struct irad_claims *claims = claims_of(irad_region_claims(tape, &watch));
    const struct owner now = {owner, tape->thread, where};
    uintptr_t begin = (uintptr_t)address, end = begin + (uintptr_t)bytes, size = (uintptr_t)granule;
    char message[MESSAGE];
    int stops = 0;
    if (bytes <= 0) {
        return;
    }
    pthread_mutex_lock(&claims->mutex);
    for (uintptr_t number = begin / size; !stops && number <= (end - 1) / size; number++) {
        struct element *element;
        const struct owner *before;
        if (2 * claims->count >= claims->room) {
            grow(claims);
        }
        element = find(claims->table, claims->room, number + 1);
        if (!element->key) {
            element->key = number + 1;
            element->interval = -1;
            claims->count++;
        }
        before = note(element, tape->interval, &now, said);
        if (before) {
            uintptr_t from = (uintptr_t)base, place = number * size;
            stops = report(message, &watch, &now, before, base && place >= from ? (int64_t)(place - from) / unit : -1, what);
        }
    }
    pthread_mutex_unlock(&claims->mutex);
    if (stops) {
        irad_stop(message);
    }
}

void irad_claims_barrier(irad_tape *tape) { tape->interval++; }
