/* Parallel regions whose arrays are reached through pointers in memory: members of structures, rows, global variables.
 * Structures are made here, from arrays of the caller's, and handed to functions that are not inlined. */
#include <stddef.h>
#include <stdlib.h>

#define APART __attribute__((noinline))

struct problem {
  double *x, *w, *out;
  double scale;
  int n, m;
};

struct outer {
  int kind;
  struct problem *inner;
};

APART void each(struct problem *p) {
#pragma omp parallel for
  for (int i = 0; i < p->n; i++) {
    double sum = 0;
    for (int j = 0; j < p->m; j++)
      sum += p->w[j] * p->x[i] * p->x[i] * p->scale;
    p->out[i] = sum;
  }
}

void members(double *x, double *w, double *out, int n, int m) {
  struct problem p = {x, w, out, x[0] * 2, n, m};
  each(&p);
}

/* No iterations: nobody looks at the structure, or where its pointers lead. */
APART void up_to(struct problem *p, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    p->out[i] = p->x[i] * p->w[0];
}

double nothing_to_do(double *x, int n) {
  up_to(NULL, n - n);
  struct problem p = {x, x, NULL, 1, n, 0};
  struct outer o = {0, NULL};
  if (n < 0)
    o.inner = &p;
  for (int k = 0; k < 2; k++)
    up_to(o.inner, k - 1);
  return x[0] * x[0];
}

APART void through(struct outer *o, int n) {
#pragma omp parallel for schedule(dynamic, 3)
  for (int i = 0; i < n; i++)
    if (o->kind)
      o->inner->out[i] = o->inner->x[i] * o->inner->w[i % o->inner->m] + o->inner->w[0];
}

void chain(double *x, double *w, double *out, int n, int m) {
  struct problem p = {x, w, out, 1, n, m};
  struct outer o = {n, &p};
  through(&o, n);
}

/* Only some iterations come to the structure, and only some calls have one. */
APART void seldom(struct problem *p, const double *x, double *out, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    out[i] = x[i] > 1.2 ? p->w[i % 4] * x[i] : x[i] * x[i];
}

void now_and_then(double *x, double *w, double *out, int n, int m) {
  struct problem p = {x, w, out, 1, n, m};
  seldom(&p, x, out, n / 2);
  for (int i = n / 2; i < n; i++)
    x[i] *= 0.5;
  seldom(NULL, x + n / 2, out + n / 2, n - n / 2);
}

/* The region itself changes what it loads. */
APART void changing(struct problem *p) {
#pragma omp parallel
  {
#pragma omp for
    for (int i = 0; i < p->n; i++)
      p->out[i] = p->x[i] * p->w[i % p->m];
#pragma omp single
    {
      double *swapped = p->x;
      p->x = p->out;
      p->out = swapped;
    }
#pragma omp for
    for (int i = 0; i < p->n; i++)
      p->out[i] += p->x[i] * p->x[i];
  }
}

void swapped(double *x, double *w, double *out, int n, int m) {
  struct problem p = {x, w, out, 1, n, m};
  changing(&p);
}

/* The memory of a pointer is written as numbers are: only by one thread's own, and read by that one. */
APART void rebased(struct problem *p, struct problem *of) {
#pragma omp parallel for
  for (int i = 0; i < p->n; i++) {
    of[i].x = p->x + i;
    of[i].scale = of[i].x[0] * p->w[0];
    p->out[i] = of[i].scale * of[i].x[0];
  }
}

void structures(double *x, double *w, double *out, int n, int m) {
  struct problem p = {x, w, out, 1, n, m};
  struct problem *of = malloc(n * sizeof *of);
  rebased(&p, of);
  free(of);
}

APART void list(double **rows, double *out, int n, int m) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      out[i] += rows[0][j] * rows[1][i] * rows[1][i];
}

void rows(double *x, double *w, double *out, int n, int m) {
  double *both[2] = {w, x};
  list(both, out, n, m);
}

static double table[16];
static double *current;
static double *halves[2];
static double factor;

