"""Writes the IR that a plan describes. Nothing is decided here."""
