"""Reverse mode through memory that the program makes itself: locals, heap and globals."""

import numpy as np
import pytest

from .levels import LEVELS
from .small import Suite, check_gradient, check_twin

suite = Suite()
case = suite.case


def vector(n, **more):
    return lambda rng: {"x": 0.2 + rng.random(n), "n": n, **more}


@case(
    """double f(const double *x, int n) {
        double table[8];
        for (int i = 0; i < n; i++) table[i] = exp(x[i]);
        double s = 0;
        for (int i = 0; i < n; i++) s += table[i] * table[n - 1 - i];
        return s;
    }""",
    vector(6),
)
def local_array(x, n):
    return np.sum(np.exp(x) * np.exp(x[::-1]))


@case(
    """double f(const double *x, int n) {
        double grid[3][4] = {{0}};
        for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) grid[i][j] = x[(i + j) % n] * (i + 1);
        for (int i = 1; i < 3; i++) for (int j = 1; j < 4; j++) grid[i][j] *= grid[i - 1][j - 1];
        return grid[2][3] + grid[2][1] * grid[1][2];
    }""",
    vector(4),
)
def local_grid(x, n):
    grid = np.array([[x[(i + j) % n] * (i + 1) for j in range(4)] for i in range(3)])
    for i in range(1, 3):
        for j in range(1, 4):
            grid[i, j] *= grid[i - 1, j - 1]
    return grid[2, 3] + grid[2, 1] * grid[1, 2]


