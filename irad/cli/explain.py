def add_command(c): pass
def run(*a): return 0
