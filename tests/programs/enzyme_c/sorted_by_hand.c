/* Active numbers sorted by exchange and by merging.
 *
 * EXPECT: 8 right, 0 wrong
 */
#include "check.h"

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);

static double exchanged(double *RESTRICT s, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (s[j] < s[i]) {
                double t = s[i];
                s[i] = s[j];
                s[j] = t;
            }
    for (int i = 0; i < n; i++)
        sum += (i + 1) * s[i] * s[i];
    return sum;
}
static double merged(double *RESTRICT s, double *RESTRICT work, int n)
{
    for (int width = 1; width < n; width *= 2) {
        for (int lo = 0; lo < n; lo += 2 * width) {
            int i = lo, mid = lo + width < n ? lo + width : n, j = mid, end = mid + width < n ? mid + width : n;
            for (int k = lo; k < end; k++)
                work[k] = i < mid && (j >= end || s[i] <= s[j]) ? s[i++] : s[j++];
        }
        for (int k = 0; k < n; k++)
            s[k] = work[k];
    }
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += (i + 1) * s[i] * s[i];
    return sum;
}

int main(void)
{
    static const double start[4] = {3, 1, 4, 2};
    double x[4], y[4], work[4], dx[4] = {0}, dy[4] = {0}, dwork[4] = {0};
    for (int i = 0; i < 4; i++)
        x[i] = y[i] = hide(start[i]);
    __enzyme_autodiff((void *)exchanged, enzyme_dup, x, dx, enzyme_const, hide_int(4));
    __enzyme_autodiff((void *)merged, enzyme_dup, y, dy, enzyme_dup, work, dwork, enzyme_const, hide_int(4));
    for (int i = 0; i < 4; i++) {
        CHECK(dx[i], 2 * start[i] * start[i]);
        CHECK(dy[i], 2 * start[i] * start[i]);
    }
    return report();
}
