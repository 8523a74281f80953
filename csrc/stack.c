/* stack.c: recursive derivatives look whether the thread's stack has room for them. */
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE /* pthread_getattr_np */
#endif
#include "stop.h"

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* What is called from a derivative, and signal handlers, have this much. */
#define MOST_SPARED ((size_t)256 << 10)

static _Thread_local uintptr_t lowest; /* address that frames may reach; 0: not known yet */
static _Thread_local size_t stack_size;

static void find_stack(void) {
    lowest = 1;
#ifdef __linux__
    pthread_attr_t attributes;
    void *end;
    if (pthread_getattr_np(pthread_self(), &attributes)) {
        return;
    }
    if (!pthread_attr_getstack(&attributes, &end, &stack_size)) {
        lowest = (uintptr_t)end + (stack_size / 8 < MOST_SPARED ? stack_size / 8 : MOST_SPARED);
    }
    pthread_attr_destroy(&attributes);
#endif
}

void irad_look_at_stack(void) {
    char here, message[160];
    if (!lowest) {
        find_stack();
    }
    if ((uintptr_t)&here < lowest) {
        snprintf(message, sizeof message, "irad: recursion in a derivative is too deep for this thread's stack of %zu kB",
                 stack_size >> 10);
        irad_stop(message);
    }
}
