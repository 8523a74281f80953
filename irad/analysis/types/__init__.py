"""What memory and registers hold: evidence, type inference, and bits of numbers in integers."""
