/* The second file of separate.c. */
double stiffness = 1;

static double square(double x) { return x * x; }
double spring(const double *a, const double *b) { return stiffness * square(*b - *a); }

double simulate(const double *x, int n)
{
    double energy = 0;
    for (int i = 0; i + 1 < n; i++)
        energy += spring(x + i, x + i + 1);
    return energy;
}
