/* The adjoint of `mlp` by hand: value and gradient of a sample together, nothing is kept. */

double mlp_by_hand(const double *restrict w1, double *restrict dw1, const double *restrict b1, double *restrict db1,
                   const double *restrict w2, double *restrict dw2, const double *restrict b2, double *restrict db2,
                   const double *restrict samples, const int *restrict labels, double *restrict hidden,
                   double *restrict dhidden, double *restrict scores, double *restrict dscores, int batch, int inputs,
                   int width, int classes)
{
    double loss = 0, each = 1.0 / batch;
    for (int s = 0; s < batch; s++) {
        const double *sample = samples + (long)s * inputs;
        for (int i = 0; i < width; i++) {
            double sum = b1[i];
            for (int j = 0; j < inputs; j++)
                sum += w1[(long)i * inputs + j] * sample[j];
            hidden[i] = tanh(sum);
            dhidden[i] = 0;
        }
        double largest = -1e300, all = 0;
        for (int i = 0; i < classes; i++) {
            double sum = b2[i];
            for (int j = 0; j < width; j++)
                sum += w2[(long)i * width + j] * hidden[j];
            scores[i] = sum;
            largest = sum > largest ? sum : largest;
        }
        for (int i = 0; i < classes; i++) {
            dscores[i] = exp(scores[i] - largest);
            all += dscores[i];
        }
        loss += log(all) + largest - scores[labels[s]];
        for (int i = 0; i < classes; i++) {
            double g = each * (dscores[i] / all - (i == labels[s]));
            dscores[i] = 0;
            db2[i] += g;
            for (int j = 0; j < width; j++) {
                dw2[(long)i * width + j] += g * hidden[j];
                dhidden[j] += g * w2[(long)i * width + j];
            }
        }
        for (int i = 0; i < width; i++) {
            double g = dhidden[i] * (1 - hidden[i] * hidden[i]);
            dhidden[i] = 0;
            db1[i] += g;
            for (int j = 0; j < inputs; j++)
                dw1[(long)i * inputs + j] += g * sample[j];
        }
    }
    return loss / batch;
}
