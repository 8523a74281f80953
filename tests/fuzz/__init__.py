"""Random C kernels, and an independent oracle for their derivatives."""
