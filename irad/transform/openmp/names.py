"""How raised functions are named and marked."""

RAISED = "irad.raised."
TEAM_PREFIX = "irad.team."
SHARE = "irad.share."
"""A function that returns its argument, and marks the first iteration of a thread's share of a loop's iterations: other
threads run others."""
TEAM = "irad.team"
"""The function attribute of team functions."""
