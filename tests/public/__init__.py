"""Public libraries, fetched when these tests run, against differences and against their own adjoints."""
