/* Sorts the values in place (quick sort, insertion sort below 8), then weighs them by their rank. */

static void insertion_sort(double *v, int n)
{
    for (int i = 1; i < n; i++) {
        double moving = v[i];
        int j = i;
        for (; j > 0 && v[j - 1] > moving; j--)
            v[j] = v[j - 1];
        v[j] = moving;
    }
}

static void quick_sort(double *v, int n)
{
    if (n < 8) {
        insertion_sort(v, n);
        return;
    }
    double pivot = v[n / 2];
    int low = 0, high = n - 1;
    while (low <= high) {
        while (v[low] < pivot)
            low++;
        while (v[high] > pivot)
            high--;
        if (low <= high) {
            double kept = v[low];
            v[low++] = v[high];
            v[high--] = kept;
        }
    }
    quick_sort(v, high + 1);
    quick_sort(v + low, n - low);
}

double sort_weigh(double *v, const double *w, int n)
{
    quick_sort(v, n);
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += w[i] * v[i];
    return sum;
}
