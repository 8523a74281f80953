"""Darknet: layers of neural networks in C, against differences and the library's own backward pass (Debian sources
`darknet`). It is compiled with double in place of float, so that differences have digits to compare."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import irad
from tests.public.cases import Case, Library
from tests.public.fetching import archive, as_bitcode, debian_source, wrapper

#: Behind the system's headers, so that their prototypes stay what they are.
AS_DOUBLE = """
#include <assert.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#define float double
#define expf exp
#define logf log
#define powf pow
#define sqrtf sqrt
#define fabsf fabs
"""

SOURCE = r"""
#include <darknet.h>
#include "activation_layer.h"
#include "activations.h"
#include "avgpool_layer.h"
#include "batchnorm_layer.h"
#include "blas.h"
#include "connected_layer.h"
#include "convolutional_layer.h"
#include "cost_layer.h"
#include "gemm.h"
#include "gru_layer.h"
#include "l2norm_layer.h"
#include "local_layer.h"
#include "lstm_layer.h"
#include "maxpool_layer.h"
#include "normalization_layer.h"
#include "rnn_layer.h"
#include "softmax_layer.h"
#include "upsample_layer.h"

static void set(float *to, const float *from, int n) { memcpy(to, from, n * sizeof(float)); }
static void run(layer l, const float *x, float *y)
{
    network net = { 0 };
    net.input = (float *)x;
    net.batch = l.batch;
    net.workspace = calloc(1, l.workspace_size + 1);
    l.forward(l, net);
    set(y, l.output, l.outputs * l.batch);
    free(net.workspace);
}
static void run_back(layer l, const float *x, const float *seed, float *dx)
{
    network net = { 0 };
    net.input = (float *)x;
    net.delta = dx;
    net.batch = l.batch;
    net.train = 1;
    net.workspace = calloc(1, l.workspace_size + 1);
    l.forward(l, net);
    set(l.delta, seed, l.outputs * l.batch);
    l.backward(l, net);
    free(net.workspace);
}

