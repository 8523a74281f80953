/* A small convolutional network for ten kinds of images of 14 x 14 points, in parallel over the images of a batch.
 *
 *     image 14x14 -> convolution 3x3, 8 channels -> pooling -> convolution 3x3, 16 channels -> pooling
 *           -> dense layer -> softmax and cross entropy
 *
 * Channels lie innermost. A layer's biases lie behind its weights, and the weights of all layers in one array. Layers
 * are inlined into the parallel loop: the compiler then knows their sizes, and irad sees all that is added to the
 * shadow of the weights. */
#include <math.h>

enum { SIDE = 14, FIRST = 8, SECOND = 16, CLASSES = 10 };
enum { WIDE = SIDE - 2, HALF = WIDE / 2, NARROW = HALF - 2, LAST = NARROW / 2, FEATURES = LAST * LAST * SECOND };
enum {
    CONVOLVE1 = 0,
    CONVOLVE2 = CONVOLVE1 + (3 * 3 + 1) * FIRST,
    DENSE = CONVOLVE2 + (3 * 3 * FIRST + 1) * SECOND
};

#define INLINE static inline __attribute__((always_inline))

/* out[y][x][k] = max(0, bias[k] + the sum of weights[i][j][c][k] * in[y + i][x + j][c] over i, j, c) */
INLINE void convolve(const double *restrict in, const double *restrict weights, double *restrict out,
                     int side, int depth, int channels)
{
    for (int y = 0; y < side - 2; y++)
        for (int x = 0; x < side - 2; x++) {
            double sum[SECOND] = {0};
            for (int i = 0; i < 3; i++)
                for (int j = 0; j < 3; j++)
                    for (int c = 0; c < depth; c++)
                        for (int k = 0; k < channels; k++)
                            sum[k] += weights[((i * 3 + j) * depth + c) * channels + k]
                                    * in[((y + i) * side + x + j) * depth + c];
            for (int k = 0; k < channels; k++)
                out[(y * (side - 2) + x) * channels + k] = fmax(0.0, sum[k] + weights[9 * depth * channels + k]);
        }
}

/* The largest of each patch of 2x2 points. */
INLINE void pool(const double *restrict in, double *restrict out, int side, int channels)
{
    for (int y = 0; y < side / 2; y++)
        for (int x = 0; x < side / 2; x++)
            for (int k = 0; k < channels; k++) {
                const double *corner = in + (2 * y * side + 2 * x) * channels + k;
                out[(y * (side / 2) + x) * channels + k] =
                    fmax(fmax(corner[0], corner[channels]),
                         fmax(corner[side * channels], corner[(side + 1) * channels]));
            }
}

/* scores[k] = bias[k] + the sum of weights[f][k] * in[f] over f */
INLINE void dense(const double *restrict in, const double *restrict weights, double *restrict scores)
{
    double sum[CLASSES] = {0};
    for (int f = 0; f < FEATURES; f++)
        for (int k = 0; k < CLASSES; k++)
            sum[k] += weights[f * CLASSES + k] * in[f];
    for (int k = 0; k < CLASSES; k++)
        scores[k] = sum[k] + weights[FEATURES * CLASSES + k];
}

/* -log(softmax(scores)[label]) */
INLINE double surprise(const double *restrict scores, int label)
{
    double largest = scores[0], total = 0.0;
    for (int k = 1; k < CLASSES; k++)
        largest = fmax(largest, scores[k]);
    for (int k = 0; k < CLASSES; k++)
        total += exp(scores[k] - largest);
    return largest + log(total) - scores[label];
}

/* scores[CLASSES] of one image. */
INLINE void network(const double *restrict weights, const double *restrict image, double *restrict scores)
{
    double wide[WIDE * WIDE * FIRST], half[HALF * HALF * FIRST];
    double narrow[NARROW * NARROW * SECOND], features[FEATURES];
    convolve(image, weights + CONVOLVE1, wide, SIDE, 1, FIRST);
    pool(wide, half, WIDE, FIRST);
    convolve(half, weights + CONVOLVE2, narrow, HALF, FIRST, SECOND);
    pool(narrow, features, NARROW, SECOND);
    dense(features, weights + DENSE, scores);
}

/* The mean surprise of a batch: what training makes small. */
double loss(const double *restrict weights, const double *restrict images, const int *restrict labels, long batch)
{
    double sum = 0.0;
    #pragma omp parallel for reduction(+ : sum)
    for (long n = 0; n < batch; n++) {
        double scores[CLASSES];
        network(weights, images + n * SIDE * SIDE, scores);
        sum += surprise(scores, labels[n]);
    }
    return sum / batch;
}

/* The class with the highest score of each image. */
void classify(const double *restrict weights, const double *restrict images, int *restrict found, long batch)
{
    #pragma omp parallel for
    for (long n = 0; n < batch; n++) {
        double scores[CLASSES];
        int best = 0;
        network(weights, images + n * SIDE * SIDE, scores);
        for (int k = 1; k < CLASSES; k++)
            if (scores[k] > scores[best])
                best = k;
        found[n] = best;
    }
}
