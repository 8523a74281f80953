/* solvers.c: integrators and a solver of linear systems that ask for what they need (reverse communication).
 *
 * A program calls one of them again and again, and computes in between what it asks for; so it is compiled once, whatever
 * is integrated or solved. All memory is the program's: a struct, whose first numbers the program sets and whose other
 * ones are 0 at the beginning, and arrays behind it.
 *
 * J. R. Dormand and P. J. Prince, A family of embedded Runge-Kutta formulae (1980). The nodes and weights of Gauss and
 * Kronrod with 7 and 15 points are those of QUADPACK (R. Piessens et al., 1983). Y. Saad and M. H. Schultz, GMRES: a
 * generalized minimal residual algorithm (1986); the basis is orthogonalised twice.
 */
#include <math.h>
#include <stdint.h>
#include <string.h>

/* What the functions return. */
enum { FAILED = -1, DONE = 0, ASK = 1, MORE_ROOM = 2 };

/* The head of each solver's memory, of 16 numbers. */
struct ode {
    double at, end, tolerance;                   /* set by the program; `at` is where the slope is asked for */
    double t, span, way, h, step;
    int64_t asked, steps, last;
    double unused[5];
};
struct quadrature {
    double at, low, high, tolerance;             /* set by the program; `at` is where the integrand is asked for */
    int64_t count, part, node, begun;
    double unused[8];
};
struct gmres {
    double target;                               /* set by the program */
    double scale, norm;
    int64_t asked, cycles, k;
    double unused[10];
};

int64_t irad_ode(struct ode *s, int64_t n, int64_t block);
int64_t irad_quadrature(struct quadrature *s, int64_t n, int64_t room);
int64_t irad_gmres(struct gmres *s, int64_t n, int64_t m);

static double larger(double a, double b) { return a > b ? a : b; }

/* ---- ordinary differential equations */

enum { STAGES = 7, MOST_STEPS = 1000000 };

static const double nodes[STAGES] = {0, 1.0 / 5, 3.0 / 10, 4.0 / 5, 8.0 / 9, 1, 1};
static const double stages[STAGES][6] = {
    {0},
    {1.0 / 5},
    {3.0 / 40, 9.0 / 40},
    {44.0 / 45, -56.0 / 15, 32.0 / 9},
    {19372.0 / 6561, -25360.0 / 2187, 64448.0 / 6561, -212.0 / 729},
    {9017.0 / 3168, -355.0 / 33, 46732.0 / 5247, 49.0 / 176, -5103.0 / 18656},
    {35.0 / 384, 0, 500.0 / 1113, 125.0 / 192, -2187.0 / 6784, 11.0 / 84},
};
static const double errors[STAGES] = {
    71.0 / 57600, 0, -71.0 / 16695, 71.0 / 1920, -17253.0 / 339200, 22.0 / 525, -1.0 / 40,
};

/* The largest number of each of three blocks of two states, of which the first two blocks have `block` entries. */
static void sizes_of(const double *y, const double *z, int64_t n, int64_t block, double sizes[3])
{
    for (int b = 0; b < 3; b++) {
        sizes[b] = 1e-300;
        for (int64_t i = b * block; i < (b < 2 && (b + 1) * block < n ? (b + 1) * block : n); i++)
            sizes[b] = larger(sizes[b], larger(fabs(y[i]), fabs(z[i])));
    }
}

static int64_t block_of(int64_t i, int64_t block) { return i < block ? 0 : i < 2 * block ? 1 : 2; }

/* Ask for the slope at one of a step's stages: at the time `at`, of the state z, which stands behind the struct. */
static int64_t ask_stage(struct ode *s, int64_t n, int64_t stage)
{
    double *z = (double *)(s + 1);
    const double *y = z + 2 * n, *k = y + n;
    for (int64_t i = 0; i < n; i++) {
        double sum = 0;
        for (int64_t r = 0; r < stage; r++)
            sum += stages[stage][r] * k[r * n + i];
        z[i] = stage ? y[i] + s->step * sum : y[i];
    }
    s->at = stage ? s->t + nodes[stage] * s->step : s->t;
    s->asked = stage + 1;
    return ASK;
}

static int64_t begin_step(struct ode *s, int64_t n)
{
    if (s->steps++ >= MOST_STEPS || !(s->h > 1e-15 * (fabs(s->t) + s->span)))
        return FAILED;
    s->last = s->h >= fabs(s->end - s->t);
    s->step = s->last ? s->end - s->t : s->way * s->h;
    return ask_stage(s, n, 1);
}

/* The state at `end` of an equation from z at `at`. Behind the struct stand the state z, which is the result in the end,
 * the slope that was asked for, and eight arrays more. Errors are relative to the largest number of each block: of the
 * first `block` entries, of as many more, and of the rest. */
