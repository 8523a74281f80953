"""Functions of numbers over arrays: ``irad.broadcast``."""
