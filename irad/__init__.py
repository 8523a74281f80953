"""irad: gradients of compiled code, made from optimised LLVM IR."""

__version__ = "0.1.0"
