/* One tape, several reverses: with calloc, loops, recursion, a global, and a rule that says how its tape is released.
 *
 * EXPECT: 3.500000 10.000000 | 7.000000 20.000000 | 3.500000 10.000000
 * EXPECT: 24.000000 | 24.000000 | 48.000000
 * EXPECT: 5.000000 10.000000 | 5.000000 10.000000
 * EXPECT: 0 left
 * EXPECT: 400.000000
 * EXPECT: 40.000000 | 40.000000
 */
#include <irad.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* `calloc` is read before it is written: that leaves an adjoint behind which the next reverse must not meet. */
static double through_blocks(const double *x, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double *block = calloc(n, sizeof *block);
        block[i] += x[i] * x[i];
        for (int k = 0; k < n; k++)
            sum += block[k] * x[k] * 0.5 + block[n - 1 - k];
        free(block);
    }
    return sum;
}

static double power(double x, int n) { return n == 0 ? 2 : x * power(x, n - 1); }

static double state;
static double through_state(const double *x)
{
    state += x[0] * x[1];
    double local[2] = {x[1], state};
    for (int i = 0; i < 2; i++)
        local[i] += x[i];
    return local[0] + local[1] + state;
}

static int live;
static double rule(double x) { return x * x; }
struct taped { void *tape; double value; };
static struct taped rule_forward(double x)
{
    double *kept = malloc(sizeof *kept);
    live++;
    *kept = 2 * x;
    return (struct taped){kept, x * x};
}
static double rule_reverse(double x, double adjoint, void *tape) { return adjoint * *(double *)tape; }
static void rule_release(void *tape) { live--, free(tape); }
void *__irad_register_gradient_rule[] = {rule, rule_forward, rule_reverse, rule_release};
static double ruled(double x) { return rule(x) * 3; }

void __irad_reverse_blocks(double (*)(const double *, int), int, double *, double *, int, int, double, void *);
double __irad_reverse_power(double (*)(double, int), double, int, int, double, void *);
struct taped __irad_augmentfwd_value(void *, ...);

int main(void)
{
    double x[2] = {1, 2}, dx[2] = {0, 0};
    void *tape = __irad_augmentfwd(through_blocks, irad_dup, x, dx, irad_const, 2);
    x[0] = x[1] = 100;
    for (int i = 0; i < 3; i++) {
        dx[0] = dx[1] = 0;
        __irad_reverse_blocks(through_blocks, irad_dup, x, dx, irad_const, 2, i == 1 ? 2.0 : 1.0, tape);
        printf("%.6f %.6f%s", dx[0], dx[1], i < 2 ? " | " : "\n");
    }
    irad_free_tape(tape);

    tape = __irad_augmentfwd(power, 2.0, irad_const, 3);
    double first = __irad_reverse_power(power, 2.0, irad_const, 3, 1.0, tape);
    double second = __irad_reverse_power(power, 2.0, irad_const, 3, 1.0, tape);
    printf("%.6f | %.6f | %.6f\n", first, second, __irad_reverse_power(power, 2.0, irad_const, 3, 2.0, tape));
    irad_free_tape(tape);

    x[0] = 4, x[1] = 2;
    tape = __irad_augmentfwd(through_state, irad_dup, x, dx);
    for (int i = 0; i < 2; i++) {
        dx[0] = dx[1] = 0;
        __irad_reverse((void *)through_state, irad_dup, x, dx, tape);
        printf("%.6f %.6f%s", dx[0], dx[1], i < 1 ? " | " : "\n");
    }

    tape = __irad_augmentfwd(ruled, 5.0);
    double once = __irad_reverse(ruled, 5.0, tape), twice = __irad_reverse(ruled, 5.0, tape);
    irad_free_tape(tape);
    printf("%d left\n", live + (once != 30 || twice != 30));

    double sum = 0;      /* nobody frees these tapes */
    for (int i = 0; i < 100; i++)
        sum += __irad_reverse(ruled, 2.0 / 3, __irad_augmentfwd(ruled, 2.0 / 3));
    printf("%.6f\n", sum);

    void *early = __irad_augmentfwd(ruled, 20.0 / 3);
    irad_keep_tape(early);
    once = __irad_reverse(ruled, 20.0 / 3, early);
    for (int i = 0; i < 100; i++)
        __irad_reverse(ruled, 1.0, __irad_augmentfwd(ruled, 1.0));
    printf("%.6f | %.6f\n", once, __irad_reverse(ruled, 20.0 / 3, early));
    irad_free_tape(early);
    return 0;
}
