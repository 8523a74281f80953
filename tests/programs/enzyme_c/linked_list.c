/* A linked list: one that the caller made, with its shadow, and one that is built, reversed and freed inside.
 *
 * EXPECT: 6 right, 0 wrong
 */
#include "check.h"
#include <irad.h>
#include <stdlib.h>

struct node { double value; struct node *next; };

static double sum_of_squares(const struct node *n)
{
    double sum = 0;
    for (; n; n = n->next)
        sum += n->value * n->value;
    return sum;
}
static double stacked(double x, int n)
{
    struct node *top = NULL;
    for (int i = 0; i < n; i++) {
        struct node *made = malloc(sizeof *made);
        made->value = x * (i + 1);
        made->next = top;
        top = made;
    }
    struct node *turned = NULL;
    while (top) {
        struct node *next = top->next;
        top->next = turned;
        turned = top;
        top = next;
    }
    double product = 1;
    while (turned) {
        struct node *next = turned->next;
        product *= turned->value;
        free(turned);
        turned = next;
    }
    return product;
}

int main(void)
{
    struct node n[3] = {{hide(1), n + 1}, {hide(2), n + 2}, {hide(3), NULL}};
    struct node d[3] = {{0, d + 1}, {0, d + 2}, {0, NULL}};
    __irad_autodiff((void *)sum_of_squares, irad_dup, n, d);
    for (int i = 0; i < 3; i++)
        CHECK(d[i].value, 2 * n[i].value);
    CHECK(d[0].next == d + 1, 1);
    CHECK(__irad_autodiff((void *)stacked, hide(2), hide_int(3)), 6 * 3 * 4);
    CHECK(__irad_autodiff((void *)stacked, hide(2), hide_int(0)), 0);
    return report();
}
