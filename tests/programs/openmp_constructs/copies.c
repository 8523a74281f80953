/* What one thread computes, and hands to the others' variables of their own. */
struct pair { double first; int count; float second; };

void scalars_and_arrays(const double *x, double *y, int n)
{
#pragma omp parallel
    {
        double s = 0, t[3] = {0, 0, 0};
#pragma omp single copyprivate(s, t)
        {
            s = x[0] * x[0] * x[1];
            t[1] = x[2] * x[3];
        }
#pragma omp for
        for (int i = 0; i < n; i++)
            y[i] += s * x[i] + t[1];
    }
}

/* In each round the threads go on with what one of them has made of the numbers of the round before. */
void in_rounds(const double *x, double *y, int n)
{
#pragma omp parallel
    {
        double s = 1;
        for (int round = 0; round < 4; round++) {
#pragma omp single copyprivate(s)
            s = s * x[round] + y[round];
#pragma omp for
            for (int i = 0; i < n; i++)
                y[i] += s * x[i];
        }
    }
}

void structures(const double *x, double *y, int n)
{
#pragma omp parallel
    {
        struct pair p = {0, 0, 0};
        int from = 0;
#pragma omp single copyprivate(p) copyprivate(from)
        {
            p.first = x[0] * x[1];
            p.second = (float)x[2];
            p.count = 3;
            from = 2;
        }
#pragma omp for
        for (int i = 0; i < n; i++)
            for (int k = from; k < from + p.count; k++)
                y[i] += p.first * x[k] * p.second;
    }
}

void in_teams_of_teams(const double *x, double *y, int n)
{
#pragma omp parallel for num_threads(2)
    for (int half = 0; half < 2; half++) {
#pragma omp parallel
        {
            double s = 0;
#pragma omp single copyprivate(s)
            s = x[half] * x[half + 2];
#pragma omp for
            for (int i = half; i < n; i += 2)
                y[i] += s * x[i];
        }
    }
}
