/* The adjoint of `black_scholes` by hand, value and gradient together: what it needs are the prices' known sensitivities. */

void black_scholes_by_hand(const double *restrict spot, double *restrict dspot, const double *restrict strike,
                           double *restrict dstrike, const double *restrict years, double *restrict dyears,
                           const double *restrict volatility, double *restrict dvolatility, double rate,
                           double *restrict call, double *restrict dcall, double *restrict put, double *restrict dput,
                           int n)
{
    for (int i = 0; i < n; i++) {
        double s = spot[i], k = strike[i], t = years[i], v = volatility[i], sqrt_t = sqrt(t), root = v * sqrt_t;
        double d1 = (log(s / k) + (rate + 0.5 * v * v) * t) / root, d2 = d1 - root, discount = exp(-rate * t);
        double paid = k * discount, up = 0.5 * erfc(-d1 / sqrt(2.0)), over = 0.5 * erfc(-d2 / sqrt(2.0));
        call[i] = s * up - paid * over;
        put[i] = paid * (1 - over) - s * (1 - up);
        double c = dcall[i], p = dput[i], density = exp(-0.5 * d1 * d1) * 0.39894228040143267794;
        dcall[i] = dput[i] = 0;
        dspot[i] += c * up - p * (1 - up);
        dstrike[i] += discount * (p * (1 - over) - c * over);
        double vega = (c + p) * s * density;
        dvolatility[i] += vega * sqrt_t;
        dyears[i] += vega * v / (2 * sqrt_t) + rate * paid * (c * over - p * (1 - over));
    }
}
