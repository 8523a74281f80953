/* tape.c: the chunked stack that tape.h describes. */
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE /* madvise */
#endif
#include "adopted.h"
#include "parallel.h"

#include <pthread.h>
#include <stdio.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

#define HUGE_PAGE ((size_t)2 << 20)
#define POOLED_TAPES 16
/* After chunks of this size signals are looked for: that takes a microsecond, and to fill such a chunk a millisecond. */
#define LOOK_AFTER ((size_t)4 << 20)

struct irad_chunk {
    struct irad_chunk *previous;
    struct irad_chunk *next; /* a chunk kept for later when this one is current */
    char *top;               /* where its top stood when a later chunk became current */
    char *base;
    char *end;
    void *memory; /* what to give to free() */
};

struct irad_deferred {
    void *block;
    void (*release)(void *, size_t, size_t);
    size_t first, second; /* what a release is told beside the block; others do not look */
};

#define OUT_OF_MEMORY "irad: out of memory: the tape of a gradient needs %zu more bytes"

void irad_tape_out_of_memory(size_t size) {
    fprintf(stderr, OUT_OF_MEMORY "\n", size);
    fflush(stderr);
    abort();
}

static size_t round_up(size_t size, size_t unit) {
    if (size > (size_t)-1 - unit) {
        irad_tape_out_of_memory(size);
    }
    return (size + unit - 1) / unit * unit;
}

static size_t capacity_of(const struct irad_chunk *chunk) { return (size_t)(chunk->end - chunk->base); }

/* Leave the code that a tape has no memory for. In the threads of a region that can only be done where they know how to
 * come to its end together. */
static void stop_for_memory(const irad_tape *tape, size_t size) {
    char message[sizeof OUT_OF_MEMORY + 20];
    if ((tape->parent || tape->open_regions) && !irad_stop_ends_region()) {
        irad_tape_out_of_memory(size);
    }
    snprintf(message, sizeof message, OUT_OF_MEMORY, size);
    irad_stop(message);
}

/* Chunks of several megabytes lie on huge pages where the system has them: fewer page faults. Null where memory has run
 * out. */
static struct irad_chunk *new_chunk(size_t capacity) {
    size_t unit = capacity >= 2 * HUGE_PAGE ? HUGE_PAGE : IRAD_TAPE_ALIGN;
    struct irad_chunk *chunk = malloc(sizeof *chunk);
    capacity = round_up(capacity, unit);
    if (!chunk || posix_memalign(&chunk->memory, unit, capacity)) {
        free(chunk);
        return NULL;
    }
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    if (unit == HUGE_PAGE) {
        madvise(chunk->memory, capacity, MADV_HUGEPAGE);
    }
#endif
    chunk->previous = chunk->next = NULL;
    chunk->base = chunk->top = chunk->memory;
    chunk->end = chunk->base + capacity;
    return chunk;
}

static void free_chunks(struct irad_chunk *chunk) {
    while (chunk) {
        struct irad_chunk *next = chunk->next;
        free(chunk->memory);
        free(chunk);
        chunk = next;
    }
}

static void make_current(irad_tape *tape, struct irad_chunk *chunk) {
    tape->chunk = chunk;
    tape->top = chunk->top;
    tape->base = chunk->base;
    tape->end = chunk->end;
}

static struct irad_chunk *first_chunk(const irad_tape *tape) {
    struct irad_chunk *chunk = tape->chunk;
    while (chunk->previous) {
        chunk = chunk->previous;
    }
    return chunk;
}

static size_t held_by(const irad_tape *tape) {
    size_t sum = 0;
    for (const struct irad_chunk *chunk = first_chunk(tape); chunk; chunk = chunk->next) {
        sum += capacity_of(chunk);
    }
    return sum;
}

size_t irad_tape_capacity(const irad_tape *tape) { return held_by(tape) + irad_teams_capacity(tape); }

/* Give an empty tape's chunks back to the system, the last (largest) first, down to what it may keep. */
static void trim(irad_tape *tape) {
    size_t capacity = held_by(tape);
    struct irad_chunk *last = tape->chunk;
    while (last->next) {
        last = last->next;
    }
    while (last != tape->chunk && capacity > tape->keep) {
        struct irad_chunk *previous = last->previous;
        capacity -= capacity_of(last);
        previous->next = NULL;
        free_chunks(last);
        last = previous;
    }
}

