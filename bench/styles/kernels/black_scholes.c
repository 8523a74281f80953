/* Prices of European calls and puts after Black and Scholes. */
#include <math.h>

void black_scholes(const double *spot, const double *strike, const double *years, const double *volatility, double rate,
                   double *call, double *put, Index n)
{
    for (Index i = 0; i < n; i++) {
        double root = volatility[i] * sqrt(years[i]);
        double d1 = (log(spot[i] / strike[i]) + (rate + 0.5 * volatility[i] * volatility[i]) * years[i]) / root;
        double d2 = d1 - root, paid = strike[i] * exp(-rate * years[i]);
        call[i] = 0.5 * (spot[i] * erfc(-d1 / sqrt(2.0)) - paid * erfc(-d2 / sqrt(2.0)));
        put[i] = 0.5 * (paid * erfc(d2 / sqrt(2.0)) - spot[i] * erfc(d1 / sqrt(2.0)));
    }
}
