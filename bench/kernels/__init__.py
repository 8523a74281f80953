"""The corpus of kernels; `registry` describes every one of them."""
