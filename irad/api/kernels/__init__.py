"""What a kernel is: its module, its signature, and the types of its language."""
