"""Matches as tables for other programs: a row for each match, and one for each decision.

``columns`` says what is in them, ``rows`` makes them of a saved match, ``tables`` writes them.
"""
