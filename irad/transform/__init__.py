"""Rewrites of a module before it is analysed, which know nothing of derivatives."""
