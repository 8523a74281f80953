"""Loop nests around functions of numbers: what they call for each element, and the loops."""
