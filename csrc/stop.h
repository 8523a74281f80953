/* stop.h: how compiled code is left in which something came up that its derivative cannot follow.
 *
 * A program ends, with the message. Where Python calls, it calls through irad_attempt: then the code is left at once,
 * and Python raises the message. What is undone is what the code that is left cannot do any more: the thread's tape goes
 * back to where it was (what was to be released later is released, regions are closed), and critical sections are left.
 * Memory that the code has allocated and not yet released stays.
 *
 * Parallel regions are run by irad_stop_fork in the place of __kmpc_fork_call, with irad_stop_barrier in the place of
 * __kmpc_barrier. A thread that stops leaves the region, and so do the others when they come to a barrier or wait for
 * its turn in a critical section. It stays until each of the others has left, has come to its end, or waits at a
 * barrier, to which it then comes along. So all of them come to the end of the region together; the thread that has
 * forked them is stopped behind it, with the first message. From loops whose iterations are dealt out as threads come
 * (irad_stop_next_4 and so on, in the place of __kmpc_dispatch_next_4) a thread that leaves takes what is left, and
 * does nothing with it. A region with other constructs in which threads wait, or which count them, is run by
 * irad_stop_fork_whole: a stop in it ends the program.
 */
#ifndef IRAD_STOP_H
#define IRAD_STOP_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Leave compiled code with a message, or print it on stderr and abort where nobody has called by irad_attempt. */
void irad_stop(const char *message);

/* Call `body(frame)`. Returns whether it was stopped. Not `heard`: a stop ends the program, whoever has called. */
int32_t irad_attempt(void (*body)(void *), void *frame, int32_t heard);

/* The message of the last attempt of this thread that was stopped, if this was not asked for since; else null. It stays
 * until the thread's next stop. */
const char *irad_stopped(void);
/* The message of this thread's last stop, asked for or not. */
const char *irad_last_stop(void);
/* Where it stands whether any code of this process has ever been stopped: most never is, and need not be asked. */
const int32_t *irad_ever_stopped(void);

/* What OpenMP's library has: how to fork, to wait for the others, to ask for the number of threads, and for the next part
 * of a loop. */
typedef void (*irad_team_work)(int32_t *, int32_t *, ...);
typedef int32_t (*irad_next_share)(void *, int32_t, int32_t *, void *, void *, void *);
void irad_stop_know(void (*fork)(void *, int32_t, irad_team_work, ...), void (*barrier)(void *, int32_t),
                    int32_t (*threads)(void));
void irad_stop_know_shares(irad_next_share next_4, irad_next_share next_4u, irad_next_share next_8,
                           irad_next_share next_8u);
void irad_stop_fork(void *place, int32_t count, irad_team_work work, ...);
void irad_stop_fork_whole(void *place, int32_t count, irad_team_work work, ...);
void irad_stop_barrier(void *place, int32_t number);
int32_t irad_stop_next_4(void *place, int32_t number, int32_t *last, void *lower, void *upper, void *stride);
int32_t irad_stop_next_4u(void *place, int32_t number, int32_t *last, void *lower, void *upper, void *stride);
int32_t irad_stop_next_8(void *place, int32_t number, int32_t *last, void *lower, void *upper, void *stride);
int32_t irad_stop_next_8u(void *place, int32_t number, int32_t *last, void *lower, void *upper, void *stride);

/* Python's PyGILState_Ensure, PyErr_CheckSignals, PyErr_Fetch and PyGILState_Release, and its main thread. */
struct irad_python {
    int (*ensure)(void);
    int (*check_signals)(void);
    void (*fetch)(void **, void **, void **);
    void (*release)(int);
    uintptr_t main_thread;
};
/* From now on the code of that thread is stopped after a signal (Ctrl-C) for which Python raises an exception: when a
 * tape grows, or by irad_look and its like. irad_stop_raised hands the exception over: three pointers for
 * PyErr_Restore, all null if there is none. */
void irad_stop_for_signals(const struct irad_python *python);
void irad_stop_raised(void *exception[3]);
/* For tape.c: have a look now. */
void irad_stop_if_signalled(void);
/* For outer loops: called after the first turn, and again after as many turns as it has returned, so that some
 * milliseconds lie between. From time to time it looks for a signal. `state` belongs to the loop: two zeros at first. */
int64_t irad_look(int64_t state[2]);
/* For loops in strips: called between two strips, and looks for a signal from time to time. */
void irad_look_between(void);

/* For functions that call themselves: stop where the thread's stack is nearly full. */
void irad_look_at_stack(void);

/* For tape.c: whether a stop in this thread, which is in a region, takes the region's other threads along. */
int32_t irad_stop_ends_region(void);

/* For parallel.c: leave, if a thread on which this one may wait has stopped. */
void irad_stop_with_others(void);

#ifdef __cplusplus
}
#endif
#endif
