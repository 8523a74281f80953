/* The adjoint of `fft` by hand: the transform is linear, so its adjoint is the transform backwards. */

static void exchange(double *v, int n)
{
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n / 2;
        for (; j & bit; bit /= 2)
            j ^= bit;
        j |= bit;
        if (i < j) {
            double kept = v[i];
            v[i] = v[j];
            v[j] = kept;
        }
    }
}

double fft_by_hand(double *restrict re, double *restrict dre, double *restrict im, double *restrict dim,
                   const double *restrict weights, int n)
{
    double sum = fft(re, im, weights, n);
    for (int i = 0; i < n; i++) {
        dre[i] += 2 * weights[i] * re[i];
        dim[i] += 2 * weights[i] * im[i];
    }
    for (int half = n / 2; half > 0; half /= 2)
        for (int k = 0; k < half; k++) {
            double angle = -M_PI * k / half, c = cos(angle), s = sin(angle);
            for (int i = k; i < n; i += 2 * half) {
                int j = i + half;
                double x = dre[i] - dre[j], y = dim[i] - dim[j];
                dre[i] += dre[j];
                dim[i] += dim[j];
                dre[j] = c * x + s * y;
                dim[j] = c * y - s * x;
            }
        }
    exchange(dre, n);
    exchange(dim, n);
    return sum;
}
