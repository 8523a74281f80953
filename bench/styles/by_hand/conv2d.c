/* The adjoint of `conv2d` by hand: two more convolutions, each along rows. */

double conv2d_by_hand(const double *restrict image, double *restrict dimage, const double *restrict filter,
                      double *restrict dfilter, double *restrict out, double *restrict dout, int rows, int columns,
                      int size)
{
    int high = rows - size + 1, wide = columns - size + 1;
    double sum = 0, each = 1.0 / ((double)high * wide);
    for (int i = 0; i < high; i++) {
        double *to = out + (long)i * wide;
        for (int j = 0; j < wide; j++)
            to[j] = 0;
        for (int p = 0; p < size; p++)
            for (int q = 0; q < size; q++)
                for (int j = 0; j < wide; j++)
                    to[j] += filter[p * size + q] * image[(long)(i + p) * columns + j + q];
    }
    for (int i = 0; i < high; i++) {
        double *g = dout + (long)i * wide;
        const double *o = out + (long)i * wide;
        for (int j = 0; j < wide; j++) {
            double inverse = 1 / (1 + o[j] * o[j]);
            sum += o[j] * o[j] * inverse;
            g[j] += each * 2 * o[j] * inverse * inverse;
        }
        for (int p = 0; p < size; p++)
            for (int q = 0; q < size; q++) {
                double dot = 0, f = filter[p * size + q];
                for (int j = 0; j < wide; j++) {
#pragma clang fp reassociate(on)
                    long c = (long)(i + p) * columns + j + q;
                    dot += g[j] * image[c];
                    dimage[c] += f * g[j];
                }
                dfilter[p * size + q] += dot;
            }
        for (int j = 0; j < wide; j++)
            g[j] = 0;
    }
    return sum * each;
}