void global_array(double *x, double *w, double *out, int n, int m) {
  for (int j = 0; j < 16; j++)
    table[j] = w[j % m] * j;
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 16; j++)
      out[i] += table[j] * x[i] * x[i];
}

void global_pointer(double *x, double *w, double *out, int n, int m) {
  current = w;
  factor = w[1];
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      out[i] += current[j] * x[i] * factor;
}

APART double of_table(int i) { return table[i] * table[0]; }

/* A function adds to the shadow of the global variable as well. */
void global_in_a_function(double *x, double *w, double *out, int n, int m) {
  for (int j = 0; j < 16; j++)
    table[j] = w[j % m] * j;
  halves[0] = x;
  halves[1] = x + n / 2;
#pragma omp parallel for
  for (int i = 0; i < n / 2; i++)
    out[i] += table[i % 16] * halves[0][i] * halves[1][i] + of_table((i + 1) % 16);
}

APART void steps(struct problem *p, int times) {
  for (int t = 0; t < times; t++) {
#pragma omp parallel for if (p->n > 3)
    for (int i = 1; i < p->n - 1; i++)
      p->out[i] = p->x[i - 1] * p->w[0] + p->x[i] * p->x[i] * p->w[1] + p->x[i + 1] * p->w[2];
    double *swapped = p->x;
    p->x = p->out;
    p->out = swapped;
  }
}

void time_steps(double *x, double *w, double *out, int n, int m) {
  struct problem p = {x, w, out, 1, n, m};
  steps(&p, 3);
}

/* A region in a region: its threads find what those of the outer one have left in between. */
APART void nest(struct problem *p) {
#pragma omp parallel for num_threads(2)
  for (int k = 0; k < 2; k++) {
#pragma omp parallel for num_threads(2)
    for (int i = k * (p->n / 2); i < (k + 1) * (p->n / 2); i++)
      for (int j = 0; j < p->m; j++)
        p->out[i] += p->w[j] * p->x[i] * p->x[i];
  }
}

void nested(double *x, double *w, double *out, int n, int m) {
  struct problem p = {x, w, out, 1, n, m};
  nest(&p);
}

/* All arrays are parts of one, and the written one is what another thread's, or the same thread's, reads. */
void one_array(double *x, double *w, double *out, int n, int m) {
  struct problem p = {x, x, x + n / 2, w[0], n / 2, 1};
  each(&p);
  for (int i = 0; i < n; i++)
    out[i] = x[i] * w[i % m];
}

APART void running(struct problem *p) {
#pragma omp parallel for schedule(static, 1000)
  for (int i = 1; i < p->n; i++)
    p->out[i] = p->x[i - 1] * p->w[i] + p->w[0];
}

/* One thread has all iterations, and reads what it has written. */
void one_thread(double *x, double *w, double *out, int n, int m) {
  struct problem p = {x, x, x, w[0], n, m};
  running(&p);
  for (int i = 0; i < n; i++)
    out[i] = x[i] * w[i % m];
}

APART void by_value(struct problem p) {
#pragma omp parallel for
  for (int i = 0; i < p.n; i++)
    for (int j = 0; j < p.m; j++)
      p.out[i] += p.w[j] * p.x[i] * p.scale;
}

void structure_by_value(double *x, double *w, double *out, int n, int m) {
  struct problem p = {x, w, out, x[1], n, m};
  by_value(p);
}

void pointer_by_reference(double *x, double *w, double *out, int n, int m) {
  double *from = m > 2 ? w : w + 1;
#pragma omp parallel for shared(from)
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m - 1; j++)
      out[i] += from[j] * x[i] * x[i];
}

APART void leaving(struct problem *p, int *kind) {
#pragma omp parallel for
  for (int i = 0; i < p->n; i++) {
    if (kind[i] < 0)
      exit(1);
    p->out[i] = p->w[0] * p->x[i];
  }
}

