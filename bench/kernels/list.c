/* A linked list: nodes are allocated one by one, walked twice and released. */
#include <math.h>
#include <stdlib.h>

struct node {
    double value;
    struct node *next;
};

static struct node *push(struct node *head, double value)
{
    struct node *node = malloc(sizeof *node);
    node->value = value;
    node->next = head;
    return node;
}

double list_walk(const double *x, int n)
{
    struct node *head = NULL;
    for (int i = 0; i < n; i++)
        head = push(head, sin(x[i]));
    for (struct node *node = head; node; node = node->next)
        if (node->next)
            node->value *= node->next->value + 2;
    double sum = 0;
    while (head) {
        struct node *rest = head->next;
        sum += head->value * head->value;
        free(head);
        head = rest;
    }
    return sum;
}
