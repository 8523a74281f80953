/* A binary search tree: recursive insertion, sum and release.
 *
 * EXPECT: 7 right, 0 wrong
 */
#include "check.h"
#include <stdlib.h>

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

struct tree { double key, weight; struct tree *child[2]; };

static struct tree *insert(struct tree *t, double key, double weight)
{
    if (!t) {
        t = calloc(1, sizeof *t);
        t->key = key;
        t->weight = weight;
        return t;
    }
    int side = key > t->key;
    t->child[side] = insert(t->child[side], key, weight);
    return t;
}
static double collect(struct tree *t, int depth)
{
    if (!t)
        return 0;
    double sum = t->key * t->weight * depth + collect(t->child[0], depth + 1) + collect(t->child[1], depth + 1);
    free(t);
    return sum;
}
static double f(const double *RESTRICT keys, const double *RESTRICT weights, int n)
{
    struct tree *root = NULL;
    for (int i = 0; i < n; i++)
        root = insert(root, keys[i], weights[i]);
    return collect(root, 1);
}

int main(void)
{
    double k[4] = {hide(5), hide(2), hide(3), hide(9)}, w[4] = {1, 2, 3, 4}, dk[4] = {0}, dw[4] = {0};
    static const int depth[4] = {1, 2, 3, 2};
    __enzyme_autodiff((void *)f, enzyme_dup, k, dk, enzyme_dup, w, dw, enzyme_const, 4);
    for (int i = 0; i < 4; i++)
        CHECK(dk[i], w[i] * depth[i]);
    for (int i = 1; i < 4; i++)
        CHECK(dw[i], k[i] * depth[i]);
    return report();
}
