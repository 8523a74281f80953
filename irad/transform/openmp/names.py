"""How raised functions are named and marked."""

RAISED = "irad.raised."
TEAM_PREFIX = "irad.team."
TASK_PREFIX = "irad.task."
SHARE, BLOCK = "irad.share.", "irad.block."
"""Functions that return their argument, and mark the first iteration of a thread's share of a loop's iterations: other
threads run others. `BLOCK`: the share is one block, and blocks follow one another as the threads' numbers do."""
TEAM = "irad.team"
"""The function attribute of team functions."""
