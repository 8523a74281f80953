"""Prices of European options after Black and Scholes as a Numba kernel."""

import math

from numba import njit


@njit
def normal(x):
    """Return the standard normal distribution function."""
    return 0.5 * math.erfc(-x / math.sqrt(2.0))


@njit
def black_scholes(spot, strike, time, rate, volatility, call, put, n):
    """Write the prices of n calls and puts."""
    for i in range(n):
        spread = volatility * math.sqrt(time[i])
        d1 = (math.log(spot[i] / strike[i]) + (rate + 0.5 * volatility**2) * time[i]) / spread
        d2 = d1 - spread
        discounted = strike[i] * math.exp(-rate * time[i])
        call[i] = spot[i] * normal(d1) - discounted * normal(d2)
        put[i] = discounted * normal(-d2) - spot[i] * normal(-d1)
