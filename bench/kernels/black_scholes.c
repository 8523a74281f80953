/* Prices of European options after Black and Scholes. */
#include <math.h>

static double normal(double x)
{
    return 0.5 * erfc(-x / M_SQRT2);
}

void black_scholes(const double *spot, const double *strike, const double *time, double rate,
                   double volatility, double *call, double *put, int n)
{
    for (int i = 0; i < n; i++) {
        double spread = volatility * sqrt(time[i]);
        double d1 = (log(spot[i] / strike[i]) + (rate + 0.5 * volatility * volatility) * time[i]) / spread;
        double d2 = d1 - spread;
        double discounted = strike[i] * exp(-rate * time[i]);
        call[i] = spot[i] * normal(d1) - discounted * normal(d2);
        put[i] = discounted * normal(-d2) - spot[i] * normal(-d1);
    }
}
