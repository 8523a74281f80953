/* The sum of sorted values, weighed by their rank: heap sort in place. */

static void sift(double *v, Index from, Index n)
{
    double moved = v[from];
    while (2 * from + 1 < n) {
        Index child = 2 * from + 1;
        if (child + 1 < n && v[child + 1] > v[child])
            child++;
        if (v[child] <= moved)
            break;
        v[from] = v[child];
        from = child;
    }
    v[from] = moved;
}

double sort(double *v, const double *weights, Index n)
{
    double sum = 0;
    for (Index i = n / 2; i > 0; i--)
        sift(v, i - 1, n);
    for (Index last = n - 1; last > 0; last--) {
        double greatest = v[0];
        v[0] = v[last];
        v[last] = greatest;
        sift(v, 0, last);
    }
    for (Index i = 0; i < n; i++)
        sum += weights[i] * v[i] * v[i];
    return sum;
}
