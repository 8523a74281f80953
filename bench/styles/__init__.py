"""The same kernels in the styles in which people write them, each built ahead of time and just in time."""
