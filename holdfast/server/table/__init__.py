"""A table, pure: what can happen at it, what is asked of it, and what that leads to.

Nothing here reads or writes anything, waits, or looks at a clock of its own.
"""
