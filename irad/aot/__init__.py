"""Programs built ahead of time: marked calls in a module become calls of derivatives."""
