/* Power spectrum, weighed, of n complex numbers (n a power of two): the transform of Cooley and Tukey in place. */
#include <math.h>

double fft(double *re, double *im, const double *weights, Index n)
{
    double sum = 0;
    for (Index i = 1, j = 0; i < n; i++) {
        Index bit = n / 2;
        while (j & bit) {
            j ^= bit;
            bit /= 2;
        }
        j |= bit;
        if (i < j) {
            double kept = re[i];
            re[i] = re[j];
            re[j] = kept;
            kept = im[i];
            im[i] = im[j];
            im[j] = kept;
        }
    }
    for (Index half = 1; half < n; half *= 2)
        for (Index k = 0; k < half; k++) {
            double angle = -M_PI * (double)k / (double)half, c = cos(angle), s = sin(angle);
            for (Index i = k; i < n; i += 2 * half) {
                Index j = i + half;
                double x = c * re[j] - s * im[j], y = c * im[j] + s * re[j];
                re[j] = re[i] - x;
                im[j] = im[i] - y;
                re[i] += x;
                im[i] += y;
            }
        }
    for (Index i = 0; i < n; i++)
        sum += weights[i] * (re[i] * re[i] + im[i] * im[i]);
    return sum;
}
