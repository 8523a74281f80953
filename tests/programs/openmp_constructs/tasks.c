/* Tasks: in a derivative they run where they are created. */
struct three { double v[3]; int at; };

void one_for_each(const double *x, double *y, int n)
{
#pragma omp parallel
#pragma omp single
    {
        for (int i = 0; i < n; i++) {
#pragma omp task
            y[i] = x[i] * x[i];
        }
#pragma omp taskwait
        y[0] *= y[1] * y[2];
    }
}

/* Every thread creates tasks, and all wait at the end of the loop. */
void of_all_threads(const double *x, double *y, double *z, int n)
{
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < n; i++) {
            double scale = x[i] * x[i];
            struct three some = {{x[i], scale, y[i]}, i};
#pragma omp task firstprivate(some) shared(y)
            y[some.at] = some.v[0] * some.v[1] * some.v[2];
        }
#pragma omp for
        for (int i = 0; i < n; i++)
            z[i] = y[n - 1 - i] * y[i];
    }
}

static double tree(const double *x, int n)
{
    double left, right;
    if (n <= 3) {
        double sum = 0;
        for (int i = 0; i < n; i++)
            sum += x[i] * x[i];
        return sum;
    }
#pragma omp task shared(left)
    left = tree(x, n / 2);
#pragma omp task shared(right) if (n > 10)
    right = tree(x + n / 2, n - n / 2);
#pragma omp taskwait
    return left + right + 0.1 * left * right;
}

void in_trees(const double *x, double *y, int n)
{
#pragma omp parallel
#pragma omp single
#pragma omp taskgroup
    y[0] += tree(x, n) * y[1];
}

void in_order(const double *x, double *y, int n)
{
    double a = 0, b = 0;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task depend(out : a)
        a = x[0] * x[1];
#pragma omp task depend(in : a) depend(out : b)
        b = a * x[2];
#pragma omp task depend(in : b) final(n > 10)
        y[0] = a * b + x[n - 1];
    }
}

void loop(const double *x, double *y, int n)
{
    double a = x[0] * x[1];
#pragma omp parallel
#pragma omp single
#pragma omp taskloop grainsize(4) firstprivate(a)
    for (int i = 0; i < n; i++)
        y[i] *= a * x[i];
}

void loop_with_sum(const double *x, double *y, int n)
{
    double total = 1;
#pragma omp parallel
#pragma omp single
#pragma omp taskloop reduction(+ : total) num_tasks(5)
    for (int i = 0; i < n; i++)
        total += x[i] * x[i];
    y[0] *= total;
}