/* The first chunk is small and never trimmed, so an empty tape has little to give back. */
static int is_empty(const irad_tape *tape) {
    return !tape->chunk->previous && tape->top == tape->base && !tape->deferred_count;
}

void *irad_tape_grow(irad_tape *tape, size_t size) {
    struct irad_chunk *chunk = tape->chunk;
    if (capacity_of(chunk) >= LOOK_AFTER && !tape->parent && !tape->open_regions) {
        irad_stop_if_signalled();
    }
    chunk->top = tape->top;
    while (chunk->next) {
        chunk = chunk->next;
        chunk->top = chunk->base;
        if (size <= capacity_of(chunk)) {
            break;
        }
    }
    if (chunk == tape->chunk || size > capacity_of(chunk)) {
        size_t capacity = 2 * capacity_of(chunk);
        if (capacity > IRAD_TAPE_LARGEST_STEP) {
            capacity = IRAD_TAPE_LARGEST_STEP;
        }
        size_t wanted = size > capacity ? size : capacity;
        chunk->next = new_chunk(wanted);
        if (!chunk->next) {
            stop_for_memory(tape, wanted);
        }
        chunk->next->previous = chunk;
        chunk = chunk->next;
    }
    make_current(tape, chunk);
    tape->top += size;
    return tape->base;
}

void *irad_tape_shrink(irad_tape *tape) {
    struct irad_chunk *chunk = tape->chunk;
    while (chunk->previous) {
        chunk = chunk->previous;
        if (chunk->top != chunk->base) {
            break;
        }
    }
    if (chunk != tape->chunk) {
        make_current(tape, chunk);
    }
    return tape->top;
}

void *irad_tape_reserve(irad_tape *tape, size_t size) {
    char *block = tape->top;
    size = round_up(size, IRAD_TAPE_ALIGN);
    if (size > (size_t)(tape->end - tape->top)) {
        return irad_tape_grow(tape, size);
    }
    tape->top += size;
    return block;
}

void *irad_tape_pop(irad_tape *tape, size_t size) {
    char *top = tape->top == tape->base ? irad_tape_shrink(tape) : tape->top;
    tape->top = top - round_up(size, IRAD_TAPE_ALIGN);
    return tape->top;
}

void irad_tape_save(const irad_tape *tape, irad_mark *mark) {
    mark->chunk = tape->chunk;
    mark->top = tape->top;
    mark->deferred_count = tape->deferred_count;
}

/* Where a block is in the table, or the free place where it would be. Blocks that are neighbours in memory, as those are
 * that are made one after the other, have places near one another: so the table stays in the cache. */
static size_t place_of(const irad_tape *tape, const void *block) {
    size_t line = (uintptr_t)block >> 5, window = line >> 12;
    size_t at = (line ^ window * (size_t)0x9E3779B97F4A7C15u) & (tape->own_room - 1);
    while (tape->own[at] && tape->own[at] != block) {
        at = (at + 1) & (tape->own_room - 1);
    }
    return at;
}

static void enter_own(irad_tape *tape, void *block) {
    size_t at = place_of(tape, block);
    tape->own_count += !tape->own[at];
    tape->own[at] = block;
}

static void grow_own(irad_tape *tape) {
    void **before = tape->own;
    size_t room = tape->own_room;
    tape->own_room = room ? 2 * room : 64;
    tape->own = calloc(tape->own_room, sizeof *tape->own);
    if (!tape->own) {
        irad_tape_out_of_memory(tape->own_room * sizeof *tape->own);
    }
    tape->own_count = 0;
    for (size_t i = 0; i < room; i++) {
        if (before[i]) {
            enter_own(tape, before[i]);
        }
    }
    free(before);
}

/* While other threads may look up what a tape knows, its owner enters more under this lock. */
static pthread_mutex_t own_lock = PTHREAD_MUTEX_INITIALIZER;

