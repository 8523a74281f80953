"""Intrinsics of instruction sets become generic instructions."""
