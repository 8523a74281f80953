/* stop.c: the stops that stop.h describes. */
#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE /* CLOCK_MONOTONIC_COARSE */
#endif
#include "stop.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "parallel.h"

#define MOST_SHARED 256

/* The threads of one parallel region. */
struct crew {
    irad_team_work work;
    void *place;
    void *shared[MOST_SHARED];
    int32_t count;
    struct member *boss; /* what the thread that has forked is in a region around this one; or null */
    char *message;       /* of the first stop */
    int heard;
    int64_t threads;
    int64_t arrivals; /* at all barriers, of all threads */
    int64_t left;     /* threads that have stopped */
    int64_t ended;    /* threads that have not */
};

struct attempt {
    struct attempt *outer;
    int heard;
    jmp_buf back;
    irad_tape *tape;
    irad_mark mark;
    void *sections;
};

/* One thread in a region. */
struct member {
    struct crew *crew;
    volatile int64_t barriers;     /* how many it has come to; these change between setjmp and longjmp */
    volatile irad_next_share next; /* of the loop that it is in, if its iterations are dealt out */
};

static _Thread_local struct attempt *current;
static _Thread_local struct member *self;
static _Thread_local char *said;
static _Thread_local int unread;

static void (*fork_threads)(void *, int32_t, irad_team_work, ...);
static void (*wait_for_all)(void *, int32_t);
static int32_t (*count_threads)(void);
static irad_next_share shares[4];

static _Noreturn void end_program(const char *message) {
    fprintf(stderr, "%s\n", message);
    abort();
}

static char *copy_of(const char *message) {
    char *made = malloc(strlen(message) + 1);
    if (!made) {
        end_program(message);
    }
    return strcpy(made, message);
}

static volatile int32_t ever_stopped;

const int32_t *irad_ever_stopped(void) { return (const int32_t *)&ever_stopped; }

static _Noreturn void go_back(char *message) {
    ever_stopped = 1;
    free(said);
    said = message;
    longjmp(current->back, 1);
}

void irad_stop(const char *message) {
    if (!current || !current->heard) {
        end_program(message);
    }
    go_back(copy_of(message));
}

const char *irad_last_stop(void) { return said; }

const char *irad_stopped(void) {
    const char *found = unread ? said : NULL;
    unread = 0;
    return found;
}

static struct irad_python python;
static void *raised[3];

void irad_stop_for_signals(const struct irad_python *given) { python = *given; }

void irad_stop_raised(void *exception[3]) {
    memcpy(exception, raised, sizeof raised);
    memset(raised, 0, sizeof raised);
}

static int hears_signals(void) {
    return python.ensure && current && current->heard && !self && (uintptr_t)pthread_self() == python.main_thread;
}

void irad_stop_if_signalled(void) {
    if (!hears_signals()) {
        return;
    }
    int state = python.ensure(), found = python.check_signals();
    if (found) {
        python.fetch(&raised[0], &raised[1], &raised[2]);
    }
    python.release(state);
    if (found) {
        irad_stop("irad: interrupted by a signal");
    }
}

/* To look takes Python's lock, for which the thread may have to wait 5 ms: it is done this seldom. */
#define LOOK_EVERY 200

