/* adopted.c: the shadows that adopted.h describes, in one list for all threads. */
#include "adopted.h"

#include <malloc.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "stop.h"
#include "tape.h"

struct adopted {
    struct adopted *next;
    void *owner;
    char *shadow;
    size_t size;
    const char *message;
    int goes; /* somebody else releases the shadow */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct adopted *first;
static _Atomic size_t count; /* of what is in the list: looked at without the lock */

void *irad_adopt(void *owner, void *block, const char *message, int fill) {
    if (!block) {
        return NULL;
    }
    size_t size = malloc_usable_size(block);
    struct adopted *made = malloc(sizeof *made);
    char *shadow = malloc(size);
    if (!made || !shadow) {
        irad_tape_out_of_memory(size);
    }
    memset(shadow, fill, size);
    pthread_mutex_lock(&lock);
    *made = (struct adopted){first, owner, shadow, size, message, 0};
    first = made;
    count++;
    pthread_mutex_unlock(&lock);
    return shadow;
}

void irad_adopted_goes(void *shadow) {
    if (!count) {
        return;
    }
    pthread_mutex_lock(&lock);
    for (struct adopted *each = first; each; each = each->next) {
        if (each->shadow == shadow) {
            each->goes = 1;
        }
    }
    pthread_mutex_unlock(&lock);
}

static int is_clear(const struct adopted *each) {
    for (size_t i = 0; i < each->size; i++) {
        if (each->shadow[i]) {
            return 0;
        }
    }
    return 1;
}

void irad_end_adoption(void *owner, int check) {
    const char *message = NULL;
    pthread_mutex_lock(&lock);
    for (struct adopted **at = &first; *at;) {
        struct adopted *each = *at;
        if (each->owner != owner) {
            at = &each->next;
            continue;
        }
        if (check && !message && !is_clear(each)) {
            message = each->message;
        }
        *at = each->next;
        count--;
        if (!each->goes) {
            free(each->shadow);
        }
        free(each);
    }
    pthread_mutex_unlock(&lock);
    if (message) {
        irad_stop(message);
    }
}
