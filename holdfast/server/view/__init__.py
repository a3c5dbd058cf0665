"""The one way out: what somebody is shown of a table, or answered about it.

Nothing here changes a table, and nothing else may show one.
"""
