"""Writing IR beside a module: functions, their helpers at run time, and expressions of rules."""
