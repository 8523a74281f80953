/* bounds.c: where arrays begin and end, for programs whose accesses are checked (`irad.transform.bounds`).
 *
 * A block is an array that Python passes, one that `__irad_extent` declares, or memory that the checked code has made
 * itself. A block that is noted takes the place of those that it overlaps, but for blocks of Python's: views of one
 * array may overlap.
 */
#include <inttypes.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tape.h"

#define MESSAGE 1024
#define PATIENCE 1000000 /* accesses outside in one watched call, until it is taken for one that never ends */

struct block {
    uintptr_t begin, end;
    int64_t unit;     /* bytes of an element; 0: that of the access */
    const char *name; /* what it is called where it was passed; NULL: as where it is accessed */
    int64_t users;    /* how many calls of Python's have passed it; 0: noted by compiled code */
};

static struct block *blocks; /* by `begin`, then by `end` */
static size_t count, room;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static char *watched; /* where the first message goes; NULL: it ends the program */
static size_t watched_room;
static long seen;
static pthread_mutex_t reporting = PTHREAD_MUTEX_INITIALIZER;

/* The first block that begins behind an address. */
static size_t behind(uintptr_t address) {
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (blocks[middle].begin <= address) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/* The block that begins at an address, or else one that it lies in. */
static const struct block *find(uintptr_t address) {
    size_t at = behind(address);
    if (at && blocks[at - 1].begin == address) {
        return &blocks[at - 1];
    }
    while (at--) {
        if (address < blocks[at].end) {
            return &blocks[at];
        }
        if (!blocks[at].users) {
            break; /* blocks of compiled code do not overlap: none before this one reaches further */
        }
    }
    return NULL;
}

static void drop(size_t at) {
    memmove(&blocks[at], &blocks[at + 1], (--count - at) * sizeof *blocks);
}

static void insert(struct block made) {
    size_t at = behind(made.begin);
    while (at && blocks[at - 1].begin == made.begin && blocks[at - 1].end > made.end) {
        at--;
    }
    if (count == room) {
        room = room ? 2 * room : 64;
        blocks = realloc(blocks, room * sizeof *blocks);
        if (!blocks) {
            irad_tape_out_of_memory(room * sizeof *blocks);
        }
    }
    memmove(&blocks[at + 1], &blocks[at], (count++ - at) * sizeof *blocks);
    blocks[at] = made;
}

/* Forget what compiled code has noted of memory that is another block's now. Whether the new one lies in one of
 * Python's. */
static int make_room(uintptr_t begin, uintptr_t end) {
    size_t at = behind(end > begin ? end - 1 : begin);
    int inside = 0;
    while (at--) {
        if (blocks[at].users) {
            inside |= blocks[at].begin <= begin && end <= blocks[at].end;
        } else if (blocks[at].end > begin || blocks[at].begin == begin) {
            drop(at);
        } else {
            break;
        }
    }
    return inside;
}

/* Python passes an array; and does not any more. The name lives as long. */
void irad_extent_enter(uint64_t begin, uint64_t end, int64_t unit, const char *name) {
    pthread_rwlock_wrlock(&lock);
    make_room((uintptr_t)begin, (uintptr_t)end);
    insert((struct block){(uintptr_t)begin, (uintptr_t)end, unit, name, 1});
    pthread_rwlock_unlock(&lock);
}

void irad_extent_leave(uint64_t begin, uint64_t end, const char *name) {
    pthread_rwlock_wrlock(&lock);
    for (size_t i = 0; i < count; i++) {
        if (blocks[i].users && blocks[i].begin == begin && blocks[i].end == end && blocks[i].name == name) {
            drop(i);
            break;
        }
    }
    pthread_rwlock_unlock(&lock);
}

/* Compiled code has a block of its own. */
void irad_extent_note(const void *memory, int64_t bytes) {
    uintptr_t begin = (uintptr_t)memory, end = begin + (uintptr_t)bytes;
    if (!memory || bytes < 0) {
        return;
    }
    pthread_rwlock_wrlock(&lock);
    if (!make_room(begin, end)) {
        insert((struct block){begin, end, 0, NULL, 0});
    }
    pthread_rwlock_unlock(&lock);
}

void irad_extent_forget(const void *memory) {
    pthread_rwlock_wrlock(&lock);
    size_t at = behind((uintptr_t)memory);
    if (at && blocks[at - 1].begin == (uintptr_t)memory && !blocks[at - 1].users) {
        drop(at - 1);
    }
    pthread_rwlock_unlock(&lock);
}

/* Where the block that a pointer leads into begins and ends; everything belongs to one that nothing is known of. */
int64_t irad_extent_begin(const void *pointer) {
    pthread_rwlock_rdlock(&lock);
    const struct block *found = find((uintptr_t)pointer);
    int64_t begin = found ? (int64_t)found->begin : 0;
    pthread_rwlock_unlock(&lock);
    return begin;
}

int64_t irad_extent_end(const void *pointer) {
    pthread_rwlock_rdlock(&lock);
    const struct block *found = find((uintptr_t)pointer);
    int64_t end = found ? (int64_t)found->end : -1;
    pthread_rwlock_unlock(&lock);
    return end;
}

/* Whether an access lies in a block: the ends are unsigned numbers. */
int32_t irad_extent_holds(const void *pointer, int64_t bytes, int64_t begin, int64_t end) {
    uintptr_t at = (uintptr_t)pointer, size = (uintptr_t)bytes;
    return !size || (at >= (uintptr_t)begin && size <= (uintptr_t)end && at <= (uintptr_t)end - size);
}

/* From now on the first access outside of its block is written to `text` ("": none was), and the program goes on. */
void irad_extent_watch(char *text, size_t size) {
    watched = text;
    watched_room = size;
    seen = 0;
}

/* An access that has not been made, since it lies outside. */
void irad_extent_outside(const void *pointer, int64_t begin, int64_t end, int64_t unit, const char *place,
                         const char *what) {
    char message[MESSAGE], name[MESSAGE / 2];
    pthread_rwlock_rdlock(&lock);
    const struct block *found = find((uintptr_t)begin);
    if (found && found->unit) {
        unit = found->unit;
    }
    if (found && found->name) {
        snprintf(name, sizeof name, "argument '%s'", found->name);
    } else {
        snprintf(name, sizeof name, "%s", what);
    }
    pthread_rwlock_unlock(&lock);
    intptr_t distance = (intptr_t)((uintptr_t)pointer - (uintptr_t)begin);
    intptr_t index = distance / unit - (distance % unit < 0);
    int64_t elements = (int64_t)((uintptr_t)end - (uintptr_t)begin) / unit;
    if (index >= 0 && index < elements) { /* the access is wider than what is left */
        index = elements;
    }
    snprintf(message, sizeof message, "%serror: index %" PRIdPTR " is outside of %s, which has %" PRId64 " element%s",
             place, index, name, elements, elements == 1 ? "" : "s");
    pthread_mutex_lock(&reporting);
    int stops = !watched || ++seen > PATIENCE;
    if (!stops && !*watched) {
        snprintf(watched, watched_room, "%s", message);
    }
    pthread_mutex_unlock(&reporting);
    if (stops) {
        irad_stop(message);
    }
}
