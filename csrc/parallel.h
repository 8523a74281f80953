/* parallel.h: what gradients of parallel regions need: a tape for each thread, and an order of critical sections.
 *
 * Regions. A thread that forks others opens a region on its tape, tells the others the region's number, and joins
 * the region when they are done. In between, thread t of the team gets a tape of its own by irad_tape_child(tape,
 * region, t), a child of the forking thread's, on which it may reserve and defer as it likes, and open regions of
 * its own. All of it stays until the forking thread's tape is restored to a mark that was saved before the region
 * was opened: the children's releases run when those of the tape would (releases deferred on the tape later than
 * the region was opened come first, then the region's, the highest thread's first), and the children are as they
 * were before the region. Their pages are kept for later regions.
 *
 *   forward:  region = irad_tape_open_region(tape, threads);
 *             fork { child = irad_tape_child(tape, region, thread); ... }
 *             irad_tape_join_region(tape, region);
 *
 * Regions of a tape follow one another, and share the children: the k-th thread of the next region goes on where
 * the k-th of this one stopped. Until a region is joined its children are in use. A gradient that one of its
 * threads runs on the forking thread's tape meanwhile (as it does when it asks for "this thread's tape" on thread
 * 0) may open regions too and gets further children. So a region that is never joined costs memory, no more.
 * No lock is taken by irad_tape_child. A thread makes its child itself, so that its pages lie near its processor.
 *
 * Reverse sweeps do not need a region; one that wants to reserve opens one of its own.
 *
 * Critical sections. A forward sweep calls irad_section_enter where the function enters a critical section; `tape`
 * is the tape that the calling function was given (a child, or null in a function that has none), `lock` is any
 * address that identifies the section. It returns a ticket, which is kept on tape. A reverse sweep enters the same
 * section with its ticket by irad_section_enter_at: tickets come in the opposite order of the forward sweep.
 *
 *   forward:  ticket = irad_section_enter(tape, lock);  ...  irad_section_leave(lock);
 *   reverse:  irad_section_begin_reverse(region);
 *             fork { ... irad_section_enter_at(lock, ticket);  ...  irad_section_leave_at(lock, ticket); }
 *             irad_section_end_reverse(region);
 *
 * What is ordered. Sections with the same lock exclude one another in the whole process, in either sweep. Their
 * order is kept for each outermost region (one that was opened on a tape which is not a child) and each lock:
 * threads of regions inside it share the order, since what they do in a section may depend on what any of the
 * others did. Gradients that run beside each other, each with an outermost region of its own, have orders of their
 * own and wait for each other no longer than a section lasts.
 * The reverse sweep of an outermost region begins with irad_section_begin_reverse, which makes the last ticket of
 * each lock the next one, and ends with irad_section_end_reverse, both called by the forking thread; for a region
 * inside another they do nothing. So a tape can be reversed any number of times; reverse sweeps of one region that
 * meet take turns. A sweep that leaves out a ticket ends the program with a message.
 * It cannot get stuck: run backwards in time, what the threads did is a legal order of all sections and barriers.
 * That holds if each thread of the team has a thread that reverses it, and all of these run at the same time (in
 * turns will do): not for a team that runs one thread to its end before the next.
 * Tickets of a section that is entered outside of every region are 0: there is one thread, and its order is that
 * of the program. Sections with different locks may be nested, sections with the same lock may not.
 * A lock's state is never given back: locks are things that a program has a fixed number of.
 */
#ifndef IRAD_PARALLEL_H
#define IRAD_PARALLEL_H

#include <stdint.h>

#include "claims.h"
#include "tape.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How far apart two different iterations of a loop may be that touch the same memory: 0 if none do. Iteration i touches
 * the bytes from i * stride + low[p] to i * stride + high[p], not included, for each of `count` pieces p, and the same
 * bytes moved on by any numbers of steps of the piece's terms: term t belongs to piece owners[t], its steps are of
 * steps[t] bytes, and go as far as ways[t] bytes, either way. The loop has no more than `iterations`; the stride is
 * positive. Steps and ways, and what all pieces span together, are no larger than 2^62. Both tables of ends serve as
 * scratch space. */
