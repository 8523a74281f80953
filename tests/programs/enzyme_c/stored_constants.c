/* Pointers to constant memory kept in active memory, beside pointers to active memory: told apart when it runs.
 *
 * EXPECT: 5 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

struct term { double factor; const double *value; };
static const double fixed[2] = {10, 20};

static double f(const double *RESTRICT x, const double *RESTRICT given, int n)
{
    struct term terms[8];
    for (int i = 0; i < n; i++) {
        terms[i].factor = x[0];
        terms[i].value = i % 3 == 0 ? &x[1] : i % 3 == 1 ? &given[0] : &fixed[1];
    }
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += terms[i].factor * *terms[i].value * *terms[i].value;
    return sum;
}

int main(void)
{
    double x[2] = {hide(2), hide(3)}, d[2] = {0}, given[1] = {hide(5)};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, given, enzyme_const, hide_int(4));
    CHECK(d[0], 2 * 9 + 25 + 400);
    CHECK(d[1], 2 * 2 * 2 * 3);
    CHECK(given[0], 5);
    CHECK(fixed[1], 20);
    CHECK(f(x, given, 1), 18);
    return report();
}
