"""From Python values to the arguments of compiled code, and back."""
