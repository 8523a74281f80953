/* Loss of a stacked LSTM with diagonal weights over a sequence of characters.
 *
 * main: per layer 4*b weights and 4*b biases; extra: input weights, output weights, output biases (b each);
 * state: per layer hidden state and cell (b each); sequence: `length` rows of b entries.
 * The definition is that of ADBench (Srajer, Kukelova, Fitzgibbon, 2018). */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static double sigmoid(double x)
{
    return 1 / (1 + exp(-x));
}

static void step_layer(int b, const double *weight, const double *bias, double *hidden, double *cell,
                       const double *input)
{
    for (int i = 0; i < b; i++) {
        double forget = sigmoid(input[i] * weight[i] + bias[i]);
        double enter = sigmoid(hidden[i] * weight[b + i] + bias[b + i]);
        double leave = sigmoid(input[i] * weight[2 * b + i] + bias[2 * b + i]);
        double change = tanh(hidden[i] * weight[3 * b + i] + bias[3 * b + i]);
        cell[i] = cell[i] * forget + enter * change;
        hidden[i] = leave * tanh(cell[i]);
    }
}

static void predict(int layers, int b, const double *main, const double *extra, double *state,
                    const double *input, double *output)
{
    for (int i = 0; i < b; i++)
        output[i] = input[i] * extra[i];
    const double *from = output;
    for (int l = 0; l < layers; l++) {
        const double *weight = main + 8 * b * l;
        double *hidden = state + 2 * b * l;
        step_layer(b, weight, weight + 4 * b, hidden, hidden + b, from);
        from = hidden;
    }
    for (int i = 0; i < b; i++)
        output[i] = from[i] * extra[b + i] + extra[2 * b + i];
}

double lstm(const double *main, const double *extra, const double *state, const double *sequence,
            int layers, int b, int length)
{
    double *running = malloc(sizeof(double) * 2 * b * layers);
    double *predicted = malloc(sizeof(double) * b);
    memcpy(running, state, sizeof(double) * 2 * b * layers);
    double total = 0;
    for (int t = 0; t < length - 1; t++) {
        predict(layers, b, main, extra, running, sequence + t * b, predicted);
        double sum = 2;
        for (int i = 0; i < b; i++)
            sum += exp(predicted[i]);
        double norm = log(sum);
        const double *truth = sequence + (t + 1) * b;
        for (int i = 0; i < b; i++)
            total += truth[i] * (predicted[i] - norm);
    }
    free(predicted);
    free(running);
    return -total / ((length - 1) * b);
}