static layer dense(const float *w, const float *b, int n, int m)
{
    layer l = make_connected_layer(2, n, m, LOGISTIC, 0, 0);
    set(l.weights, w, n * m);
    set(l.biases, b, m);
    return l;
}
void connected(const float *w, const float *b, const float *x, float *y, int n, int m)
{
    layer l = dense(w, b, n, m);
    run(l, x, y);
    free_layer(l);
}
void connected_back(const float *w, const float *b, const float *x, const float *seed, float *dw, float *db, float *dx,
                    int n, int m)
{
    layer l = dense(w, b, n, m);
    run_back(l, x, seed, dx);
    set(dw, l.weight_updates, n * m);
    set(db, l.bias_updates, m);
    free_layer(l);
}
static layer filters(const float *w, const float *b, int side, int c, int n)
{
    layer l = make_convolutional_layer(1, side, side, c, n, 1, 3, 1, 1, LEAKY, 0, 0, 0, 0);
    set(l.weights, w, n * c * 9);
    set(l.biases, b, n);
    return l;
}
void convolutional(const float *w, const float *b, const float *x, float *y, int side, int c, int n)
{
    layer l = filters(w, b, side, c, n);
    run(l, x, y);
    free_layer(l);
}
void convolutional_back(const float *w, const float *b, const float *x, const float *seed, float *dw, float *db,
                        float *dx, int side, int c, int n)
{
    layer l = filters(w, b, side, c, n);
    run_back(l, x, seed, dx);
    set(dw, l.weight_updates, n * c * 9);
    set(db, l.bias_updates, n);
    free_layer(l);
}
void maxpool(const float *x, float *y, int side, int c)
{
    layer l = make_maxpool_layer(1, side, side, c, 2, 2, 0);
    run(l, x, y);
    free_layer(l);
}
void avgpool(const float *x, float *y, int side, int c)
{
    layer l = make_avgpool_layer(1, side, side, c);
    run(l, x, y);
    free_layer(l);
}
void softmaxes(const float *x, float *y, int n)
{
    layer l = make_softmax_layer(2, n, 1);
    l.noloss = 1;
    run(l, x, y);
    free_layer(l);
}
void normalize(const float *x, float *y, int side, int c)
{
    layer l = make_normalization_layer(1, side, side, c, 3, 0.5, 0.75, 1.0);
    run(l, x, y);
    free_layer(l);
}
void batchnorm(const float *x, float *y, int side, int c)
{
    layer l = make_batchnorm_layer(3, side, side, c);
    network net = { 0 };
    net.input = (float *)x;
    net.train = 1;
    l.forward(l, net);
    set(y, l.output, l.outputs * l.batch);
    free_layer(l);
}
void upsample(const float *x, float *y, int side, int c)
{
    layer l = make_upsample_layer(1, side, side, c, 2);
    run(l, x, y);
    free_layer(l);
}
void activations_all(const float *x, float *y, int n)
{
    ACTIVATION kinds[] = { LOGISTIC, RELU, RELIE, LINEAR, RAMP, TANH, PLSE, LEAKY, ELU, LOGGY, HARDTAN, LHTAN, SELU };
    for (int k = 0; k < 13; k++) {
        set(y + k * n, x, n);
        activate_array(y + k * n, n, kinds[k]);
    }
}
void recurrent(const float *w, const float *x, float *y, int n, int hidden, int steps)
{
    layer l = make_rnn_layer(1, n, hidden, steps, TANH, 0, 0);
    set(l.input_layer->weights, w, n * hidden);
    set(l.self_layer->weights, w + n * hidden, hidden * hidden);
    set(l.output_layer->weights, w + n * hidden + hidden * hidden, hidden * hidden);
    network net = { 0 };
    net.input = (float *)x;
    l.forward(l, net);
    set(y, l.output, hidden * steps);
}
void gated(const float *w, const float *x, float *y, int n, int hidden, int steps)
{
    layer l = make_gru_layer(1, n, hidden, steps, 0, 0);
    layer *from_x[] = { l.uz, l.ur, l.uh }, *from_h[] = { l.wz, l.wr, l.wh };
    for (int k = 0; k < 3; k++, w += (n + hidden) * hidden) {
        set(from_x[k]->weights, w, n * hidden);
        set(from_h[k]->weights, w + n * hidden, hidden * hidden);
    }
    network net = { 0 };
    net.input = (float *)x;
    l.forward(l, net);
    set(y, l.output, hidden * steps);
}
void long_short(const float *w, const float *x, float *y, int n, int hidden, int steps)
{
    layer l = make_lstm_layer(1, n, hidden, steps, 0, 0);
    layer *from_x[] = { l.uf, l.ui, l.ug, l.uo }, *from_h[] = { l.wf, l.wi, l.wg, l.wo };
    for (int k = 0; k < 4; k++, w += (n + hidden) * hidden) {
        set(from_x[k]->weights, w, n * hidden);
        set(from_h[k]->weights, w + n * hidden, hidden * hidden);
    }
    network net = { 0 };
    net.input = (float *)x;
    l.forward(l, net);
    set(y, l.output, hidden * steps);
}
void matrix_product(float *a, float *b, float *c, int m, int n, int k)
{
    gemm(0, 1, m, n, k, 0.7, a, k, b, k, 0.3, c, n);
}
/* A whole network: convolution, pooling, two dense layers, softmax with its loss. */
float network_loss(const float *w, const float *x, const float *truth)
{
    network *net = make_network(5);
    layer a = make_convolutional_layer(1, 6, 6, 1, 2, 1, 3, 1, 1, LEAKY, 0, 0, 0, 0);
    set(a.weights, w, 18);
    layer b = make_maxpool_layer(1, 6, 6, 2, 2, 2, 0);
    layer c = make_connected_layer(1, 18, 5, LOGISTIC, 0, 0);
    set(c.weights, w + 18, 90);
    layer d = make_connected_layer(1, 5, 3, LINEAR, 0, 0);
    set(d.weights, w + 108, 15);
    layer e = make_softmax_layer(1, 3, 1);
    net->layers[0] = a;
    net->layers[1] = b;
    net->layers[2] = c;
    net->layers[3] = d;
    net->layers[4] = e;
    net->batch = 1;
    net->inputs = 36;
    net->truths = 3;
    net->input = (float *)x;
    net->truth = (float *)truth;
    net->workspace = calloc(1, a.workspace_size);
    forward_network(net);
    return *net->cost;
}
"""


def _build(level: str) -> irad.Module:
    top = debian_source("darknet")
    files = [str(p) for p in sorted((top / "src").glob("*.c")) if p.name != "compare.c"]
    flags = [level, "-w", "-DSTBI_NO_SIMD", "-include", wrapper("as_double.h", AS_DOUBLE)]
    flags += [f"-I{top / 'include'}", f"-I{top / 'src'}"]
    own = as_bitcode([wrapper("darknet.c", SOURCE)], flags)
    return irad.compile(archive(own, as_bitcode(files, flags)), flags=flags)


LIBRARY = Library("darknet", _build)

RANDOM = np.random.default_rng(17)


def some(*shape: int) -> np.ndarray:
    return RANDOM.normal(size=shape)


def _connected(seeds: Any, w: Any, b: Any, x: Any, y: Any, n: int, m: int) -> list[np.ndarray]:
    back = [np.zeros(w.shape), np.zeros(b.shape), np.zeros(x.shape)]
    LIBRARY.module("-O2").connected_back(w, b, x, seeds[0], *back, n, m)
    return back


def _convolutional(seeds: Any, w: Any, b: Any, x: Any, y: Any, side: int, c: int, n: int) -> list[np.ndarray]:
    back = [np.zeros(w.shape), np.zeros(b.shape), np.zeros(x.shape)]
    LIBRARY.module("-O2").convolutional_back(w, b, x, seeds[0], *back, side, c, n)
    return back


DENSE = (some(12), some(3), some(8), np.zeros(6), 4, 3)
FILTERS = (some(36), some(2), some(50), np.zeros(50), 5, 2, 2)
CASES = [
    Case("connected", DENSE, out=(3,)),
    Case("connected", DENSE, out=(3,), adjoint=_connected, rtol=1e-6, label="connected, own adjoint"),
    Case("convolutional", FILTERS, out=(3,), step=1e-4, rtol=1e-6),
    Case("convolutional", FILTERS, out=(3,), adjoint=_convolutional, rtol=1e-10, label="convolutional, own adjoint"),
    Case("maxpool", (some(32), np.zeros(8), 4, 2), out=(1,), step=1e-3),
    Case("avgpool", (some(32), np.zeros(2), 4, 2), out=(1,)),
    Case("softmaxes", (some(10), np.zeros(10), 5), out=(1,)),
    Case("normalize", (some(48), np.zeros(48), 4, 3), out=(1,)),
    Case("batchnorm", (some(24), np.zeros(24), 2, 2), out=(1,)),
    Case("upsample", (some(8), np.zeros(32), 2, 2), out=(1,)),
    Case("activations_all", (some(6), np.zeros(78), 6), out=(1,), step=1e-4, rtol=1e-6),
    Case("recurrent", (some(44), some(9), np.zeros(12), 3, 4, 3), out=(2,)),
    Case("gated", (some(84), some(9), np.zeros(12), 3, 4, 3), out=(2,)),
    Case("long_short", (some(112), some(9), np.zeros(12), 3, 4, 3), out=(2,)),
    Case("matrix_product", (some(12), some(20), some(15), 3, 5, 4), wrt=(0, 1, 2), out=(2,)),
    Case("network_loss", (some(123), some(36), np.array([0.0, 1.0, 0.0])), wrt=(0, 1), step=1e-4, rtol=1e-6),
]


@pytest.mark.parametrize(("case", "level"), LIBRARY.parameters(CASES))
def test_darknet(case: Case, level: str) -> None:
    LIBRARY.run(case, level)
