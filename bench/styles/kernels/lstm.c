/* Loss of a stacked LSTM with diagonal weights over a sequence of characters, each step's prediction beside the next step.
 * `weights`: per layer 4 rows of weights and 4 of biases; `extra`: input weights, output weights, output biases;
 * `state`: per layer hidden state and cell. After ADBench (Srajer, Kukelova, Fitzgibbon, 2018). */
#include <math.h>

static double sigmoid(double x)
{
    return 1 / (1 + exp(-x));
}

double lstm(const double *weights, const double *extra, double *state, const double *sequence, double *line,
            Index layers, Index width, Index length)
{
    double loss = 0;
    for (Index t = 0; t + 1 < length; t++) {
        double sum = 2;
        for (Index i = 0; i < width; i++)
            line[i] = sequence[t * width + i] * extra[i];
        for (Index l = 0; l < layers; l++)
            for (Index i = 0; i < width; i++) {
                const double *w = weights + l * 8 * width;
                double *hidden = state + l * 2 * width, *cell = hidden + width;
                double forget = sigmoid(line[i] * w[i] + w[4 * width + i]);
                double ingate = sigmoid(hidden[i] * w[width + i] + w[5 * width + i]);
                double outgate = sigmoid(line[i] * w[2 * width + i] + w[6 * width + i]);
                double change = tanh(hidden[i] * w[3 * width + i] + w[7 * width + i]);
                cell[i] = cell[i] * forget + ingate * change;
                hidden[i] = outgate * tanh(cell[i]);
                line[i] = hidden[i];
            }
        for (Index i = 0; i < width; i++) {
            line[i] = line[i] * extra[width + i] + extra[2 * width + i];
            sum += exp(line[i]);
        }
        for (Index i = 0; i < width; i++)
            loss -= sequence[(t + 1) * width + i] * (line[i] - log(sum));
    }
    return loss / (double)((length - 1) * width);
}
