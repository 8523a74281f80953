/* The state of a hierarchical multiscale LSTM cell and its gradient, by hand and without branches: see bench/broadcast.py. */
#include <math.h>

double hm_lstm_gradient(int n, const float *restrict c, const float *restrict below, const float *restrict own,
                        const float *restrict f, const float *restrict i, const float *restrict g,
                        float *restrict dc, float *restrict df, float *restrict di, float *restrict dg)
{
    double total = 0.0;
    for (int from = 0; from < n; from += 1024) {
        int to = from + 1024 < n ? from + 1024 : n;
        float sum = 0.0f;
        for (int k = from; k < to; k++) {
            float forget = 1.0f / (1.0f + expf(-f[k])), input = 1.0f / (1.0f + expf(-i[k]));
            float cand = 1.0f - 2.0f / (1.0f + expf(2.0f * g[k])); /* tanh, which fewer compilers vectorise */
            float flush = own[k] > 0.5f ? 1.0f : 0.0f, update = below[k] > 0.5f ? 1.0f - flush : 0.0f;
            float copy = 1.0f - flush - update, fresh = flush + update;
            sum += copy * c[k] + update * forget * c[k] + fresh * input * cand;
            dc[k] = copy + update * forget;
            df[k] = update * c[k] * forget * (1.0f - forget);
            di[k] = fresh * cand * input * (1.0f - input);
            dg[k] = fresh * input * (1.0f - cand * cand);
        }
        total += sum;
    }
    return total;
}
