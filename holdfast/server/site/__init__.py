"""The server as a whole: its start and stop, its addresses and pages, who calls, its games.

What goes on at a table is not here, and neither is what a request says.
"""
