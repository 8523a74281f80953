"""Loops of serial code whose iterations are proved independent become parallel regions."""
