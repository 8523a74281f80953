/* Steps of the heat equation on a plane with fixed borders: from `u` to `next` and back. */

void heat(double *u, double *next, Index rows, Index columns, Index steps, double rate)
{
    for (Index s = 0; s < steps; s++) {
        for (Index i = 1; i < rows - 1; i++)
            for (Index j = 1; j < columns - 1; j++)
                next[i * columns + j] = u[i * columns + j]
                    + rate * (u[(i - 1) * columns + j] + u[(i + 1) * columns + j] + u[i * columns + j - 1]
                              + u[i * columns + j + 1] - 4 * u[i * columns + j]);
        for (Index i = 1; i < rows - 1; i++)
            for (Index j = 1; j < columns - 1; j++)
                u[i * columns + j] = next[i * columns + j];
    }
}
