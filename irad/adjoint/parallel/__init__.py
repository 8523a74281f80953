"""Planning of parallel regions: how threads accumulate into shared adjoints, and what has to be known for that."""
