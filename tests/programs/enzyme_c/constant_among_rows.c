/* Rows of a matrix are exchanged for an array that has no shadow: nothing may be added to the array itself.
 *
 * EXPECT: 5 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);

static double f(const double **RESTRICT rows, const double *RESTRICT fixed, int put, int get)
{
    rows[put] = fixed;
    return rows[get][0] * rows[get][0] + rows[put][0];
}

int main(void)
{
    double a[1] = {hide(2)}, b[1] = {hide(3)}, fixed[1] = {hide(5)}, da[1] = {0}, db[1] = {0};
    const double *rows[2] = {a, b}, *drows[2] = {da, db};
    __enzyme_autodiff((void *)f, enzyme_dup, rows, drows, enzyme_const, fixed,
                      enzyme_const, hide_int(0), enzyme_const, hide_int(1));
    CHECK(da[0], 0);
    CHECK(db[0], 6);
    CHECK(fixed[0], 5);
    __enzyme_autodiff((void *)f, enzyme_dup, rows, drows, enzyme_const, fixed,
                      enzyme_const, hide_int(1), enzyme_const, hide_int(1));
    CHECK(fixed[0], 5);
    CHECK(db[0], 6);
    return report();
}