@case(
    """double f(const double *x, int n) {
        double kept[n];
        kept[0] = x[0];
        for (int i = 1; i < n; i++) kept[i] = kept[i - 1] * x[i] + 1;
        return kept[n - 1] * kept[n / 2];
    }""",
    vector(6),
)
def array_of_variable_length(x, n):
    kept = [x[0]]
    for i in range(1, n):
        kept.append(kept[-1] * x[i] + 1)
    return kept[n - 1] * kept[n // 2]


@case(
    """double f(const double *x, int n) {
        double s = 0;
        for (int i = 1; i <= n; i++) {
            double part[i];
            for (int j = 0; j < i; j++) part[j] = x[j] * x[j];
            for (int j = 0; j < i; j++) s += part[j] * part[i - 1 - j];
        }
        return s;
    }""",
    vector(4),
)
def array_of_variable_length_in_loop(x, n):
    return sum(np.sum(x[:i] ** 2 * x[:i][::-1] ** 2) for i in range(1, n + 1))


@case(
    """double f(const double *x, int n) {
        double *square = malloc(n * sizeof *square);
        for (int i = 0; i < n; i++) square[i] = x[i] * x[i];
        double s = 0;
        for (int i = 0; i < n; i++) s += square[i] * x[n - 1 - i];
        free(square);
        return s;
    }""",
    vector(5),
)
def malloc_and_free(x, n):
    return np.sum(x**2 * x[::-1])


@case(
    """double f(const double *x, int n) {
        double *count = calloc(3, sizeof *count);
        for (int i = 0; i < n; i++) count[i % 3] += x[i] * x[i];
        double s = count[0] * count[1] * count[2];
        free(count);
        return s;
    }""",
    vector(8),
)
def calloc_as_zero(x, n):
    return np.prod([np.sum(x[k::3] ** 2) for k in range(3)])


@case(
    """double f(const double *x, int n) {
        double *stack = NULL;
        int used = 0, room = 0;
        for (int i = 0; i < n; i++) {
            if (used == room) { room = 2 * room + 1; stack = realloc(stack, room * sizeof *stack); }
            stack[used] = used ? stack[used - 1] * x[i] + x[i] : x[i];
            used++;
        }
        double s = 0;
        for (int i = 0; i < used; i++) s += stack[i] * stack[i];
        free(stack);
        return s;
    }""",
    vector(6),
)
def realloc_while_growing(x, n):
    stack = [x[0]]
    for value in x[1:]:
        stack.append(stack[-1] * value + value)
    return sum(v**2 for v in stack)


@case(
    """double f(const double *x, int n) {
        double s = 1;
        for (int i = 1; i < n; i++) {
            double *part = malloc(i * sizeof *part);
            for (int j = 0; j < i; j++) part[j] = x[j] * s;
            for (int j = 0; j < i; j++) s += part[j] * part[j] * 0.1;
            free(part);
        }
        return s;
    }""",
    vector(5),
)
def malloc_in_loop(x, n):
    total = 1
    for i in range(1, n):
        total = total + 0.1 * np.sum((x[:i] * total) ** 2)
    return total


@case(
    """NOINLINE static double *squares(const double *x, int n) {
        double *out = malloc(n * sizeof *out);
        for (int i = 0; i < n; i++) out[i] = x[i] * x[i];
        return out;
    }
    double f(const double *x, int n) {
        double *a = squares(x, n);
        double *b = squares(a, n);
        double s = 0;
        for (int i = 0; i < n; i++) s += a[i] * b[n - 1 - i];
        free(a);
        free(b);
        return s;
    }""",
    vector(4),
)
def memory_returned_by_callee(x, n):
    return np.sum(x**2 * x[::-1] ** 4)


@case(
    """static const double weight[5] = {0.5, -1, 2, 0.25, 3};
    double f(const double *x, int n) {
        double s = 0;
        for (int i = 0; i < n; i++) s += weight[i % 5] * x[i] * x[i];
        return s;
    }""",
    vector(7),
)
def constant_table(x, n):
    return np.sum(np.resize([0.5, -1, 2, 0.25, 3], n) * x**2)


@case(
    """static double state;
    NOINLINE static void advance(double x) { state = state * x + x; }
    double f(const double *x, int n) {
        state = x[0] * x[0];
        for (int i = 0; i < n; i++) advance(x[i]);
        return state;
    }""",
    vector(4),
)
def static_global_that_changes(x, n):
    state = x[0] ** 2
    for value in x:
        state = state * value + value
    return state


@case(
    """static double table[16];
    double f(const double *x, int n) {
        for (int i = 0; i < n; i++) table[i] = x[i] * x[i];
        double s = 0;
        for (int i = 0; i < n; i++) s += table[i] * table[(i + 1) % n];
        return s;
    }""",
    vector(5),
)
def static_table_that_changes(x, n):
    return np.sum(x**2 * np.roll(x, -1) ** 2)


@case(
    """double f(const double *x, int n) {
        double **rows = malloc(n * sizeof *rows);
        for (int i = 0; i < n; i++) {
            rows[i] = malloc((i + 1) * sizeof **rows);
            for (int j = 0; j <= i; j++)
                rows[i][j] = j == 0 || j == i ? x[i] : rows[i - 1][j - 1] * rows[i - 1][j];
        }
        double s = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) s += rows[i][j];
            free(rows[i]);
        }
        free(rows);
        return s;
    }""",
    vector(5),
)
def allocated_rows(x, n):
    rows, total = [], 0
    for i in range(n):
        row = [x[i] if j in (0, i) else rows[i - 1][j - 1] * rows[i - 1][j] for j in range(i + 1)]
        rows.append(row)
        total = total + sum(row)
    return total


@case(
    """struct node { struct node *next; double value; };
    double f(double *x, int n) {
        struct node nodes[8], *head = NULL;
        for (int i = 0; i < n; i++) { nodes[i].value = x[i]; nodes[i].next = head; head = &nodes[i]; }
        double p = 1;
        for (struct node *at = head; at; at = at->next) { at->value *= p; p += at->value; }
        x[0] = nodes[0].value;
        return p;
    }""",
    vector(5),
)
def list_on_the_stack(x, n):
    p = 1
    for i in reversed(range(n)):
        value = x[i] * p
        p = p + value
    x[0] = value
    return p


@case(
    """double f(const double *x, int n) {
        double ring[3] = {0, 0, 1}, s = 0;
        for (int i = 0; i < n; i++) {
            ring[i % 3] = x[i] * ring[(i + 2) % 3] + ring[(i + 1) % 3];
            s += ring[i % 3];
        }
        return s;
    }""",
    vector(7),
)
def ring_buffer(x, n):
    ring, total = [0, 0, 1], 0
    for i in range(n):
        ring[i % 3] = x[i] * ring[(i + 2) % 3] + ring[(i + 1) % 3]
        total = total + ring[i % 3]
    return total


@suite.each()
def test_twin(case):
    check_twin(case)


@pytest.mark.parametrize("level", LEVELS)
@suite.each()
def test_gradient(case, level):
    check_gradient(case, level)
