"""Analyses: IR in, frozen facts out. Nothing here changes IR."""
