"""From finished IR to running code: optimisation, just-in-time and ahead-of-time compilation."""
