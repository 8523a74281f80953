/* The mean of tanh over a convolution of an image with a square filter; the border is lost. */
#include <math.h>

double conv2d(const double *image, const double *filter, double *out, Index rows, Index columns, Index size)
{
    Index high = rows - size + 1, wide = columns - size + 1;
    double sum = 0;
    for (Index i = 0; i < high; i++)
        for (Index j = 0; j < wide; j++) {
            double dot = 0;
            for (Index p = 0; p < size; p++)
                for (Index q = 0; q < size; q++)
                    dot += filter[p * size + q] * image[(i + p) * columns + j + q];
            out[i * wide + j] = dot;
        }
    for (Index i = 0; i < high * wide; i++)
        sum += out[i] * out[i] / (1 + out[i] * out[i]);
    return sum / (double)(high * wide);
}
