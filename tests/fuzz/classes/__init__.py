"""Random programs of the classes in which compiled code hides how numbers travel.

Records that are moved, words and bytes that hold numbers, memory that allocators hand out, branches that are never
taken: a program is a chain of *stages*, each a function from one array of doubles to another that sends the numbers
through one such class.  What the derivative is, is told by finite differences of the program as a plain compiler
makes it (see `differences`).
"""
