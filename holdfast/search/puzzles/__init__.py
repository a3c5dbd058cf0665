"""Puzzles: positions of real games in which one decision is clearly best, and the proof of that.

What makes a position a puzzle says ``docs/decisions/0022-what-makes-a-puzzle.md``; what a file of
them looks like, ``docs/reference/puzzles.md``.
"""
