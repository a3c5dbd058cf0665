"""What people see and type in a terminal: the screen, the keyboard, and a match played with them.

What a command prints of its own result stays in the file of the command.
"""
