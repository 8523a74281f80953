// Parallel code in C++ that may throw: what a vector allocates, regions and tasks must not let out.
#include <cmath>
#include <vector>

static double spread(const std::vector<double> &near, double width)
{
    std::vector<double> terms;
    for (double v : near)
        terms.push_back(std::exp(-v / width));
    double sum = 0.0;
    for (double t : terms)
        sum += t;
    return std::log(sum);
}

extern "C" double allocating(const double *x, const double *w, double *y, int n, int m)
{
    double total = 0.0;
    #pragma omp parallel for reduction(+ : total)
    for (int i = 0; i < n; i++) {
        std::vector<double> near(m);
        for (int j = 0; j < m; j++)
            near[j] = (x[i * m + j] - w[j]) * (x[i * m + j] - w[j]);
        total += spread(near, 0.7) * y[i];
    }
    return total;
}

extern "C" double allocating_tasks(const double *x, const double *w, double *y, int n, int m)
{
    std::vector<double> part(n);
    #pragma omp parallel
    #pragma omp single
    for (int i = 0; i < n; i++) {
        #pragma omp task firstprivate(i) shared(part)
        {
            std::vector<double> near(m);
            for (int j = 0; j < m; j++)
                near[j] = x[i * m + j] * w[j];
            part[i] = spread(near, 1.3);
        }
    }
    double total = 0.0;
    for (int i = 0; i < n; i++)
        total += part[i] * y[i];
    return total;
}

struct table { std::vector<double> values; };

static double nearest(const table &all, double at, int m)
{
    double sum = 0.0;
    #pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < (int)all.values.size() / m; i++) {
        std::vector<double> near(m);
        for (int j = 0; j < m; j++)
            near[j] = (all.values[i * m + j] - at) * (all.values[i * m + j] - at);
        sum += spread(near, 0.9);
    }
    return sum;
}

extern "C" double behind_a_reference(const double *x, const double *w, double *y, int n, int m)
{
    table all;
    all.values.assign(x, x + n * m);
    return nearest(all, w[0], m) * y[0];
}
