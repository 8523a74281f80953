"""Tests of the documentation: everything that it shows is run."""
