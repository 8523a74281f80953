/* parallel.c: the regions and critical sections that parallel.h describes. */
#include "parallel.h"

#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LOCK_BUCKETS 256
#define FIRST_TICKETS 8
#define LARGEST_TICKETS 4096
#define SPINS 256

/* A row of children, used by one region at a time. */
struct irad_team {
    irad_tape **children; /* null where a thread has not come yet */
    int64_t room;
    int busy;
    struct irad_team *next;
};

struct irad_region {
    irad_tape *tape;
    struct irad_region *outermost; /* itself, or the one that it lies in */
    struct irad_team *team;
    struct irad_order *orders; /* of an outermost one: of each lock that was entered in it */
    pthread_mutex_t reversing;
    int64_t threads;
    size_t keep; /* what an emptied child may hold on to */
    struct irad_claims *claims;
    struct irad_watch watch;
    int joined;
    irad_mark marks[]; /* where each child stood; its chunk is null where the thread has not come */
};

struct irad_ticket {
    struct irad_order *order;
    int64_t number;
};

struct irad_tickets {
    struct irad_tickets *previous;
    size_t used, room;
    struct irad_ticket tickets[];
};

/* The order in which the sections of one lock were entered in one outermost region. */
struct irad_order {
    struct irad_region *region;
    struct irad_lock *lock;
    struct irad_order *newer, *older; /* of the same lock */
    struct irad_order *sibling;       /* of the same region */
    struct irad_tickets *tickets;     /* the newest block first */
    int64_t count;
    int64_t expected; /* in a reverse sweep: whose turn it is */
};

struct irad_lock {
    void *address;
    pthread_mutex_t mutex;
    struct irad_order *orders; /* the newest first; belongs to whoever holds the mutex */
    struct irad_lock *outer;   /* which its holder has entered before; belongs to whoever holds the mutex */
    struct irad_lock *next;
};

static void *allocate(size_t size) {
    void *made = calloc(1, size);
    if (!made) {
        irad_tape_out_of_memory(size);
    }
    return made;
}

/* regions */

static struct irad_team *free_team(irad_tape *tape) {
    struct irad_team **place = &tape->teams;
    while (*place && (*place)->busy) {
        place = &(*place)->next;
    }
    if (!*place) {
        *place = allocate(sizeof **place);
    }
    return *place;
}

static void make_room(struct irad_team *team, int64_t threads) {
    irad_tape **grown;
    if (threads <= team->room) {
        return;
    }
    grown = realloc(team->children, (size_t)threads * sizeof *grown);
    if (!grown) {
        irad_tape_out_of_memory((size_t)threads * sizeof *grown);
    }
    memset(grown + team->room, 0, (size_t)(threads - team->room) * sizeof *grown);
    team->children = grown;
    team->room = threads;
}

static void close_orders(struct irad_region *region);

static void set_joined(struct irad_region *region) {
    if (!region->joined) {
        region->joined = 1;
        region->team->busy = 0;
        region->tape->open_regions--;
        irad_claims_destroy(region->claims);
        region->claims = NULL;
    }
}

/* A deferred release of the forking thread's tape. */
static void close_region(void *pointer, size_t unused, size_t unused_too) {
    struct irad_region *region = pointer;
    (void)unused;
    (void)unused_too;
    for (int64_t thread = region->threads - 1; thread >= 0; thread--) {
        if (region->marks[thread].chunk) {
            irad_tape *child = region->team->children[thread];
            irad_tape_restore(child, &region->marks[thread]);
            child->region = NULL;
        }
    }
    close_orders(region);
    set_joined(region);
    pthread_mutex_destroy(&region->reversing);
    free(region);
}

int64_t irad_tape_open_region(irad_tape *tape, int64_t threads) {
    struct irad_region *region;
    if (threads < 1) {
        irad_stop("irad: a parallel region without threads");
    }
    region = allocate(sizeof *region + (size_t)threads * sizeof *region->marks);
    region->tape = tape;
    region->outermost = tape->region ? tape->region->outermost : region;
    region->threads = threads;
    region->watch = tape->region ? tape->region->watch : irad_claims_watched();
    region->keep = tape->keep / (size_t)threads;
    region->team = free_team(tape);
    make_room(region->team, threads);
    region->team->busy = 1;
    tape->open_regions++;
    pthread_mutex_init(&region->reversing, NULL);
    irad_defer_release(tape, region, close_region, 0, 0);
    return (int64_t)(intptr_t)region;
}

