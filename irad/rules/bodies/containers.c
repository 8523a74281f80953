/* What libstdc++'s lists and trees leave to its library: the links between nodes. Nodes are linked through pointers,
 * which have shadows; a differentiated definition links the shadow nodes as it links the nodes, by what the nodes say.
 *
 * The trees are red-black trees (Guibas and Sedgewick 1978). The header's parent is the root, its left and right are the
 * first and the last node; the root's parent is the header, which is red so that it can be told from a root. */
#include <stdbool.h>

struct node {
    int colour;
    struct node *parent, *left, *right;
};
enum { RED, BLACK };

struct link {
    struct link *next, *previous;
};

/* The next node in order; from the last one on, the header. */
struct node *tree_next_(struct node *x)
{
    if (x->right) {
        x = x->right;
        while (x->left)
            x = x->left;
        return x;
    }
    struct node *above = x->parent;
    while (x == above->right) {
        x = above;
        above = above->parent;
    }
    /* where the root is the last node, its parent is the header, whose right is the root */
    return x->right == above ? x : above;
}

/* The node before in order; from the header on, the last one. */
struct node *tree_previous_(struct node *x)
{
    if (x->colour == RED && x->parent->parent == x)
        return x->right;
    if (x->left) {
        x = x->left;
        while (x->right)
            x = x->right;
        return x;
    }
    struct node *above = x->parent;
    while (x == above->left) {
        x = above;
        above = above->parent;
    }
    return above;
}

/* Puts `with` in the place that `x` has below its parent. */
static inline void replace(struct node *x, struct node *with, struct node *header)
{
    struct node *above = x->parent;
    if (header->parent == x)
        header->parent = with;
    else if (above->left == x)
        above->left = with;
    else
        above->right = with;
}

static void rotate_left(struct node *x, struct node *header)
{
    struct node *y = x->right, *inner = y->left;
    x->right = inner;
    if (inner)
        inner->parent = x;
    y->parent = x->parent;
    replace(x, y, header);
    y->left = x;
    x->parent = y;
}

static void rotate_right(struct node *x, struct node *header)
{
    struct node *y = x->left, *inner = y->right;
    x->left = inner;
    if (inner)
        inner->parent = x;
    y->parent = x->parent;
    replace(x, y, header);
    y->right = x;
    x->parent = y;
}

/* Hangs `x` below `parent` and makes the tree a red-black one again. */
void tree_insert_(bool left, struct node *x, struct node *parent, struct node *header)
{
    x->parent = parent;
    x->left = x->right = 0;
    x->colour = RED;
    if (left) {
        parent->left = x; /* of the header as well, whose left is the first node */
        if (parent == header) {
            header->parent = x;
            header->right = x;
        } else if (parent == header->left) {
            header->left = x;
        }
    } else {
        parent->right = x;
        if (parent == header->right)
            header->right = x;
    }
    while (x != header->parent && x->parent->colour == RED) {
        struct node *above = x->parent, *top = above->parent;
        if (above == top->left) {
            struct node *uncle = top->right;
            if (uncle && uncle->colour == RED) {
                above->colour = BLACK;
                uncle->colour = BLACK;
                top->colour = RED;
                x = top;
                continue;
            }
            if (x == above->right) {
                rotate_left(above, header);
                x = above;
                above = x->parent;
            }
            above->colour = BLACK;
            top->colour = RED;
            rotate_right(top, header);
        } else {
            struct node *uncle = top->left;
            if (uncle && uncle->colour == RED) {
                above->colour = BLACK;
                uncle->colour = BLACK;
                top->colour = RED;
                x = top;
                continue;
            }
            if (x == above->left) {
                rotate_right(above, header);
                x = above;
                above = x->parent;
            }
            above->colour = BLACK;
            top->colour = RED;
            rotate_left(top, header);
        }
    }
    header->parent->colour = BLACK;
}

/* A colour by comparison: copied as an integer, it may be a part of a number as far as callers know. */
static inline int colour_of(const struct node *x)
{
    return x->colour == BLACK ? BLACK : RED;
}

static inline bool is_black(const struct node *x)
{
    return !x || x->colour == BLACK;
}

