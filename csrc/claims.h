/* claims.h: checks of what a program says of its parallel loops, for gradients that are made with checks.
 *
 * A forward sweep names the iteration to which each access of an array belongs, of which it is said that iterations
 * share none of it. Accesses of two different iterations (or of two threads) to one element between two barriers,
 * of which at least one is an access that the statement is about, end the program with a message; or, where the caller
 * of the gradient watches for that, leave the message with the caller.
 */
#ifndef IRAD_CLAIMS_H
#define IRAD_CLAIMS_H

#include <stdint.h>

#include "tape.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An access by the thread of `tape`, a child (see parallel.h): `bytes` from `address` on, noted in pieces of `granule`
 * bytes, by iteration `owner`. `said`: the statement is about this access; else it may meet those. `base`: where the
 * array begins, or null, and `unit`: the size of its elements. `where`, `what`: the place in the source, and the array, with what is said of it and where. */
void irad_claim(irad_tape *tape, const void *address, int64_t bytes, int64_t granule, int64_t owner, int said,
                const void *base, int64_t unit, const char *where, const char *what);
/* The thread of `tape` comes to a barrier. */
void irad_claims_barrier(irad_tape *tape);

/* From now on, until it is called with null: regions that this thread opens leave their message (the first one, cut off
 * at `room` bytes) in `text`, which is empty at first, and go on. */
void irad_claims_watch(char *text, size_t room);

/* For parallel.c: what this thread watches with, and the end of a region's claims. */
struct irad_claims;
struct irad_watch {
    char *text;
    size_t room;
};
struct irad_watch irad_claims_watched(void);
void irad_claims_destroy(struct irad_claims *claims);

#ifdef __cplusplus
}
#endif
#endif
