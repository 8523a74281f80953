"""Which addresses a function may access, as expressions over its arguments."""