int64_t irad_reach(int64_t *low, int64_t *high, int64_t count, const int64_t *steps, const int64_t *ways,
                   const int64_t *owners, int64_t terms, int64_t stride, int64_t iterations);

/* What strips reach. Each frame has, at `reached`, a pointer to where each of the thread's strips begins and ends to
 * reach into each of `rows` arrays (nothing, where it ends first), behind which each strip's phase is written, a byte; and
 * at `notes`, every `stride` bytes, what the thread reaches of each row. chained: a strip may also meet the next one, in
 * the order of threads and strips. */
typedef struct {
    int64_t reached, rows, notes, stride, chained;
} irad_reaches;
/* Shares the strips of all threads out among phases, so that what strips of different threads reach does not overlap in
 * any phase. Returns the number of phases. Rows of which most strips reach most are let overlap, if there may be `copies`
 * of them; of all others, the notes say that threads reach nothing. Or returns 0, when not `firm`, or if threads would wait
 * too long for one another: then each thread's first strip is in the second phase if they are chained, and all others are
 * in the first one. */
int64_t irad_phases(char *const *frames, int64_t threads, int64_t strips, const irad_reaches *reaches, int32_t firm,
                    int32_t copies);
/* One array that a region reaches: where in a thread's frame the lowest and the highest address are noted (bytes from
 * the number at `base`, unless that is negative), and a bit for each of the rows before that it must not overlap. */
typedef struct {
    int64_t note, base, others;
} irad_watched;
/* Whether no two of up to 64 arrays overlap that must not. */
int32_t irad_are_apart(char *const *frames, int64_t threads, const irad_watched *rows, int64_t count);
/* Rows that a region reaches through one table: where in a thread's frame the lowest address of an entry is noted and the
 * highest end of one, where the lowest and the highest distance that is reached from where an entry points; and how far
 * the entries are apart: 0, if that is no table, but the addresses that are reached of an array. */
typedef struct {
    int64_t entries, extents, stride;
} irad_rows;
/* 1 if no two rows of all tables overlap, else 0; with one thread it does not matter. */
int64_t irad_rows_are_apart(char *const *frames, int64_t threads, const irad_rows *tables, int64_t count);

/* Begin a region of up to `threads` threads; called by the thread that forks them, before it does. */
int64_t irad_tape_open_region(irad_tape *tape, int64_t threads);
/* The tape of thread `thread` (from 0) in a region of `tape`; called by that thread. */
irad_tape *irad_tape_child(irad_tape *tape, int64_t region, int64_t thread);
/* The threads of a region are done; called by the thread that has opened it. */
void irad_tape_join_region(irad_tape *tape, int64_t region);

/* Whether threads that have such tapes (or none: null) are those of a region that runs as a whole, in which they may wait
 * for one another. */
int32_t irad_tape_waits(const irad_tape *tape);

/* How many threads this thread had its regions have, before a deterministic derivative set another number; 0 if none did.
 * `hold` notes it, and returns what was noted before. */
int32_t irad_threads_hold(int32_t threads);
int32_t irad_threads_held(void);

/* Wait for the lock, enter, and return the ticket. */
int64_t irad_section_enter(irad_tape *tape, void *lock);
void irad_section_leave(void *lock);
/* Wait until it is this ticket's turn, and enter. */
void irad_section_enter_at(void *lock, int64_t ticket);
void irad_section_leave_at(void *lock, int64_t ticket);
void irad_section_begin_reverse(int64_t region);
void irad_section_end_reverse(int64_t region);

/* For stop.c: which section this thread is in (the last one that it has entered), how it leaves all that it has entered
 * since another time, and a short wait in a loop that counts its turns. */
void *irad_sections_entered(void);
void irad_sections_leave_to(void *outer);
void irad_pause(int *turns);

/* For claims.c: where the claims of the region that a child is in are, and who watches them. */
struct irad_claims **irad_region_claims(irad_tape *tape, struct irad_watch *watch);

/* For tape.c: what the children of a tape hold, their change from one empty tape to another, and their end. */
size_t irad_teams_capacity(const irad_tape *tape);
void irad_teams_exchange(irad_tape *one, irad_tape *other);
void irad_teams_destroy(irad_tape *tape);

#ifdef __cplusplus
}
#endif
#endif