int64_t irad_ode(struct ode *s, int64_t n, int64_t block)
{
    double *z = (double *)(s + 1), *slope = z + n, *y = slope + n, *k = y + n, sizes[3], worst = 0;
    size_t bytes = (size_t)n * sizeof(double);
    int64_t stage = s->asked - 1;
    if (stage < 0) {
        s->t = s->at, s->span = fabs(s->end - s->t), s->way = s->end > s->t ? 1 : -1;
        if (s->end == s->t || n == 0)
            return DONE;
        memcpy(y, z, bytes);
        return ask_stage(s, n, 0);
    }
    memcpy(k + stage * n, slope, bytes);
    if (stage > 0 && stage < STAGES - 1)
        return ask_stage(s, n, stage + 1);
    sizes_of(y, z, n, block, sizes);
    if (stage == 0) {
        for (int64_t i = 0; i < n; i++)
            worst = larger(worst, fabs(k[i]) / sizes[block_of(i, block)]);
        s->h = worst > 0 ? larger(fmin(s->span, 0.01 / worst), 1e-6 * s->span) : s->span * 1e-3;
        return begin_step(s, n);
    }
    for (int64_t i = 0; i < n; i++) {
        double error = 0;
        for (int r = 0; r < STAGES; r++)
            error += errors[r] * k[r * n + i];
        error = fabs(s->step * error) / (s->tolerance * sizes[block_of(i, block)]);
        if (!(error <= worst)) /* a NaN too */
            worst = error;
    }
    if (worst <= 1) {
        memcpy(y, z, bytes);
        memcpy(k, k + 6 * n, bytes);
        s->t += s->step;
        if (s->last)
            return DONE;
    }
    s->h = fabs(s->step) * (worst < 1e-4 ? 5 : worst < 1e4 ? 0.9 * pow(worst, -0.2) : 0.1);
    return begin_step(s, n);
}

/* ---- integrals */

enum { POINTS = 15, MOST_PARTS = 20000 };

static const double kronrod[8] = {
    0.991455371120812639206854697526329, 0.949107912342758524526189684047851, 0.864864423359769072789712788640926,
    0.741531185599394439863864773280788, 0.586087235467691130294144691693013, 0.405845151377397166906606412076961,
    0.207784955007898467600689403773245, 0.0,
};
static const double weights[8] = {
    0.022935322010529224963732008058970, 0.063092092629978553290700663189204, 0.104790010322250183839876322541518,
    0.140653259715525918745189590510238, 0.169004726639267902826583426598550, 0.190350578064785409913256402421014,
    0.204432940075298892414161999234649, 0.209482141084727828012999174891714,
};
static const double gauss[4] = {
    0.129484966168869693270611432679082, 0.279705391489276667901467771423780, 0.381830050505118944950369775488975,
    0.417959183673469387755102040816327,
};

/* Of each part its ends, its error and the integral over it. */
static double *part_of(struct quadrature *s, int64_t n, int64_t part)
{
    return (double *)(s + 1) + 3 * n + part * (n + 3);
}

static int64_t ask_node(struct quadrature *s, int64_t n)
{
    const double *part = part_of(s, n, s->part);
    int64_t i = s->node / 2;
    double middle = 0.5 * (part[0] + part[1]), half = 0.5 * (part[1] - part[0]);
    s->at = middle + (s->node % 2 ? half : -half) * kronrod[i];
    return ASK;
}

static int64_t begin_part(struct quadrature *s, int64_t n, int64_t which, double low, double high)
{
    double *part = part_of(s, n, which);
    part[0] = low, part[1] = high;
    s->part = which, s->node = 0;
    memset((double *)(s + 1) + n, 0, 2 * (size_t)n * sizeof(double));
    return ask_node(s, n);
}

/* The sum of all parts in `total`, and what to do next: to halve the part with the largest error, or nothing. */
static int64_t next_part(struct quadrature *s, int64_t n, int64_t room, double *total)
{
    double off = 0, size = 0, low, high, middle;
    int64_t worst = 0;
    memset(total, 0, (size_t)n * sizeof(double));
    for (int64_t p = 0; p < s->count; p++) {
        const double *part = part_of(s, n, p);
        off += part[2];
        worst = part[2] > part_of(s, n, worst)[2] ? p : worst;
        for (int64_t i = 0; i < n; i++)
            total[i] += part[3 + i];
    }
    for (int64_t i = 0; i < n; i++)
        size = larger(size, fabs(total[i]));
    if (off <= s->tolerance * size)
        return DONE;
    low = part_of(s, n, worst)[0], high = part_of(s, n, worst)[1], middle = 0.5 * (low + high);
    if (!isfinite(off) || low == middle || middle == high || s->count >= MOST_PARTS)
        return FAILED;
    if (s->count == room)
        return MORE_ROOM;
    part_of(s, n, s->count)[0] = middle, part_of(s, n, s->count)[1] = high;
    return begin_part(s, n, worst, low, middle);
}

/* The integral of n functions from `low` to `high`. Behind the struct stand what was asked for, which is the result in
 * the end, two arrays more, and `room` parts of n + 3 numbers. The part with the largest error is halved until
 * their sum is small. For MORE_ROOM the program copies all that it has given, and calls again. */