void irad_note_own(irad_tape *tape, void *shadow) {
    int shared = tape->open_regions != 0;
    if (shared) {
        pthread_mutex_lock(&own_lock);
    }
    if (2 * tape->own_count >= tape->own_room) {
        grow_own(tape);
    }
    if (shadow) {
        enter_own(tape, shadow);
    }
    if (shared) {
        pthread_mutex_unlock(&own_lock);
    }
}

static int knows(const irad_tape *tape, const void *shadow) {
    return tape->own_room && tape->own[place_of(tape, shadow)];
}

static int parents_know(const irad_tape *tape, const void *shadow) {
    int found = 0;
    pthread_mutex_lock(&own_lock);
    for (tape = tape->parent; tape && !found; tape = tape->parent) {
        found = knows(tape, shadow);
    }
    pthread_mutex_unlock(&own_lock);
    return found;
}

void irad_require_own(irad_tape *tape, void *shadow, const char *message) {
    if (shadow && !knows(tape, shadow) && !(tape->parent && parents_know(tape, shadow))) {
        irad_stop(message);
    }
}

static void forget_own(irad_tape *tape) {
    free(tape->own);
    tape->own = NULL;
    tape->own_count = tape->own_room = 0;
}

void irad_pass_on_own(irad_tape *from, irad_tape *to) {
    for (size_t i = 0; i < from->own_room; i++) {
        if (from->own[i]) {
            irad_note_own(to, from->own[i]);
        }
    }
    forget_own(from);
}

void irad_tape_restore(irad_tape *tape, const irad_mark *mark) {
    irad_run_deferred(tape, mark);
    mark->chunk->top = mark->top;
    make_current(tape, mark->chunk);
    if (is_empty(tape)) {
        trim(tape);
        forget_own(tape);
    }
}

void irad_defer_release(irad_tape *tape, void *block, void (*release)(void *, size_t, size_t), size_t first,
                        size_t second) {
    irad_adopted_goes(block);
    if (tape->deferred_count == tape->deferred_room) {
        size_t room = tape->deferred_room ? 2 * tape->deferred_room : 16;
        struct irad_deferred *grown = realloc(tape->deferred, room * sizeof *grown);
        if (!grown) {
            irad_tape_out_of_memory(room * sizeof *grown);
        }
        tape->deferred = grown;
        tape->deferred_room = room;
    }
    tape->deferred[tape->deferred_count++] = (struct irad_deferred){block, release, first, second};
}

void irad_defer_free(irad_tape *tape, void *block, void (*release)(void *)) {
    /* In all calling conventions that irad serves, a function may be given more arguments than it takes. */
    irad_defer_release(tape, block, (void (*)(void *, size_t, size_t))release, 0, 0);
}

void irad_run_deferred(irad_tape *tape, const irad_mark *mark) {
    while (tape->deferred_count > mark->deferred_count) {
        struct irad_deferred last = tape->deferred[--tape->deferred_count];
        if (last.block) {
            last.release(last.block, last.first, last.second);
        }
    }
}

/* Tapes of different threads do not share a cache line, nor a pair of them that is fetched together. */
irad_tape *irad_tape_make(void) {
    void *memory;
    irad_tape *tape;
    if (posix_memalign(&memory, 128, round_up(sizeof *tape, 128))) {
        irad_tape_out_of_memory(sizeof *tape);
    }
    tape = memset(memory, 0, sizeof *tape);
    tape->keep = IRAD_TAPE_KEEP;
    tape->chunk = new_chunk(IRAD_TAPE_FIRST_CHUNK);
    if (!tape->chunk) {
        irad_tape_out_of_memory(IRAD_TAPE_FIRST_CHUNK);
    }
    make_current(tape, tape->chunk);
    return tape;
}

void irad_tape_destroy(irad_tape *tape) {
    irad_teams_destroy(tape);
    free_chunks(first_chunk(tape));
    free(tape->deferred);
    free(tape->own);
    free(tape);
}

/* Tapes that the split mode has finished with, kept for the next one: their pages are warm. */
static pthread_mutex_t pool_lock = PTHREAD_MUTEX_INITIALIZER;
static irad_tape *pool;
static size_t pool_count;
static size_t pool_bytes;
static __thread irad_tape *current; /* this thread's own tape */

/* Let one of two empty tapes have the chunks of the larger one; each keeps its first, to which marks may point.
 * The same with their children. */
