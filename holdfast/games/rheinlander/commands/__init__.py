"""What this game adds to ``holdfast``: a module for each command, of the command's name."""
