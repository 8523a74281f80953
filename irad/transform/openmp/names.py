"""How raised functions are named and marked."""

RAISED = "irad.raised."
TEAM_PREFIX = "irad.team."
TASK_PREFIX = "irad.task."
TEAM = "irad.team"
"""The function attribute of team functions."""
FOUND = "irad.team.found"
"""And of those, in addition, whose parallel loop was a serial one in the program."""
