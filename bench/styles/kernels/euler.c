/* Lotka and Volterra's equations by Euler's method: p is growth, predation, decline, conversion. */

double euler(const double *start_at, const double *p, double dt, Index steps)
{
    double prey = start_at[0], predator = start_at[1];
    for (Index s = 0; s < steps; s++) {
        double grows = p[0] * prey - p[1] * prey * predator;
        double falls = p[3] * prey * predator - p[2] * predator;
        prey += dt * grows;
        predator += dt * falls;
    }
    return prey + 2 * predator;
}
