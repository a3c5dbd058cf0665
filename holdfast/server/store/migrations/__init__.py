"""The steps from each schema to the next, run by Alembic.

A new step has the form of ``script.py.mako`` and the next number. The tests of migrations fail
until the steps together lead to ``schema.py``.
"""