void with_exit(double *x, double *w, double *out, int n, int m) {
  int *kind = malloc(n * sizeof *kind);
  for (int i = 0; i < n; i++)
    kind[i] = i;
  struct problem p = {x, w, out, 1, n, m};
  leaving(&p, kind);
  free(kind);
}

/* What is the same number wherever the region is run is a constant in it. */
void constants(double *x, double *w, double *out, int n, int m) {
  int count = 4;
  double step = 0.25;
#pragma omp parallel for shared(count, step)
  for (int i = 0; i < n; i++)
    for (int j = 0; j < count; j++)
      out[i] += w[j] * x[i] * step;
}

static double large[256];
APART double of_large(int i) { return large[i] * large[i]; }
/* Iterations keep apart here, but not from what functions do. */
void called(double *x, double *w, double *out, int n, int m) {
  for (int j = 0; j < n; j++)
    large[j] = x[j] * w[j];
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    out[i] = large[i] * large[i] + of_large((i * 7 + m) % n);
}

/* Two pointers to one array: what is written through one is read through the other, by the same thread. */
APART void groups(struct problem *p) {
#pragma omp parallel for
  for (int k = 0; k < p->n / 8; k++)
    for (int round = 0; round < 3; round++)
      for (int j = 0; j < 8; j++)
        p->out[8 * k + j] = p->w[8 * k + j] * p->x[j] + p->w[p->n - 1];
}

void through_two_pointers(double *x, double *w, double *out, int n, int m) {
  struct problem p = {x, w, w, 1, n, m};
  groups(&p);
  for (int i = 0; i < n; i++)
    out[i] = w[i];
}

/* The same between barriers. */
APART void rounds(struct problem *p) {
#pragma omp parallel
  for (int round = 0; round < 3; round++) {
#pragma omp for
    for (int k = 0; k < p->n / 8; k++)
      for (int j = 0; j < 8; j++)
        p->out[8 * k + j] = p->w[8 * k + j] * p->x[j] + p->w[p->n - 1];
  }
}

void in_rounds(double *x, double *w, double *out, int n, int m) {
  struct problem p = {x, w, w, 1, n, m};
  rounds(&p);
  for (int i = 0; i < n; i++)
    out[i] = w[i];
}

APART void products(struct problem *p) {
#pragma omp parallel for
  for (int i = 0; i < p->n; i++)
    p->out[i] = p->x[i] * p->w[i];
}

void shifted(double *x, double *w, double *out, int n, int m) {
  struct problem p = {x, x + 1, out, 1, n - 1, m};
  for (int r = 0; r < m; r++) {
    products(&p);
    for (int i = 0; i < n; i++)
      w[i] += out[i] * x[i];
  }
}

/* Lists of numbers that go into regions beside the structure: by address of the variable that keeps the list's, and in the
 * block that tasks get. */
APART void in_order(struct problem *p, const int *list, int n) {
  double sums[3] = {0, 0, 0};
#pragma omp parallel
  {
#pragma omp single
    for (int i = 0; i < n; i++)
      for (int q = 0; q < list[i]; q++)
        ;
  }
#pragma omp parallel
  if (p->m > 2) {
#pragma omp for reduction(+ : sums[ : 3])
    for (int i = 0; i < n; i++) {
      p->out[list[i]] = p->x[i] * p->x[list[i]] * p->scale;
      sums[i % 3] += p->w[i] * p->x[i];
    }
  }
  p->w[0] += sums[0] * sums[1] + sums[2];
}

void listed(double *x, double *w, double *out, const int *list, int n, int m) {
  struct problem p = {x, w, out, 1.5, n, m};
  in_order(&p, list, n);
}

APART void by_tasks(struct problem *p, const int *list, int n) {
#pragma omp taskloop grainsize(7)
  for (int i = 0; i < n; i++)
    p->out[list[i]] = p->x[i] * p->x[list[i]] * p->w[list[i] / 2];
}

void listed_in_tasks(double *x, double *w, double *out, const int *list, int n, int m) {
  struct problem p = {x, w, out, 1.5, n, m};
  by_tasks(&p, list, n);
}
