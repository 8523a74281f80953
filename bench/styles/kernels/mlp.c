/* Mean cross entropy of a network with one hidden layer over a batch of samples. */
#include <math.h>

double mlp(const double *w1, const double *b1, const double *w2, const double *b2, const double *samples,
           const int *labels, double *hidden, double *scores, Index batch, Index inputs, Index width, Index classes)
{
    double loss = 0;
    for (Index s = 0; s < batch; s++) {
        for (Index i = 0; i < width; i++) {
            double sum = b1[i];
            for (Index j = 0; j < inputs; j++)
                sum += w1[i * inputs + j] * samples[s * inputs + j];
            hidden[i] = tanh(sum);
        }
        double largest = -1e300, all = 0;
        for (Index i = 0; i < classes; i++) {
            scores[i] = b2[i];
            for (Index j = 0; j < width; j++)
                scores[i] += w2[i * width + j] * hidden[j];
            if (scores[i] > largest)
                largest = scores[i];
        }
        for (Index i = 0; i < classes; i++)
            all += exp(scores[i] - largest);
        loss += log(all) + largest - scores[labels[s]];
    }
    return loss / (double)batch;
}
