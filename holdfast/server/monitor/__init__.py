"""What happens on the server, counted and written down for whoever runs it.

What happens at a table is not in the journal but in the table's log, in ``store``.
"""
