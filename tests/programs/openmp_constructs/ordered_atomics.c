/* Atomic operations of which the order matters, or that are attempted until they succeed. */

void products(const double *x, double *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        bins[i % 3] *= 1 + 0.1 * x[i];
    }
}

void quotients(const float *x, float *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        bins[i % 3] /= x[i];
    }
}

/* An even number of them for each place: then the order does not matter. */
void reversed_differences(const double *x, double *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        bins[i] = x[i] * x[i] - bins[i];
    }
}

void largest(const double *x, double *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v = x[i] * x[i];
#pragma omp atomic compare
        bins[i % 3] = bins[i % 3] < v ? v : bins[i % 3];
    }
}

void smallest(const float *x, float *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        float v = x[i] * x[i];
#pragma omp atomic compare
        bins[i % 3] = bins[i % 3] > v ? v : bins[i % 3];
    }
}

/* A sum of the same width as what is multiplied. */
void sums_and_products(const double *x, double *bins, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        if (i % 2) {
#pragma omp atomic
            bins[0] += x[i];
        } else {
#pragma omp atomic
            bins[1] *= 1 + 0.1 * x[i];
        }
    }
}

void written_and_read(const double *x, double *y, double *z, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double v;
#pragma omp atomic write
        y[i] = x[i] * x[i];
#pragma omp atomic read
        v = y[i];
        z[i] = v * x[i];
    }
}

void exchanged(const double *x, double *y, double *z, int n)
{
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double before;
#pragma omp atomic capture
        {
            before = y[i];
            y[i] = x[i] * x[i];
        }
        z[i] = before * before;
    }
}

/* One thread waits for the other's flag: so does the reverse sweep, the other way round. */
void handed_over(const double *x, double *y, double *z, int n)
{
    int ready = 0;
#pragma omp parallel num_threads(2)
    {
#pragma omp sections
        {
#pragma omp section
            {
                for (int i = 0; i < n; i++)
                    y[i] = x[i] * x[i];
#pragma omp atomic write release
                ready = 1;
            }
#pragma omp section
            {
                int seen = 0;
                while (!seen) {
#pragma omp atomic read acquire
                    seen = ready;
                }
                for (int i = 0; i < n; i++)
                    z[i] = y[n - 1 - i] * y[i];
            }
        }
    }
}

/* y tells of the order in which threads came. */
double captured(const double *x, double *y, int n)
{
    double v = 1;
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        double before;
#pragma omp atomic capture
        {
            before = v;
            v *= x[i];
        }
        y[i] = before * before;
    }
    return v;
}
