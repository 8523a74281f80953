/* The split pair of a function of memory with a result: the caller overwrites the memory in between.
 *
 * EXPECT: 9 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
struct taped { void *tape; double value; };
struct taped __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);

static double chain(double *RESTRICT x, int n)
{
    double s = 1;
    for (int i = 0; i < n; i++) {
        s = s * x[i];
        x[i] = s;
    }
    return s;
}

int main(void)
{
    double x[3] = {hide(2), hide(3), hide(5)}, dx[3] = {0};
    struct taped t = __enzyme_augmentfwd((void *)chain, enzyme_dup, x, dx, enzyme_const, hide_int(3));
    CHECK(t.value, 30);
    CHECK(x[0], 2);
    CHECK(x[1], 6);
    for (int i = 0; i < 3; i++)
        x[i] = -77;
    __enzyme_reverse((void *)chain, enzyme_dup, x, dx, enzyme_const, 3, 2.0, t.tape);
    CHECK(dx[0], 30);
    CHECK(dx[1], 20);
    CHECK(dx[2], 12);

    double y[2] = {hide(2), hide(3)}, dy[2] = {0};
    t = __enzyme_augmentfwd((void *)chain, enzyme_dup, y, dy, enzyme_const, 2);
    y[0] = y[1] = 0, dy[0] = 10;
    __enzyme_reverse((void *)chain, enzyme_dup, y, dy, enzyme_const, 2, 1.0, t.tape);
    CHECK(t.value, 6);
    CHECK(dy[0], 10 + 3);
    CHECK(dy[1], 2);
    return report();
}
