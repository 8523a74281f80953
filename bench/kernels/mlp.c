/* Mean softmax cross entropy of a perceptron with one hidden layer.
 * x: batch * inputs; label: batch; w1: hidden * inputs; b1: hidden; w2: classes * hidden; b2: classes. */
#include <math.h>
#include <stdlib.h>

static void layer(const double *w, const double *bias, const double *in, double *out, int rows, int columns)
{
    for (int i = 0; i < rows; i++) {
        double sum = bias[i];
        for (int j = 0; j < columns; j++)
            sum += w[i * columns + j] * in[j];
        out[i] = sum;
    }
}

static double cross_entropy(const double *score, int label, int classes)
{
    double largest = score[0];
    for (int i = 1; i < classes; i++)
        largest = fmax(largest, score[i]);
    double sum = 0;
    for (int i = 0; i < classes; i++)
        sum += exp(score[i] - largest);
    return log(sum) + largest - score[label];
}

double mlp(const double *x, const int *label, const double *w1, const double *b1, const double *w2,
           const double *b2, int batch, int inputs, int hidden, int classes)
{
    double *middle = malloc(sizeof(double) * hidden);
    double *score = malloc(sizeof(double) * classes);
    double loss = 0;
    for (int s = 0; s < batch; s++) {
        layer(w1, b1, x + s * inputs, middle, hidden, inputs);
        for (int i = 0; i < hidden; i++)
            middle[i] = tanh(middle[i]);
        layer(w2, b2, middle, score, classes, hidden);
        loss += cross_entropy(score, label[s], classes);
    }
    free(score);
    free(middle);
    return loss / batch;
}
