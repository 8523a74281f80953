"""The front end of C and C++."""
