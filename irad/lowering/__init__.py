"""A function in simpler instructions, before it is analysed, for its derivatives only: passes of `irad.pipeline`."""