static struct irad_region *region_of(const irad_tape *tape, int64_t number) {
    struct irad_region *region = (struct irad_region *)(intptr_t)number;
    if (!region || region->tape != tape) {
        irad_stop("irad: a parallel region of another tape");
    }
    return region;
}

irad_tape *irad_tape_child(irad_tape *tape, int64_t number, int64_t thread) {
    struct irad_region *region = region_of(tape, number);
    irad_tape *child;
    if (region->joined || thread < 0 || thread >= region->threads) {
        irad_stop(region->joined ? "irad: a thread comes to a parallel region that is over"
                                 : "irad: more threads in a parallel region than it was opened for");
    }
    child = region->team->children[thread];
    if (!child) {
        child = region->team->children[thread] = irad_tape_make();
        child->parent = tape;
    }
    if (!region->marks[thread].chunk) {
        irad_tape_save(child, &region->marks[thread]);
        child->region = region;
        child->keep = region->keep;
        child->thread = thread;
        child->interval = 0;
    }
    return child;
}

void irad_tape_join_region(irad_tape *tape, int64_t number) {
    struct irad_region *region = region_of(tape, number);
    set_joined(region);
    for (int64_t thread = 0; thread < region->threads; thread++) {
        if (region->marks[thread].chunk) {
            irad_pass_on_own(region->team->children[thread], tape);
        }
    }
}

int32_t irad_tape_waits(const irad_tape *tape) { return !tape || tape->region; }

static _Thread_local int32_t held;

int32_t irad_threads_hold(int32_t threads) {
    int32_t before = held;
    held = threads;
    return before;
}

int32_t irad_threads_held(void) { return held; }

struct irad_claims **irad_region_claims(irad_tape *tape, struct irad_watch *watch) {
    if (!tape->region) {
        irad_stop("irad: an access is checked outside of every parallel region");
    }
    *watch = tape->region->watch;
    return &tape->region->claims;
}

size_t irad_teams_capacity(const irad_tape *tape) {
    size_t sum = 0;
    for (const struct irad_team *team = tape->teams; team; team = team->next) {
        for (int64_t thread = 0; thread < team->room; thread++) {
            sum += team->children[thread] ? irad_tape_capacity(team->children[thread]) : 0;
        }
    }
    return sum;
}

static void adopt(irad_tape *tape, struct irad_team *teams) {
    tape->teams = teams;
    for (struct irad_team *team = teams; team; team = team->next) {
        for (int64_t thread = 0; thread < team->room; thread++) {
            if (team->children[thread]) {
                team->children[thread]->parent = tape;
            }
        }
    }
}

void irad_teams_exchange(irad_tape *one, irad_tape *other) {
    struct irad_team *teams = one->teams;
    adopt(one, other->teams);
    adopt(other, teams);
}

void irad_teams_destroy(irad_tape *tape) {
    while (tape->teams) {
        struct irad_team *team = tape->teams;
        tape->teams = team->next;
        for (int64_t thread = 0; thread < team->room; thread++) {
            if (team->children[thread]) {
                irad_tape_destroy(team->children[thread]);
            }
        }
        free(team->children);
        free(team);
    }
}

/* critical sections */

static struct irad_lock *locks[LOCK_BUCKETS];

