/* tape.h: where gradients keep what the reverse sweep needs.
 *
 * A tape is a stack of blocks in a chain of chunks. A block never moves: a pointer into it holds until
 * the block is popped. Sizes are multiples of IRAD_TAPE_ALIGN bytes and every block begins on such a
 * boundary. `top`, `end` and `base` are the first three fields and never change place: generated code
 * reads and writes them itself.
 *
 *   reserve:  if (size <= (size_t)(tape->end - tape->top)) { block = tape->top; tape->top += size; }
 *             else block = irad_tape_grow(tape, size);
 *   pop:      block = tape->top == tape->base ? irad_tape_shrink(tape) : tape->top;
 *             block -= size;  tape->top = block;
 *
 * Blocks are popped in the reverse order of their reservation, with the same sizes. The contents of a
 * block are undefined when it is reserved; after a pop they stay readable until the next reservation.
 *
 * A tape belongs to one thread at a time. When memory runs out the code is stopped (see stop.h) with the size that was
 * asked for: a derivative cannot be completed without its tape. Where it is not the blocks that there is no memory for,
 * but what goes with them, the program ends.
 */
#ifndef IRAD_TAPE_H
#define IRAD_TAPE_H

#include <stddef.h>
#include <stdint.h>

#include "stop.h"

#ifdef __cplusplus
extern "C" {
#endif

#define IRAD_TAPE_ALIGN 64
/* The smallest chunk, and the largest that doubling leads to (a single block may be larger). */
#define IRAD_TAPE_FIRST_CHUNK ((size_t)64 << 10)
#define IRAD_TAPE_LARGEST_STEP ((size_t)256 << 20)
/* What an empty tape may keep for its next use (its children together may keep as much); also what all pooled
 * tapes together may keep. */
#define IRAD_TAPE_KEEP ((size_t)256 << 20)

struct irad_chunk;
struct irad_deferred;
struct irad_region;
struct irad_team;

typedef struct irad_tape {
    char *top;  /* where the next block begins */
    char *end;  /* end of the current chunk */
    char *base; /* start of the current chunk */
    struct irad_chunk *chunk;
    struct irad_deferred *deferred; /* releases to run after the reverse sweep, oldest first */
    size_t deferred_count;
    size_t deferred_room;
    struct irad_tape *pooled; /* the next tape in the pool of unused ones */
    void **own; /* shadows that derivatives have allocated: an open hash table */
    size_t own_count;
    size_t own_room;
    size_t keep;                /* what it may hold when it is empty */
    struct irad_tape *parent;   /* of a child: the tape of the thread that has forked (see parallel.h) */
    struct irad_region *region; /* of a child: what its thread is in */
    struct irad_team *teams;    /* its children */
    size_t open_regions;        /* whose threads may be running */
    int64_t thread;             /* of a child: its number in the region */
    int64_t interval;           /* of a child: how many barriers its thread has come to, if that is counted */
} irad_tape;

/* A position on a tape; 24 bytes. */
typedef struct irad_mark {
    struct irad_chunk *chunk;
    char *top;
    size_t deferred_count;
} irad_mark;

/* This thread's tape, made when first asked for and freed when the thread ends. Gradients called inside
 * gradients share it and push further. */
irad_tape *irad_tape_acquire(void);

/* A tape of one's own (the split mode's), and its end, which runs the deferred releases still on it. */
irad_tape *irad_tape_new(void);
void irad_tape_free(irad_tape *tape);

/* What a program holds as the tape of a split derivative: a number that names a tape and the frame of the
 * outermost function on it. It is never reused for another tape, so that the use of a released one is noticed
 * (and ends the program with a message).
 *
 * irad_tape_publish names a finished forward sweep. irad_tape_open gives its frame to a reverse sweep, which
 * ends with irad_tape_close; `again` says that the tape may serve further ones. Then it stays until
 * irad_free_tape; unless irad_keep_tape was called for it, it also goes when IRAD_FINISHED_TAPES newer ones
 * have been finished with, or, of tapes that together hold more than IRAD_TAPE_KEEP bytes, when
 * IRAD_FINISHED_LARGE newer ones have. irad_free_tape and irad_keep_tape of null do nothing. */
#define IRAD_FINISHED_TAPES 64
#define IRAD_FINISHED_LARGE 2
void *irad_tape_publish(irad_tape *tape, void *frame);
void *irad_tape_open(void *name);
void irad_tape_close(void *name, int again);
void irad_keep_tape(void *name);
void irad_free_tape(void *name);

/* Push and pop a block. `size` is rounded up to IRAD_TAPE_ALIGN. */
void *irad_tape_reserve(irad_tape *tape, size_t size);
void *irad_tape_pop(irad_tape *tape, size_t size);

/* The slow path of reserve: take the block from a further chunk. `size` is already rounded. */
void *irad_tape_grow(irad_tape *tape, size_t size);
/* The slow path of pop: the current chunk is empty; go back to the chunk before and return its top. */
void *irad_tape_shrink(irad_tape *tape);

/* Remember the position, and go back to it: all blocks reserved since are popped and all releases
 * deferred since are run. Used at entry and exit of a gradient. */
void irad_tape_save(const irad_tape *tape, irad_mark *mark);
void irad_tape_restore(irad_tape *tape, const irad_mark *mark);

/* Call `release(block)` when the reverse sweep is over instead of now. */
void irad_defer_free(irad_tape *tape, void *block, void (*release)(void *));
/* The same for a release that is told the size of the block, its alignment, or both. Where it takes one of
 * them only, it is given twice: a function does not see arguments that it does not take. */
void irad_defer_release(irad_tape *tape, void *block, void (*release)(void *, size_t, size_t), size_t first,
                        size_t second);
/* Remember a shadow that a derivative has allocated; end the program with a message when one that is to be
 * released is not among them, but its caller's. The tape forgets them when it is empty again. What the tape of a
 * thread's parents knows the thread's tape knows, too. */
void irad_note_own(irad_tape *tape, void *shadow);
void irad_require_own(irad_tape *tape, void *shadow, const char *message);
/* Run the releases deferred since `mark`, the newest first; regions opened since are closed. */
void irad_run_deferred(irad_tape *tape, const irad_mark *mark);

/* The bytes that a tape and its children hold in all their chunks, used or kept. */
size_t irad_tape_capacity(const irad_tape *tape);

/* For parallel.c: a tape that nobody has used, its end, and the move of what one tape knows as shadows to another. */
irad_tape *irad_tape_make(void);
void irad_tape_destroy(irad_tape *tape);
void irad_pass_on_own(irad_tape *from, irad_tape *to);
void irad_tape_out_of_memory(size_t size);

#ifdef __cplusplus
}
#endif
#endif
