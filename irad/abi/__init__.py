"""How C passes what derivatives take and return."""
