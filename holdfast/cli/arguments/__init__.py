"""What the commands are given: options, files to read and to write, matches to begin or go on with.

What one command alone takes is declared in the file of the command.
"""
