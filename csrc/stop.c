/* stop.c: the end of a program in which something came up that its derivative cannot follow. */
#include <stdio.h>
#include <stdlib.h>

#include "tape.h"

void irad_stop(const char *message)
{
    fprintf(stderr, "%s\n", message);
    abort();
}
