"""Dependence questions for an SMT solver: encoding, query, solver, and what has been answered before."""