/* Makes the tree a red-black one again where `x` below `above`, which may be no node, has one black node too few. */
static void erase_fixup(struct node *x, struct node *above, struct node *header)
{
    while (x != header->parent && is_black(x)) {
        bool left = x == above->left;
        struct node *other = left ? above->right : above->left;
        if (other->colour == RED) {
            other->colour = BLACK;
            above->colour = RED;
            if (left)
                rotate_left(above, header);
            else
                rotate_right(above, header);
            other = left ? above->right : above->left;
        }
        if (is_black(other->left) && is_black(other->right)) {
            other->colour = RED;
            x = above;
            above = x->parent;
            continue;
        }
        if (left) {
            if (is_black(other->right)) {
                other->left->colour = BLACK;
                other->colour = RED;
                rotate_right(other, header);
                other = above->right;
            }
            other->right->colour = BLACK;
        } else {
            if (is_black(other->left)) {
                other->right->colour = BLACK;
                other->colour = RED;
                rotate_left(other, header);
                other = above->left;
            }
            other->left->colour = BLACK;
        }
        other->colour = colour_of(above);
        above->colour = BLACK;
        if (left)
            rotate_left(above, header);
        else
            rotate_right(above, header);
        break;
    }
    if (x)
        x->colour = BLACK;
}

/* Takes `x` out of the tree, which stays a red-black one, and returns it. */
struct node *tree_erase_(struct node *x, struct node *header)
{
    struct node *below, *above; /* what comes into the place of the node that leaves, and its parent */
    int colour = colour_of(x);
    if (x == header->left)
        header->left = x->right ? tree_next_(x) : x->parent;
    if (x == header->right)
        header->right = x->left ? tree_previous_(x) : x->parent;
    if (x->left && x->right) {
        struct node *next = x->right; /* it takes the place of x; nothing is to the left of it */
        while (next->left)
            next = next->left;
        colour = colour_of(next);
        below = next->right;
        above = next->parent;
        if (above == x) {
            above = next;
        } else {
            above->left = below;
            if (below)
                below->parent = above;
            next->right = x->right;
            next->right->parent = next;
        }
        replace(x, next, header);
        next->parent = x->parent;
        next->left = x->left;
        next->left->parent = next;
        next->colour = colour_of(x);
    } else {
        below = x->left ? x->left : x->right;
        above = x->parent;
        replace(x, below, header);
        if (below)
            below->parent = above;
    }
    if (colour == BLACK)
        erase_fixup(below, above, header);
    return x;
}

/* Puts a node into a list before `where`. */
void list_hook_(struct link *x, struct link *where)
{
    x->next = where;
    x->previous = where->previous;
    where->previous->next = x;
    where->previous = x;
}

/* Takes a node out of its list. */
void list_unhook_(struct link *x)
{
    struct link *next = x->next, *previous = x->previous;
    previous->next = next;
    next->previous = previous;
}

/* Moves the nodes from `first` to before `last` to before `where`. */
void list_transfer_(struct link *where, struct link *first, struct link *last)
{
    if (where == last)
        return;
    last->previous->next = where;
    first->previous->next = last;
    where->previous->next = first;
    struct link *before = where->previous;
    where->previous = last->previous;
    last->previous = first->previous;
    first->previous = before;
}

/* Turns a list round. */
void list_reverse_(struct link *x)
{
    struct link *each = x;
    do {
        struct link *next = each->next;
        each->next = each->previous;
        each->previous = next;
        each = next;
    } while (each != x);
}

/* Lets the neighbours of a header, which has been copied from `from`, know where it is; of an empty list there are none. */
static void link_up(struct link *x, const struct link *from)
{
    if (x->next == from) {
        x->next = x->previous = x;
        return;
    }
    x->next->previous = x;
    x->previous->next = x;
}

/* Exchanges the nodes of two lists. */
void list_swap_(struct link *x, struct link *y)
{
    struct link *next = x->next, *previous = x->previous;
    if (x == y)
        return;
    x->next = y->next;
    x->previous = y->previous;
    y->next = next;
    y->previous = previous;
    link_up(x, y);
    link_up(y, x);
}
