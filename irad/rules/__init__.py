"""Derivative rules as data: what is known about instructions and library functions, by name."""
