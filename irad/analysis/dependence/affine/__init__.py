"""Addresses in parallel loops as linear forms over iteration numbers: the terms that dependence tests compare."""
