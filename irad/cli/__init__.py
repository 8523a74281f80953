"""The command line: ``irad opt``, ``irad cc``, ``irad fc``, ``irad explain`` and ``irad selftest``."""
