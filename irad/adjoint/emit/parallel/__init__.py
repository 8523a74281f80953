"""Writes the forward and reverse code of parallel regions."""
