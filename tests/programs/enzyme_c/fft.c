/* The fast Fourier transform, recursive and in place, of separate real and imaginary parts.
 *
 * EXPECT: 16 right, 0 wrong
 */
#include "check.h"
#include <irad.h>

static void recursive(double *re, double *im, double *work, int n)
{
    if (n == 1)
        return;
    int h = n / 2;
    for (int i = 0; i < h; i++) {
        work[i] = re[2 * i], work[h + i] = re[2 * i + 1];
        work[n + i] = im[2 * i], work[n + h + i] = im[2 * i + 1];
    }
    for (int i = 0; i < n; i++)
        re[i] = work[i], im[i] = work[n + i];
    recursive(re, im, work, h);
    recursive(re + h, im + h, work, h);
    for (int i = 0; i < h; i++) {
        double c = cos(-2 * M_PI * i / n), s = sin(-2 * M_PI * i / n);
        double tr = c * re[h + i] - s * im[h + i], ti = s * re[h + i] + c * im[h + i];
        re[h + i] = re[i] - tr, im[h + i] = im[i] - ti;
        re[i] += tr, im[i] += ti;
    }
}
static void in_place(double *RESTRICT re, double *RESTRICT im, int n)
{
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j) {
            double t = re[i];
            re[i] = re[j], re[j] = t;
            t = im[i], im[i] = im[j], im[j] = t;
        }
    }
    for (int len = 2; len <= n; len *= 2)
        for (int i = 0; i < n; i += len)
            for (int k = 0; k < len / 2; k++) {
                double c = cos(-2 * M_PI * k / len), s = sin(-2 * M_PI * k / len);
                int a = i + k, b = a + len / 2;
                double tr = c * re[b] - s * im[b], ti = s * re[b] + c * im[b];
                re[b] = re[a] - tr, im[b] = im[a] - ti;
                re[a] += tr, im[a] += ti;
            }
}

int main(void)
{
    enum { n = 8, at = 3 };
    double re[n], im[n], work[2 * n], dre[n] = {0}, dim[n] = {0}, dwork[2 * n] = {0}, er[n] = {0}, ei[n] = {0};
    for (int i = 0; i < n; i++)
        re[i] = hide(i * i), im[i] = 0;
    dre[at] = 1; /* the real part of one frequency */
    __irad_autodiff((void *)recursive, irad_dup, re, dre, irad_dup, im, dim, irad_dup, work, dwork, irad_const, n);
    for (int i = 0; i < n; i++)
        CHECK(dre[i], cos(2 * M_PI * at * i / n));
    for (int i = 0; i < n; i++)
        re[i] = hide(i * i), im[i] = 0;
    ei[at] = 1; /* and the imaginary one */
    __irad_autodiff((void *)in_place, irad_dup, re, er, irad_dup, im, ei, irad_const, hide_int(n));
    for (int i = 0; i < n; i++)
        CHECK(er[i], -sin(2 * M_PI * at * i / n));
    return report();
}
