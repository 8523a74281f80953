"""Before a function is analysed: integers that are numbers or pointers become what they are."""