/* Locks are only ever added, at the front of their bucket, so that looking one up takes no lock. */
static struct irad_lock *lock_of(void *address) {
    struct irad_lock **bucket = &locks[((uintptr_t)address >> 3) * 0x9E3779B1u >> 8 & (LOCK_BUCKETS - 1)];
    struct irad_lock *first = __atomic_load_n(bucket, __ATOMIC_ACQUIRE), *made = NULL;
    for (;;) {
        for (struct irad_lock *lock = first; lock; lock = lock->next) {
            if (lock->address == address) {
                if (made) {
                    pthread_mutex_destroy(&made->mutex);
                    free(made);
                }
                return lock;
            }
        }
        if (!made) {
            made = allocate(sizeof *made);
            made->address = address;
            pthread_mutex_init(&made->mutex, NULL);
        }
        made->next = first;
        if (__atomic_compare_exchange_n(bucket, &first, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
            return made;
        }
    }
}

/* The region's order of a lock, which the caller holds. The region in question is nearly always the newest. */
static struct irad_order *order_of(struct irad_region *region, struct irad_lock *lock) {
    struct irad_order *order = lock->orders;
    while (order && order->region != region) {
        order = order->older;
    }
    if (!order) {
        order = allocate(sizeof *order);
        order->region = region;
        order->lock = lock;
        order->older = lock->orders;
        if (lock->orders) {
            lock->orders->newer = order;
        }
        lock->orders = order;
        order->sibling = __atomic_load_n(&region->orders, __ATOMIC_RELAXED);
        while (!__atomic_compare_exchange_n(&region->orders, &order->sibling, order, 1, __ATOMIC_RELEASE,
                                            __ATOMIC_RELAXED)) {
        }
    }
    return order;
}

static struct irad_ticket *new_ticket(struct irad_order *order) {
    struct irad_tickets *block = order->tickets;
    struct irad_ticket *ticket;
    if (!block || block->used == block->room) {
        size_t room = !block ? FIRST_TICKETS : block->room < LARGEST_TICKETS ? 2 * block->room : block->room;
        struct irad_tickets *made = allocate(sizeof *made + room * sizeof *made->tickets);
        made->previous = block;
        made->room = room;
        order->tickets = block = made;
    }
    ticket = &block->tickets[block->used++];
    ticket->order = order;
    ticket->number = order->count++;
    return ticket;
}

static void free_order(struct irad_order *order) {
    while (order->tickets) {
        struct irad_tickets *previous = order->tickets->previous;
        free(order->tickets);
        order->tickets = previous;
    }
    free(order);
}

static void close_orders(struct irad_region *region) {
    while (region->orders) {
        struct irad_order *order = region->orders;
        struct irad_lock *lock = order->lock;
        region->orders = order->sibling;
        pthread_mutex_lock(&lock->mutex);
        *(order->newer ? &order->newer->older : &lock->orders) = order->older;
        if (order->older) {
            order->older->newer = order->newer;
        }
        pthread_mutex_unlock(&lock->mutex);
        free_order(order);
    }
}

static _Thread_local struct irad_lock *entered; /* the last that this thread has entered and not left */

static void enter(struct irad_lock *lock) {
    pthread_mutex_lock(&lock->mutex);
    lock->outer = entered;
    entered = lock;
}

static void leave(struct irad_lock *lock) {
    struct irad_lock **place = &entered;
    while (*place && *place != lock) {
        place = &(*place)->outer;
    }
    if (*place) {
        *place = lock->outer;
    }
    pthread_mutex_unlock(&lock->mutex);
}

void *irad_sections_entered(void) { return entered; }

void irad_sections_leave_to(void *outer) {
    while (entered && entered != outer) {
        leave(entered);
    }
}

int64_t irad_section_enter(irad_tape *tape, void *address) {
    struct irad_lock *lock = lock_of(address);
    enter(lock);
    if (!tape || !tape->region) {
        return 0;
    }
    return (int64_t)(intptr_t)new_ticket(order_of(tape->region->outermost, lock));
}

void irad_section_leave(void *address) { leave(lock_of(address)); }

void irad_pause(int *turns) {
    if (*turns >= SPINS) {
        sched_yield(); /* whoever is next may want this processor */
        return;
    }
    ++*turns;
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ __volatile__("yield");
#endif
}

void irad_section_enter_at(void *address, int64_t number) {
    const struct irad_ticket *ticket = (const struct irad_ticket *)(intptr_t)number;
    if (ticket) {
        for (int turns = 0; __atomic_load_n(&ticket->order->expected, __ATOMIC_ACQUIRE) != ticket->number;) {
            irad_stop_with_others();
            irad_pause(&turns);
        }
    }
    enter(lock_of(address));
}

void irad_section_leave_at(void *address, int64_t number) {
    const struct irad_ticket *ticket = (const struct irad_ticket *)(intptr_t)number;
    leave(lock_of(address));
    if (ticket) {
        __atomic_store_n(&ticket->order->expected, ticket->number - 1, __ATOMIC_RELEASE);
    }
}

void irad_section_begin_reverse(int64_t number) {
    struct irad_region *region = (struct irad_region *)(intptr_t)number;
    if (region->outermost == region) {
        pthread_mutex_lock(&region->reversing);
        for (struct irad_order *order = region->orders; order; order = order->sibling) {
            order->expected = order->count - 1;
        }
    }
}

void irad_section_end_reverse(int64_t number) {
    struct irad_region *region = (struct irad_region *)(intptr_t)number;
    if (region->outermost == region) {
        for (const struct irad_order *order = region->orders; order; order = order->sibling) {
            if (order->expected != -1) {
                pthread_mutex_unlock(&region->reversing);
                irad_stop("irad: the reverse sweep of a parallel region left out a critical section");
            }
        }
        pthread_mutex_unlock(&region->reversing);
    }
}
