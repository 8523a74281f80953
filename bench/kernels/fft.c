/* Discrete Fourier transforms in place; n complex numbers as interleaved pairs, n a power of two. */
#include <math.h>
#include <stdlib.h>

void fft_recursive(double *data, int n)
{
    if (n == 1)
        return;
    int half = n / 2;
    double *even = malloc(sizeof(double) * n);
    double *odd = malloc(sizeof(double) * n);
    for (int i = 0; i < half; i++) {
        even[2 * i] = data[4 * i];
        even[2 * i + 1] = data[4 * i + 1];
        odd[2 * i] = data[4 * i + 2];
        odd[2 * i + 1] = data[4 * i + 3];
    }
    fft_recursive(even, half);
    fft_recursive(odd, half);
    for (int i = 0; i < half; i++) {
        double c = cos(2 * M_PI * i / n), s = -sin(2 * M_PI * i / n);
        double re = c * odd[2 * i] - s * odd[2 * i + 1];
        double im = c * odd[2 * i + 1] + s * odd[2 * i];
        data[2 * i] = even[2 * i] + re;
        data[2 * i + 1] = even[2 * i + 1] + im;
        data[2 * (i + half)] = even[2 * i] - re;
        data[2 * (i + half) + 1] = even[2 * i + 1] - im;
    }
    free(odd);
    free(even);
}

static void swap(double *a, double *b)
{
    double kept = *a;
    *a = *b;
    *b = kept;
}

static void reverse_bits(double *data, int n)
{
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j) {
            swap(&data[2 * i], &data[2 * j]);
            swap(&data[2 * i + 1], &data[2 * j + 1]);
        }
    }
}

void fft_iterative(double *data, int n)
{
    reverse_bits(data, n);
    for (int half = 1; half < n; half *= 2)
        for (int i = 0; i < half; i++) {
            double c = cos(M_PI * i / half), s = -sin(M_PI * i / half);
            for (int at = i; at < n; at += 2 * half) {
                double *low = data + 2 * at, *high = data + 2 * (at + half);
                double re = c * high[0] - s * high[1];
                double im = c * high[1] + s * high[0];
                high[0] = low[0] - re;
                high[1] = low[1] - im;
                low[0] += re;
                low[1] += im;
            }
        }
}
