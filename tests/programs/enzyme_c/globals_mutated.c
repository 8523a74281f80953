/* Globals that the function writes and reads again, directly and in functions that it calls.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

double total, cells[3];
static struct { double a; int steps; double b; } machine;

__attribute__((noinline)) static void accumulate(double x)
{
    total += x * x;
    cells[1] = cells[0] * x;
}
static double f(double x)
{
    total = 1;
    cells[0] = x;
    for (int i = 0; i < 3; i++) {
        accumulate(x + i);
        cells[0] = cells[1];
    }
    return total + cells[1];
}
static double run(double x, int n)
{
    machine.a = x, machine.b = 1, machine.steps = 0;
    while (machine.steps++ < n) {
        double next = machine.a * machine.b;
        machine.a = machine.b;
        machine.b = next;
    }
    return machine.b;
}

int main(void)
{
    double x = hide(2);
    /* x^2 + (x+1)^2 + (x+2)^2 + x x (x+1) (x+2) */
    double want = 2 * (3 * x + 3) + 4 * x * x * x + 9 * x * x + 4 * x;
    CHECK(__enzyme_autodiff((void *)f, x), want);
    CHECK(__enzyme_autodiff((void *)f, x), want);
    CHECK(total, 1 + 4 + 9 + 16);
    CHECK(cells[1], 48);
    CHECK(__enzyme_fwddiff((void *)f, x, 1.0), want);
    CHECK(__enzyme_autodiff((void *)run, x, enzyme_const, hide_int(6)), 8 * pow(x, 7));
    CHECK(machine.steps, 7);
    CHECK(machine.b, pow(x, 8));
    return report();
}