int64_t irad_quadrature(struct quadrature *s, int64_t n, int64_t room)
{
    double *found = (double *)(s + 1), *fine = found + n, *coarse = fine + n, *part;
    if (!s->begun) {
        s->begun = 1;
        return begin_part(s, n, 0, s->low, s->high);
    }
    if (s->node < POINTS) {
        int64_t i = s->node / 2;
        for (int64_t j = 0; j < n; j++) {
            fine[j] += weights[i] * found[j];
            coarse[j] += i % 2 ? gauss[i / 2] * found[j] : 0;
        }
        if (++s->node < POINTS)
            return ask_node(s, n);
        part = part_of(s, n, s->part);
        part[2] = 0;
        for (int64_t j = 0; j < n; j++) {
            double half = 0.5 * (part[1] - part[0]), error = fabs(half * (fine[j] - coarse[j]));
            part[3 + j] = half * fine[j];
            if (!(error <= part[2])) /* a NaN too */
                part[2] = error;
        }
        if (s->part == s->count)
            s->count++;
        else
            return begin_part(s, n, s->count, part_of(s, n, s->count)[0], part_of(s, n, s->count)[1]);
    }
    return next_part(s, n, room, found);
}

/* ---- linear systems that are known by products with vectors */

enum { MOST_CYCLES = 200 };

static double dot(const double *a, const double *b, int64_t n)
{
    double sum = 0;
    for (int64_t i = 0; i < n; i++)
        sum += a[i] * b[i];
    return sum;
}

static int64_t ask_product(struct gmres *s, double *of, const double *vector, int64_t n, int64_t k)
{
    memcpy(of, vector, (size_t)n * sizeof(double));
    s->k = k;
    s->asked = 1;
    return ASK;
}

/* The solution of a system, or how near it came: until the residual is `target` times the right-hand side, or gets no
 * smaller. Behind the struct stand the vector whose product with the matrix is asked for (the result in the end), the
 * product, the right-hand side, and (m + 2) n + m (m + 4) + 2 numbers more; m is the size of the basis. */
int64_t irad_gmres(struct gmres *s, int64_t n, int64_t m)
{
    double *v = (double *)(s + 1), *w = v + n, *rhs = w + n, *found = rhs + n, *basis = found + n;
    double *h = basis + (m + 1) * n, *cosines = h + (m + 1) * m, *sines = cosines + m, *g = sines + m;
    double before = s->norm, limit, beside, length;
    int64_t k = s->k, steps;
    if (!s->asked) {
        memcpy(w, rhs, (size_t)n * sizeof(double)); /* the residual */
        memset(found, 0, (size_t)n * sizeof(double));
        s->scale = sqrt(dot(rhs, rhs, n));
        before = INFINITY;
    } else if (k < 0) {
        for (int64_t i = 0; i < n; i++)
            w[i] = rhs[i] - w[i];
    }
    limit = s->target * s->scale;
    if (!s->asked || k < 0) {
        s->norm = sqrt(dot(w, w, n));
        if (s->cycles++ >= MOST_CYCLES || !(s->norm > limit && s->norm < 0.5 * before)) {
            memcpy(v, found, (size_t)n * sizeof(double));
            return DONE;
        }
        for (int64_t i = 0; i < n; i++)
            basis[i] = w[i] / s->norm;
        memset(g, 0, ((size_t)m + 1) * sizeof(double));
        g[0] = s->norm;
        return ask_product(s, v, basis, n, 0);
    }
    for (int64_t i = 0; i <= m; i++)
        h[i * m + k] = 0;
    for (int twice = 0; twice < 2; twice++)
        for (int64_t i = 0; i <= k; i++) {
            double part = dot(basis + i * n, w, n);
            h[i * m + k] += part;
            for (int64_t j = 0; j < n; j++)
                w[j] -= part * basis[i * n + j];
        }
    beside = sqrt(dot(w, w, n));
    for (int64_t i = 0; i < k; i++) {
        double upper = h[i * m + k], lower = h[(i + 1) * m + k];
        h[i * m + k] = cosines[i] * upper + sines[i] * lower;
        h[(i + 1) * m + k] = cosines[i] * lower - sines[i] * upper;
    }
    length = hypot(h[k * m + k], beside);
    steps = k;
    if (length != 0) {
        cosines[k] = h[k * m + k] / length, sines[k] = beside / length;
        h[k * m + k] = length;
        g[k + 1] = -sines[k] * g[k];
        g[k] *= cosines[k];
        steps = k + 1;
        if (steps < m && beside != 0 && !(fabs(g[k + 1]) <= limit)) {
            for (int64_t j = 0; j < n; j++)
                basis[(k + 1) * n + j] = w[j] / beside;
            return ask_product(s, v, basis + (k + 1) * n, n, k + 1);
        }
    }
    for (int64_t i = steps - 1; i >= 0; i--) {
        for (int64_t j = i + 1; j < steps; j++)
            g[i] -= h[i * m + j] * g[j];
        g[i] /= h[i * m + i];
    }
    for (int64_t i = 0; i < steps; i++)
        for (int64_t j = 0; j < n; j++)
            found[j] += g[i] * basis[i * n + j];
    return ask_product(s, v, found, n, -1);
}