static void give_room(irad_tape *to, irad_tape *from) {
    if (irad_teams_capacity(from) > irad_teams_capacity(to)) {
        irad_teams_exchange(to, from);
    }
    if (held_by(from) > held_by(to)) {
        struct irad_chunk *room = from->chunk->next;
        from->chunk->next = to->chunk->next;
        to->chunk->next = room;
        room->previous = to->chunk;
        if (from->chunk->next) {
            from->chunk->next->previous = from->chunk;
        }
    }
}

static void release_oldest(void);

/* The memory that the thread's own tape leaves idle goes to the split mode's and comes back: whoever uses both in turn
 * needs it once, and finds it in the processor's caches. */
irad_tape *irad_tape_new(void) {
    irad_tape *tape;
    release_oldest();
    pthread_mutex_lock(&pool_lock);
    tape = pool;
    if (tape) {
        pool = tape->pooled;
        pool_count--;
        pool_bytes -= irad_tape_capacity(tape);
    }
    pthread_mutex_unlock(&pool_lock);
    if (!tape) {
        tape = irad_tape_make();
    }
    if (current && is_empty(current)) {
        give_room(tape, current);
    }
    return tape;
}

void irad_tape_free(irad_tape *tape) {
    irad_mark start = {NULL, NULL, 0};
    size_t capacity;
    int keep;
    if (!tape) {
        return;
    }
    start.chunk = first_chunk(tape);
    start.top = start.chunk->base;
    irad_tape_restore(tape, &start);
    if (irad_tape_acquire() && is_empty(current)) {
        give_room(current, tape);
    }
    capacity = irad_tape_capacity(tape);
    pthread_mutex_lock(&pool_lock);
    keep = pool_count < POOLED_TAPES && pool_bytes + capacity <= IRAD_TAPE_KEEP;
    if (keep) {
        tape->pooled = pool;
        pool = tape;
        pool_count++;
        pool_bytes += capacity;
    }
    pthread_mutex_unlock(&pool_lock);
    if (!keep) {
        irad_tape_destroy(tape);
    }
}

/* Published tapes. A name is `generation << SLOT_BITS | slot + 1`; slots are used again, generations are not. */
#define SLOT_BITS 20
#define NO_SLOT ((size_t)-1)

struct slot {
    irad_tape *tape; /* NULL: the slot is free */
    void *frame;
    size_t generation;
    size_t bytes;       /* of the tape, when it was last finished with */
    unsigned in_use;    /* reverse sweeps that are running on it */
    int kept, finished; /* finished: among those that may be released */
    size_t older, newer; /* neighbours among the finished ones; `newer` links free slots */
};

static struct slot *slots;
static size_t slot_count, first_free = NO_SLOT, generations;
static size_t oldest = NO_SLOT, newest = NO_SLOT, finished_count, finished_bytes;

static size_t take_slot(void) {
    size_t at = first_free;
    if (at == NO_SLOT) {
        size_t more = slot_count ? 2 * slot_count : 16;
        struct slot *grown = more >> SLOT_BITS ? NULL : realloc(slots, more * sizeof *grown);
        if (!grown) {
            irad_tape_out_of_memory(more * sizeof *grown);
        }
        slots = grown;
        memset(slots + slot_count, 0, (more - slot_count) * sizeof *slots);
        for (at = slot_count; at < more; at++) {
            slots[at].newer = first_free;
            first_free = at;
        }
        slot_count = more;
        at = first_free;
    }
    first_free = slots[at].newer;
    return at;
}

static void unlink_finished(struct slot *slot) {
    if (!slot->finished) {
        return;
    }
    *(slot->older == NO_SLOT ? &oldest : &slots[slot->older].newer) = slot->newer;
    *(slot->newer == NO_SLOT ? &newest : &slots[slot->newer].older) = slot->older;
    finished_count--;
    finished_bytes -= slot->bytes;
    slot->finished = 0;
}

/* Take a tape out of its slot; the caller frees it, when the lock is released. */
static irad_tape *empty_slot(size_t at) {
    irad_tape *tape = slots[at].tape;
    unlink_finished(&slots[at]);
    slots[at].tape = NULL;
    slots[at].newer = first_free;
    first_free = at;
    return tape;
}