static int64_t milliseconds(void) {
#ifdef CLOCK_MONOTONIC_COARSE
    const clockid_t clock = CLOCK_MONOTONIC_COARSE;
#else
    const clockid_t clock = CLOCK_MONOTONIC;
#endif
    struct timespec now;
    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Only one thread does. */
static void look_at(int64_t now) {
    static int64_t looked;
    if (now - looked >= LOOK_EVERY) {
        looked = now;
        irad_stop_if_signalled();
    }
}

void irad_look_between(void) {
    if (hears_signals()) {
        look_at(milliseconds());
    }
}

int64_t irad_look(int64_t state[2]) {
    int64_t now, took;
    if (!hears_signals()) {
        return INT64_MAX;
    }
    now = milliseconds();
    took = state[0] ? now - state[1] : 0;
    if (!state[0]) {
        state[0] = 1;
    } else if (took < 10 && state[0] < (int64_t)1 << 20) {
        state[0] *= 2;
    } else if (took > 50) {
        state[0] = (state[0] + 7) / 8;
    }
    state[1] = now;
    look_at(now);
    return state[0];
}

static void begin(struct attempt *made, int heard) {
    made->outer = current;
    made->heard = heard;
    made->sections = irad_sections_entered();
    if (heard) {
        made->tape = irad_tape_acquire();
        irad_tape_save(made->tape, &made->mark);
    }
    current = made;
}

static void leave(const struct attempt *made) {
    current = made->outer;
    irad_sections_leave_to(made->sections);
    irad_tape_restore(made->tape, &made->mark);
}

int32_t irad_attempt(void (*body)(void *), void *frame, int32_t heard) {
    struct attempt here;
    struct member *was = self;
    begin(&here, heard);
    unread = 0;  /* Python may have had no time to ask */
    self = NULL; /* no region that Python or a program is in is one of this code's */
    if (setjmp(here.back)) {
        leave(&here);
        self = was;
        unread = 1;
        return 1;
    }
    body(frame);
    current = here.outer;
    self = was;
    return 0;
}

/* regions */

void irad_stop_know(void (*fork)(void *, int32_t, irad_team_work, ...), void (*barrier)(void *, int32_t),
                    int32_t (*threads)(void)) {
    fork_threads = fork;
    wait_for_all = barrier;
    count_threads = threads;
}

void irad_stop_know_shares(irad_next_share next_4, irad_next_share next_4u, irad_next_share next_8,
                           irad_next_share next_8u) {
    shares[0] = next_4;
    shares[1] = next_4u;
    shares[2] = next_8;
    shares[3] = next_8u;
}

static int64_t read(int64_t *counter) { return __atomic_load_n(counter, __ATOMIC_SEQ_CST); }

static int64_t add(int64_t *counter) { return __atomic_add_fetch(counter, 1, __ATOMIC_SEQ_CST); }

static void stay_until_all_go(struct member *member, int32_t number) {
    struct crew *crew = member->crew;
    for (int turns = 0;; irad_pause(&turns)) {
        int64_t ended = read(&crew->ended), waiting = read(&crew->arrivals) - crew->threads * member->barriers;
        if (ended + read(&crew->left) + waiting < crew->threads) {
            continue;
        }
        if (waiting <= 0) {
            return;
        }
        if (ended) { /* no program of OpenMP's: not all threads come to this barrier */
            end_program(crew->message);
        }
        add(&crew->arrivals);
        member->barriers++;
        wait_for_all(crew->place, number);
    }
}

/* The library counts who has come to the end of a loop. */
static void finish_loop(const struct member *member, int32_t number) {
    int32_t last;
    int64_t lower, upper, stride;
    while (member->next && member->next(member->crew->place, number, &last, &lower, &upper, &stride)) {
    }
}

/* The message of the first thread that stops is the region's. */
static void note_stop(struct crew *crew) {
    char *none = NULL, *copy = copy_of(said);
    if (!__atomic_compare_exchange_n(&crew->message, &none, copy, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
        free(copy);
    }
    add(&crew->left);
}

#define FOUR(i) s[i], s[(i) + 1], s[(i) + 2], s[(i) + 3]
#define SIXTEEN(i) FOUR(i), FOUR((i) + 4), FOUR((i) + 8), FOUR((i) + 12)

#define SIXTY_FOUR(i) SIXTEEN(i), SIXTEEN((i) + 16), SIXTEEN((i) + 32), SIXTEEN((i) + 48)

/* In all calling conventions that irad serves, a function may be given more arguments than it takes. */
static void do_work(const struct crew *crew, int32_t *number, int32_t *bound) {
    void *const *s = crew->shared;
    if (crew->count <= 4) {
        crew->work(number, bound, FOUR(0));
    } else {
        crew->work(number, bound, SIXTY_FOUR(0), SIXTY_FOUR(64), SIXTY_FOUR(128), SIXTY_FOUR(192));
    }
}

static void take_part(int32_t *number, int32_t *bound, struct crew *crew) {
    struct member member = {crew, 0, NULL}, *was = self;
    struct attempt here;
    __atomic_store_n(&crew->threads, count_threads(), __ATOMIC_SEQ_CST);
    begin(&here, crew->heard);
    self = &member;
    if (setjmp(here.back)) {
        leave(&here);
        note_stop(crew);
        finish_loop(&member, *number);
        stay_until_all_go(&member, *number);
    } else {
        do_work(crew, number, bound);
        current = here.outer;
        add(&crew->ended);
    }
    self = was;
}

static void fork_crew(void *place, int32_t count, irad_team_work work, va_list given, int heard) {
    struct crew crew = {.work = work, .place = place, .count = count, .boss = self, .heard = heard};
    if (count > MOST_SHARED) {
        irad_stop("irad: a parallel region shares more than 256 variables");
    }
    for (int32_t i = 0; i < count; i++) {
        crew.shared[i] = va_arg(given, void *);
    }
    fork_threads(place, 1, (irad_team_work)take_part, &crew);
    if (crew.left) {
        go_back(crew.message);
    }
}

void irad_stop_fork(void *place, int32_t count, irad_team_work work, ...) {
    va_list given;
    va_start(given, work);
    fork_crew(place, count, work, given, current && current->heard);
    va_end(given);
}

void irad_stop_fork_whole(void *place, int32_t count, irad_team_work work, ...) {
    va_list given;
    va_start(given, work);
    fork_crew(place, count, work, given, 0);
    va_end(given);
}

void irad_stop_barrier(void *place, int32_t number) {
    struct member *here = self;
    if (!here || !here->crew->heard) {
        wait_for_all(place, number);
        return;
    }
    add(&here->crew->arrivals);
    here->barriers++;
    wait_for_all(place, number);
    if (read(&here->crew->left)) {
        irad_stop(here->crew->message);
    }
}

static int32_t next_share(irad_next_share next, void *place, int32_t number, int32_t *last, void *lower, void *upper,
                          void *stride) {
    int32_t found = next(place, number, last, lower, upper, stride);
    if (self) {
        self->next = found ? next : NULL;
    }
    return found;
}

int32_t irad_stop_next_4(void *place, int32_t number, int32_t *last, void *lower, void *upper, void *stride) {
    return next_share(shares[0], place, number, last, lower, upper, stride);
}

int32_t irad_stop_next_4u(void *place, int32_t number, int32_t *last, void *lower, void *upper, void *stride) {
    return next_share(shares[1], place, number, last, lower, upper, stride);
}

int32_t irad_stop_next_8(void *place, int32_t number, int32_t *last, void *lower, void *upper, void *stride) {
    return next_share(shares[2], place, number, last, lower, upper, stride);
}

int32_t irad_stop_next_8u(void *place, int32_t number, int32_t *last, void *lower, void *upper, void *stride) {
    return next_share(shares[3], place, number, last, lower, upper, stride);
}

int32_t irad_stop_ends_region(void) { return self && self->crew->heard; }

void irad_stop_with_others(void) {
    for (const struct member *one = self; one; one = one->crew->boss) {
        if (read(&one->crew->left)) {
            irad_stop(one->crew->message);
        }
    }
}
