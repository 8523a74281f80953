// A list of unknown length: one record per element, with the shadow of the pointer to it.
// REQUEST: f dup const -> active
// FACT: loop {{%\S+}} depth 1 trips unknown
// FACT: keep shadow of {{%\S+}} in a record of {{%\S+}}: {{.*}}
// FACT: shadowed block allocated by {{%\S+}}
// RUN: f(dup([2.0, 3.0, 4.0]), 3) grad == [4.0, 6.0, 8.0]
#include <stdlib.h>
struct node { double value; struct node *next; };
double f(const double *x, int n) {
    struct node *list = 0;
    for (int i = 0; i < n; i++) {
        struct node *made = malloc(sizeof *made);
        made->value = x[i];
        made->next = list;
        list = made;
    }
    double s = 0;
    while (list) {
        struct node *following = list->next;
        s += list->value * list->value;
        free(list);
        list = following;
    }
    return s;
}