static void release_oldest(void) {
    irad_tape *tape = NULL;
    pthread_mutex_lock(&pool_lock);
    if (finished_count >= IRAD_FINISHED_TAPES ||
        (finished_bytes > IRAD_TAPE_KEEP && finished_count > IRAD_FINISHED_LARGE)) {
        tape = empty_slot(oldest);
    }
    pthread_mutex_unlock(&pool_lock);
    irad_tape_free(tape);
}

/* Whether a name is one of a tape that is still there, and in which slot; with the lock held. */
static int is_there(void *name, size_t *at) {
    size_t number = (size_t)name;
    *at = (number & (((size_t)1 << SLOT_BITS) - 1)) - 1;
    return *at < slot_count && slots[*at].tape && slots[*at].generation == number >> SLOT_BITS;
}

/* The slot of a name, with the lock held. */
static size_t slot_of(void *name) {
    size_t at;
    if (!is_there(name, &at)) {
        fprintf(stderr, "irad: this tape has been released: by a reverse that cannot run again on one tape ('irad "
                        "explain --split' says why), or since many others were reversed (irad_keep_tape holds on to "
                        "one until irad_free_tape)\n");
        fflush(stderr);
        abort();
    }
    return at;
}

void *irad_tape_publish(irad_tape *tape, void *frame) {
    size_t at;
    void *name;
    pthread_mutex_lock(&pool_lock);
    at = take_slot();
    memset(&slots[at], 0, sizeof slots[at]);
    slots[at].tape = tape;
    slots[at].frame = frame;
    slots[at].generation = ++generations;
    name = (void *)(generations << SLOT_BITS | (at + 1));
    pthread_mutex_unlock(&pool_lock);
    return name;
}

void *irad_tape_open(void *name) {
    size_t at;
    void *frame;
    pthread_mutex_lock(&pool_lock);
    at = slot_of(name);
    unlink_finished(&slots[at]);
    slots[at].in_use++;
    frame = slots[at].frame;
    pthread_mutex_unlock(&pool_lock);
    return frame;
}

void irad_tape_close(void *name, int again) {
    irad_tape *tape = NULL;
    struct slot *slot;
    size_t at;
    pthread_mutex_lock(&pool_lock);
    at = slot_of(name);
    slot = &slots[at];
    slot->in_use--;
    if (!again) {
        tape = empty_slot(at);
    } else if (!slot->in_use && !slot->kept) {
        slot->bytes = irad_tape_capacity(slot->tape);
        slot->older = newest;
        slot->newer = NO_SLOT;
        *(newest == NO_SLOT ? &oldest : &slots[newest].newer) = at;
        newest = at;
        finished_count++;
        finished_bytes += slot->bytes;
        slot->finished = 1;
    }
    pthread_mutex_unlock(&pool_lock);
    irad_tape_free(tape);
}

void irad_keep_tape(void *name) {
    if (name) {
        pthread_mutex_lock(&pool_lock);
        struct slot *slot = &slots[slot_of(name)];
        unlink_finished(slot);
        slot->kept = 1;
        pthread_mutex_unlock(&pool_lock);
    }
}

/* A tape that has been released already, by its reverse say, is left alone: no other has its name. */
void irad_free_tape(void *name) {
    if (name) {
        size_t at;
        pthread_mutex_lock(&pool_lock);
        irad_tape *tape = is_there(name, &at) ? empty_slot(at) : NULL;
        pthread_mutex_unlock(&pool_lock);
        irad_tape_free(tape);
    }
}

static pthread_once_t key_once = PTHREAD_ONCE_INIT;
static pthread_key_t key;

/* A destructor of another key may differentiate after this one has run: it then gets a new tape. */
static void end_thread(void *tape) {
    current = NULL;
    irad_tape_destroy(tape);
}

static void make_key(void) {
    if (pthread_key_create(&key, end_thread)) {
        irad_tape_out_of_memory(sizeof(irad_tape));
    }
}

irad_tape *irad_tape_acquire(void) {
    if (!current) {
        pthread_once(&key_once, make_key);
        current = irad_tape_make();
        pthread_setspecific(key, current);
    }
    return current;
}
